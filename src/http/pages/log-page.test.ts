import { describe, expect, test } from "bun:test";
import type { LogCounts, LogId } from "../../logs/ports.ts";
import { logBlock } from "./log-block.ts";
import { logPage } from "./log-page.ts";

const counts: LogCounts = {
  id: "23456789AB" as LogId,
  name: "latest.log",
  createdAt: Date.parse("2026-01-15T10:30:45.123Z"),
  size: 1234,
  views: 1234567,
  uniqueViews: 1000,
};
const whole = { text: "one\ntwo", shownLines: 2, lines: 2, isCut: false };

function pageOf(changes: Partial<LogCounts> = {}, excerpt = whole, language: "en" | "zh-CN" = "en"): string {
  return logPage(language, { ...counts, ...changes }, logBlock(excerpt));
}

describe("the text of a log on its page", () => {
  test("is shown as it is, and is no markup", () => {
    expect(logBlock({ ...whole, text: "a <b> & 'c'\n\td" }).markup).toBe(
      '<pre tabindex="0">\na &lt;b&gt; &amp; &#x27;c&#x27;\n\td</pre>',
    );
  });

  test("keeps a line break that it begins with", () => {
    expect(logBlock({ ...whole, text: "\n\na" }).markup).toBe('<pre tabindex="0">\n\n\na</pre>');
  });
});

describe("the page of a log", () => {
  test("tells its name, time, counts and size", () => {
    const page = pageOf();
    expect(page).toContain("<title>latest.log · Lectern</title>");
    expect(page).toContain("<h1><bdi>latest.log</bdi></h1>");
    expect(page).toContain('<dd><time datetime="2026-01-15T10:30:45.123Z">2026-01-15 10:30 UTC</time></dd>');
    expect(page).toContain("<dt>Views</dt><dd>1,234,567</dd>");
    expect(page).toContain("<dt>Viewers</dt><dd>1,000</dd>");
    expect(page).toContain("<dt>Lines</dt><dd>2</dd>");
    expect(page).toContain("<dt>Size</dt><dd>1.2 KiB</dd>");
    expect(page).toContain('<pre tabindex="0">\none\ntwo</pre>');
  });

  test("links to the raw text and the download", () => {
    const page = pageOf();
    expect(page).toContain('<a class="button plain" href="/raw/23456789AB">Raw text</a>');
    expect(page).toContain('<a class="button plain" href="/raw/23456789AB?download">Download</a>');
  });

  test("keeps search engines away", () => {
    expect(pageOf()).toContain('<meta name="robots" content="noindex">');
  });

  test("does not take a name for markup", () => {
    const page = pageOf({ name: '</title><script>alert("x")</script>' });
    expect(page).not.toContain("<script");
    expect(page.split("&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;")).toHaveLength(3);
  });

  test("of a log without a name has a title all the same", () => {
    expect(pageOf({ name: "" })).toContain("<h1><bdi>Log</bdi></h1>");
    expect(pageOf({ name: "" }, whole, "zh-CN")).toContain("<h1><bdi>日志</bdi></h1>");
  });

  test("says, above and below, that it shows only the beginning", () => {
    const page = pageOf({}, { ...whole, shownLines: 2000, lines: 12_345, isCut: true });
    expect(page.split("The first 2,000 of 12,345 lines.")).toHaveLength(3);
    expect(page).toContain('<a href="/raw/23456789AB">See the whole log</a>');
  });

  test("says nothing of the kind where it shows everything", () => {
    expect(pageOf()).not.toContain("The first");
    expect(pageOf()).not.toContain("See the whole log");
  });

  test("is in the reader's language", () => {
    const page = pageOf({}, whole, "zh-CN");
    expect(page).toContain('<html lang="zh-CN">');
    expect(page).toContain("<dt>浏览次数</dt><dd>1,234,567</dd>");
  });

  test.each<[size: number, text: string]>([
    [1, "1 B"],
    [1023, "1,023 B"],
    [1024, "1 KiB"],
    [1536, "1.5 KiB"],
    [1048576, "1 MiB"],
    [10485760, "10 MiB"],
  ])("tells a size of %d bytes as %s", (size, text) => {
    expect(pageOf({ size })).toContain(`<dt>Size</dt><dd>${text}</dd>`);
  });
});
