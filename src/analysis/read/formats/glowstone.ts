import { bukkitServer } from "./bukkit.ts";

/** Glowstone: a server for Bukkit plugins without Mojang's code. */
export const glowstone = bukkitServer({
  software: "glowstone",
  name: "Glowstone",
  markers: [
    { needle: "This server is running Glowstone" },
    { needle: "Preparing spawn for ", pattern: /\[INFO\] Preparing spawn for \w/ },
    { needle: "Successfully bound server to " },
  ],
  traces: [{ needle: "net.glowstone." }],
});
