import { finding, type MatchContext, type MaybeParameters } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const maxEntries = 20;

/** `[10:00:00] [Server thread/ERROR] [FML]:     lamps:bulb: 1204`: 1.12 logs each entry for itself. */
const listedEntry = /^(?:\[[^\n\]]{1,80}\]:? ?){0,4}\s{1,8}([\w.-]{1,64}:[\w./-]{1,160}): \d{1,9}/;

/** What a world had: up to 1.11 a line for each, then a list below one of each kind. */
function lostIn(place: MatchContext, registry: string | undefined): MaybeParameters {
  const below = place.upTo(2000).split("\n").slice(1, maxEntries);
  const behind = place.behind.split("\n");
  const listedBehind = behind.slice(
    0,
    Math.max(
      0,
      [...behind, ""].findIndex((line) => !listedEntry.test(line)),
    ),
  );
  const listed = [...below, ...listedBehind].flatMap((line) => listedEntry.exec(line)?.[1] ?? []);
  const single = ["block", "item"].flatMap((kind) => [...place.between(`Unidentified ${kind}: `, ", id ")]);
  const entries = (registry ? listed : single).slice(0, maxEntries);
  if (entries.length === 0) {
    const mods = [...place.between("Found a missing id from the world ", ":")].filter((one) => one !== "minecraft");
    return { entries, mods, registry: registry ?? "minecraft:block, minecraft:item" };
  }
  const mods = [...new Set(entries.map((one) => one.slice(0, one.indexOf(":"))))];
  return { entries, mods, registry: registry ?? "minecraft:block, minecraft:item" };
}

/** What a world has and no mod knows any more: Forge and NeoForge go on without it. */
export default finding({
  code: "world-entries-missing",
  severity: "notice",
  role: "environment",
  confidence: 0.8,
  severityAt: (_, place) => (place.software.kind === "client" ? "warning" : undefined),
  pattern: /^[^\n<]{0,300}?Unidentified (?:(?:block|item): [\w.|-]{1,64}:|mapping from registry ([\w:./-]{1,120}))/,
  parameters: (match, place) => (isRepeated(place, "Unidentified ") ? null : lostIn(place, match[1])),
  // A block is lost as an item, too.
  merge: {
    least: 2,
    key: ({ mods }) => JSON.stringify(mods ?? ""),
    parameters: (all) => ({
      entries: [...new Set(all.flatMap(({ entries }) => [entries ?? []].flat()))].slice(0, maxEntries),
      registry: [...new Set(all.flatMap(({ registry }) => [registry ?? []].flat()))],
    }),
  },
});
