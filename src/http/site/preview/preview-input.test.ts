import { describe, expect, test } from "bun:test";
import { analyse } from "../../../analysis/analyse.ts";
import { defaultSite } from "../../../branding/site.ts";
import type { LogCounts, LogId } from "../../../logs/ports.ts";
import { brandOf, previewInputOf } from "./preview-input.ts";

const counts: LogCounts = {
  id: "abcdefghij" as LogId,
  name: "latest.log",
  createdAt: 0,
  size: 321,
  views: 4,
  uniqueViews: 2,
};

const log = [
  "[10:00:00] [main/WARN]: Something is odd",
  "[10:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4",
  "[10:00:05] [Server thread/ERROR]: Something failed",
  "[10:00:06] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.",
].join("\n");

describe("what a preview shows", () => {
  test("is the title, the first finding and the counts", () => {
    const input = previewInputOf(analyse(log), counts, "en", brandOf(defaultSite, "en"));
    expect(input).toMatchObject({
      title: "Vanilla 1.20.4 server log",
      severity: "fatal",
      fileName: "latest.log",
      lines: 4,
      errors: 1,
      warnings: 1,
      size: 321,
      language: "en",
    });
    expect(input.finding).toContain("EULA");
    expect(input.timeline.reduce((sum, { error, warning, other }) => sum + error + warning + other, 0)).toBe(4);
  });

  test("is told in the reader's language", () => {
    expect(previewInputOf(analyse(log), counts, "zh-CN", brandOf(defaultSite, "zh-CN")).title).toBe(
      "Vanilla 1.20.4 服务器日志",
    );
  });

  test("may be without a finding", () => {
    const input = previewInputOf(analyse("hello\n"), counts, "en", brandOf(defaultSite, "en"));
    expect([input.finding, input.severity]).toEqual([null, null]);
  });

  test("is small and can be sent to a thread, however large the log's texts are", () => {
    const analysis = analyse(log);
    analysis.software.name = "x".repeat(100_000);
    analysis.findings[0]!.code = "y".repeat(100_000);
    const input = previewInputOf(analysis, { ...counts, name: "z".repeat(100_000) }, "en", brandOf(defaultSite, "en"));
    expect(JSON.stringify(structuredClone(input)).length).toBeLessThan(10_000);
  });
});
