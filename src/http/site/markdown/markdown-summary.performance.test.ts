import { test } from "bun:test";
import { expectProportionalTime } from "../../../../tests/support/growth.ts";
import { overfullAnalysis } from "../../../../tests/support/overfull-analysis.ts";
import { sampleCounts } from "../../../../tests/support/sample-analysis.ts";
import { noDetails } from "../../../logs/ports.ts";
import { markdownSummary } from "./markdown-summary.ts";

test.each(["x", "中", "`", "*", "😀", "&", "_ "])(
  "a log full of %j is summed up in time in proportion to it",
  (piece) => {
    const counts = { ...sampleCounts, name: "latest.log" };
    const url = "https://logs.example/23456789AB";
    expectProportionalTime(
      3000,
      (repeats) => overfullAnalysis(piece.repeat(repeats)),
      (analysis) => markdownSummary(analysis, counts, noDetails, url, "zh-CN", "Lectern"),
    );
  },
);
