import { describe, expect, test } from "bun:test";
import { escapeHtml, Html, html } from "./html.ts";

describe("text in a page", () => {
  test("cannot become markup, nor leave an attribute", () => {
    expect(escapeHtml(`<script>"a" & 'b'</script>`)).toBe(
      "&lt;script&gt;&quot;a&quot; &amp; &#x27;b&#x27;&lt;/script&gt;",
    );
    expect(escapeHtml("&amp;")).toBe("&amp;amp;");
  });

  test("keeps its line ends, tabs, and every script", () => {
    expect(escapeHtml("a\r\n\tb 日志 😀 §c\u00a0\ufeff")).toBe("a\r\n\tb 日志 😀 §c\u00a0\ufeff");
  });

  test.each(["\u0000", "\u0008", "\u000b", "\u000c", "\u000e", "\u001b", "\u001f", "\u007f", "\u0080", "\u009f"])(
    "shows the control character %j as a box",
    (character) => {
      expect(escapeHtml(`a${character}b`)).toBe("a\ufffdb");
    },
  );
});

describe("a template", () => {
  test("escapes everything that is put into it", () => {
    expect(html`<p title="${'"<'}">${"a & b"} ${12}</p>`.text).toBe('<p title="&quot;&lt;">a &amp; b 12</p>');
  });

  test("leaves markup that was made here, once and for all", () => {
    const inner = html`<b>${"<"}</b>`;
    expect(html`<p>${inner}${new Html("<i>&amp;</i>")}</p>`.text).toBe("<p><b>&lt;</b><i>&amp;</i></p>");
  });

  test("without values is its text", () => {
    expect(html`<hr>`.text).toBe("<hr>");
  });
});
