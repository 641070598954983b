import { describe, expect, test } from "bun:test";
import { type LogFile, readLogFile } from "./reading-files.ts";

const limit = 1000;

function file(name: string, content: string | Uint8Array): LogFile {
  return new File([Buffer.from(content)], name) as unknown as LogFile;
}

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

  test("may take twice the limit, because UTF-16 shrinks; a longer one is not read", async () => {
    expect(await readLogFile(file("a.log", "x".repeat(2 * limit + 2)), limit)).toHaveProperty("text");
    expect(await readLogFile(file("a.log", "x".repeat(2 * limit + 3)), limit)).toEqual({
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
    ["a zip archive", "PK\x03\x04 and so on", "notText"],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d), "notText"],
    ["a packed tape archive", gzip(`${"name".padEnd(257, "\0")}ustar`), "notText"],
  ])("says what is wrong with it: %s", async (_, content, problem) => {
    expect(await readLogFile(file("a.gz", content), limit)).toMatchObject({ problem });
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
