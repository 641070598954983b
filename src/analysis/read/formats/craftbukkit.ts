import { bukkitServer } from "./bukkit.ts";
import { stated } from "./format.ts";

/** `[10:00:01 INFO]: [Lanterns] Enabling Lanterns v2.4` */
const pluginSwitched = /[A-Z]{4,5}\]:? \[([^\][\n]{1,60})\] (?:Enabling|Disabling) \1 v\S/;

/** CraftBukkit: the first server for Bukkit plugins, which the others are built on. */
export const craftbukkit = bukkitServer({
  software: "craftbukkit",
  name: "CraftBukkit",
  // Servers built on it that are not known here say the same.
  markers: [{ needle: "(Implementing API version " }, { needle: "git-Bukkit-" }],
  // `git-Bukkit-1.7.2-R0.2-b2900jnks`, `3200-Bukkit-0000000`.
  sources: stated("CraftBukkit version", [
    ["ukkit version ", /(?:running|Running:) Craft[Bb]ukkit version ((?:git|\d{1,6})-Bukkit-[\w.+-]{1,60})/],
    ["-Bukkit-", /\[craftbukkit-[\w.+-]{1,60}\.jar:((?:git|\d{1,6})-Bukkit-[\w.+-]{1,60})\]/],
  ]),
  traces: [
    { needle: "org.bukkit." },
    { needle: " issued server command: /" },
    // Its threads and what it says of plugins, in a log that begins on another day than the server.
    { needle: "[Craft Scheduler Thread - ", pattern: /\[Craft Scheduler Thread - \d{1,9}[^\]\n]{0,90}\/[A-Z]{4,5}\]/ },
    { needle: "[Async Chat Thread - #", pattern: /\[Async Chat Thread - #\d{1,9}\/[A-Z]{4,5}\]/ },
    ...["] Enabling ", "] Disabling "].map((needle) => ({ needle, pattern: pluginSwitched })),
  ],
});
