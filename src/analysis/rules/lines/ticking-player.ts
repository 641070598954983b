import { finding } from "../../model/finding.ts";
import { tickedPlayer } from "../matching/ticked-player.ts";

export default finding({
  code: "ticking-player",
  severity: "fatal",
  joins: ["cause", "suspect"],
  role: "general",
  confidence: 0.9,
  needles: ["Ticking player", "Description: Ticking entity"],
  pattern:
    /^[^\n<]{0,200}?(?:Description: Ticking (?:player|(entity))[ \t\r]{0,5}(?:\n|$)|(?:^|\]: |Caused by: |\n)[\w.$]{3,180}(?<=ReportedException|CrashException|class_148): Ticking player[ \t\r]{0,5}(?:\n|$))/,
  parameters: (match, place) => {
    if (!match[0].includes("Description") && place.before.slice(-3000).includes("Description: Ticking player"))
      return null;
    const at = place.text.indexOf("-- Player being ticked --");
    const section = match[1] ? tickedPlayer(place.text) : at === -1 ? "" : place.text.slice(at, at + 3000);
    if (section === null) return null;
    return { player: /Entity Name: ([^\n\r]{1,100})/.exec(section)?.[1]?.trim() };
  },
  causedBy: ["class-missing", "method-missing", "client-class-on-server", "mixin-failed"],
});
