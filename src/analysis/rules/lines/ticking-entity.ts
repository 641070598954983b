import { finding, type MaybeParameters } from "../../model/finding.ts";
import { tickedPlayer, tickedTitle as title } from "../matching/ticked-player.ts";

/** What the section of a crash report says about the entity. */
function told(text: string): MaybeParameters | null {
  const at = text.indexOf(title);
  if (at === -1) return null;
  const section = text.slice(at, at + 3000);
  const type = /Entity Type: ([^\n\r]{1,200})/
    .exec(section)?.[1]
    ?.replace(/ \([\w$.]{1,200}\)$/, "")
    .trim();
  const name = /Entity Name: ([^\n\r]{1,200})/.exec(section)?.[1]?.trim();
  const location = /Entity's Exact location: ([^\n\r]{1,120})/.exec(section)?.[1]?.trim();
  if (!type && !name) return null;
  return { entity: name ?? type!, type, location };
}

export default finding({
  code: "ticking-entity",
  severity: "fatal",
  joins: ["cause", "origin"],
  role: "general",
  confidence: 0.95,
  needles: ["Ticking entity", "-- Entity being ticked --"],
  pattern:
    /^[^\n<]{0,200}?(?:Description: Ticking entity[ \t\r]{0,5}(?:\n|$)|-- Entity being ticked --|(?:^|\]: |Caused by: |\n)(?:[\w.$]{3,180}(?<=ReportedException|CrashException|class_148)|[a-z]{1,3}): Ticking entity[ \t\r]{0,5}(?:\n|$))/,
  parameters: (match, place) => {
    if (tickedPlayer(place.text)) return null;
    const known = told(place.text);
    if (known) return known;
    if (match[0].endsWith(title)) return null;
    // The report that follows says more.
    if (place.before.slice(-3000).includes("Description: Ticking entity")) return null;
    return { entity: undefined, type: undefined, location: undefined };
  },
  causedBy: ["client-class-on-server", "mixin-failed"],
});
