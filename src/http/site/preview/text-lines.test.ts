import { describe, expect, test } from "bun:test";
import { widthOf } from "./fonts.ts";
import { ellipsis, fitText } from "./text-lines.ts";

const tries = [
  { size: 50, maxLines: 1 },
  { size: 40, maxLines: 2 },
];
const width = 800;

describe("a text that has to fit", () => {
  test("is as large as it can be", () => {
    expect(fitText("A short one", width, tries)).toEqual({ lines: ["A short one"], size: 50 });
    const longer = fitText("The plugin WorldGuard needs WorldEdit, which is missing", width, tries);
    expect(longer.size).toBe(40);
    expect(longer.lines.join(" ")).toBe("The plugin WorldGuard needs WorldEdit, which is missing");
  });

  test("leaves no single word for the last line", () => {
    const { lines } = fitText("The plugin WorldGuard needs another plugin here", width, tries);
    expect(lines).toHaveLength(2);
    expect(lines[1]!.split(" ").length).toBeGreaterThan(1);
  });

  test("is cut behind a whole word", () => {
    const { lines } = fitText("several words, that go on; ".repeat(20), width, tries);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/(several|words|that|go|on)…$/);
  });

  test.each([
    ["words", "word ".repeat(300)],
    ["one word without an end", "x".repeat(900)],
    ["a path", "net/minecraft/".repeat(60)],
    ["Chinese", "模组需要另一个模组，但它没有安装。".repeat(30)],
    ["brackets", "（".repeat(400)],
    ["spaces", " ".repeat(500)],
    ["nothing", ""],
    ["both", "插件 WorldGuard 需要 WorldEdit，".repeat(20)],
  ])("never is wider or longer than it may be: %s", (_, text) => {
    const { lines, size } = fitText(text, width, tries);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(width + 0.01);
  });

  test("does not break a word that fits", () => {
    const word = "A".repeat(25);
    expect(fitText(`${word} short`, width, tries).lines).toEqual([word, "short"]);
  });

  test("breaks between Chinese characters, but no line begins with a comma", () => {
    for (let length = 15; length < 30; length++) {
      const { lines } = fitText(`${"插".repeat(length)}，${"件".repeat(12)}`, width, tries);
      for (const line of lines) expect(line).not.toStartWith("，");
    }
  });
});

describe("an ellipsis", () => {
  test("stands only where something is missing", () => {
    expect(ellipsis("latest.log", 100)).toBe("latest.log");
    expect(ellipsis("crash-2024-01-02_10.00.00-server.txt", 10)).toMatch(/^crash-2024[^…]*…$/);
  });

  test("may be all that is left", () => {
    expect(ellipsis("插件", 0.5)).toBe("…");
  });
});
