import { finding } from "../finding.ts";

export default finding({
  code: "watchdog-stall",
  severity: "fatal",
  joins: ["thread"],
  confidence: 0.95,
  needles: [
    "A single server tick took ",
    "The server has stopped responding!",
    "ServerHangWatchdog detected that a single server tick took ",
    "- Server stopped responding -",
    "java.lang.Error: Watching Server",
    "Description: Watching Server",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:(?:A|a) single server tick took (\d{1,7})(?:[.,]\d{1,3})? seconds|The server has stopped responding!|-{3} Server stopped responding -{3}|java\.lang\.Error: Watching Server|Description: Watching Server)/,
  parameters(match, place) {
    const warned = [...place.before.matchAll(/The server has not responded for (\d{1,6}) seconds/g)].at(-1)?.[1];
    const said = /tick took (\d{1,7})(?:[.,]\d{1,3})? seconds/.exec(place.before.slice(-4000))?.[1];
    // The exception below the words of the watchdog.
    if (said && !match[0].includes("A single server tick took")) return null;
    if (match[0].includes("Error: Watching") && place.before.includes("Description: Watching Server")) return null;
    return { seconds: match[1] ?? warned ?? "60" };
  },
  causedBy: ["out-of-memory"],
  samples: [
    {
      text: "[12:00:01] [Server Watchdog/FATAL]: A single server tick took 60.00 seconds (should be max 0.05)",
      parameters: { seconds: "60" },
    },
    {
      text: "[12:00:01] [Spigot Watchdog Thread/ERROR]: The server has stopped responding!",
      parameters: { seconds: "60" },
    },
    {
      text: "java.lang.Error: ServerHangWatchdog detected that a single server tick took 75.12 seconds (should be max 0.05)\n\tat java.lang.Object.wait(Native Method)\n\tat org.example.mills.MillBlock.tick(MillBlock.java:80)\n\tat net.minecraft.world.World.tick(World.java:12)",
      parameters: { seconds: "75", suspect: "mills" },
    },
    {
      text: "12:00:01 [FATAL] --------- Server stopped responding ---------\n12:00:01 [FATAL] Last response 60 seconds ago",
      parameters: { seconds: "60" },
    },
  ],
  counterSamples: [
    "<Alex> The server has stopped responding!",
    "[12:00:01] [Server thread/INFO]: A single server tick took longer",
  ],
});
