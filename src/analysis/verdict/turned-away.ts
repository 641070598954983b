import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model/model.ts";
import { isWhileStopping } from "./outcome.ts";

const logins = [" logged in with entity id ", " joined the game"];

/**
 * A server behind a proxy turns away who comes past the proxy: scanners, mostly. One with mods turns away who does not have
 * them. Where players get in later in the same run, there is nothing to mend.
 */
export function withoutTurnedAway(
  findings: readonly FoundFinding[],
  evidence: Pick<Evidence, "lines" | "runs" | "software">,
): FoundFinding[] {
  const isTurnedAway = ({ code }: FoundFinding) =>
    code === "proxy-forwarding" || (code === "mod-list-mismatch" && evidence.software.kind === "server");
  if (!findings.some(isTurnedAway)) return [...findings];
  const last = lastLogins(evidence);
  return findings.filter((one) => {
    if (!isTurnedAway(one)) return true;
    const from = one.lines.at(-1) ?? one.firstLine;
    const run = evidence.runs.findIndex(({ firstLine, endLine }) => firstLine <= from && from < endLine);
    return (last[run] ?? -1) < evidence.lines.start(from);
  });
}

const refusals: ReadonlySet<string> = new Set(["client-version-mismatch", "auth-invalid-session"]);
/** Of the same house or machine. Docker's gateway stands for whoever comes from outside. */
const nearAddress =
  /\/(?:127\.0\.0\.1|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])\.(?!0\.1:)\d{1,3}\.\d{1,3}|\[?(?:0:){7}1\]?):\d/;
const maxLine = 600;
const maxRefused = 50;

/**
 * A server that refuses one player has nothing to mend: scanners and friends with an old game come to all. One into which nobody got
 * at all, though somebody in the same house tried, is asked about for that.
 */
export function withNobodyIn(
  findings: readonly FoundFinding[],
  evidence: Pick<Evidence, "lines" | "runs" | "software">,
): FoundFinding[] {
  const { lines, software } = evidence;
  if (software.kind !== "server" || !findings.some(({ code }) => refusals.has(code))) return [...findings];
  if (lastLogins(evidence).some((at) => at !== -1)) return [...findings];
  const isNear = (line: number) => nearAddress.test(lines.get(line, maxLine));
  return findings.map((one) =>
    refusals.has(one.code) && one.severity === "notice" && one.lines.slice(0, maxRefused).some(isNear)
      ? { ...one, severity: "warning" }
      : one,
  );
}

/** What a proxy, and the plugins on it, do not reach. */
const unreached: ReadonlySet<string> = new Set([
  "proxy-backend-unreachable",
  "connection-lost",
  "connection-timed-out",
]);

/** A proxy that stops closes its connections first: who asks for a server after that gets no answer, whether it runs or not. */
export function withoutParting(
  findings: readonly FoundFinding[],
  { runs, software }: Pick<Evidence, "runs" | "software">,
): FoundFinding[] {
  if (software.kind !== "proxy") return [...findings];
  const isParting = (one: FoundFinding) => {
    const { firstLine, lines } = one;
    const run = runs.find((other) => other.firstLine <= firstLine && firstLine < other.endLine);
    return run !== undefined && lines.every((line) => line < run.endLine) && isWhileStopping(one, run);
  };
  return findings.filter((one) => !(unreached.has(one.code) && isParting(one)));
}

/** Where somebody got in last, in each run; -1 where nobody did. Looked for once, however many were turned away. */
function lastLogins({ lines, runs }: Pick<Evidence, "lines" | "runs">): number[] {
  const last = runs.map(() => -1);
  for (const login of logins) {
    let run = 0;
    for (let at = lines.text.indexOf(login); at !== -1; at = lines.text.indexOf(login, at + login.length)) {
      while (run + 1 < runs.length && lines.start(runs[run + 1]!.firstLine) <= at) run++;
      if (runs.length > 0) last[run] = Math.max(last[run]!, at);
    }
  }
  return last;
}
