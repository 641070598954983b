import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model.ts";

const logins = [" logged in with entity id ", " joined the game"];

/**
 * A server behind a proxy turns away who comes past the proxy: scanners, mostly. One with mods turns away who does not have
 * them. Where players get in later in the same run, there is nothing to mend.
 */
export function withoutTurnedAway(
  findings: readonly FoundFinding[],
  { lines, runs, software }: Pick<Evidence, "lines" | "runs" | "software">,
): FoundFinding[] {
  return findings.filter((one) => {
    const isTurnedAway =
      one.code === "proxy-forwarding" || (one.code === "mod-list-mismatch" && software.kind === "server");
    if (!isTurnedAway) return true;
    const from = one.lines.at(-1) ?? one.firstLine;
    const run = runs.find(({ firstLine, endLine }) => firstLine <= from && from < endLine);
    return !logins.some((login) => {
      const at = lines.text.indexOf(login, lines.start(from));
      return at !== -1 && lines.at(at) < (run?.endLine ?? lines.count);
    });
  });
}
