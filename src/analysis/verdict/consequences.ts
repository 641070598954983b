import { leadingCount } from "../../wire/leading-count.ts";
import type { Run } from "../evidence/runs.ts";
import type { FoundFinding } from "../model/model.ts";
import { partiesOf, partyNamed } from "../owners/parties.ts";
import { addonsIn } from "./addons.ts";
import { followsReload } from "./reloads.ts";

/** What a machine lacks, and what code that runs into it throws. */
const lacking: readonly (readonly [code: string, cause: RegExp])[] = [
  ["disk-full", /No space left on device|not enough space on the disk|Disk quota exceeded|database or disk is full/],
  ["out-of-memory", /OutOfMemoryError: (?:Java heap space|GC overhead limit)/],
  ["gc-overhead", /OutOfMemoryError: (?:Java heap space|GC overhead limit)/],
  ["out-of-memory-native", /OutOfMemoryError: unable to create (?:new )?native thread/],
  ["too-many-open-files", /Too many open files|User limit of inotify /],
  ["file-permission", /Read-only file system|\bAccessDeniedException: (?=\S{0,2}[\w./\\])/],
  ["discord-unreachable", /\bnet\.dv8tion\.jda\./],
];

/** Files that are damaged, and what anybody throws who reads them. */
const damaged: readonly string[] = ["world-level-dat-corrupt", "world-region-corrupt", "player-data-corrupt"];
const ofDamage = /\b(?:Zip|EOF|DataFormat)Exception\b|Not in GZIP format|Corrupt GZIP|Loading NBT data/;
const readers: readonly string[] = ["plugin-runtime-error", "plugin-command-failed", "mod-runtime-error"];

/** Those that only say who read a damaged file of the world: nobody needs to look at them. */
export function symptomsOfDamage(all: readonly FoundFinding[]): ReadonlySet<FoundFinding> {
  if (!all.some(({ code }) => damaged.includes(code))) return new Set();
  return new Set(
    all.filter(({ code, parameters: { cause } }) => readers.includes(code) && ofDamage.test(String(cause ?? ""))),
  );
}

/** What a plugin could not read or reach of its own, for which it then fails to start. */
const ownReasons: readonly string[] = ["plugin-config-invalid", "config-invalid", "plugin-database-failed"];
const ownFailures: readonly string[] = ["plugin-load-failed", "plugin-enable-failed", "plugin-disable-failed"];
/** What a plugin throws whenever it then wants something of a database. */
const ofDatabase = /\bSQL\w{0,40}Exception|PoolInitializationException|\b(?:Jedis|Redis|Mongo)\w{1,40}Exception/;

/** Of one plugin, kept to be compared. */
const maxFailures = 6;
/** What is thrown where a plugin that does not run any more is asked. */
const isOff = /zip file closed| - plugin is disabled/;

/** Those of which another finding says why they came about, as their codes alone do not. */
export function consequencesIn(
  all: readonly FoundFinding[],
  runs: readonly Pick<Run, "firstLine" | "endLine">[],
): ReadonlySet<FoundFinding> {
  const codes = new Set(all.map(({ code }) => code));
  const failed = new Map<string, FoundFinding[]>();
  for (const one of all) {
    for (const name of isFailure(one) ? standingFor(failedIn(one)) : []) {
      failed.set(name, [...(failed.get(name) ?? []), one].slice(0, maxFailures));
    }
  }
  const reasons = new Map<string, number[]>();
  for (const one of all) {
    for (const name of ownReasons.includes(one.code) ? whose(one) : []) {
      const lines = reasons.get(name);
      if (lines) lines.push(one.firstLine);
      else reasons.set(name, [one.firstLine]);
    }
  }
  for (const lines of reasons.values()) lines.sort((a, b) => a - b);
  const addons = addonsIn(all);
  const reloads = all.filter(({ code }) => code === "server-reloaded");
  const ended = Math.min(...all.flatMap(({ severity, firstLine }) => (severity === "fatal" ? [firstLine] : [])));
  return new Set(
    all.filter(
      (one) =>
        addons.has(one) ||
        followsLack(one, codes) ||
        followsDependencies(one, failed) ||
        followsOwnFailure(one, failed) ||
        followsOwnReason(one, reasons, runs) ||
        followsNeighbour(one, failed) ||
        followsOwnStart(one, failed) ||
        followsReload(one, reloads) ||
        followsEnd(one, ended),
    ),
  );
}

/** Who did not get to work; of damaged jars, all whose they are. */
function failedIn({ code, parameters: { plugin, suspect, files, why } }: FoundFinding): string[] {
  if (code !== "archive-corrupt") return partyNamed(plugin ?? suspect);
  return why === "plugins" && Array.isArray(files) ? files.flatMap(partyNamed) : [];
}

/** Plugins that stand in for another one, which then is not missing: who needs that one needs them. */
const standIns: readonly (readonly [standIn: RegExp, other: string])[] = [
  [/^fastasyncworldedit|^fawe/, "worldedit"],
  [/^vaultunlocked/, "vault"],
];

function standingFor(names: readonly string[]): string[] {
  const others = standIns.flatMap(([standIn, other]) => (names.some((name) => standIn.test(name)) ? [other] : []));
  return [...names, ...others];
}

/** A plugin that was switched off because it failed has no code any more for those who still call it, and no commands. */
function followsOwnStart(one: FoundFinding, failed: ReadonlyMap<string, readonly FoundFinding[]>): boolean {
  const { plugin, suspect, cause } = one.parameters;
  if (one.code !== "plugin-file-replaced" && !isOff.test(String(cause ?? ""))) return false;
  return partyNamed(plugin ?? suspect).some((name) =>
    failed.get(name)?.some((other) => other.code !== one.code && other.firstLine < one.firstLine),
  );
}

/** A server that goes down early disables plugins that have not begun. */
function followsEnd({ code, firstLine }: FoundFinding, ended: number): boolean {
  return code === "plugin-disable-failed" && firstLine > ended;
}

/** A plugin that fails because the disk is full is not at fault. */
function followsLack({ parameters, code }: FoundFinding, codes: ReadonlySet<string>): boolean {
  const { cause } = parameters;
  if (typeof cause !== "string") return false;
  return lacking.some(([lack, text]) => lack !== code && codes.has(lack) && text.test(cause));
}

/** Whether what the machine lacks is what the other ran into, in the same words of the log. */
export function isLackBehind(lack: FoundFinding, { code, parameters, firstLine, endLine }: FoundFinding): boolean {
  const { cause } = parameters;
  if (typeof cause !== "string" || lack.code === code) return false;
  const isReason = lacking.some(([known, text]) => known === lack.code && text.test(cause));
  return isReason && lack.lines.some((line) => firstLine <= line && line < endLine);
}

/** What is missing is there, but could not be loaded itself. */
function followsDependencies(one: FoundFinding, failed: ReadonlyMap<string, readonly FoundFinding[]>): boolean {
  const { dependencies, plugin } = one.parameters;
  const names = (Array.isArray(dependencies) ? dependencies : []).flatMap(partyNamed);
  if (typeof plugin !== "string" || names.length === 0) return false;
  return names.every((name) => failed.get(name)?.some((other) => other !== one));
}

/** A plugin that gives up says why before. */
function followsOwnFailure(
  { code, parameters, firstLine }: FoundFinding,
  failed: ReadonlyMap<string, readonly FoundFinding[]>,
): boolean {
  if (code !== "plugin-disabled-itself") return false;
  return partyNamed(parameters["plugin"]).some((name) =>
    failed.get(name)?.some((other) => other.code !== code && other.firstLine <= firstLine),
  );
}

/** Findings by their codes, as reasons of others: of a log of thousands, not each is compared with each. */
export class Causes {
  private readonly codes = new Set<string>();
  /** By code, the plugins that the findings are about; `null` where one of them names nobody. */
  private readonly concerned = new Map<string, Set<string> | null>();
  /** By code, the mods that lack something, and the exceptions that say so; `null` where one of them names nobody. */
  private readonly lackOf = new Map<string, Set<string> | null>();
  /** What mixins could not change, and what was thrown. */
  private readonly unchanged: string[] = [];
  /** By code, the plugins that are said to be missing: they cannot have failed themselves because they are. */
  private readonly lacking = new Map<string, Set<string>>();

  constructor(findings: readonly FoundFinding[]) {
    for (const { code, parameters, fault, lines } of findings) {
      this.codes.add(code);
      if (code === "mixin-failed") this.unchanged.push(`${parameters["target"]} ${parameters["cause"]}`);
      if (ofOneMod.includes(code)) {
        const names = partiesOf(parameters, modNames);
        const known = this.lackOf.has(code) ? this.lackOf.get(code) : new Set<string>();
        for (const name of [...names, ...lines.map(String), ...(fault ? [fault] : [])]) known?.add(name);
        this.lackOf.set(code, names.length > 0 ? (known ?? null) : null);
      }
      if (!isOfPlugin(code)) continue;
      const names = partiesOf(parameters, ["plugin", "container"]);
      const lacking = partiesOf(parameters, ["dependencies"]);
      const missing = this.lacking.get(code) ?? new Set<string>();
      for (const name of lacking) missing.add(name);
      this.lacking.set(code, missing);
      const known = this.concerned.get(code) ?? (this.concerned.has(code) ? null : new Set<string>());
      for (const name of names) known?.add(name);
      this.concerned.set(code, names.length + lacking.length > 0 ? known : null);
    }
  }

  /** Whether there is one of this code that may be the reason: what is wrong with one is none for what fails in another. */
  concern(code: string, finding: FoundFinding): boolean {
    const { parameters } = finding;
    // What another mod has in no version that fits is not there, whatever else fails.
    if (code === "mixin-failed" && finding.code === "class-missing" && typeof parameters["provider"] === "string") {
      return this.unchanged.some((text) => text.includes(String(parameters["class"])));
    }
    if (ofOneMod.includes(code)) return this.concernsMod(code, finding);
    const names = isOfPlugin(code) ? this.concerned.get(code) : null;
    if (!names) return this.codes.has(code);
    const lacking = this.lacking.get(code);
    return (
      partiesOf(parameters, ["plugin", "suspect", "provider", "culprit"]).some((name) => names.has(name)) ||
      partiesOf(parameters, ["provider", "culprit"]).some((name) => lacking?.has(name))
    );
  }

  private concernsMod(code: string, { parameters, fault, lines }: FoundFinding): boolean {
    const known = this.lackOf.get(code);
    const names = partiesOf(parameters, modNames);
    if (!known || names.length === 0) return this.codes.has(code);
    return [...names, ...lines.map(String), ...(fault ? [fault] : [])].some((name) => known.has(name));
  }
}

/** What one mod lacks keeps no other from loading. Of mixins, which change the game for all, nobody knows. */
const ofOneMod: readonly string[] = ["client-class-on-server", "class-missing", "method-missing"];
const modNames = ["mod", "modId", "suspect", "suspectId", "culprit"];

function isOfPlugin(code: string): boolean {
  return code.startsWith("plugin-");
}

/** A plugin that fails while it is switched off, because something else ended the server, has nothing to mend: a remark. */
export function asRemark(finding: FoundFinding): FoundFinding {
  const isOfEnd = finding.isConsequence && finding.code === "plugin-disable-failed";
  return isOfEnd ? { ...finding, severity: "notice" } : finding;
}

/** Who refused is only needed to see whose failure it follows from: nobody is to take them for the culprit. */
export function withoutRefuser(finding: FoundFinding): FoundFinding {
  const { refuser, ...parameters } = finding.parameters;
  return refuser === undefined ? finding : { ...finding, parameters };
}

/** Who uses the code of a plugin that did not start gets no further than that one, or does not find it at all. */
function followsNeighbour(one: FoundFinding, failed: ReadonlyMap<string, readonly FoundFinding[]>): boolean {
  const { plugin, culprit, refuser, provider, providerId } = one.parameters;
  const own = partyNamed(plugin);
  const missing = one.code === "class-missing" ? [...partyNamed(provider), ...partyNamed(providerId)] : [];
  return [...partyNamed(culprit), ...partyNamed(refuser), ...missing].some(
    (name) =>
      !own.includes(name) &&
      failed.get(name)?.some((other) => other !== one && isLeftOut(other) && other.firstLine < one.firstLine),
  );
}

function isLeftOut({ code }: FoundFinding): boolean {
  return code === "plugin-disabled-itself" || ownFailures.includes(code) || ownReasons.includes(code);
}

/** A plugin that could not read its configuration does not get far in the same run. `reasons`: where, by plugin, in the order of the log. */
function followsOwnReason(
  { code, parameters, firstLine }: FoundFinding,
  reasons: ReadonlyMap<string, readonly number[]>,
  runs: readonly Pick<Run, "firstLine" | "endLine">[],
): boolean {
  const isAsking = readers.includes(code) && ofDatabase.test(String(parameters["cause"] ?? ""));
  if (!ownFailures.includes(code) && !isAsking) return false;
  const begin = runs.find((run) => run.firstLine <= firstLine && firstLine < run.endLine)?.firstLine ?? 0;
  return partyNamed(parameters["plugin"]).some((name) => {
    const lines = reasons.get(name) ?? [];
    const last = lines[leadingCount(lines.length, (index) => lines[index]! <= firstLine) - 1];
    return last !== undefined && last >= begin;
  });
}

/** Whose configuration or database it is: said, guessed by the code that reads it, or by the folder of the file. */
function whose({ parameters }: FoundFinding): string[] {
  const { plugin, mod, suspect, file } = parameters;
  const folder = typeof file === "string" ? /^plugins[\\/]([^\\/\n]{1,100})[\\/]/.exec(file)?.[1] : undefined;
  return [plugin, mod, suspect, folder].flatMap(partyNamed);
}

function isFailure({ severity }: FoundFinding): boolean {
  return severity === "fatal" || severity === "error";
}
