import type { Mod, Plugin } from "../facts/facts.ts";
import { plainName } from "../owners/names.ts";
import type { Owner } from "../owners/owner.ts";
import { Owners } from "../owners/owners.ts";
import { listedParts } from "../owners/parts-of-log.ts";
import type { FileSigns } from "./file-signs.ts";
import { packagesOfJars } from "./jar-packages.ts";
import type { BundleEvidence } from "./model.ts";

/** The lists of mods and plugins of all files of a run, as one: what the one lists serves the traces of the other. */
export class JoinedOwners {
  readonly owners: Owners;
  readonly isDevelopment: boolean;
  private readonly places = new Map<string, { signs: FileSigns; line: number }[]>();

  constructor(files: readonly FileSigns[]) {
    const mods = new Map<string, Mod>();
    const plugins = new Map<string, Plugin>();
    this.isDevelopment = files.some(({ file }) => file.analysis.isDevelopment);
    for (const signs of files) {
      for (const mod of signs.mods) {
        const key = mod.id.toLowerCase();
        mods.set(key, { ...mod, ...mods.get(key) });
        this.place(signs, mod.line, mod.id, mod.name);
      }
      for (const plugin of signs.plugins) {
        const key = plugin.name.toLowerCase();
        plugins.set(key, { ...plugin, ...plugins.get(key) });
        this.place(signs, plugin.line, plugin.name);
      }
    }
    const parts = listedParts([...mods.values()], [...plugins.values()], new Map(), this.isDevelopment);
    const packages = packagesOfJars(files, new Owners(parts));
    this.owners = new Owners(
      parts.map((part) => ({ ...part, packages: [...part.packages, ...(packages.get(plainName(part.name)) ?? [])] })),
    );
  }

  private place(signs: FileSigns, line: number, ...names: readonly (string | undefined)[]): void {
    for (const name of names) {
      const key = name === undefined ? "" : plainName(name);
      const known = this.places.get(key);
      if (key === "" || known?.at(-1)?.signs === signs) continue;
      if (known) known.push({ signs, line });
      else this.places.set(key, [{ signs, line }]);
    }
  }

  /** Where it is listed, in this file if it is; `null` where it is not. */
  listing({ name, id }: Pick<Owner, "name" | "id">, inFile: number): BundleEvidence | null {
    const places = this.places.get(plainName(name)) ?? (id ? this.places.get(plainName(id)) : undefined) ?? [];
    const place = places.find(({ signs }) => signs.index === inFile) ?? places[0];
    return place ? place.signs.evidence(place.line, "mod-list") : null;
  }
}
