import { describe, expect, test } from "bun:test";
import { ChunkMeter, TinyChunks } from "./chunk-meter.ts";

function feed(meter: ChunkMeter, chunks: number, bytes: number): void {
  for (let i = 0; i < chunks; i++) meter.add(bytes);
}

describe("a body", () => {
  test("may come byte by byte while it is short", () => {
    const meter = new ChunkMeter();
    feed(meter, 511, 1);
    expect(meter.joinsChunks).toBe(false);
  });

  test("that goes on byte by byte is refused", () => {
    expect(() => feed(new ChunkMeter(), 512, 1)).toThrow(TinyChunks);
    expect(() => feed(new ChunkMeter(), 512, 15)).toThrow(TinyChunks);
  });

  test("in lines is taken, and joined after a while", () => {
    const meter = new ChunkMeter();
    feed(meter, 511, 40);
    expect(meter.joinsChunks).toBe(false);
    meter.add(40);
    expect(meter.joinsChunks).toBe(true);
  });

  test("in large chunks is never joined", () => {
    const meter = new ChunkMeter();
    feed(meter, 10_000, 65_536);
    expect(meter.joinsChunks).toBe(false);
  });

  test("that was better at first is judged again", () => {
    const meter = new ChunkMeter();
    feed(meter, 512, 40);
    meter.add(256 * 1024);
    expect(meter.joinsChunks).toBe(false);
    expect(() => feed(meter, 64, 1)).toThrow(TinyChunks);
  });
});
