import { finding } from "../finding.ts";

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
  samples: [
    {
      text: "Description: Ticking player\n\njava.lang.NullPointerException\n\tat com.example.belts.Belt.tick(Belt.java:3) ~[belts-2.jar:?]",
      parameters: { suspect: "belts", culprit: "belts" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\nnet.minecraft.ReportedException: Ticking player\n\tat net.minecraft.server.X.a(X.java:1)",
      parameters: {},
    },
  ],
  counterSamples: [
    "Description: Ticking entity",
    "[10:00:00] [Server thread/INFO]: <Alex> ReportedException: Ticking player",
  ],
});
