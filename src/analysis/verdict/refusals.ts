import type { Ranked } from "./ranked.ts";

/** What a loader refuses to start for: what most mods complain of first. */
const refusals: ReadonlySet<string> = new Set([
  "fabric-loader-too-old",
  "mod-dependency-missing",
  "mod-dependency-version",
  "mod-minecraft-version",
  "mod-language-provider",
]);
const loaders = /^(?:forge|neo ?forge|fabric ?loader|quilt[_ ]?loader)$/i;

const ofPlatform = "platform";

/** How many mods complain of what a finding tells, where a loader refuses for several reasons; 0 for all others. */
export function complaintsIn(all: readonly Ranked[]): (one: Ranked) => number {
  const counts = new Map<string, number>();
  for (const { finding, isOld } of all) {
    const { mods } = finding.parameters;
    const mentioned = Array.isArray(mods) ? mods.length : 1;
    const complaint = complaintOf(finding);
    if (refusals.has(finding.code) && !isOld) counts.set(complaint, (counts.get(complaint) ?? 0) + mentioned);
  }
  // One loader that is put right mends them all: of as many, it comes first.
  const ahead = ({ finding }: Ranked) => (complaintOf(finding) === ofPlatform ? 0.5 : 0);
  return (one) => {
    const count = counts.size > 1 && !one.isOld ? counts.get(complaintOf(one.finding)) : undefined;
    return count === undefined ? 0 : count + ahead(one);
  };
}

/** A loader that is too old and a game of another version are one complaint, however it is worded. */
function complaintOf({ code, parameters: { dependency } }: Ranked["finding"]): string {
  const isOfPlatform =
    code === "mod-minecraft-version" ||
    code === "fabric-loader-too-old" ||
    code === "mod-language-provider" ||
    (code === "mod-dependency-version" && typeof dependency === "string" && loaders.test(dependency));
  return isOfPlatform ? ofPlatform : code;
}

/**
 * How many plugins are made for another server or Java than this one, or damaged, where several are; 0 for all other findings.
 * `isHybrid`: whether the server runs mods as well, where what plugins expect of Bukkit's own is mostly not as they expect it.
 */
export function misfitsIn(all: readonly Ranked[], isHybrid: boolean): (one: Ranked) => number {
  const isMisfit = (one: Ranked) => isOfOther(one) || (isHybrid && isBrokenClass(one));
  const misfits = all.filter((one) => !one.isOld && isMisfit(one));
  const names = new Set(
    misfits.map(({ finding: { parameters } }) => String(parameters["plugin"] ?? parameters["suspect"])),
  );
  return (one) => {
    if (one.isOld) return 0;
    return isMisfit(one) && names.size > 1 ? names.size : damagedIn(one);
  };
}

function damagedIn({ finding: { code, parameters, isConsequence } }: Ranked): number {
  const { files, why } = parameters;
  const isOfPlugins = code === "archive-corrupt" && why === "plugins" && !isConsequence;
  return isOfPlugins && Array.isArray(files) && files.length > 1 ? files.length : 0;
}

function isBrokenClass({ finding: { code, parameters, severity } }: Ranked): boolean {
  return code === "class-init-failed" && severity === "error" && parameters["suspect"] !== undefined;
}

function isOfOther({ finding: { code, parameters, severity, isConsequence } }: Ranked): boolean {
  if (severity === "notice" || isConsequence) return false;
  return (
    code === "plugin-server-version" ||
    code === "plugin-java-version" ||
    (code === "class-missing" && parameters["platform"] !== undefined && parameters["suspect"] !== undefined)
  );
}
