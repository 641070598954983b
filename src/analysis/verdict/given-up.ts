import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model/model.ts";

/** Forge and NeoForge go on to their screen of errors once mods have failed, and tell no mod of anything any more. */
const refusal = " to a broken mod state";

/** Whether it came only after the loader had given up: what broke it stands before. */
export function afterGivingUp({
  lines,
  runs,
}: Pick<Evidence, "lines" | "runs">): (finding: Pick<FoundFinding, "firstLine">) => boolean {
  const from = lines.start(runs.at(-1)?.firstLine ?? 0);
  const at = lines.text.indexOf(refusal, from);
  const line = at === -1 ? Number.POSITIVE_INFINITY : lines.at(at);
  return ({ firstLine }) => firstLine > line;
}
