import { describe, expect, test } from "bun:test";
import { codeBlock, codeSpan, escapeMarkdown, SizedText } from "./markdown-text.ts";

describe("foreign text in Markdown", () => {
  test.each<[text: string, escaped: string]>([
    ["The mod fabric_api needs 1.20.4 (or later)!", "The mod fabric_api needs 1.20.4 (or later)!"],
    ["*a* _b_ **c** __d__ ~~e~~", "\\*a\\* \\_b\\_ \\*\\*c\\*\\* \\_\\_d\\_\\_ \\~\\~e\\~\\~"],
    ["`a` ```b", "\\`a\\` \\`\\`\\`b"],
    ["[a](https://evil.example) ![](x)", "\\[a\\](https\\://evil.example) !\\[\\](x)"],
    ["<img src=x> &lt; <https://evil.example>", "\\<img src=x\\> \\&lt; \\<https\\://evil.example\\>"],
    ["www.evil.example", "www\\.evil.example"],
    ["a | b \\| c", "a \\| b \\\\\\| c"],
    ["ask @everyone, create@0.5.1", "ask @\u200beveryone, create@0.5.1"],
    ["# no heading", "\\# no heading"],
    ["- no list", "\\- no list"],
    ["1. no list 2) of any kind", "1\\. no list 2) of any kind"],
    ["one\n\n# two\r\n---", "one # two ---"],
  ])("%j", (text, escaped) => {
    expect(escapeMarkdown(text, 200)).toBe(escaped);
  });
});

describe("code in a line", () => {
  test.each<[text: string, span: string]>([
    ["latest.log", "`latest.log`"],
    ["a`b", "``a`b``"],
    ["`a``b", "``` `a``b ```"],
    ["a\nb", "`a b`"],
    ["", "` `"],
  ])("%j", (text, span) => {
    expect(codeSpan(text, 100)).toBe(span);
  });
});

describe("a block of code", () => {
  test("has a fence that nothing in it can close", () => {
    expect(codeBlock(["a"])).toBe("```text\na\n```");
    expect(codeBlock(["```", "````js", "~~~"])).toBe("`````text\n```\n````js\n~~~\n`````");
    const block = codeBlock(["`".repeat(300)]).split("\n");
    expect(block.at(-1)).toBe("`".repeat(301));
  });
});

describe("a text of limited size", () => {
  test("counts bytes, not characters", () => {
    const text = new SizedText(10);
    expect(text.add("中文")).toBe(true);
    expect(text.add("中")).toBe(false);
    expect(text.addAll(["a", "b"])).toBe(1);
    expect(String(text)).toBe("中文\na");
  });
});
