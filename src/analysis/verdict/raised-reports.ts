import type { Evidence } from "../evidence/evidence.ts";
import { type FoundFinding, levels } from "../model/model.ts";
import { complaint, foreignComplaint } from "../rules/matching/plugin-complaints.ts";
import { entryAt } from "./excerpts.ts";
import { isNotice } from "./ranked.ts";

/** What mods and plugins write themselves. */
const reports: ReadonlySet<string> = new Set(["mod-reported-error", "plugin-reported-error"]);
/** Where more complain, it is the noise of a large pack, and nobody can tell which of it matters. */
const mostRaised = 2;

/**
 * Where nothing worse is known, the first thing that a mod or plugin itself calls an error is what the log is about: whoever shares
 * it came for that. Beside something worse it stays a remark, and so does what is called a warning.
 */
export function withRaisedReport(all: readonly FoundFinding[], evidence: Evidence): FoundFinding[] {
  const errors = all.every(isNotice) ? all.filter((one) => isError(one, evidence)) : [];
  const [raised] = errors.length <= mostRaised ? errors : [];
  return raised ? [{ ...raised, severity: "warning" }, ...all.filter((one) => one !== raised)] : [...all];
}

function isError(one: FoundFinding, { entries, isDevelopment }: Evidence): boolean {
  const { code, firstLine } = one;
  const { said, cause } = one.parameters;
  if (!reports.has(code)) return false;
  const entry = entryAt(entries, firstLine);
  if (!entry || entry.level > levels.error || entry.level === levels.alert) return false;
  // Of a pack, mods complain of much that nobody misses; whoever writes one reads what it says.
  if (code === "mod-reported-error" && !isDevelopment) return false;
  return cause !== undefined || (typeof said === "string" && (complaint.test(said) || foreignComplaint.test(said)));
}
