import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model.ts";

const login = " logged in with entity id ";

/**
 * A server behind a proxy turns away who comes past the proxy: scanners, mostly. Where players get in later in the same
 * run, proxy and server agree, and there is nothing to mend.
 */
export function withoutTurnedAway(
  findings: readonly FoundFinding[],
  { lines, runs }: Pick<Evidence, "lines" | "runs">,
): FoundFinding[] {
  return findings.filter((one) => {
    if (one.code !== "proxy-forwarding") return true;
    const from = one.lines.at(-1) ?? one.firstLine;
    const run = runs.find(({ firstLine, endLine }) => firstLine <= from && from < endLine);
    const at = lines.text.indexOf(login, lines.start(from));
    return at === -1 || lines.at(at) >= (run?.endLine ?? lines.count);
  });
}
