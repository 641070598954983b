import { finding } from "../../model/finding.ts";

/** What reading a file that was cut off or filled with zeros ends in. */
const damaged =
  /ZipException|EOFException|UTFDataFormatException|DataFormatException|Nbt\w{0,20}Exception|ReportedException: Loading NBT|Root tag must be a named compound/;

export default finding({
  code: "player-data-corrupt",
  severity: "error",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,200}?(?:WARN|WARNING|ERROR|SEVERE)\](?: \[[^\]\n]{0,80}\])?:? (?:Failed to load player data for ([^\s]{1,40})|Corrupted data found for "([^"\n]{1,40})", creating)/,
  // Some servers keep the reason to themselves.
  severityAt: (match, place) => (match[2] || damaged.test(place.upTo(1500)) ? undefined : "warning"),
  parameters: (match, place) => {
    // PocketMine, which begins anew.
    if (match[2]) return { player: match[2] };
    const below = place.upTo(1500);
    return damaged.test(below) || !/\n\s{0,8}(?:at |Caused by)|\n[\w.]{3,100}(?:Exception|Error)/.test(below)
      ? { player: match[1]! }
      : null;
  },
  oneFor: [],
  gathers: "player",
  causedBy: ["disk-full", "disk-failing"],
});
