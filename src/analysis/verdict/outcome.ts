import type { Run } from "../evidence/runs.ts";
import type { RunOutcome } from "../model/analysis.ts";
import type { FoundFinding } from "../model/model.ts";

/** Whether something ended the run against its will. */
export function isEnd(outcome: RunOutcome | null | undefined): boolean {
  return outcome === "crashed" || outcome === "did-not-start";
}

/** What a run came to, by what it says itself and by what was found in it. */
export function outcomeOf(run: Run, findings: readonly FoundFinding[]): RunOutcome {
  const { hasCrashed, crashedAtStart } = run;
  const own = findings.filter(({ lines, firstLine }) => [firstLine, ...lines].some((line) => isIn(line, run)));
  const isEnded = hasCrashed || own.some((one) => endsRun(one, run));
  if (!isEnded) return own.some(({ severity }) => severity !== "notice") ? "errors" : "clean";
  if (run.upLine() !== null) return "crashed";
  if (own.some(({ code }) => code === "loading-failed-earlier")) return "did-not-start";
  return crashedAtStart === false ? "crashed" : "did-not-start";
}

/** What stood there before the server was up did not keep it from that. */
function endsRun({ severity, lines, firstLine }: FoundFinding, run: Run): boolean {
  if (severity !== "fatal") return false;
  const upLine = run.upLine();
  // Nor is it what went wrong after somebody had stopped it.
  const stopLine = upLine === null || lines.length === 0 ? null : run.stopLine();
  if (stopLine !== null && lines.every((line) => line > stopLine)) return false;
  return upLine === null || (lines.at(-1) ?? firstLine) > upLine;
}

function isIn(line: number, { firstLine, endLine }: Run): boolean {
  return firstLine <= line && line < endLine;
}
