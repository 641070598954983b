import { describe, expect, test } from "bun:test";
import { hostileShare, lanternFiles, madeUpShare } from "../../../../tests/support/made-up-share.ts";
import { bareMarkdown, markdownParts } from "../../../../tests/support/markdown-parts.ts";
import type { Language } from "../../../i18n/language.ts";
import type { LogId } from "../../../logs/ports.ts";
import { bundleMarkdown } from "./bundle-markdown.ts";

const origin = "https://logs.example";

function summary(share: ReturnType<typeof madeUpShare>, language: Language = "en"): string {
  return bundleMarkdown(share, "23456789AB" as LogId, origin, language, "Lectern");
}

describe("several files as Markdown", () => {
  test("have their cause told once, with what proves it and a link to each file", () => {
    const text = summary(madeUpShare(lanternFiles));
    expect(text).toStartWith("# Fabric 1.20.4 client log: ");
    expect(text).toContain(
      `- Link: <${origin}/23456789AB> (All files as a zip: <${origin}/api/bundle/23456789AB/zip>)`,
    );
    expect(text).toContain("- Files:\n  - `latest.log` (Log, Fabric 1.20.4 client log): ");
    expect(text).toContain(`<${origin}/file0>, summary <${origin}/file0.md>\n`);
    expect(text).toContain(`<${origin}/file1>, summary <${origin}/file1.md>\n`);
    expect(text).toContain("## What went wrong\n\n### 1. ");
    expect(text).toContain("`mod-dependency-missing` · fatal · confidence ");
    expect(text).toContain("\nWhat proves it:\n\n- `latest.log`, line 5 (");
    expect(text).toContain("requires any version of quarrylib, which is missing!`\n");
    expect(text.split("quarrylib").length).toBeGreaterThan(2);
  });

  test("are told in the reader's language", () => {
    const text = summary(madeUpShare(lanternFiles), "zh-CN");
    expect(text).toContain(`- 链接：<${origin}/23456789AB>（打包下载所有文件：`);
    expect(text).toContain("\n依据：\n\n- `latest.log` 第 5 行（");
  });

  test("may have nothing wrong with them", () => {
    const fine = '[18:00:00] [Server thread/INFO]: Done (3.1s)! For help, type "help"\n';
    expect(summary(madeUpShare({ "a.log": fine, "b.log": fine }))).toContain(
      "## What went wrong\n\nNo known problem was found in ",
    );
  });

  test.each(["![x](https://evil.example)", "<b>", "``` x", "@everyone", "# x", "](x)", "`"])(
    "are data: %j neither formats, links nor pings",
    (piece) => {
      const parts = markdownParts(summary(hostileShare(piece)));
      expect(parts?.code).toEqual([]);
      for (const line of parts!.prose) expect(bareMarkdown(line)).not.toMatch(/[<>`[\]]|:\/\/|@e/);
      expect(parts!.prose.filter((line) => /^#+ /.test(line)).length).toBeLessThanOrEqual(5);
    },
  );

  test.each(["x", "中", "`", "*", "😀"])("stay small, however much %j they say", (piece) => {
    expect(Buffer.byteLength(summary(hostileShare(piece.repeat(5000))))).toBeLessThan(20_000);
  });
});
