import { describe, expect, test } from "bun:test";
import { hostileShare, lanternFiles, madeUpShare } from "../../../../tests/support/made-up-share.ts";
import type { Language } from "../../../i18n/language.ts";
import { bundleDiscordSummary } from "./bundle-discord-summary.ts";

const url = "https://logs.example/23456789AB";

function summary({ view, explanation }: ReturnType<typeof madeUpShare>, language: Language = "en"): string {
  return bundleDiscordSummary(view, explanation, url, language);
}

describe("the summary of several files for Discord", () => {
  test("tells what they are, where they are, the cause with its file, and what to do first", () => {
    const lines = summary(madeUpShare(lanternFiles)).split("\n");
    expect(lines[0]).toBe("**Fabric 1.20.4 client log**");
    expect(lines[1]).toBe(`<${url}>`);
    expect(lines[2]).toStartWith("Minecraft 1.20.4 · ");
    expect(lines[3]).toBe("2 files: latest.log, launcher.log");
    expect(lines[4]).toStartWith("- **Fatal** (latest.log, line 5): ");
    expect(lines[4]).toContain("quarrylib");
    expect(lines[5]).toStartWith("  → ");
  });

  test("is in the reader's language", () => {
    const text = summary(madeUpShare(lanternFiles), "zh-CN");
    expect(text).toContain("2 个文件：latest.log、launcher.log");
    expect(text).toContain("- **致命**（latest.log 第 5 行）：");
  });

  test("says that nothing was found where nothing was", () => {
    const fine = '[18:00:00] [Server thread/INFO]: Done (3.1s)! For help, type "help"\n';
    expect(summary(madeUpShare({ "a.log": fine, "b.log": fine }))).toContain("\nNo known problem was found in ");
  });

  test.each(["*", "@everyone", "x".repeat(3000), "中".repeat(3000), "https://evil.example/", "discord.gg/x"])(
    "neither formats, pings, links nor grows, whatever the files say (%#)",
    (piece) => {
      const text = summary(hostileShare(piece));
      expect(text.length).toBeLessThanOrEqual(1900);
      expect(text.replace(`<${url}>`, "")).not.toMatch(/(?<!\\)[<>`]|:\/\/|@e|discord\.gg\//);
      for (const line of text.split("\n").slice(1)) {
        expect(line.replace(/^- \*\*[A-Z][a-z]+\*\*/, "")).not.toMatch(/(?<!\\)\*/);
      }
    },
  );
});
