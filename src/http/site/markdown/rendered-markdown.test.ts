import { describe, expect, test } from "bun:test";
import { codeBlock, codeSpan, escapeMarkdown } from "./markdown-text.ts";
import { renderedMarkdown } from "./rendered-markdown.ts";

const rendered = (markdown: string) => renderedMarkdown(markdown).text;

describe("Markdown as a page", () => {
  test("has headings, paragraphs, lists in lists, code and links", () => {
    const text = rendered(
      "# A **b**\n\nwords `x` <https://a.example/b>\n\n1. one\n   - two\n   - three\n2. four\n\n- [M](<https://m.example/?q=x>)\n",
    );
    expect(text.replaceAll("\n", "")).toBe(
      '<h1>A <strong>b</strong></h1><p>words <code><bdi>x</bdi></code> <a href="https://a.example/b" rel="noopener noreferrer nofollow"><bdi>https://a.example/b</bdi></a></p>' +
        "<ol><li>one<ul><li>two</li><li>three</li></ul></li><li>four</li></ol>" +
        '<ul><li><a href="https://m.example/?q=x" rel="noopener noreferrer nofollow"><bdi>M</bdi></a></li></ul>',
    );
  });

  test("shows blocks of code as they are", () => {
    expect(rendered("```text\n# no heading\n\n- `x` <b>\n```\nbehind\n")).toBe(
      '<pre class="quoted" tabindex="0"><bdi># no heading\n\n- `x` &lt;b&gt;</bdi></pre>\n<p>behind</p>\n',
    );
  });

  test.each([
    "<script>alert(1)</script>",
    "[x](<javascript:alert(1)>)",
    "[x](https://evil.example)",
    "<https://evil.example>",
    "**bold** `code` ``` x",
    "\\`\\<b\\>",
    "# heading",
    "- item",
    "a * b_c | d & e",
  ])("tells what a log says as it is: %j", (text) => {
    const plain = (markup: string) => markup.replace(/<[^>]*>/g, "").trim();
    const shown = Bun.escapeHTML(text);
    const middle = rendered(`x ${escapeMarkdown(text, 200)}`);
    expect(middle).not.toMatch(/<(?!\/?p>)/);
    // A log's address is not made one; everything else is told letter by letter.
    expect(plain(middle).replaceAll("\u200b", "")).toBe(`x ${shown}`);
    expect(plain(rendered(`- ${codeSpan(text, 200)}`))).toBe(shown);
    expect(plain(rendered(codeBlock([text])))).toBe(shown);
  });

  test("never ends a page early, whatever is not closed", () => {
    expect(rendered("```text\n<b>\n")).toContain("&lt;b&gt;");
    expect(rendered("`` a ` b <i>")).toBe("<p>`` a ` b &lt;i&gt;</p>\n");
    expect(rendered("[a](<https://x")).toBe("<p>[a](&lt;https://x</p>\n");
  });
});
