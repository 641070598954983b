import { describe, expect, test } from "bun:test";
import { analysisWith, findingWith, sampleCounts } from "../../../../tests/support/sample-analysis.ts";
import { analyse } from "../../../analysis/analyse.ts";
import type { Analysis } from "../../../analysis/model/analysis.ts";
import { escapeDiscord } from "../text/discord-text.ts";
import { discordSummary } from "./discord-summary.ts";

const url = "https://logs.example/23456789AB";

function summary(analysis: Analysis, language: "en" | "zh-CN" = "en", name = "latest.log"): string {
  return discordSummary(analysis, { ...sampleCounts, name }, url, language);
}

describe("the summary for Discord", () => {
  const log = [
    "[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4",
    "[10:00:02] [main/WARN]: Something is odd",
    "[10:00:02] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
    "",
  ].join("\n");

  test("tells what the log is, where it is, and what to do first", () => {
    const lines = summary(analyse(log)).split("\n");
    expect(lines[0]).toBe("**Vanilla 1.20.4 server log**");
    expect(lines[1]).toBe(`<${url}>`);
    expect(lines[2]).toBe("Minecraft 1.20.4");
    expect(lines[3]).toBe("0 errors · 1 warning · 3 lines · latest.log");
    expect(lines[4]).toStartWith("- **Fatal** (line 3): ");
    expect(lines[5]).toStartWith("  → ");
    expect(lines).toHaveLength(6);
  });

  test("is in the reader's language", () => {
    expect(summary(analyse(log), "zh-CN")).toContain("- **致命**（第 3 行）：");
    const fabric = "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n";
    expect(summary(analyse(fabric), "zh-CN")).toContain("Fabric 加载器 0.15.6");
  });

  test("says that nothing was found where nothing was", () => {
    expect(summary(analysisWith({}))).toEndWith("\nNo known problem was found in this log.");
  });

  test("tells three problems, and how many more there are", () => {
    const findings = ["a", "b", "c", "d", "e"].map((name) => findingWith(`problem ${name}`));
    const text = summary(analysisWith({}, { findings }));
    expect(text).toContain("problem c");
    expect(text).not.toContain("problem d");
    expect(text).toEndWith("\n2 more in the log");
  });

  test("has no heading of the log's, whatever stands first in a line", () => {
    const analysis = analysisWith({ environment: { os: { value: "# BIG", line: 0 } } });
    expect(summary(analysis)).toContain("\n\\# BIG");
    expect(summary(analysis)).not.toMatch(/^#/m);
  });

  test("fits into a message, whatever the log says", () => {
    for (const piece of ["*", "@", "x", "中", "😀", "://", "discord.gg/"]) {
      const long = piece.repeat(5000);
      const findings = Array.from({ length: 300 }, () => findingWith(long));
      const statements = Array.from({ length: 20 }, () => ({
        label: long,
        value: long,
        line: 0,
        excerpt: findings[0]!.excerpt,
      }));
      const software = { id: "x", name: long, kind: "server" as const, version: long };
      const analysis = analysisWith(
        { environment: { os: { value: long, line: 0 }, maxHeap: { value: long, line: 0 } } },
        { findings, statements, software },
      );
      const text = summary(analysis, "en", long.slice(0, 255));
      expect(text.length).toBeLessThanOrEqual(1900);
      expect(text).toContain(`\n<${url}>\n`);
      expect(text).toContain("line 120");
      expect(text.isWellFormed()).toBe(true);
    }
  });
});

describe("foreign text in Discord", () => {
  test.each<[text: string, escaped: string]>([
    ["plain words, 1.20.4 (ok)", "plain words, 1.20.4 (ok)"],
    [
      "**bold** __under__ ~~gone~~ ||spoiler||",
      "\\*\\*bold\\*\\* \\_\\_under\\_\\_ \\~\\~gone\\~\\~ \\|\\|spoiler\\|\\|",
    ],
    ["`code` ```block```", "\\`code\\` \\`\\`\\`block\\`\\`\\`"],
    ["@everyone @here", "@\u200beveryone @\u200bhere"],
    ["<@123> <@&123> <#123>", "\\<@\u200b123\\> \\<@\u200b&123\\> \\<#123\\>"],
    ["<:smile:123> <t:1:R> </cmd:1>", "\\<:smile:123\\> \\<t:1:R\\> \\</cmd:1\\>"],
    ["[free](https://evil.example)", "\\[free\\](https:\u200b//evil.example)"],
    ["join discord.gg/abc", "join discord.gg\u200b/abc"],
    ["back\\slash\\*", "back\\\\slash\\\\\\*"],
    ["# no\n> new\n- line", "\\# no \\> new - line"],
    ["-# small", "\\-# small"],
    ["- item", "\\- item"],
    ["3. item", "3\\. item"],
    ["-Xmx4G 1.20.4", "-Xmx4G 1.20.4"],
    ["\u202eevil\u200b", "evil"],
  ])("%j", (text, escaped) => {
    expect(escapeDiscord(text, 200)).toBe(escaped);
  });

  test("cannot be pieced together to a ping by taking marks out", () => {
    expect(escapeDiscord("@\u200beveryone @§ceveryone @\u001b[0mhere", 200)).toBe(
      "@\u200beveryone @\u200beveryone @\u200bhere",
    );
  });
});
