import { finding, type MatchContext } from "../../model/finding.ts";
import { lineHeader } from "../../read/line-header.ts";

const maxReason = 200;

/** Fabric says why in a line of its own. */
function reasonBelow({ behind }: MatchContext): string | undefined {
  const line = behind.split("\n", 1)[0]!.slice(0, 400);
  const header = lineHeader(line, 0, line.length);
  const said = header ? line.slice(header.length).trim() : "";
  return said.length > 3 ? said.slice(0, maxReason) : undefined;
}

/** What mods attach to players, creatures, chunks and worlds, and what is left out of it when they are loaded. */
export default finding({
  code: "saved-data-unreadable",
  severity: "warning",
  // Somebody has removed the mod.
  severityAt: (match) => (match[3] ? "notice" : undefined),
  confidence: 0.85,
  needles: ["deserialize attachment ", "deserialize data attachment ", "non-serializable data attachment "],
  pattern:
    /^[^\n<]{0,200}?(?:(?:Couldn't|Could not|Failed to) deserialize (?:data )?attachment (?!minecraft:)([\w.-]{1,64}):([\w./-]{0,160}[\w/-])(?:, skipping\. Error:|)|Encountered unknown or non-serializable data attachment ([\w.-]{1,64}):([\w./-]{0,160}[\w/-]))/,
  parameters: (match, place) => ({
    mod: match[1] ?? match[3],
    data: match[3] ? `${match[3]}:${match[4]}` : `${match[1]}:${match[2]}`,
    why: match[3] ? "unknown" : undefined,
    reason: match[0].endsWith("Error:") ? reasonBelow(place) : undefined,
  }),
  oneFor: ["mod", "why"],
  gathers: "data",
});
