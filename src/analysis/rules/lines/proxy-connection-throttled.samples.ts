import type { LineSamples } from "../samples.ts";

const bungee = "10:00:00 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.19-R0.1-SNAPSHOT:0000000:1\n";
const velocity = "[10:00:00 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-00000000-b1)...\n";

export default {
  only: "server",
  samples: [
    {
      text: `${bungee}10:12:01 [INFO] [Alex] disconnected with: §cKicked whilst connecting to lamps: §fConnection throttled! Please wait before reconnecting.`,
      parameters: { server: "lamps" },
    },
    {
      text: `${velocity}[10:12:01 ERROR]: [connected player] Alex (/203.0.113.9:50000): disconnected while connecting to lamps: Connection throttled! Please wait before reconnecting.`,
      parameters: { server: "lamps" },
    },
    {
      text: `${bungee}10:12:01 [INFO] [Alex] disconnected with: Connection throttled! Please wait before reconnecting.`,
      parameters: { server: null },
    },
  ],
  counterSamples: [
    // A player who comes back too soon.
    "[10:12:01] [Server thread/INFO]: Disconnecting /203.0.113.9:50000: Connection throttled! Please wait before reconnecting.",
  ],
} satisfies LineSamples;
