import { describe, expect, test } from "bun:test";
import { PieceMeter, TinyPieces } from "./piece-meter.ts";

function feed(meter: PieceMeter, pieces: number, bytes: number): void {
  for (let i = 0; i < pieces; i++) meter.add(bytes);
}

describe("a body", () => {
  test("may come byte by byte while it is short", () => {
    const meter = new PieceMeter();
    feed(meter, 511, 1);
    expect(meter.joinsPieces).toBe(false);
  });

  test("that goes on byte by byte is refused", () => {
    expect(() => feed(new PieceMeter(), 512, 1)).toThrow(TinyPieces);
    expect(() => feed(new PieceMeter(), 512, 15)).toThrow(TinyPieces);
  });

  test("in lines is taken, and joined after a while", () => {
    const meter = new PieceMeter();
    feed(meter, 511, 40);
    expect(meter.joinsPieces).toBe(false);
    meter.add(40);
    expect(meter.joinsPieces).toBe(true);
  });

  test("in large pieces is never joined", () => {
    const meter = new PieceMeter();
    feed(meter, 10_000, 65_536);
    expect(meter.joinsPieces).toBe(false);
  });

  test("that was better at first is judged again", () => {
    const meter = new PieceMeter();
    feed(meter, 512, 40);
    meter.add(256 * 1024);
    expect(meter.joinsPieces).toBe(false);
    expect(() => feed(meter, 64, 1)).toThrow(TinyPieces);
  });
});
