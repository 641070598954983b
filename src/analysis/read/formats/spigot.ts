import { bukkitServer } from "./bukkit.ts";
import { stated } from "./format.ts";

/** Spigot: CraftBukkit made faster; Paper is built on it. */
export const spigot = bukkitServer({
  software: "spigot",
  name: "Spigot",
  markers: [
    { needle: "-Spigot-", pattern: /(?:This server is running|Running:) \w{1,40} version [\w."-]{0,40}-Spigot-/ },
  ],
  // `git-Spigot-0000000-1111111`, `3000-Spigot-0000000-1111111`.
  sources: stated("Spigot version", [["-Spigot-", /(?: version |\.jar:)((?:git|\d{1,6})-Spigot-[\w.+-]{1,60})/]]),
  traces: [
    // Its BuildTools are no server.
    { needle: "org.spigotmc.", pattern: /\borg\.spigotmc\.(?!builder\.)/ },
    { needle: "git-Spigot-" },
    { needle: "[Spigot Watchdog Thread/" },
    { needle: "Startup script '", pattern: /Startup script '[^'\n]{1,120}' does not exist! Stopping server\./ },
    { needle: "[Geyser-Spigot] " },
  ],
});
