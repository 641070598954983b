import type { Facts } from "../model/facts.ts";
import type { FoundFinding, Parameters, Software } from "../model/model.ts";
import { plainName } from "../owners/names.ts";
import { partiesOf } from "../owners/parties.ts";

/** Which say that something is not there, or has another version. */
const lacking = new Set(["class-missing", "method-missing", "mixin-class-missing"]);
/** Of their lists nothing is left out: what is not on them is not there. */
const complete = /^(?:fabric|quilt)\//;
const fewestListed = 3;
const noMod = /^(?:java|javafx|minecraft|kotlin|scala)\b/i;

/**
 * Puts to a finding the version that is installed of what is asked for; where the log lists all there is without it, that it is
 * not there.
 */
export function installedIn(
  { mods, plugins }: Pick<Facts, "mods" | "plugins">,
  { id, kind }: Software,
): <Finding extends FoundFinding>(finding: Finding) => Finding {
  const isWhole = mods.length >= fewestListed && (complete.test(id) || kind === "crash-report");
  let versions: Map<string, string> | null = null;
  return (finding) => {
    const { parameters } = finding;
    const asked = lacking.has(finding.code) ? askedIn(parameters) : undefined;
    if (asked === undefined) return finding;
    versions ??= versionsOf(mods, plugins);
    const listed = asked.names.flatMap((name) => versions?.get(name) ?? []);
    const installed = listed.find((version) => version !== "");
    if (installed !== undefined) return { ...finding, parameters: { ...parameters, installed } };
    const { absent } = asked;
    const isAbsent = isWhole && listed.length === 0 && absent !== undefined && !noMod.test(absent);
    return isAbsent ? { ...finding, parameters: { ...parameters, absent } } : finding;
  };
}

/** By plain names; of what is listed without a version, none. */
function versionsOf(mods: Facts["mods"], plugins: Facts["plugins"]): Map<string, string> {
  const versions = new Map<string, string>();
  const add = (name: string | undefined, version = "") => {
    if (name !== undefined) versions.set(plainName(name), version);
  };
  for (const { name, version } of plugins) add(name, version);
  for (const { id, name, version } of mods) {
    add(name, version);
    add(id, version);
  }
  return versions;
}

/** A term is a library, which nobody lists. */
function askedIn({ provider, partner, ...rest }: Parameters): { names: string[]; absent?: string } | undefined {
  if (typeof provider === "string") {
    return { names: partiesOf({ provider, ...rest }, ["providerId", "provider"]), absent: provider };
  }
  return typeof partner === "string" ? { names: partiesOf({ partner, ...rest }, ["partnerId", "partner"]) } : undefined;
}
