import { expect, test } from "bun:test";
import { join } from "node:path";

/** The README and its translation: whoever changes one changes the other. */
const read = (name: string) => Bun.file(join(import.meta.dir, "..", name)).text();
const english = await read("README.md");
const chinese = await read("README.zh-CN.md");

const codeBlock = /^(<!-- tested -->\n)?```(\w*)\n([\s\S]*?)^```$/gm;

/** Blocks of code with what marks them as tested. Comments behind a command are words, and translated. */
function codeBlocks(markdown: string): string[] {
  return [...markdown.matchAll(codeBlock)].map(
    ([, mark = "", language, code]) => `${mark}${language}\n${code!.replace(/ +# .*$/gm, "")}`,
  );
}

const prose = (markdown: string) => markdown.replace(codeBlock, "");
const headingLevels = (markdown: string) => [...prose(markdown).matchAll(/^(#+) /gm)].map((match) => match[1]!.length);

/**
 * What stands under each heading, in any order: the words of a sentence move from one language to the other. Links to the other
 * language are each page's own.
 */
function underHeadings(markdown: string, pattern: RegExp): string[][] {
  const sections = prose(markdown).split(/^#+ .*$/m);
  const found = sections.map((section) => [...section.matchAll(pattern)].map((match) => match[1]!));
  return found.map((things) => things.filter((thing) => !thing.startsWith("README")).sort());
}

test("both have the same headings, by level and order", () => {
  expect(headingLevels(english).length).toBeGreaterThan(10);
  expect(headingLevels(chinese)).toEqual(headingLevels(english));
});

test("both have the same blocks of code under the same marks, but for comments", () => {
  expect(codeBlocks(english).length).toBeGreaterThan(10);
  expect(codeBlocks(chinese)).toEqual(codeBlocks(english));
});

test("both have the same links and pictures under each heading", () => {
  const links = /\]\(([^)]+)\)/g;
  expect(underHeadings(english, links).flat()).toContain("docs/images/log-light.png");
  expect(underHeadings(chinese, links)).toEqual(underHeadings(english, links));
});

test("both name the same commands, settings and paths under each heading", () => {
  const code = /`([^`\n]+)`/g;
  expect(underHeadings(english, code).flat()).toContain("KNOWN_CRASHES=public");
  expect(underHeadings(chinese, code)).toEqual(underHeadings(english, code));
});

test("each leads to the other at its top", () => {
  expect(english.split("\n", 3)[2]).toContain("[简体中文](README.zh-CN.md)");
  expect(chinese.split("\n", 3)[2]).toContain("[English](README.md)");
});
