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

/** What goes wrong only after somebody has stopped the server is no reason for anything before. */
export function isWhileStopping({ lines }: Pick<FoundFinding, "lines">, run: Run): boolean {
  const own = lines.filter((line) => isIn(line, run));
  const stopLine = own.length > 0 && run.upLine() !== null ? run.stopLine() : null;
  return stopLine !== null && own.every((line) => line > stopLine);
}

/** What stood there before the server was up did not keep it from that. */
function endsRun(one: FoundFinding, run: Run): boolean {
  if (one.severity !== "fatal" || isWhileStopping(one, run)) return false;
  const upLine = run.upLine();
  return upLine === null || (one.lines.at(-1) ?? one.firstLine) > upLine;
}

function isIn(line: number, { firstLine, endLine }: Run): boolean {
  return firstLine <= line && line < endLine;
}
