import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";

const root = join(import.meta.dir, "..");
const pages = ["*.md", "docs/*.md", "deploy/**/*.md"].flatMap((pattern) => [...new Glob(pattern).scanSync(root)]);
/** In code, from the root of the project; a path with a placeholder is no file. */
const path = /`((?:src|tests|bench|scripts|web|deploy|docs)\/[\w./-]+)`/g;

test("every file and folder that the docs name exists", async () => {
  let checked = 0;
  const missing: string[] = [];
  for (const page of pages) {
    if (page === "CHANGELOG.md") continue;
    const text = await Bun.file(join(root, page)).text();
    for (const [, named] of text.matchAll(path)) {
      checked++;
      if (!existsSync(join(root, named!))) missing.push(`${page}: ${named}`);
    }
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(30);
});
