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

const crashReport = `---- Minecraft Crash Report ----
// Oops.

Time: 2024-03-01 12:00:00
Description: Ticking entity

java.lang.NullPointerException: nothing there
	at com.example.lamps.Lamp.tick(Lamp.java:12)

-- System Details --
Details:
	Minecraft Version: 1.20.1
`;

describe("what a preview shows", () => {
  test("is the title, the first finding and the counts", () => {
    const input = previewInputOf(analyse(log), counts, "en", brandOf(defaultSite, "en"));
    expect(input).toMatchObject({
      title: "Vanilla 1.20.4 server log",
      severity: "fatal",
      fileName: "latest.log",
      lines: 4,
      totals: { errors: 1, warnings: 1 },
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
    const input = previewInputOf(analyse("[10:00:00] [main/INFO]: hello\n"), counts, "en", brandOf(defaultSite, "en"));
    expect([input.finding, input.severity]).toEqual(["No known problem was found in this log.", null]);
  });

  test("is not called one without problems where errors are not explained", () => {
    const strange = Array.from({ length: 1200 }, (_, n) => `[10:00:06] [main/ERROR]: Never seen before ${n}`).join(
      "\n",
    );
    const told = (language: "en" | "zh-CN") =>
      previewInputOf(analyse(strange), counts, language, brandOf(defaultSite, language)).finding;
    expect(told("en")).toBe("The 1,200 errors in this log have no explanation yet.");
    expect(told("zh-CN")).toBe("此日志有 1,200 个错误，暂时无法解释。");
  });

  test("has no counts of levels and no timeline where the file is a report", () => {
    const { totals, timeline } = previewInputOf(analyse(crashReport), counts, "en", brandOf(defaultSite, "en"));
    expect([totals, timeline]).toEqual([null, []]);
  });

  test("is small and can be sent to a thread, however large the log's texts are", () => {
    const analysis = analyse(log);
    analysis.software.name = "x".repeat(100_000);
    analysis.findings[0]!.code = "y".repeat(100_000);
    const input = previewInputOf(analysis, { ...counts, name: "z".repeat(100_000) }, "en", brandOf(defaultSite, "en"));
    expect(JSON.stringify(structuredClone(input)).length).toBeLessThan(10_000);
  });
});
