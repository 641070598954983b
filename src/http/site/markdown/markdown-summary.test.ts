import { describe, expect, test } from "bun:test";
import { bareMarkdown, markdownParts } from "../../../../tests/support/markdown-parts.ts";
import { overfullAnalysis } from "../../../../tests/support/overfull-analysis.ts";
import {
  analysisWith,
  exceptionWith,
  findingWith,
  frameWith,
  sampleCounts,
} from "../../../../tests/support/sample-analysis.ts";
import { analyse } from "../../../analysis/analyse.ts";
import type { Analysis } from "../../../analysis/model/analysis.ts";
import { type LogDetails, noDetails } from "../../../logs/ports.ts";
import { markdownSummary } from "./markdown-summary.ts";

const url = "https://logs.example/23456789AB";
const most = 30_000;

function summary(
  analysis: Analysis,
  language: "en" | "zh-CN" = "en",
  name = "latest.log",
  details: LogDetails = noDetails,
): string {
  return markdownSummary(analysis, { ...sampleCounts, name }, details, url, language, "Lectern");
}

function sentBy(text: string): LogDetails {
  const entry = { key: text, value: text, label: text, visible: true };
  return { ...noDetails, source: text, metadata: Array.from({ length: 100 }, () => entry) };
}

function parts(markdown: string): { code: string[]; prose: string[] } {
  const found = markdownParts(markdown);
  expect(found).not.toBeNull();
  return found!;
}

const log = [
  "[10:00:00 INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.2; Debian) on Linux 6.1.0 (amd64)",
  "[10:00:01 INFO]: This server is running Paper version git-Paper-435 (MC: 1.20.4)",
  "[10:00:02 INFO]: [ViaVersion] Loading server plugin ViaVersion v4.9.3",
  "[10:00:07 ERROR]: Could not load 'plugins/Guard.jar' in folder 'plugins'",
  "org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Edit].",
  "\tat io.papermc.paper.Loader.load(Loader.java:10)",
  "\tat io.papermc.paper.Loader.load(Loader.java:11)",
  "\tat io.papermc.paper.Loader.load(Loader.java:12)",
  "\tat io.papermc.paper.Loader.load(Loader.java:13)",
  "\tat io.papermc.paper.Loader.load(Loader.java:14)",
  "\tat io.papermc.paper.Loader.load(Loader.java:15)",
  '[10:00:09 INFO]: Done (8.123s)! For help, type "help"',
  "",
].join("\n");

describe("a log as Markdown", () => {
  test("tells what is wrong, with advice, lines and the lines themselves", () => {
    const text = summary(analyse(log));
    expect(text).toStartWith("# Paper 1.20.4 server log: ");
    expect(text).toContain(`- Log: <${url}> (raw text: <https://logs.example/raw/23456789AB>)`);
    expect(text).toContain("- File: `latest.log`, 60 KiB, 12 lines, shared 2026-01-15 10:30 UTC");
    expect(text).toContain("## What went wrong\n\n### 1. ");
    expect(text).toMatch(/`plugin-dependency-missing` · error · confidence \d+ % · lines? [\d, ]+/);
    expect(text).toContain("4 | [10:00:07 ERROR]: Could not load 'plugins/Guard.jar' in folder 'plugins'");
  });

  test("tells the environment, exceptions, times and what is installed", () => {
    const text = summary(analyse(log));
    expect(text).toContain("- System: `Linux 6.1.0 (amd64)` (line 1)");
    expect(text).toContain("- Minecraft version: `1.20.4` (line 2)");
    expect(text).toContain("`UnknownDependencyException`");
    expect(text).toContain("From 10:00:00 to 10:00:09, 9 seconds. Starting took 8.123 seconds.");
    expect(text).toContain("1 error, from line 4");
    expect(text).toContain("## Plugins (1)\n\n```text\nViaVersion 4.9.3\n```");
  });

  test("tells what the sender's program says, but for what it hides", () => {
    const told = {
      ...noDetails,
      source: "Prism Launcher",
      metadata: [
        { key: "instance", value: "Create", label: "Instance", visible: true },
        { key: "secret", value: "hidden", label: null, visible: false },
        { key: "online", value: true, label: null, visible: true },
      ],
    } as LogDetails;
    const english = summary(analyse(log), "en", "latest.log", told);
    expect(english).toContain("- Sent by: `Prism Launcher`\n- Instance: `Create`\n- online: `Yes`\n");
    expect(english).not.toContain("hidden");
    expect(summary(analyse(log), "zh-CN", "latest.log", told)).toContain("`Prism Launcher`\n- Instance：`Create`\n");
  });

  test("leaves out the depth of stack traces", () => {
    const text = summary(analyse(log));
    expect(text).toContain("Loader.java:13");
    expect(text).not.toContain("Loader.java:14");
    expect(text).toContain("… 2 more lines");
  });

  test("says so where nothing is known", () => {
    const text = summary(analysisWith({}), "en", "");
    expect(text).toContain("No known problem was found in this log.");
    expect(text).toContain("- File: without a name, ");
    expect(text).not.toContain("## Mods");
    expect(text).not.toContain("## Exceptions");
  });

  test("is in the reader's language", () => {
    const text = summary(analyse(log), "zh-CN");
    expect(text).toContain("## 诊断结果");
    expect(text).toContain("- 系统：`Linux 6.1.0 (amd64)`（第 1 行）");
  });

  test("keeps what a log says in its blocks of code", () => {
    const hostile = ["```", "````", "~~~", "# I am a heading", "`".repeat(40), "</code><script>alert(1)</script>"];
    const finding = findingWith("it broke", { excerpt: { ...findingWith("").excerpt, lines: hostile } });
    const mods = hostile.map((id, line) => ({ id: `\r\n${id}`, version: `\n${id}`, line }));
    const { code, prose } = parts(
      summary(analysisWith({ mods, plugins: mods.map((mod) => ({ ...mod, name: mod.id })) }, { findings: [finding] })),
    );
    expect(code.filter((line) => line.includes("I am a heading"))).toHaveLength(3);
    expect(code.filter((line) => line.includes("script"))).toHaveLength(3);
    expect(prose.join("\n")).not.toContain("heading");
    expect(prose.join("\n")).not.toContain("script");
  });

  test("leaves no English label in Chinese, and counts one line as one", () => {
    const log = `[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.6\n`;
    expect(summary(analyse(log), "zh-CN")).toContain("- Fabric 加载器 版本：");
    expect(summary(analyse(log), "en")).toContain("- Fabric loader version: ");
    expect(summary(analyse("hello\n"), "zh-CN")).toContain("- 软件：未知\n");
    const lines = Array.from({ length: 21 }, (_, i) => `line ${i}`);
    const one = analysisWith({}, { findings: [findingWith("x", { excerpt: { ...findingWith("").excerpt, lines } })] });
    expect(summary(one, "en")).toContain("… 1 more line\n");
  });

  test("lets nothing in a message, a name or a value format, link or embed", () => {
    const hostile = "![x](https://evil.example)<script>alert(1)</script>\n# heading\n```\n@everyone";
    const thrown = { type: hostile, message: hostile };
    const analysis = analysisWith(
      { environment: { os: { value: hostile, line: 0 }, jvmArguments: { value: [hostile], line: 1 } } },
      {
        findings: [findingWith(hostile)],
        exceptions: [
          exceptionWith({
            ...thrown,
            causes: [thrown, thrown],
            root: thrown,
            frames: [frameWith(hostile, { jar: hostile })],
          }),
        ],
        statements: [{ label: hostile, value: hostile, line: 3, excerpt: findingWith("").excerpt }],
        software: { id: "x", name: hostile, kind: "server", version: hostile },
      },
    );
    const { prose } = parts(summary(analysis, "en", hostile, sentBy(hostile)));
    for (const line of prose) {
      expect(bareMarkdown(line)).not.toMatch(/[<>`[\]]|:\/\/|@e/);
    }
    expect(prose.filter((line) => /^#+ /.test(line)).map((line) => line.slice(0, 6))).toEqual([
      "# !\\[x",
      "## Wha",
      "### 1.",
      "## Exc",
      "## Env",
      "## Tim",
    ]);
  });

  test.each(["x", "中", "`", "*", "😀", "&", "_ "])("stays small, however much %j the log says", (piece) => {
    const name = piece.repeat(255).slice(0, 255);
    const text = summary(overfullAnalysis(piece.repeat(3000)), "zh-CN", name, sentBy(piece.repeat(3000)));
    expect(Buffer.byteLength(text)).toBeLessThan(most);
    expect(text).toContain("### 1. ");
    parts(text);
  });
});
