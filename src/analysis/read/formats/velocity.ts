import { format, stated } from "./format.ts";

/** Velocity: the proxy of the makers of Paper. */
export const velocity = format({
  software: "velocity",
  name: "Velocity",
  kind: "proxy",
  // `Velocity 3.3.0`, `Velocity-CTD 3.4.0`
  markers: [{ needle: "Booting up Velocity" }],
  traces: [
    { needle: "[connected player] " },
    { needle: "[server connection] " },
    { needle: "[initial connection] " },
    { needle: "com.velocitypowered." },
  ],
  sources: stated("Velocity version", [["Booting up Velocity", /Booting up Velocity(?:-CTD)? (\d[\w.-]{0,40})/]]),
  version: null,
});
