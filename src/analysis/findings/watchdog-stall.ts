import { finding } from "../finding.ts";

const platform =
  /^(?:java|javax|jdk|sun|com\.sun|net\.minecraft|com\.mojang|org\.bukkit|org\.spigotmc|io\.papermc|com\.destroystokyo|ca\.spottedleaf|co\.aikar|org\.purpurmc|gg\.pufferfish|io\.netty|it\.unimi|org\.apache|com\.google|net\.minecraftforge|net\.neoforged|cpw\.mods|net\.fabricmc|org\.quiltmc|org\.spongepowered|kotlin|org\.yaml|com\.mohistmc|io\.izzel|oshi|org\.lwjgl|org\.slf4j)\./;

/** The first method in a trace that belongs neither to Java nor to the server. */
export function foreignFrame(text: string): string | null {
  for (const line of text.split("\n", 100)) {
    const frame =
      /^(?:[^\n]{0,120}?\]:)?\s{0,20}(?:at )?(?:[^\s()]{1,120}\/)?([a-z][\w$]{0,60}(?:\.[\w$<>]{1,120}){2,20})\([^)\n]{0,120}\)/.exec(
        line.slice(0, 600),
      )?.[1];
    if (frame && !platform.test(frame)) return frame;
  }
  return null;
}

export default finding({
  code: "watchdog-stall",
  severity: "fatal",
  confidence: 0.95,
  needles: [
    "A single server tick took ",
    "The server has stopped responding!",
    "ServerHangWatchdog detected that a single server tick took ",
    "java.lang.Error: Watching Server",
  ],
  pattern:
    /^[^\n<]{0,250}?(?:(?:A|a) single server tick took (\d{1,7})(?:[.,]\d{1,3})? seconds|The server has stopped responding!|java\.lang\.Error: Watching Server)/,
  parameters(match, place) {
    const warned = [...place.before.matchAll(/The server has not responded for (\d{1,6}) seconds/g)].at(-1)?.[1];
    const said = /tick took (\d{1,7})(?:[.,]\d{1,3})? seconds/.exec(place.before.slice(-4000))?.[1];
    // The exception below the words of the watchdog.
    if (said && !match[0].includes("A single server tick took")) return null;
    return { seconds: match[1] ?? warned ?? "60", suspect: foreignFrame(place.text) ?? "Server thread" };
  },
  causedBy: ["out-of-memory"],
  samples: [
    {
      text: "[12:00:01] [Server Watchdog/FATAL]: A single server tick took 60.00 seconds (should be max 0.05)",
      parameters: { seconds: "60", suspect: "Server thread" },
    },
    {
      text: "[12:00:01] [Spigot Watchdog Thread/ERROR]: The server has stopped responding!",
      parameters: { seconds: "60", suspect: "Server thread" },
    },
    {
      text: "java.lang.Error: ServerHangWatchdog detected that a single server tick took 75.12 seconds (should be max 0.05)\n\tat java.lang.Object.wait(Native Method)\n\tat org.example.mills.MillBlock.tick(MillBlock.java:80)\n\tat net.minecraft.world.World.tick(World.java:12)",
      parameters: { seconds: "75", suspect: "org.example.mills.MillBlock.tick" },
    },
  ],
  counterSamples: [
    "<Alex> The server has stopped responding!",
    "[12:00:01] [Server thread/INFO]: A single server tick took longer",
  ],
});
