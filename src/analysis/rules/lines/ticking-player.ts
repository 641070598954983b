import { finding } from "../../model/finding.ts";

export default finding({
  code: "ticking-player",
  severity: "fatal",
  joins: ["cause", "suspect"],
  role: "general",
  confidence: 0.9,
  needles: ["Ticking player"],
  pattern:
    /^[^\n<]{0,200}?(?:Description: Ticking player[ \t\r]{0,5}(?:\n|$)|(?:^|\]: |Caused by: |\n)[\w.$]{3,180}(?<=ReportedException|CrashException|class_148): Ticking player[ \t\r]{0,5}(?:\n|$))/,
  parameters: (match, place) => {
    if (!match[0].includes("Description") && place.before.slice(-3000).includes("Description: Ticking player"))
      return null;
    const at = place.text.indexOf("-- Player being ticked --");
    const player = at === -1 ? null : /Entity Name: ([^\n\r]{1,100})/.exec(place.text.slice(at, at + 3000));
    return { player: player?.[1]?.trim() };
  },
  causedBy: ["class-missing", "method-missing", "client-class-on-server", "mixin-failed"],
});
