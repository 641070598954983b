import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { sampleMethodsCsv, sampleTiny, sampleTsrg } from "../../tests/support/sample-mappings.ts";
import { zipOf } from "../../tests/support/zip-builder.ts";
import { maxMappingBytes } from "../names/mapping.ts";
import { mappingTextsIn } from "./mapping-texts.ts";

test("a map is read plain, with gzip, and out of the jar that its makers publish", async () => {
  expect(await mappingTextsIn(Buffer.from(sampleTiny))).toEqual([sampleTiny]);
  expect(await mappingTextsIn(gzipSync(sampleTiny))).toEqual([sampleTiny]);
  const jar = zipOf([
    { name: "META-INF/MANIFEST.MF", content: "Manifest-Version: 1.0\n" },
    { name: "mappings/mappings.tiny", content: sampleTiny },
  ]);
  expect(await mappingTextsIn(jar)).toEqual([sampleTiny]);
  const zip = zipOf([
    { name: "config/joined.tsrg", content: sampleTsrg },
    { name: "methods.csv", content: sampleMethodsCsv },
  ]);
  expect(await mappingTextsIn(zip)).toEqual([sampleTsrg, sampleMethodsCsv]);
});

const bomb = gzipSync(new Uint8Array(maxMappingBytes + 1));

test.each<[string, Uint8Array, RegExp]>([
  ["a jar without one", zipOf([{ name: "a.class", content: "x" }]), /no map of names in this jar/],
  ["a jar that was cut off", zipOf([{ name: "mappings/mappings.tiny", content: sampleTiny }]).slice(0, 90), /damaged/],
  ["a gzip that was cut off", gzipSync(sampleTiny).subarray(0, 60), /damaged or cut off/],
  ["a small gzip of something huge", bomb, /too large/],
  [
    "a jar that lies about a size",
    zipOf([{ name: "mappings/mappings.tiny", content: sampleTiny, size: 9 }]),
    /damaged/,
  ],
  ["a jar with more than fits", zipOf([{ name: "mappings/mappings.tiny", content: "x", size: 2 ** 31 }]), /too large/],
])("%s is refused in a sentence", async (_, bytes, sentence) => {
  await expect(mappingTextsIn(bytes)).rejects.toThrow(sentence);
});
