import { describe, expect, test } from "bun:test";
import { type LogFile, readLogFile as read, type Watcher } from "./reading-files.ts";

const limit = 1000;

function file(name: string, content: string | Uint8Array): LogFile {
  return new File([Buffer.from(content)], name) as unknown as LogFile;
}

const patient: Watcher = { signal: new AbortController().signal, onProgress: () => {} };
const readLogFile = (given: LogFile, maxBytes: number) => read(given, maxBytes, patient);

function gzip(content: string | Uint8Array): Uint8Array {
  return Bun.gzipSync(Buffer.from(content));
}

describe("a file that somebody adds", () => {
  test("is read as text, under its name without folders", async () => {
    expect(await readLogFile(file("logs/latest.log", "a line\n"), limit)).toEqual({
      name: "latest.log",
      text: "a line\n",
    });
  });

  test("is unpacked where it is packed, whatever its name says", async () => {
    const packed = gzip("from yesterday\n");
    expect(await readLogFile(file("2026-01-15-1.log.gz", packed), limit)).toEqual({
      name: "2026-01-15-1.log",
      text: "from yesterday\n",
    });
    expect(await readLogFile(file("odd.log", packed), limit)).toEqual({ name: "odd.log", text: "from yesterday\n" });
    expect(await readLogFile(file("plain.gz", "not packed\n"), limit)).toEqual({
      name: "plain.gz",
      text: "not packed\n",
    });
  });

  test("may take eight times the limit, to be shortened; a longer one is not read", async () => {
    expect(await readLogFile(file("a.log", "x".repeat(8 * limit + 2)), limit)).toHaveProperty("text");
    expect(await readLogFile(file("a.log", "x".repeat(8 * limit + 3)), limit)).toEqual({
      name: "a.log",
      problem: "tooLarge",
    });
  });

  test("is not unpacked beyond the limit", async () => {
    const bomb = gzip(new Uint8Array(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readLogFile(file("bomb.log.gz", bomb), limit)).toMatchObject({ problem: "tooLarge" });
  });

  test.each<[what: string, content: string | Uint8Array, problem: string]>([
    ["empty", "", "empty"],
    ["a cut-off gzip file", gzip("a log that is long enough to be cut off").subarray(0, 25), "damaged"],
    ["a zip archive, which others read", "PK\x03\x04 and so on", "archive"],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d), "picture"],
    ["a packed tape archive, which others read", gzip(`${"name".padEnd(257, "\0")}ustar\0`), "archive"],
  ])("says what is wrong with it: %s", async (_, content, problem) => {
    expect(await readLogFile(file("a.gz", content), limit)).toMatchObject({ problem });
  });

  test.each<[what: string, content: Uint8Array]>([
    ["plain", Buffer.alloc(300_000, "a line\n")],
    ["packed", gzip(new Uint8Array(300_000).map((_, i) => 97 + ((i * i) % 25)))],
  ])("says how much of it is read, of the bytes that the file has: %s", async (_, content) => {
    const told: [number, number][] = [];
    const watcher = { ...patient, onProgress: (read: number, all: number) => told.push([read, all]) };
    expect(await read(file("a.log", content), 1_000_000, watcher)).toHaveProperty("text");
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toEqual([content.length, content.length]);
  });

  test.each<[what: string, content: Uint8Array]>([
    ["plain", Buffer.alloc(300, "a line\n")],
    ["packed", gzip("a line\n".repeat(300))],
  ])("is read no further when nobody wants it any more: %s", async (_, content) => {
    const stop = new AbortController();
    // Its first bytes come, and then nothing more.
    const stream = () => new ReadableStream({ start: (reader) => reader.enqueue(content.slice(0, 20)) });
    const stuck = Object.assign(file("a.log", content), { stream });
    const watcher: Watcher = { signal: stop.signal, onProgress: () => stop.abort() };
    expect(await read(stuck, 1_000_000, watcher)).toHaveProperty("problem");
  });

  test("that cannot be read, such as a folder, says so", async () => {
    const folder = {
      name: "logs",
      size: 4096,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error("it is a folder")) }),
    } as unknown as LogFile;
    expect(await readLogFile(folder, limit)).toEqual({ name: "logs", problem: "unreadable" });
  });
});
