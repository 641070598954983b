import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { copyFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sampleTiny } from "../../tests/support/sample-mappings.ts";
import { temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import type { ObjectFiles } from "../storage/object-files.ts";
import { KeptMaps, unpackedMap } from "./kept-maps.ts";
import { MapFolder, SharedMapFiles } from "./map-files.ts";

/** A bucket in a folder. */
function bucket(): ObjectFiles & { reads: string[] } {
  const folder = temporaryDirectory();
  const pathOf = (key: string) => join(folder, key.replaceAll("/", "_"));
  const keys = new Set<string>();
  const reads: string[] = [];
  return {
    reads,
    size: async (key) => (keys.has(key) ? (await stat(pathOf(key))).size : null),
    upload: async (path, key) => {
      await copyFile(path, pathOf(key));
      keys.add(key);
    },
    download: async (key, path) => {
      reads.push(key);
      await copyFile(pathOf(key), path);
    },
    list: async (prefix) => [...keys].filter((key) => key.startsWith(prefix)).sort(),
    remove: async (key) => {
      keys.delete(key);
    },
  };
}

test("maps in an object store are there for all nodes, each of which fetches them once", async () => {
  const objects = bucket();
  const [first, second] = [temporaryDirectory(), temporaryDirectory()].map(
    (folder) => new KeptMaps(new SharedMapFiles(objects, new MapFolder(folder))),
  );
  const { key } = await first!.add("1.20.1", sampleTiny);
  expect(await second!.list()).toMatchObject([{ key, minecraft: "1.20.1", namings: "intermediary-readable" }]);
  expect(unpackedMap((await second!.read(key))!)).toBe(sampleTiny);
  await second!.read(key);
  expect(objects.reads).toEqual([`mappings/${key}`]);
  await second!.remove(key);
  expect(await first!.list()).toEqual([]);
  expect(await second!.read(key)).toBeNull();
});

test("a folder has whole maps alone, and nothing of another name", async () => {
  const folder = temporaryDirectory();
  const files = new MapFolder(folder);
  const { key } = await new KeptMaps(files).add("1.20.1", sampleTiny);
  await Bun.write(join(folder, "1.20.1", "half.partial"), "x");
  await Bun.write(join(folder, "notes.txt"), "x");
  expect((await files.list()).map((one) => one.key)).toEqual([key]);
  expect(readdirSync(join(folder, "1.20.1")).filter((name) => name.includes("partial"))).toEqual(["half.partial"]);
  expect(() => files.read("../../etc/passwd")).toThrow("no key of a map");
});
