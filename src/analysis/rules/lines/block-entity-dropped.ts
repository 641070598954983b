import { finding } from "../../model/finding.ts";
import { lineBefore } from "../matching/match-text.ts";

/** What the game and Forge say of a block entity that stays behind when a chunk is loaded, since 1.0. */
const signs: [RegExp, "misplaced" | "unregistered" | "unreadable"][] = [
  [/Failed to create block entity $|Attempted to place a tile entity \($/, "misplaced"],
  [/with id $|invalid type: $/, "unregistered"],
  [/for block entity $|A TileEntity $/, "unreadable"],
];

const frame = /^\s{1,8}(?:at |\.{3} \d)/;

export default finding({
  code: "block-entity-dropped",
  severity: "notice",
  role: "environment",
  pattern:
    /^[^\n<]{0,200}?((?:Failed to create|Failed to load data for) block entity |Attempted to place a tile entity \(|Skipping (?:Block|Tile)Entity with id |Block entity has invalid type: |A TileEntity )([\w:./-]{2,100})(?:\([\w.$]{1,200}\) has thrown an exception during loading, its state)?/,
  parameters: (match, place) => {
    // The game says of each that it fails to make or to read, too, that it skips it.
    if (match[1]!.startsWith("Skipping ") && frame.test(lineBefore(place))) return null;
    // Forge says the same of more than loading.
    if (match[1] === "A TileEntity " && !match[0].endsWith(" its state")) return null;
    return {
      block: match[2]!.replace(/^net\.minecraft\.[\w.]{1,60}\.(?:TileEntity)?/, ""),
      why: signs.find(([sign]) => sign.test(match[1]!))?.[1],
    };
  },
  oneFor: ["why"],
  gathers: "block",
});
