import type { Frame } from "../model/exception-group.ts";
import { type KnownOwner, knownOwnerById, knownOwnerOf } from "./known-owners.ts";
import { type ListedPart, ListedParts, toldName } from "./listed-parts.ts";
import { isGeneric, nameOfJar, nameOfMixinConfig, nameOfModule, nameOfPackage, plainName } from "./names.ts";
import { isAccusable, type Owner, type OwnerEvidence } from "./owner.ts";
import { isInjected, platformOf } from "./platform-packages.ts";

/** The game, servers and loaders in jars of their own. Classes of anybody stand in them, as some servers are one file. */
const platformJar =
  /^(?:minecraft|server|client|paper|spigot|craftbukkit|purpur|folia|pufferfish|leaf|leaves|forge|neoforge|fabric-(?:server|loader)|fabric_server|quilt|mohist|magma|arclight|catserver|thermos|cauldron|velocity|waterfall|bungeecord|nukkit|powernukkit|fmlloader|fmlcore|modlauncher|launchwrapper|javafmllanguage|lowcodelanguage|mclanguage|union-relauncher|architectury-transformer|dev-launch-injector|devlaunchinjector|mixinextras|connector-|newlaunch|authlib|realms|generated_[0-9a-f]{4,40})(?:[-_. +]|\d|$)/i;
/** Parts of the loaders' own interfaces: what mods call, or what calls mods. */
const platformId =
  /^(?:fabric$|fabric[-_]|quilt[-_]|quilted_|minecraft$|java$|generated_[0-9a-f]{4,40}$|forge$|neoforge$|fabricloader$|quilt_loader$|arclight$|mohist$|magma$|banner$|ketting$|youer$|fml$|mcp$|mixinextras|mixinsquared|java\.|jdk\.|connector(?:mod|extras)?$|llibrary-core|fmlcore|javafml|lowcode|unnamed|cmd_(?:alert|find|list|send|server)$|reconnect_yaml$)/i;
const lengthOfCutId = 12;
/** So much of an id is no word that many ids begin with. */
const leastBegun = 7;
/** `sodium-fabric`: what it runs on. */
const loaderSuffix = /[-_](?:neoforge|forge|fabric|quilt|bukkit|spigot|paper)$/i;
/** Folders of the developer's own classes, where a jar would stand. */
const sourceFolder =
  /^(?:main|bin|classes|out|production|build|resources|test|client|java|kotlin|(?:common|xplat|shared)(?:-dev)?(?:\.jar)?)$/;

/** A loader's copy of a jar, by a number. */
const unnamed = /^\d{6,40}(?:\.jar)?$/;

/** The only place that decides whose code something is. */
export class Owners {
  private readonly listed: ListedParts;
  private readonly cache = new Map<Frame, Owner | null>();
  private readonly findings = new WeakMap<object, Map<string, unknown>>();
  /** The one mod or plugin there is beside the platform's own, or the one that is being developed. */
  readonly only: Owner | null;

  /**
   * `mixedInto`: configurations of mixins, by the class that they were applied to, where the log notes it.
   * `isPiece`: the log begins in the midst of a run, so that plugins may have started which it does not list.
   * `unlisted`: of which the log gives no more than the packages.
   */
  constructor(
    parts: readonly ListedPart[],
    private readonly mixedInto: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
    isDevelopment = false,
    isPiece = false,
    private readonly unlisted: readonly ListedPart[] = [],
  ) {
    this.listed = new ListedParts(
      parts.filter(({ id }) => !platformId.test(id)),
      unlisted,
    );
    const own = this.parts.filter(({ isOwn }) => isOwn);
    // The addons of LabyMod are listed nowhere.
    const candidates = (own.length > 0 ? own : this.parts).filter(({ id }) => id !== "labymod");
    // Where the one that is being developed is not listed, it is no library beside it.
    const isComplete = !isDevelopment && !(isPiece && candidates[0]?.kind === "plugin");
    const isKnown = candidates.length === 1 && (own.length > 0 || isComplete);
    this.only = isKnown ? ofPart(candidates[0]!, "only", candidates[0]!.id) : null;
  }

  get parts(): readonly ListedPart[] {
    return this.listed.parts;
  }

  isListed({ id, name }: Owner): boolean {
    return this.listed.has(id ?? name, name);
  }

  /** Whether it is a developer's own, and listed nowhere. */
  isUnlistedOwn({ id, name }: Owner): boolean {
    return this.unlisted.some((part) => part.isOwn && part.id === (id ?? name));
  }

  /** The mod or plugin that the log lists under this name or id. */
  listedAs(name: string): Owner | null {
    const part = this.listed.byName(name);
    return part ? ofPart(part, "accused", name) : null;
  }

  /** What somebody has found out about a thing by these owners, and need not find out again. */
  remembered<Found>(about: object, what: string, find: () => Found): Found {
    const known = this.findings.get(about) ?? new Map<string, unknown>();
    this.findings.set(about, known);
    if (!known.has(what)) known.set(what, find());
    return known.get(what) as Found;
  }

  ofFrame(frame: Frame): Owner | null {
    let owner = this.cache.get(frame);
    if (owner === undefined) {
      owner = this.findFrame(frame);
      this.cache.set(frame, owner);
    }
    return owner;
  }

  private findFrame({ method, jar, module, handler, mixins }: Frame): Owner | null {
    if (handler && !platformId.test(handler)) {
      // Cut by Mixin, or what authors put before their methods on loaders that leave the mod out: `cullless` of `culllessleaves`.
      const isBegun = handler.length === lengthOfCutId || handler.length >= leastBegun;
      const cut = isBegun && !this.listed.byName(handler) ? this.listed.byCutId(handler) : null;
      return cut ? ofPart(cut, "handler", method) : this.ofId(handler, "handler", method);
    }
    if (!handler && isInjected(method)) {
      const owner = mixins.length > 0 ? this.onlyOfMixins(mixins) : this.onlyMixedInto(method);
      if (owner) return owner;
    }
    const platform = platformOf(method);
    if (platform) return plain(platform, platform, method);
    if (module && !platformId.test(module)) {
      const id = nameOfModule(module);
      const own = this.listed.byName(id);
      // A developer's classes are a module without a version of their own.
      if (own || !sourceFolder.test(id)) return own ? ofPart(own, "module", module) : this.ofId(id, "module", module);
    }
    if (jar && !platformJar.test(jar) && !sourceFolder.test(jar) && !unnamed.test(jar)) {
      const part = this.listed.byFile(jar);
      const known = part ? null : knownOwnerOf(method);
      if (part) return ofPart(part, "jar", jar);
      if (method.includes("\\")) return { ...plain("plugin", nameOfJar(jar), jar), evidence: "jar", file: jar };
      return ofJar(jar, known);
    }
    // `floor`: a function of PHP itself.
    return /[.\\]/.test(method) ? this.ofClass(method) : null;
  }

  /** A log may note thousands for one class, which stands in very many frames. */
  private onlyMixedInto(method: string): Owner | null {
    const target = method.slice(0, method.lastIndexOf("."));
    return this.remembered(this.mixedInto, target, () => this.onlyOfMixins([...(this.mixedInto.get(target) ?? [])]));
  }

  /** Upstream Mixin leaves the mod out of the name of a method it adds. Where one mod alone changes the class, it is that one. */
  private onlyOfMixins(mixins: readonly string[]): Owner | null {
    const owners = mixins.map((mixin) => this.ofMixin(mixin));
    const [first] = owners;
    return first && owners.every((one) => one && Owners.areSame(one, first)) ? first : null;
  }

  /** Those one of whom a method is of that upstream Mixin has added to a class without saying whose it is. */
  changersOf({ method, handler, mixins }: Frame): readonly Owner[] {
    if (handler || !isInjected(method)) return [];
    if (mixins.length > 0) return this.accusableOf(mixins);
    const target = method.slice(0, method.lastIndexOf("."));
    const noted = this.mixedInto.get(target);
    return noted ? this.remembered(noted, "changers", () => this.accusableOf([...noted])) : [];
  }

  private accusableOf(mixins: readonly string[]): readonly Owner[] {
    const found = new Map<string, Owner>();
    for (const mixin of mixins) {
      const owner = this.ofMixin(mixin);
      if (owner && isAccusable(owner)) found.set(owner.name, owner);
    }
    return [...found.values()];
  }

  /** Of a class or a method with its class, by name alone. */
  ofClass(method: string): Owner | null {
    const platform = platformOf(method);
    if (platform) return plain(platform, platform, method);
    const known = knownOwnerOf(method);
    const part =
      this.listed.byGivenPackage(method) ??
      this.listed.byTwoPackages(method) ??
      (known && this.listed.byName(known.id)) ??
      (known && this.listed.byName(known.name)) ??
      (known && this.listed.byFamily([known.id, known.name], method)) ??
      // Whose it is, is known: half a name, which may be its author's, says nothing against that.
      this.listed.byPackageWord(method, known !== null);
    if (part) return ofPart(part, "package", method);
    if (known)
      return { ...plain(known.kind, known.name, method), id: idBeside(known.id, known.name), evidence: "package" };
    const name = nameOfPackage(method);
    // `listeners.Explode`: many have a folder of that name.
    return isGeneric(name) ? null : { ...plain("code", name, method), evidence: "guess" };
  }

  /** `null` for ids of the platform. */
  ofId(id: string, evidence: OwnerEvidence = "accused", detail = id): Owner | null {
    if (platformId.test(id)) return null;
    const part = this.listed.byName(id);
    if (part) return ofPart(part, evidence, detail);
    return { ...named(id, detail), evidence };
  }

  /** Of the plugin that the software names. */
  ofPlugin(name: string): Owner {
    const part = this.listed.byName(name);
    return part ? ofPart(part, "accused", name) : { ...plain("plugin", name, name), evidence: "accused" };
  }

  ofFile(file: string): Owner | null {
    if (platformJar.test(file)) return null;
    const part = this.listed.byFile(file);
    return part ? ofPart(part, "jar", file) : { ...named(nameOfJar(file), file), evidence: "jar", file };
  }

  /** `lamps.mixins.json`, `mixins.lamps.json:client.MinecraftMixin from mod lamps` */
  ofMixin(mixin: string): Owner | null {
    const from = / from mod ([\w-]{2,64})/.exec(mixin)?.[1];
    const colon = mixin.indexOf(":");
    const config = colon === -1 ? mixin : mixin.slice(0, colon);
    return this.ofId(from && from !== "unknown" ? from : nameOfMixinConfig(config), "mixin", mixin);
  }

  /** `lamps` of `lamps:red_lamp`, if it is one of the mods, or nobody's we know. */
  ofNamespace(namespace: string, detail: string): Owner | null {
    const part = this.listed.byName(namespace);
    if (part) return ofPart(part, "namespace", detail);
    if (platformId.test(namespace) || /^(?:c|common|forge|neoforge|brigadier|realms)$/.test(namespace)) return null;
    return { ...named(namespace, detail), evidence: "namespace" };
  }

  /** Whether both are the same mod, however they are called. */
  static areSame(a: Owner, b: Owner): boolean {
    const names = ({ name, id }: Owner) => [plainName(name), ...(id ? [plainName(id)] : [])];
    return names(a).some((name) => names(b).includes(name));
  }
}

function ofPart(part: ListedPart, evidence: OwnerEvidence, detail: string): Owner {
  const { kind, id, version, file, isOwn } = part;
  const name = toldName(part);
  return { kind, name, id: idBeside(id, name), evidence, detail, version, file, isOwn };
}

/** The name of a file tells more than a package that several mods have. */
function ofJar(jar: string, known: KnownOwner | null): Owner {
  const name = nameOfJar(jar);
  const isKnown = known !== null && [known.id, known.name].some((one) => plainName(name).startsWith(plainName(one)));
  const owner = plain("mod", isKnown ? known.name : name, jar);
  return { ...owner, id: isKnown ? idBeside(known.id, known.name) : null, evidence: "jar", file: jar };
}

/** Of somebody whom the log does not list: called as it calls itself, if it is known. */
function named(id: string, detail: string): Owner {
  const known = knownOwnerById(id);
  if (known) return { ...plain(known.kind, known.name, detail), id: idBeside(id, known.name) };
  const bare = knownOwnerById(id.replace(loaderSuffix, ""));
  return bare ? { ...plain(bare.kind, bare.name, detail), id: idBeside(bare.id, bare.name) } : plain("mod", id, detail);
}

function idBeside(id: string, name: string): string | null {
  return id.toLowerCase() === name.toLowerCase() ? null : id;
}

function plain(kind: Owner["kind"], name: string, detail: string): Owner {
  return { kind, name, id: null, evidence: "package", detail, version: null, file: null, isOwn: false };
}
