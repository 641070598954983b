import { bukkitServer } from "./bukkit.ts";

/** Purpur: a fork of Paper. */
export const purpur = bukkitServer({
  software: "purpur",
  name: "Purpur",
  markers: [{ needle: "Loading Purpur ", pattern: /\[bootstrap\] Loading Purpur / }],
  traces: [{ needle: "org.purpurmc.purpur" }, { needle: "net.pl3x.purpur" }],
});
