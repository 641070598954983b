import { describe, expect, test } from "bun:test";
import { Lines } from "../../src/analysis/text/lines.ts";
import { codeBlock } from "./code-block.ts";

const page = "https://logs.example/7Kd3mPq9Xw";
const more = (lines: number) => `… ${lines} more`;
const blockOf = (lines: readonly string[], from = 1, to = lines.length) =>
  codeBlock(new Lines(lines.join("\n")), { from, to }, page, more);

describe("lines as a block of code", () => {
  test("are those that are marked, with a link to them", () => {
    expect(blockOf(["one", "two", "three"], 2, 3)).toBe(`\`\`\`\ntwo\nthree\n\`\`\`\n<${page}#L2-L3>`);
    expect(blockOf(["one", "two", "three"], 2, 2)).toBe(`\`\`\`\ntwo\n\`\`\`\n<${page}#L2>`);
  });

  test("have no colours, and nothing that ends the block or cannot be seen", () => {
    const block = blockOf(["\x1b[31mred\x1b[0m §agreen", "``` @everyone", "a\u202eb\u0007"]);
    expect(block).toBe(`\`\`\`\nred green\n\`\u200b\`\u200b\` @everyone\nab\n\`\`\`\n<${page}#L1-L3>`);
  });

  test("are never longer than a message, and say what is left out", () => {
    const many = blockOf(Array.from({ length: 500 }, (_, n) => `line number ${n + 1} of many`));
    expect(many.length).toBeLessThanOrEqual(2000);
    const shown = many.split("\n").filter((line) => line.startsWith("line")).length;
    expect(shown).toBeGreaterThan(50);
    expect(many).toContain(`\n… ${500 - shown} more\n\`\`\`\n`);
    expect(blockOf(["x".repeat(100_000)]).length).toBeLessThan(700);
    expect(blockOf(["x"], 1, 900_000)).toStartWith("```\nx\n```\n");
  });
});
