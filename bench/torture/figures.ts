import { cpus, totalmem } from "node:os";
import type { Measure } from "../report.ts";

/** What was measured, when and on what, as a part of docs/RELIABILITY.md. */
export function figures(measures: Measure[], seed: number, command: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${processorName()}), ${Math.round(totalmem() / 1073741824)} GiB`;
  return `\`${command}\`, ${day}, ${machine}, Bun ${Bun.version}, seed ${seed}:\n\n${markdownTable(measures)}`;
}

export function markdownTable(measures: Measure[]): string {
  const rows = measures.map(({ measure, value, target, reached }) => {
    const held = reached === null ? "" : reached ? "held" : "**broken**";
    return `| ${[measure, value, target, held].map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  return ["| measured | result | promised | |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

/** The page with new figures of one part, which stand between two marks. */
export function withFigures(page: string, part: string, text: string): string {
  const [begin, end] = [`<!-- torture:${part} -->`, `<!-- /torture:${part} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`the page has no place for the figures of ${part}`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}

/** Kernels for arm64 do not tell the model. */
function processorName(): string {
  const model = cpus()[0]?.model;
  return model && model !== "unknown" ? model : process.arch;
}
