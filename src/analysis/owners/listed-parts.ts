import { leadingCount } from "../../wire/leading-count.ts";
import { knownOwnerById } from "./known-owners.ts";
import { isGeneric, isOrdinary, nameOfJar, ownSegments, plainName, segmentsOf, segmentsOfProject } from "./names.ts";

/** A mod or a plugin that the log lists. */
export interface ListedPart {
  kind: "mod" | "plugin";
  id: string;
  name: string;
  version: string | null;
  file: string | null;
  /** Packages that the log gives for it. */
  packages: readonly string[];
  isOwn: boolean;
}

const shortest = 4;
/** Mods that come under one name. */
const maxFamily = 20;

/** What the log lists, by all that traces may call it. */
export class ListedParts {
  private readonly names = new Map<string, ListedPart>();
  private readonly files = new Map<string, ListedPart>();
  /** By a package that the log gives: the first that has it, and how many come before. */
  private readonly packages = new Map<string, { part: ListedPart; rank: number }>();
  /** Names and ids in order, so that those with the same beginning stand side by side. */
  private readonly sortedNames: readonly string[];
  private readonly sortedIds: readonly ListedPart[];
  private readonly told: ReadonlySet<string>;

  /** `unlisted`: of which the log gives no more than the packages. */
  constructor(
    readonly parts: readonly ListedPart[],
    unlisted: readonly ListedPart[] = [],
  ) {
    for (const part of parts) {
      this.addName(part.id, part);
      if (part.file) this.files.set(part.file.toLowerCase(), part);
    }
    for (const part of [...parts, ...unlisted]) {
      for (const one of part.packages) {
        if (!this.packages.has(one)) this.packages.set(one, { part, rank: this.packages.size });
      }
    }
    for (const part of parts) this.addName(part.name, part);
    // What a plugin says may be signed with the name of its file.
    for (const part of parts) if (part.kind === "plugin" && part.file) this.addName(nameOfJar(part.file), part);
    this.sortedNames = [...this.names.keys()].sort();
    this.sortedIds = [...parts].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
    this.told = new Set(parts.flatMap((part) => [`id ${part.id}`, `name ${part.name}`, `name ${toldName(part)}`]));
  }

  private addName(name: string, part: ListedPart): void {
    const plain = plainName(name);
    if (plain.length > 1 && !this.names.has(plain)) this.names.set(plain, part);
  }

  byName(name: string): ListedPart | null {
    return this.names.get(plainName(name)) ?? null;
  }

  /** Whether one has this id, or this very name. */
  has(id: string, name: string): boolean {
    return this.told.has(`id ${id}`) || this.told.has(`name ${name}`);
  }

  /** Mixin cuts the ids that it puts into the names of methods. */
  byCutId(start: string): ListedPart | null {
    const first = firstFrom(this.sortedIds, start, ({ id }) => id);
    const [found, other] = this.sortedIds.slice(first, first + 2);
    return found?.id.startsWith(start) && !other?.id.startsWith(start) ? found : null;
  }

  byFile(file: string): ListedPart | null {
    const name = nameOfJar(file);
    // `Lamps1.5.2.jar`: some have nothing between the name and the version.
    return this.files.get(file.toLowerCase()) ?? this.byName(name) ?? this.byName(name.replace(/(?<=\D)\d{1,2}$/, ""));
  }

  byGivenPackage(method: string): ListedPart | null {
    let best: { part: ListedPart; rank: number } | undefined;
    for (let dot = method.indexOf("."); dot !== -1; dot = method.indexOf(".", dot + 1)) {
      const found = this.packages.size === 0 ? undefined : this.packages.get(method.slice(0, dot));
      // Of mods in each other's packages, the longest tells.
      if (found && !(best && best.rank < found.rank && found.part.kind === "plugin")) best = found;
    }
    return best?.part ?? null;
  }

  /** `org.example.lamps.candles.Wick.burn` of `Lamps|Candles`: one of several mods that come in one file. */
  byTwoPackages(method: string): ListedPart | null {
    const segments = ownSegments(segmentsOf(method));
    for (let i = 0; i < segments.length - 1; i++) {
      const part = isGeneric(segments[i]!) ? undefined : this.names.get(plainName(segments[i]! + segments[i + 1]!));
      if (part) return part;
    }
    return null;
  }

  /**
   * Of several mods that are known under one name, `Lamps|Core` and `Lamps|Candles`, the one whose package it is:
   * `org.example.lamps.core.Bulb.glow`.
   */
  byFamily(names: readonly string[], method: string): ListedPart | null {
    const folders = new Set(segmentsOf(method).slice(0, -1).map(plainName));
    for (const name of names.map(plainName)) {
      const family = this.beginningWithAll(name).filter((begun) => folders.has(begun.slice(name.length)));
      if (family.length === 1) return this.names.get(family[0]!)!;
    }
    return null;
  }

  private beginningWithAll(start: string): readonly string[] {
    const first = firstFrom(this.sortedNames, start, (name) => name);
    return this.sortedNames.slice(first, first + maxFamily).filter((name) => name.startsWith(start));
  }

  /** `org.example.ironchest.Chest.open`: one of its packages or its class is called like the mod. `isWhole`: by all of its name. */
  byPackageWord(method: string, isWhole = false): ListedPart | null {
    const segments = ownSegments(segmentsOf(method));
    const ofProject = segmentsOfProject(segments);
    const isBelow = (at: number) => at > ofProject || (at === ofProject && at < segments.length - 1);
    const telling = segments.map((segment, i) => (isBelow(i) && isOrdinary(segment) ? "" : segment));
    for (const segment of telling) {
      const part = segment === "" || isGeneric(segment) ? undefined : this.names.get(plainName(segment));
      if (part) return part;
    }
    return isWhole ? null : this.byPartOfName(telling);
  }

  /**
   * `com.example.testid.Items` of the mod `test`, and `com.example.test.Items` of the mod `testmod`, if no other is called so.
   * A folder that begins with the whole name of a mod tells more than one that a name begins with: that may be the author.
   */
  private byPartOfName(segments: readonly string[]): ListedPart | null {
    const folders = segments
      .slice(0, -1)
      .filter((segment) => !isGeneric(segment))
      .map(plainName)
      .filter(({ length }) => length >= shortest);
    return (
      onlyOne(folders.map((folder) => this.namedByBeginnings(folder))) ??
      onlyOne(folders.filter((folder) => !isOrdinary(folder)).map((folder) => this.beginningWith(folder)))
    );
  }

  /** Those whose whole name the folder begins with. */
  private namedByBeginnings(folder: string): Set<ListedPart> {
    const found = new Set<ListedPart>();
    for (let length = shortest; length <= folder.length; length++) {
      const part = this.names.get(folder.slice(0, length));
      if (part) found.add(part);
    }
    return found;
  }

  /** Those whose name begins with the folder, two at most: then it is not clear which is meant. */
  private beginningWith(folder: string): Set<ListedPart> {
    const found = new Set<ListedPart>();
    for (let at = firstFrom(this.sortedNames, folder, (name) => name); found.size < 2; at++) {
      const name = this.sortedNames[at];
      if (!name?.startsWith(folder)) break;
      found.add(this.names.get(name)!);
    }
    return found;
  }
}

function onlyOne(candidates: readonly ReadonlySet<ListedPart>[]): ListedPart | null {
  const [only] = candidates.find(({ size }) => size === 1) ?? [];
  return only ?? null;
}

/** The place of the first in a sorted list that does not come before this text. */
function firstFrom<Thing>(sorted: readonly Thing[], text: string, textOf: (thing: Thing) => string): number {
  return leadingCount(sorted.length, (index) => textOf(sorted[index]!) < text);
}

/** How a part is called. Some lists of mods have ids only. */
export function toldName({ kind, id, name }: ListedPart): string {
  return name === id && kind === "mod" ? (knownOwnerById(id)?.name ?? id) : name;
}
