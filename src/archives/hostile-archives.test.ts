import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { tarOf } from "../../tests/support/tar-builder.ts";
import { type ZipFile, zipOf } from "../../tests/support/zip-builder.ts";
import { ArchiveError } from "./archive-error.ts";
import { readArchive } from "./read-archive.ts";

const limits = { maxFiles: 3, maxFileBytes: 2000, maxTotalBytes: 5000, maxEntries: 50 };
const line = "[10:30:00] [main/INFO]: x\n";

/** Whatever the bytes are: files within the limits, or one of our refusals. */
async function staysWithinBounds(bytes: Uint8Array): Promise<void> {
  const found = await readArchive(bytes, limits).catch((error) => error);
  if (found instanceof ArchiveError) return;
  if (found instanceof Error) throw found;
  const { files, leftOut } = found as Awaited<ReturnType<typeof readArchive>>;
  const sizes = files.map(({ bytes }) => bytes.length);
  expect(files.length).toBeLessThanOrEqual(limits.maxFiles);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.maxFileBytes);
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(limits.maxTotalBytes);
  const names = files.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[^\p{Cc}]{1,255}$/u);
  expect(leftOut.length).toBeLessThanOrEqual(100);
}

const name = fc.oneof(
  fc.constantFrom("latest.log", "logs/latest.log", "crash-reports/a.txt", "a.txt", "b.png", "../x.log", "c.log.gz"),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.uint8Array({ maxLength: 40 }),
);
const content = fc.oneof(
  fc.nat(200).map((times) => line.repeat(times)),
  fc.nat(100).map((times) => gzipSync(line.repeat(times))),
  fc.uint8Array({ maxLength: 300 }),
);
const file: fc.Arbitrary<ZipFile> = fc.record({ name, content, isStored: fc.boolean() });
const files = fc.array(file, { maxLength: 8 });
const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 });

function damaged(whole: Uint8Array, places: readonly [at: number, byte: number][], cut: number): Uint8Array {
  const bytes = whole.slice(0, cut % 5 === 0 ? cut % (whole.length + 1) : whole.length);
  // Most of what decides is near the end of a zip and the beginning of a tar.
  for (const [at, byte] of places)
    if (bytes.length > 0)
      bytes[at % 2 ? bytes.length - 1 - (at % Math.min(bytes.length, 200)) : at % bytes.length] = byte;
  return bytes;
}

test("a zip with damage anywhere stays within bounds", async () => {
  await fc.assert(
    fc.asyncProperty(files, damage, fc.nat(), (files, places, cut) =>
      staysWithinBounds(damaged(zipOf(files), places, cut)),
    ),
    { seed: 20261118, numRuns: 300 },
  );
});

test("a tar with damage anywhere stays within bounds", async () => {
  await fc.assert(
    fc.asyncProperty(files, damage, fc.nat(), fc.boolean(), (files, places, cut, isPacked) => {
      const tar = tarOf(files.map(({ name, content = "" }) => ({ name, content })));
      return staysWithinBounds(isPacked ? gzipSync(damaged(tar, places, cut)) : damaged(tar, places, cut));
    }),
    { seed: 20261118, numRuns: 200 },
  );
});

test("what a zip says about its files is never believed", async () => {
  const number = fc.oneof(fc.nat(3000), fc.constantFrom(0, 0xffffffff, 0xfffffffe, 0x7fffffff));
  const lies = fc.record(
    { size: number, packedSize: number, crc: number, offset: number, method: fc.nat(15), flags: fc.nat(0xffff) },
    { requiredKeys: [] },
  );
  const liar = fc.tuple(file, lies).map(([file, lies]): ZipFile => ({ ...file, ...lies }));
  await fc.assert(
    fc.asyncProperty(fc.array(liar, { maxLength: 6 }), fc.boolean(), (files, isZip64) =>
      staysWithinBounds(zipOf(files, { isZip64 })),
    ),
    { seed: 20261118, numRuns: 200 },
  );
});

test("bytes that begin like an archive stay within bounds", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("PK\x03\x04", "PK\x05\x06", "\x1f\x8b\x08"),
      fc.uint8Array({ maxLength: 400 }),
      (head, rest) => staysWithinBounds(Buffer.concat([Buffer.from(head, "latin1"), rest])),
    ),
    { seed: 20261118, numRuns: 100 },
  );
});
