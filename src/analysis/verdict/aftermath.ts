import type { Evidence } from "../evidence/evidence.ts";
import type { Run } from "../evidence/runs.ts";
import type { RuleFacts } from "../model/finding.ts";
import type { FoundFinding } from "../model/model.ts";
import type { Lines } from "../text/lines.ts";

/** What is written when a run is over, or about to be. */
const ends = ["This crash report has been saved to: ", "]: Stopping server", "]: Stopping!"];

/** A server that has crashed may hang while it saves its worlds, and its watchdog then ends it. */
const stall = "watchdog-stall";

/**
 * A game or server that gives up still shuts down, and what was never set up fails once more. Where something before that says
 * why it gave up, who fails behind it is no cause: a remark.
 */
export function withoutAftermath(
  findings: readonly FoundFinding[],
  { runs, lines, software }: Pick<Evidence, "runs" | "lines" | "software">,
  factsOf: (code: string) => RuleFacts,
): FoundFinding[] {
  const run = runs.at(-1);
  if (!run || (software.kind !== "client" && software.kind !== "server")) return [...findings];
  const reasons = findings.filter(
    ({ code, severity, firstLine }) => severity === "fatal" && code !== stall && firstLine >= run.firstLine,
  );
  const end = reasons.length > 0 ? endLine(run, lines) : null;
  if (end === null) return [...findings];
  const before = reasons.filter(({ firstLine }) => firstLine < end);
  const isExplained = before.some(({ code }) => factsOf(code).role !== "crash");
  return findings.map((one) => {
    const role = factsOf(one.code).role;
    const isBehind = one.lines.length > 0 && one.lines.every((line) => line > end);
    const isAftermath = isExplained ? role === "general" || role === "crash" : false;
    return isBehind && (isAftermath || (one.code === stall && before.length > 0))
      ? { ...one, severity: "notice" }
      : one;
  });
}

function endLine({ firstLine, endLine }: Run, lines: Lines): number | null {
  const from = lines.start(firstLine);
  const found = ends.map((end) => lines.text.indexOf(end, from)).filter((at) => at !== -1);
  const line = found.length > 0 ? lines.at(Math.min(...found)) : endLine;
  return line < endLine ? line : null;
}
