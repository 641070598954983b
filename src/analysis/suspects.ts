import type { Frame } from "./exception-group.ts";
import {
  isGeneric,
  nameOfJar,
  nameOfMixinConfig,
  nameOfModule,
  nameOfPackage,
  plainName,
  segmentsOf,
} from "./mod-names.ts";
import { isMappedName, ownerOf } from "./package-owners.ts";

export interface Known {
  mods: readonly { id: string; name?: string; file?: string; packages?: readonly string[] }[];
  plugins: readonly { name: string; file?: string }[];
}

export interface Suspect {
  /** The id of a known mod, the name of a known plugin, or what the frame calls it. */
  name: string;
  evidence: "package" | "jar" | "mixin" | "module" | "handler";
  /** What was seen: a method, a file, a mixin. */
  detail: string;
}

const maxSuspects = 5;
/** What a mixin changed far from where it went wrong says nothing. */
const framesForMixins = 5;
/** The game, servers and loaders in jars of their own. Classes of anybody stand in them, as some servers are one file. */
const nobodysJar =
  /^(?:minecraft|server|client|paper|spigot|craftbukkit|purpur|folia|pufferfish|forge|neoforge|fabric|quilt|mohist|magma|arclight|velocity|waterfall|bungeecord|fmlloader|fmlcore|modlauncher)(?:[-_. ]|$)/i;
/** Parts of the loaders' own interfaces: what mods call, or what calls mods. */
const nobodysMod =
  /^(?:fabric[-_]|quilt[-_]|quilted_|minecraft$|forge$|neoforge$|fabric$|fabricloader$|mixinextras|java\.)/;

/** Who is likely to blame, the most likely first. Takes an exception, or a thread of a thread dump. */
export function suspects(group: { frames: readonly Frame[]; outerFrames?: readonly Frame[] }, known: Known): Suspect[] {
  const names = new KnownNames(known);
  const found = new Map<string, Suspect>();
  const frames = group.outerFrames ? group.frames.concat(group.outerFrames) : group.frames;
  for (const frame of frames) {
    const suspect = suspectOf(frame, names);
    const key = suspect && plainName(suspect.name);
    if (suspect && key && !found.has(key)) found.set(key, suspect);
    if (found.size === maxSuspects) break;
  }
  if (found.size > 0) return [...found.values()];
  const changed = changedByOne(group.frames, names);
  return changed ? [changed] : [];
}

function suspectOf(frame: Frame, names: KnownNames): Suspect | null {
  const { method, jar, module, handler } = frame;
  if (handler && !nobodysMod.test(handler)) {
    return { name: names.byId(handler) ?? handler, evidence: "handler", detail: method };
  }
  const owner = ownerOf(method);
  if (owner === "minecraft") return addedByMixin(frame, names);
  if (owner) return null;
  if (module && !nobodysMod.test(module)) {
    const name = nameOfModule(module);
    return { name: names.byId(name) ?? name, evidence: "module", detail: module };
  }
  if (jar && !nobodysJar.test(jar)) return { name: names.byFile(jar) ?? nameOfJar(jar), evidence: "jar", detail: jar };
  const name = names.byPackage(method) ?? nameOfPackage(method);
  // `listeners.Explode`: many have a folder of that name.
  return isGeneric(name) ? null : { name, evidence: "package", detail: method };
}

/** A method with a name that no mapping gives, as `canaryCollide` in a class that Canary changed. */
function addedByMixin({ method, mixins }: Frame, names: KnownNames): Suspect | null {
  if (mixins.length === 0) return null;
  const name = method.slice(method.lastIndexOf(".") + 1);
  if (isMappedName(name)) return null;
  const plain = plainName(name);
  for (const mixin of mixins) {
    const mod = nameOfMixinConfig(configOf(mixin));
    if (mod.length > 2 && plain.includes(plainName(mod))) {
      return { name: names.byId(mod) ?? mod, evidence: "mixin", detail: mixin };
    }
  }
  return null;
}

/** Weak: the first changed class near the root, if one mod alone changed it. */
function changedByOne(frames: readonly Frame[], names: KnownNames): Suspect | null {
  for (const { mixins } of frames.slice(0, framesForMixins)) {
    const mods = new Set(mixins.map((mixin) => nameOfMixinConfig(configOf(mixin))));
    const [mod] = mods;
    if (mods.size === 1 && mod && !nobodysMod.test(mod)) {
      return { name: names.byId(mod) ?? mod, evidence: "mixin", detail: mixins[0]! };
    }
  }
  return null;
}

function configOf(mixin: string): string {
  const colon = mixin.indexOf(":");
  return colon === -1 ? mixin : mixin.slice(0, colon);
}

/** The mods and plugins that the log lists, by all that traces may call them. */
class KnownNames {
  private readonly names = new Map<string, string>();
  private readonly files = new Map<string, string>();
  private readonly packages: { prefix: string; name: string }[] = [];

  constructor(known: Known) {
    for (const { id, name, file, packages } of known.mods) {
      this.add(id, name ?? id, file);
      for (const one of packages ?? []) this.packages.push({ prefix: `${one}.`, name: id });
    }
    for (const { name, file } of known.plugins) this.add(name, name, file);
  }

  byId(id: string): string | null {
    return this.names.get(plainName(id)) ?? null;
  }

  byFile(file: string): string | null {
    return this.files.get(file) ?? this.byId(nameOfJar(file));
  }

  byPackage(method: string): string | null {
    const own = this.packages.find(({ prefix }) => method.startsWith(prefix));
    if (own) return own.name;
    for (const segment of segmentsOf(method)) {
      const name = isGeneric(segment) ? undefined : this.names.get(plainName(segment));
      if (name !== undefined) return name;
    }
    return null;
  }

  private add(id: string, name: string, file: string | undefined): void {
    this.names.set(plainName(id), id);
    if (!this.names.has(plainName(name))) this.names.set(plainName(name), id);
    if (file) this.files.set(file, id);
  }
}
