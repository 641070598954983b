import { bukkitServer } from "./bukkit.ts";

/** CraftBukkit: the first server for Bukkit plugins, which the others are built on. */
export const craftbukkit = bukkitServer({
  software: "craftbukkit",
  name: "CraftBukkit",
  // Servers built on it that are not known here say the same.
  markers: [{ needle: "(Implementing API version " }, { needle: "git-Bukkit-" }],
  traces: [{ needle: "org.bukkit." }, { needle: " issued server command: /" }],
});
