import type { Environment, Mod, Pack, Plugin, Stated } from "../model/facts.ts";

/** Of mods, plugins and packs each. */
export const maxListed = 2000;
const maxMixedInto = 5000;
const maxValue = 400;
export const maxArguments = 500;

type TextKey = Exclude<keyof Environment, "jvmArguments">;

const perStart = 1000;

/** What has been read so far. The first statement stands, unless a better source makes it, or a later start of the game. */
export class Collected {
  readonly environment: Environment = {};
  readonly mods = new Listed<Mod>((mod) => mod.id.toLowerCase());
  readonly plugins = new Listed<Plugin>((plugin) => plugin.name.toLowerCase());
  readonly datapacks = new Listed<Pack>((pack) => pack.name);
  readonly resourcePacks = new Listed<Pack>((pack) => pack.name);
  /** Files of mods that the log names without their ids, and where. */
  readonly modFiles = new Map<string, number>();
  /** Names of mods that the log has without their ids, and where. */
  readonly modNames = new Map<string, number>();
  startupSeconds: number | null = null;
  /** How far a mod came while loading, as the loader writes it, by its id. */
  readonly modStates = new Map<string, { state: string; line: number }>();
  /** Main classes of plugins, by their names. */
  readonly mainClasses = new Map<string, string>();
  /** Classes of mods that their loaders name, by the ids of the mods: the first of each. */
  readonly modClasses = new Map<string, string>();
  /** Configurations of mixins, by the class that they were applied to. */
  readonly mixedInto = new Map<string, Set<string>>();
  /** Memory modules that have been counted, and what they hold together, in MiB. */
  readonly memorySlots = new Map<string, number>();
  /** Where the authors of a mod want to be told of faults, by its id in small letters. */
  readonly modIssues = new Map<string, string>();
  /** The mod whose part of a crash report is being read. */
  reportedMod: string | null = null;
  private readonly ranks = new Map<keyof Environment, number>();
  private launches = 0;

  /** `lastRunLine`: where the last run of several begins. */
  constructor(private readonly lastRunLine = Number.POSITIVE_INFINITY) {}

  /** A launcher starts the game once more: with what Java and memory, it says again. */
  beginLaunch(): void {
    this.launches++;
  }

  state(key: TextKey, value: string | undefined, line: number, rank = 1): void {
    const text = value?.trim().slice(0, maxValue);
    // What a launcher was to fill in, and did not.
    if (!text || text.includes("${") || /^(?:unknown|n\/a|null|none|<[^>]{0,40}>|~~error~~.{0,400})$/i.test(text))
      return;
    if (this.outranks(key, rank, line)) this.environment[key] = { value: text, line } satisfies Stated;
  }

  stateArguments(value: string[], line: number, rank = 1): void {
    if (value.length === 0 || !this.outranks("jvmArguments", rank, line)) return;
    this.environment.jvmArguments = { value: value.slice(0, maxArguments), line };
  }

  stateMod(id: string, state: string | undefined, line: number): void {
    if (state && this.modStates.size < maxListed) this.modStates.set(id, { state, line });
  }

  addModClass(id: string, name: string): void {
    if (this.modClasses.size < maxListed && !this.modClasses.has(id)) this.modClasses.set(id, name);
  }

  addMixin(target: string, config: string): void {
    const configs = this.mixedInto.get(target);
    if (configs) configs.add(config);
    else if (this.mixedInto.size < maxMixedInto) this.mixedInto.set(target, new Set([config]));
  }

  stateIssues(id: string, address: string | undefined): void {
    if (address && this.modIssues.size < maxListed) this.modIssues.set(id.toLowerCase(), address);
  }

  addModFile(file: string, line: number): void {
    if (this.modFiles.size < maxListed && !this.modFiles.has(file)) this.modFiles.set(file, line);
  }

  addModName(name: string, line: number): void {
    if (this.modNames.size < maxListed && !this.modNames.has(name)) this.modNames.set(name, line);
  }

  private outranks(key: keyof Environment, ofSource: number, line: number): boolean {
    const rank = ofSource + perStart * (this.launches + (line >= this.lastRunLine ? 1 : 0));
    if ((this.ranks.get(key) ?? 0) >= rank) return false;
    this.ranks.set(key, rank);
    return true;
  }
}

/** Things by their name: the first mention stands, later ones fill in what it left out. */
export class Listed<Thing extends { line: number }> {
  private readonly byKey = new Map<string, Thing>();

  constructor(private readonly keyOf: (thing: Thing) => string) {}

  add(said: { [Key in keyof Thing]?: Thing[Key] | undefined } & { line: number }): void {
    const key = this.keyOf(said as Thing);
    let thing = this.byKey.get(key);
    if (!thing) {
      // Without its name it is nothing: nobody could say what it is.
      if (!isTold(key) || this.byKey.size === maxListed) return;
      thing = {} as Thing;
      this.byKey.set(key, thing);
    }
    for (const [field, value] of Object.entries(said) as [keyof Thing, Thing[keyof Thing]][]) {
      if (thing[field] === undefined && isTold(value)) thing[field] = value;
    }
  }

  get all(): Thing[] {
    return [...this.byKey.values()];
  }
}

/** `${version}`, `@VERSION@`, `%version%`: what a build should have replaced. */
const leftInPlace = /^(?:\$\{|@\w{1,40}@$|%\w{1,40}%$)/;

/** A version that somebody masked (`**.**`), or that its build never filled in, says nothing. */
function isTold(value: unknown): boolean {
  if (typeof value === "number") return true;
  return (
    typeof value === "string" && value !== "" && !value.includes("**") && !leftInPlace.test(value) && value !== "null"
  );
}
