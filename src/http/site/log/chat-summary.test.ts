import { describe, expect, test } from "bun:test";
import { analysisWith, findingWith } from "../../../../tests/support/sample-analysis.ts";
import { analyse } from "../../../analysis/analyse.ts";
import type { Analysis } from "../../../analysis/model/analysis.ts";
import { escapeDiscord } from "../text/chat-text.ts";
import { chatSummary } from "./chat-summary.ts";

const url = "https://logs.example/23456789AB";

function summary(analysis: Analysis, language: "en" | "zh-CN" = "en"): string {
  return chatSummary(analysis, url, language);
}

describe("the summary for chats", () => {
  const log = [
    "[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4",
    "[10:00:02] [main/WARN]: Something is odd",
    "[10:00:02] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
    "",
  ].join("\n");

  test("tells the cause, what to do first, the line that proves it, on what it ran, and where all of it is", () => {
    const lines = summary(analyse(log)).split("\n");
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^\*\*.*EULA.*\*\*$/);
    expect(lines[1]).toStartWith("→ ");
    expect(lines[2]).toBe(
      "Line 3: `You need to agree to the EULA in order to run the server. Go to eula.txt for more info.`",
    );
    expect(lines[3]).toBe("Vanilla 1.20.4 server log · Minecraft 1.20.4 · log complete");
    expect(lines[4]).toBe(`<${url}>`);
  });

  test("is in the reader's language, and formats nothing where chats do not", () => {
    const text = summary(analyse(log), "zh-CN");
    expect(text).toContain("\n第 3 行：You need to agree");
    expect(text).not.toMatch(/[*`<>\\]/);
    expect(text).toEndWith(`\n${url}`);
    const fabric = "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n";
    expect(summary(analyse(fabric), "zh-CN")).toContain("Fabric 加载器 0.15.6");
  });

  test("tells the system and the memory as people do", () => {
    const environment = {
      os: { value: "Windows 10 (amd64) version 10.0", line: 3 },
      maxHeap: { value: "2530 MiB", line: 4 },
    };
    const text = summary(analysisWith({ environment }));
    expect(text).toContain(" · Windows 10 · 2.5 GB of memory");
    expect(text).not.toContain("amd64");
  });

  test("names the frame that threw", () => {
    const finding = findingWith("x", { parameters: { place: "Kettle.boil, Kettle.java:12" } });
    expect(summary(analysisWith({}, { findings: [finding] }))).toContain("` `at Kettle.boil, Kettle.java:12`\n");
  });

  test("says how it went where nothing ended it, and what is not known", () => {
    const { facts } = analysisWith({});
    const levelCounts = { ...facts.levelCounts, error: 3 };
    const counted = { levelCounts, times: { ...facts.times, durationMs: 3_600_000 } };
    const analysis = { ...analysisWith(counted), outcome: "clean" as const };
    const [headline, below] = summary(analysis).split("\n");
    expect(headline).toBe("**It ran for 60 min and did not crash.**");
    expect(below).toContain("error");
  });

  test("says whether the log is whole, and of how many runs", () => {
    expect(summary(analyse(log))).toContain(" · log ");
    expect(summary(analyse(log + log))).toContain(" · the last of 2 runs");
  });

  test("says that nothing was found where nothing was", () => {
    expect(summary(analysisWith({}))).toStartWith("**No known problem was found in this log.**\n");
  });

  test("tells two more problems of other kinds, how many there are, and no notes", () => {
    const codes = ["a", "a", "b", "c", "d"];
    const findings = codes.map((code, i) => findingWith(`problem ${i}`, { code, isConsequence: code === "b" }));
    const note = findingWith("a note", { code: "n", severity: "notice" });
    const text = summary(analysisWith({}, { findings: [...findings, note] }));
    expect(text.match(/^- .*$/gm)).toEqual(["- c", "- d"]);
    // As many as the page has cards: what is alike has one, and what follows from another none.
    expect(text).not.toContain("more problem");
    const more = analysisWith({}, { findings: [...findings, findingWith("problem 5", { code: "e" })] });
    expect(summary(more)).toContain("\n1 more problem in the log\n");
    expect(summary(analysisWith({}, { findings: [note] }))).toStartWith("**No known problem");
  });

  test("has no heading of the log's, whatever stands first in a line", () => {
    const analysis = analysisWith({ environment: { os: { value: "# BIG", line: 0 } } });
    expect(summary(analysis)).toContain(" · \\# BIG");
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
      for (const language of ["en", "zh-CN"] as const) {
        const text = summary(analysis, language);
        expect(text.length).toBeLessThanOrEqual(1900);
        expect(text).toEndWith(language === "en" ? `\n<${url}>` : `\n${url}`);
        expect(text).toContain("120");
        expect(text.isWellFormed()).toBe(true);
      }
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
    ["C:\\Games back\\\\slash\\*", "C:\\Games back\\\\\\slash\\\\\\*"],
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
