import type { FormatSamples } from "./format-samples.ts";

export default {
  Velocity: [
    {
      text: "[10:00:00 INFO]: Booting up Velocity-CTD 3.4.0 (git-00000000-b300)...\n[10:00:00 INFO]: Loading localizations...",
      id: "velocity/proxy",
      version: null,
      statements: { "Velocity version": "3.4.0" },
    },
    {
      text: "[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-00000000-b300)...\n[10:00:00 INFO]: Loading localizations...\n[10:00:01 INFO]: Listening on /0.0.0.0:25565",
      id: "velocity/proxy",
      version: null,
      statements: { "Velocity version": "3.3.0-SNAPSHOT" },
    },
  ],
} satisfies FormatSamples;
