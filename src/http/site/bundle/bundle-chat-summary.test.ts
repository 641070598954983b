import { describe, expect, test } from "bun:test";
import { hostileShare, lanternFiles, madeUpShare } from "../../../../tests/support/made-up-share.ts";
import type { Language } from "../../../i18n/language.ts";
import { bundleChatSummary } from "./bundle-chat-summary.ts";

const url = "https://logs.example/23456789AB";

function summary({ view, explanation }: ReturnType<typeof madeUpShare>, language: Language = "en"): string {
  return bundleChatSummary(view, explanation, url, language);
}

describe("the summary of several files for chats", () => {
  test("tells what they are, where they are, the cause with its file, and what to do first", () => {
    const lines = summary(madeUpShare(lanternFiles)).split("\n");
    expect(lines[0]).toMatch(/^\*\*.*quarrylib.*\*\*$/);
    expect(lines[1]).toStartWith("→ ");
    expect(lines[2]).toMatch(/^latest\.log, line \d+: `.*quarrylib.*`$/);
    expect(lines).toContainEqual(expect.stringMatching(/^Fabric 1\.20\.4 client log · Minecraft 1\.20\.4 · /));
    expect(lines).toContain("2 files: latest.log, launcher.log");
    expect(lines.at(-1)).toBe(`<${url}>`);
  });

  test("is in the reader's language", () => {
    const text = summary(madeUpShare(lanternFiles), "zh-CN");
    expect(text).toContain("2 个文件：latest.log、launcher.log");
    expect(text).toMatch(/\nlatest\.log 第 \d+ 行：/);
  });

  test("says that nothing was found where nothing was", () => {
    const fine = '[18:00:00] [Server thread/INFO]: Done (3.1s)! For help, type "help"\n';
    expect(summary(madeUpShare({ "a.log": fine, "b.log": fine }))).toStartWith("**No known problem was found in ");
  });

  test.each(["*", "@everyone", "x".repeat(3000), "中".repeat(3000), "https://evil.example/", "discord.gg/x"])(
    "neither formats, pings, links nor grows, whatever the files say (%#)",
    (piece) => {
      const text = summary(hostileShare(piece));
      expect(text.length).toBeLessThanOrEqual(1900);
      const foreign = text.replace(`<${url}>`, "");
      expect(foreign).not.toMatch(/:\/\/|@e|discord\.gg\//);
      const outsideCode = foreign.replace(/`[^`]+`/g, "");
      expect(outsideCode).not.toMatch(/(?<!\\)[<>`]/);
      expect(outsideCode.replace(/^\*\*(.*)\*\*$/m, "$1")).not.toMatch(/(?<!\\)\*/);
    },
  );
});
