import { isGeneric, nameOfJar, plainName, segmentsOf } from "./names.ts";

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

/** What the log lists, by all that traces may call it. */
export class ListedParts {
  private readonly names = new Map<string, ListedPart>();
  private readonly files = new Map<string, ListedPart>();
  private readonly packages: { prefix: string; part: ListedPart }[] = [];

  constructor(readonly parts: readonly ListedPart[]) {
    for (const part of parts) {
      this.addName(part.id, part);
      if (part.file) this.files.set(part.file.toLowerCase(), part);
      for (const one of part.packages) this.packages.push({ prefix: `${one}.`, part });
    }
    for (const part of parts) this.addName(part.name, part);
  }

  private addName(name: string, part: ListedPart): void {
    const plain = plainName(name);
    if (plain.length > 1 && !this.names.has(plain)) this.names.set(plain, part);
  }

  byName(name: string): ListedPart | null {
    return this.names.get(plainName(name)) ?? null;
  }

  /** Mixin cuts the ids that it puts into the names of methods. */
  byCutId(start: string): ListedPart | null {
    const found = this.parts.filter(({ id }) => id.startsWith(start));
    return found.length === 1 ? found[0]! : null;
  }

  byFile(file: string): ListedPart | null {
    return this.files.get(file.toLowerCase()) ?? this.byName(nameOfJar(file));
  }

  byGivenPackage(method: string): ListedPart | null {
    return this.packages.find(({ prefix }) => method.startsWith(prefix))?.part ?? null;
  }

  /** `org.example.ironchest.Chest.open`: one of its packages or its class is called like the mod. */
  byPackageWord(method: string): ListedPart | null {
    const segments = segmentsOf(method);
    for (const segment of segments) {
      const part = isGeneric(segment) ? undefined : this.names.get(plainName(segment));
      if (part) return part;
    }
    return this.byPartOfName(segments);
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
      this.onlyOne(folders, (folder, name) => folder.startsWith(name)) ??
      this.onlyOne(folders, (folder, name) => name.startsWith(folder))
    );
  }

  private onlyOne(folders: readonly string[], fits: (folder: string, name: string) => boolean): ListedPart | null {
    for (const folder of folders) {
      const found = new Set<ListedPart>();
      for (const [name, part] of this.names) {
        if (name.length >= shortest && fits(folder, name)) found.add(part);
      }
      if (found.size === 1) return [...found][0]!;
    }
    return null;
  }
}
