import { format } from "./format.ts";

/** Velocity: the proxy of the makers of Paper. */
export const velocity = format({
  software: "velocity",
  name: "Velocity",
  kind: "proxy",
  markers: [{ needle: "Booting up Velocity " }],
  traces: [
    { needle: "[connected player] " },
    { needle: "[server connection] " },
    { needle: "[initial connection] " },
    { needle: "com.velocitypowered." },
  ],
  sources: [],
  version: null,
  splitting: "headers",
  samples: [
    {
      text: "[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-00000000-b300)...\n[10:00:00 INFO]: Loading localizations...\n[10:00:01 INFO]: Listening on /0.0.0.0:25565",
      id: "velocity/proxy",
      version: null,
    },
  ],
});
