import type { Measure } from "../report.ts";

/** All that was measured, as the table of docs/RELIABILITY.md. */
export function markdownTable(results: { part: string; measures: Measure[] }[]): string {
  const lines = ["| part | measured | result | promised | |", "| --- | --- | --- | --- | --- |"];
  for (const { part, measures } of results) {
    for (const { measure, value, target, reached } of measures) {
      const held = reached === null ? "" : reached ? "held" : "**broken**";
      lines.push(`| ${[part, measure, value, target, held].map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`);
    }
  }
  return lines.join("\n");
}
