import { readLog } from "../../analysis/evidence/read-log.ts";
import { bareLinesOf } from "../../analysis/read/bare-lines.ts";
import { Lines } from "../../analysis/text/lines.ts";
import type { PackedContent } from "../../logs/ports.ts";
import { isGameVersion, unpackedMap } from "../../mappings/kept-maps.ts";
import type { MapSet } from "../../mappings/map-library.ts";
import { fits, namesIn } from "../../names/glossary.ts";
import { hiddenNamesIn } from "../../names/hidden-names.ts";
import { NameMap } from "../../names/name-map.ts";
import { storedText } from "../core/utf8-text.ts";
import { fittingMap } from "./fitting-map.ts";
import { LoadedMaps } from "./loaded-maps.ts";

/** What the names of a log are asked with. */
export interface NamesQuestion {
  log: PackedContent;
  sets: readonly MapSet[];
  /** The maps of a set, where this thread said that it does not have them. */
  packed: { id: string; files: Uint8Array[] } | null;
}

export type NamesAnswer =
  /** Nothing is hidden in the log. */
  | { kind: "readable already" }
  /** There is no map for it. */
  | { kind: "no map"; minecraft: string | null }
  /** To be asked again, with the files of this set. */
  | { kind: "load"; id: string }
  /** What is kept of it cannot be read any more. */
  | { kind: "damaged"; minecraft: string; reason: string }
  | { kind: "no fit"; minecraft: string; seen: number; known: number }
  /** `glossary` is JSON. */
  | { kind: "names"; minecraft: string; set: string; glossary: Uint8Array };

const loaded = new LoadedMaps<NameMap>();

/** Which names one log needs. The maps stay loaded on this thread. */
export function answerNames({ log, sets, packed }: NamesQuestion): NamesAnswer {
  const text = storedText(log);
  const hidden = hiddenNamesIn(text);
  if (!hidden.ids && !hidden.official) return { kind: "readable already" };
  const minecraft = minecraftOf(text);
  const set = fittingMap(sets, minecraft, hidden.ids);
  if (set === null) return { kind: "no map", minecraft };
  const map = loaded.get(set.id) ?? (packed?.id === set.id ? load(set, packed.files) : null);
  if (map === null) return { kind: "load", id: set.id };
  if (map instanceof Error) return { kind: "damaged", minecraft: set.minecraft, reason: map.message };
  const { glossary, seen, known } = namesIn(text, map);
  if (!fits({ seen, known })) return { kind: "no fit", minecraft: set.minecraft, seen, known };
  return { kind: "names", minecraft: set.minecraft, set: set.id, glossary: Buffer.from(JSON.stringify(glossary)) };
}

function load({ id }: MapSet, files: readonly Uint8Array[]): NameMap | Error {
  try {
    const map = NameMap.of(files.map(unpackedMap));
    loaded.add(id, map);
    return map;
  } catch (error) {
    return error as Error;
  }
}

function minecraftOf(text: string): string | null {
  const { statements } = readLog(bareLinesOf(new Lines(text)).lines);
  const version = statements.find(({ label }) => label === "Minecraft version")?.value ?? null;
  return version !== null && isGameVersion(version) ? version : null;
}
