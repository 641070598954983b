import type { WholeLogSamples } from "../samples.ts";

const start = `[12:00:00] [main/INFO]: Loading Minecraft 1.21.1 with Fabric Loader 0.16.9
[12:00:01] [main/INFO]: Loading 2 mods:
\t- fabricloader 0.16.9
\t- lamps 1.0
[12:00:20] [Server thread/INFO]: Starting minecraft server version 1.21.1
[12:00:30] [Server thread/INFO]: Done (9.100s)! For help, type "help"`;
const gone = (minute: number, who = "Alex", said = "Disconnected") =>
  `[12:0${minute}:00] [Server thread/INFO]: ${who} (/192.0.2.1:5000${minute}) lost connection: ${said}`;
const profile =
  "com.mojang.authlib.GameProfile@5f5f5f[id=00000000-0000-0000-0000-000000000000,name=Alex,properties={textures=[x]},legacy=false]";

export default {
  samples: [
    {
      text: [start, gone(1), gone(2), gone(3)].join("\n"),
      only: ["server"],
      parameters: { player: "Alex", count: "3", said: "Disconnected" },
    },
    {
      text: [start, gone(1, profile), gone(2, profile), gone(3, profile), gone(4, profile)].join("\n"),
      only: ["server"],
      parameters: { player: "Alex", count: "4" },
    },
  ],
  counterSamples: [
    [start, gone(1), gone(2)].join("\n"),
    // Who has been in.
    [start, gone(1), gone(2), gone(3), "[12:04:00] [Server thread/INFO]: Alex joined the game"].join("\n"),
    // Who leaves the game, says so without an address.
    [start, ...[1, 2, 3].map((m) => `[12:0${m}:00] [Server thread/INFO]: Alex lost connection: Disconnected`)].join(
      "\n",
    ),
    // A server without mods.
    ["[12:00:20] [Server thread/INFO]: Starting minecraft server version 1.21.1", gone(1), gone(2), gone(3)].join("\n"),
  ],
} satisfies WholeLogSamples;
