import { describe, expect, test } from "bun:test";
import { analyse } from "../src/analysis/analyse.ts";
import { defaultSite } from "../src/branding/site.ts";
import { reportOf } from "../src/cli/report.ts";
import { mclogsInsightsOf } from "../src/http/compat/mclogs/shapes.ts";
import { findingsOf } from "../src/http/mcp/findings.ts";
import { summaryOf } from "../src/http/mcp/summary.ts";
import { chatSummary } from "../src/http/site/log/chat-summary.ts";
import { logDiagnosis } from "../src/http/site/log/log-diagnosis.ts";
import { markdownSummary } from "../src/http/site/markdown/markdown-summary.ts";
import { brandOf, previewInputOf } from "../src/http/site/preview/preview-input.ts";
import { sampleCounts } from "./support/sample-analysis.ts";

const start = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
const crash =
  "[10:20:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.IllegalStateException: closed\n\tat org.example.lamps.Lamp.light(Lamp.java:3) ~[lamps-1.0.jar:?]\n";
const stop = "[10:30:00] [Server thread/INFO]: Stopping server\n";

const words = { en: /n an earlier run/, "zh-CN": /较早的?一次运行/ } as const;
const details = { source: "", client: null, metadata: [] };

describe.each(["en", "zh-CN"] as const)("what is over says so (%s)", (language) => {
  const earlier = analyse(start + crash + start + stop);
  const last = analyse(start + crash);
  const plain = (_: unknown, text: string) => text;
  const outputs = {
    page: (one: typeof last) => logDiagnosis(one, sampleCounts.id, language).text,
    chat: (one: typeof last) => chatSummary(one, "https://example.com/a", language),
    markdown: (one: typeof last) =>
      markdownSummary(one, sampleCounts, details as never, "https://example.com/a", language, "Lectern"),
    terminal: (one: typeof last) => reportOf(one, language, plain as never, 100),
    preview: (one: typeof last) =>
      previewInputOf(one, sampleCounts, language, brandOf(defaultSite, language)).finding ?? "",
    mclogs: (one: typeof last) => mclogsInsightsOf(one, language).analysis.problems[0]!.message,
  };

  test.each(Object.entries(outputs))("%s", (_, output) => {
    expect(output(earlier)).toMatch(words[language]);
    expect(output(last)).not.toMatch(words[language]);
  });

  test("assistants", () => {
    const log = { analysis: earlier, counts: sampleCounts } as never;
    expect(summaryOf(log, "https://example.com", language)).toMatchObject({
      outcome: "clean",
      findings: [{ isFromEarlierRun: true }],
    });
    expect(findingsOf(log, { language, severity: "notice", limit: 5 }).findings).toMatchObject([
      { isFromEarlierRun: true },
    ]);
  });
});
