import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { paxRecord, type TarFile, tarOf } from "../../tests/support/tar-builder.ts";
import { ArchiveError } from "./archive-error.ts";
import { readArchive } from "./read-archive.ts";

const limits = { maxFiles: 10, maxFileBytes: 100_000, maxTotalBytes: 500_000 };
const log = "[10:30:00] [Server thread/INFO]: Done (3.2s)!\n";

async function found(files: readonly TarFile[]): Promise<unknown> {
  const contents = await readArchive(tarOf(files), limits).catch((error) => error);
  if (contents instanceof ArchiveError) return contents.code;
  if (contents instanceof Error) throw contents;
  return [
    ...contents.files.map(({ name }: { name: string }) => name),
    ...contents.leftOut.map(({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`),
  ];
}

const long = `${"folder/".repeat(30)}latest.log`;

test.each<[what: string, files: TarFile[], outcome: unknown]>([
  [
    "a long name as GNU tar writes it",
    [
      { name: "x", type: "L", content: `${long}\0` },
      { name: "x.png", content: log },
    ],
    ["latest.log"],
  ],
  [
    "a long name as POSIX writes it",
    [
      { name: "x", type: "x", content: paxRecord("path", `日志/${long}`) },
      { name: "x", content: log },
    ],
    ["latest.log"],
  ],
  ["a path in two parts", [{ name: "latest.log", prefix: "logs", content: log }], ["latest.log"]],
  [
    "a name in GBK",
    [{ name: new Uint8Array([0xc8, 0xd5, 0xd6, 0xbe, 0x2e, 0x6c, 0x6f, 0x67]), content: log }],
    ["日志.log"],
  ],
  ["a name that leads outside", [{ name: "../../latest.log", content: log }], ["latest.log"]],
  [
    "folders",
    [
      { name: "logs/", type: "5" },
      { name: "logs/latest.log", content: log },
    ],
    ["latest.log"],
  ],
  [
    "links and devices",
    [
      { name: "a.log", type: "2" },
      { name: "b.log", type: "1", size: 5000 },
      { name: "c.log", type: "3" },
      { name: "d.log", type: "S", content: log },
      { name: "latest.log", content: log },
    ],
    ["latest.log", "a.log: link", "b.log: link", "c.log: notALog", "d.log: unsupportedMethod"],
  ],
  [
    "a file that is longer than the archive",
    [
      { name: "latest.log", content: log },
      { name: "a.log", content: log, size: 50_000 },
    ],
    ["latest.log", "a.log: damaged"],
  ],
  [
    "a size that is too large",
    [
      { name: "latest.log", content: log },
      { name: "a.log", size: 8 ** 11 - 1 },
    ],
    ["latest.log", "a.log: tooLarge"],
  ],
  [
    "a size of POSIX that is none",
    [
      { name: "x", type: "x", content: paxRecord("size", "-5") },
      { name: "a.log", content: log },
    ],
    "damaged",
  ],
  [
    "a header of POSIX that is too long",
    [
      { name: "x", type: "x", content: "x".repeat(70_000) },
      { name: "a.log", content: log },
    ],
    "damaged",
  ],
  [
    "several names of POSIX, of which the last one counts",
    [
      { name: "x", type: "x", content: paxRecord("path", "a.png") + paxRecord("path", "b.png") },
      { name: "x", type: "x", content: paxRecord("path", "a.png") + paxRecord("path", "latest.log") },
      { name: "x", content: log },
    ],
    ["latest.log"],
  ],
  [
    "a size of POSIX, of which the last one counts",
    [
      { name: "x", type: "x", content: paxRecord("size", "-5") + paxRecord("size", String(log.length)) },
      { name: "a.log", content: log, size: 0 },
    ],
    ["a.log"],
  ],
  [
    "a folder that is called a file",
    [
      { name: "logs/", content: "" },
      { name: "logs/a.log", content: log },
    ],
    ["a.log"],
  ],
  [
    "a name that is longer than anybody's",
    [
      { name: "x", type: "x", content: paxRecord("path", `${"日志/".repeat(5000)}latest.log`) },
      { name: "x", content: log },
      { name: "x", type: "x", content: paxRecord("path", `${"志".repeat(5000)}.png`) },
      { name: "x", content: "" },
    ],
    ["latest.log", `…${"志".repeat(250)}.png: notALog`],
  ],
  [
    "headers of POSIX that say nothing",
    [
      { name: "x", type: "x", content: "99999 a=b\n" },
      { name: "a.log", content: log },
    ],
    ["a.log"],
  ],
  [
    "a wrong checksum",
    [
      { name: "latest.log", content: log },
      { name: "a.log", content: log, checksum: 1 },
    ],
    "damaged",
  ],
])("a tar with %s", async (_, files, outcome) => {
  expect(await found(files)).toEqual(outcome);
});

/** So many files, each with a header of POSIX of so many bytes. */
function withHeaders(files: number, bytes: number): Uint8Array {
  const header: TarFile = { name: "x", type: "x", content: paxRecord("comment", "x".repeat(bytes - 20)) };
  return tarOf(Array.from({ length: files }, (_, i) => [header, { name: `${i}.log`, content: log }]).flat());
}

test("what a tar says beside its files is bounded for all of them together", async () => {
  const some = { ...limits, maxHeaderBytes: 100_000 };
  expect((await readArchive(withHeaders(10, 9_000), some)).files).toHaveLength(10);
  const refused = await readArchive(withHeaders(12, 9_000), some).catch((error) => error);
  expect(refused).toEqual(new ArchiveError("tooManyEntries"));
  const mebibyte = await readArchive(withHeaders(17, 63_000), limits).catch((error) => error);
  expect(mebibyte).toEqual(new ArchiveError("tooManyEntries"));
});

test("a tar.gz that is refused for its headers is not unpacked to its end", async () => {
  let looks = 0;
  const isOverdue = () => {
    looks++;
    return false;
  };
  const large = { ...limits, maxTotalBytes: 100_000_000, isOverdue };
  const refused = await readArchive(gzipSync(withHeaders(300, 63_000)), large).catch((error) => error);
  expect(refused).toEqual(new ArchiveError("tooManyEntries"));
  // One for every header and every piece: a mebibyte of 19 is read.
  expect(looks).toBeLessThan(100);
});

test("a tar.gz that is damaged behind its last file is refused", async () => {
  const content = Array.from({ length: 2000 }, (_, i) => Bun.hash(String(i)).toString(36)).join("\n");
  const packed = gzipSync(tarOf([{ name: "latest.log", content }]));
  packed[packed.length - 5]! ^= 1;
  expect(await readArchive(packed, limits).catch((error) => error)).toEqual(new ArchiveError("damaged"));
});
