import { finding } from "../../model/finding.ts";
import { platformOf } from "../../owners/platform-packages.ts";

/** What SpongeForge and SpongeVanilla write above such a box. */
const titles =
  /\/\*\s{0,80}(Exception occurred during a PhaseState|Unexpected World Change Detected!|Illegal Async (?:Chunk Load|Block Change|PhaseTracker Access|Entity Spawn)|Async Entity Spawn Warning|Null Source Block on TileEntity!|Completing incorrect phase|Phases Not Completed)\s{0,120}\*\//g;
const frame = /\/\*\s{1,12}(?:at )?([a-z_][\w$.<>]{5,200})\([\w$]{1,80}\.\w{2,6}:\d{1,6}\)/;

/** Sponge draws a box around what mods and plugins do wrong; the first frame in it that is somebody's tells whose it is. */
export default finding({
  code: "sponge-phase-error",
  severity: "error",
  joins: ["suspect"],
  confidence: 0.75,
  oneFor: ["suspect", "title"],
  needles: ["]: /* "],
  pattern: frame,
  parameters(match, place) {
    if (platformOf(match[1]!) !== null) return null;
    const title = [...place.before.matchAll(titles)].at(-1);
    if (!title) return null;
    // One box tells of one of them.
    const inBox = place.before.slice(title.index).split("\n").slice(1);
    const isToldAbove = inBox.some((line) => {
      const above = frame.exec(line.slice(0, 1000))?.[1];
      return above !== undefined && platformOf(above) === null;
    });
    return isToldAbove ? null : { title: title[1]!, class: match[1]! };
  },
});
