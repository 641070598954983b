import { describe, expect, test } from "bun:test";
import { deflateRawSync } from "node:zlib";
import { type ZipFile, type ZipOptions, zipOf } from "../../tests/support/zip-builder.ts";
import { ArchiveError } from "./archive-error.ts";
import { crc32 } from "./crc32.ts";
import { readArchive } from "./read-archive.ts";

const limits = { maxFiles: 10, maxFileBytes: 100_000, maxTotalBytes: 500_000 };
const log = "[10:30:00] [Server thread/INFO]: Done (3.2s)!\n";
const gbk = new Uint8Array([0xc8, 0xd5, 0xd6, 0xbe, 0x2e, 0x6c, 0x6f, 0x67]);

/** What becomes of these files beside a log that is always taken. */
async function beside(files: ZipFile[], options: ZipOptions = {}) {
  const archive = zipOf([...files, { name: "whole.log", content: log }], options);
  const found = await readArchive(archive, limits).catch((error) => error);
  if (found instanceof ArchiveError) return found.code;
  if (found instanceof Error) throw found;
  const { files: taken, leftOut } = found;
  return {
    taken: taken.map(({ name }: { name: string }) => name).filter((name: string) => name !== "whole.log"),
    leftOut: leftOut.map(({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`),
  };
}

const taken = (...names: string[]) => ({ taken: names, leftOut: [] });
const left = (reason: string) => ({ taken: [], leftOut: [`a.log: ${reason}`] });

describe("a file of a zip", () => {
  test.each<[what: string, file: Partial<ZipFile>, outcome: unknown]>([
    ["that is stored is taken", { isStored: true }, taken("a.log")],
    ["with a wrong checksum is left out", { crc: 1 }, left("damaged")],
    ["that is larger than it says is left out", { size: 5 }, left("damaged")],
    ["that is smaller than it says is left out", { size: 50_000 }, left("damaged")],
    ["that says that it is huge is left out unread", { size: 0xfffffffe }, left("tooLarge")],
    ["whose data is cut off is left out", { packed: deflateRawSync(log.repeat(50)).subarray(0, 20) }, left("damaged")],
    ["whose data is none is left out", { packed: Buffer.alloc(50, 0xff) }, left("damaged")],
    ["that is a stored bomb of a lie is left out", { isStored: true, size: 5 }, left("damaged")],
    ["that is encrypted is left out", { flags: 1 }, left("encrypted")],
    ["that is strongly encrypted is left out", { method: 99 }, left("encrypted")],
    ["that is packed in another way is left out", { method: 14 }, left("unsupportedMethod")],
    ["that is a link is left out", { unixMode: 0o120777, content: "/etc/passwd" }, left("link")],
    ["that lies outside of the zip breaks it", { offset: 1_000_000 }, "damaged"],
    ["that ends behind the directory breaks it", { packedSize: 100_000 }, "damaged"],
    ["that begins in the middle of another is refused", { offset: 10 }, "overlapping"],
    ["in place of another is refused", { offset: 0 }, "overlapping"],
  ])("%s", async (_, file, outcome) => {
    const first = { name: "b.png", content: log, isStored: true };
    const found = await beside([first, { name: "a.log", content: log, ...file }]);
    if (typeof found !== "string") found.leftOut = found.leftOut.filter((one: string) => one !== "b.png: notALog");
    expect(found).toEqual(outcome as typeof found);
  });

  test.each<[what: string, name: string | Uint8Array, flags: number, shown: string]>([
    ["in GBK without a mark", gbk, 0, "日志.log"],
    ["in UTF-8 without a mark", "日志.log", 0, "日志.log"],
    ["in UTF-8 with a mark", "日志.log", 0x800, "日志.log"],
    ["with a mark, but not in UTF-8", gbk, 0x800, "��־.log"],
    ["that leads outside", "../../../etc/latest.log", 0, "latest.log"],
    ["that is absolute", "/var/log/latest.log", 0, "latest.log"],
    ["of Windows", "C:\\Users\\Steve\\latest.log", 0, "latest.log"],
    ["with zeros and control characters", "lat\0est\n\x1b.log", 0, "latest.log"],
    ["that would read backwards", "\u202egol.tsetal.log", 0x800, "gol.tsetal.log"],
    ["that is very long", `${"n".repeat(60_000)}.log`, 0, `…${"n".repeat(250)}.log`],
    ["that is only dots and a suffix", "..//.log", 0, ".log"],
  ])("may have a name %s", async (_, name, flags, shown) => {
    expect(await beside([{ name, flags, content: log }])).toEqual(taken(shown));
  });

  test("has the name of its Unicode field, if that is about the same name", async () => {
    const field = (crc: number) => {
      const name = Buffer.from("崩溃.log");
      const head = Buffer.from([0x75, 0x70, 5 + name.length, 0, 1, 0, 0, 0, 0]);
      head.writeUInt32LE(crc, 5);
      return Buffer.concat([head, name]);
    };
    expect(await beside([{ name: gbk, extra: field(crc32(gbk)), content: log }])).toEqual(taken("崩溃.log"));
    expect(await beside([{ name: gbk, extra: field(1), content: log }])).toEqual(taken("日志.log"));
  });
});

describe("a zip", () => {
  const file = { name: "a.log", content: log };

  test.each<[what: string, options: ZipOptions, outcome: unknown]>([
    ["with a comment", { comment: "made by a launcher" }, taken("a.log")],
    ["with a comment that looks like the end of another", { comment: "PK\x05\x06" }, taken("a.log")],
    ["behind something else", { before: "PK\x03\x04 but first a program that unpacks it" }, taken("a.log")],
    ["with sizes of 64 bits", { isZip64: true }, taken("a.log")],
    ["with sizes of 64 bits behind something else", { isZip64: true, before: "PK\x03\x04 …" }, taken("a.log")],
    ["that has fewer files than it says", { count: 3 }, "damaged"],
    ["that has far more files than a zip can have", { isZip64: true, count: 2 ** 40 }, "tooManyEntries"],
    ["whose directory lies elsewhere", { directoryOffset: 5000 }, "damaged"],
    ["whose directory lies beyond all numbers", { isZip64: true, directoryOffset: 2 ** 52 }, "damaged"],
  ])("%s", async (_, options, outcome) => {
    expect((await beside([file], options)) as unknown).toEqual(outcome);
  });

  test("in which macOS packed its own files has only the others", async () => {
    const files = ["__MACOSX/._a.log", ".DS_Store", "._a.log", "logs/"].map((name) => ({ name, content: log }));
    expect(await beside([...files, file])).toEqual(taken("a.log"));
  });
});

test("a list of files that is longer than those of so many files are is refused", async () => {
  const files = Array.from({ length: 20 }, (_, i) => ({ name: `${i}.log`, content: log, extra: new Uint8Array(1000) }));
  expect((await readArchive(zipOf(files), { ...limits, maxFiles: 20, maxEntries: 200 })).files).toHaveLength(20);
  const refused = await readArchive(zipOf(files), { ...limits, maxEntries: 50 }).catch((error) => error);
  expect(refused).toEqual(new ArchiveError("tooManyEntries"));
});
