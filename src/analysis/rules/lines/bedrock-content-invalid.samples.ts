import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "10:00:00[Json][error]-Lamps | entities/lamp.json | components | minecraft:glow: unknown child schema option",
      parameters: {
        pack: "Lamps",
        file: "entities/lamp.json",
        area: "Json",
        message: "components | minecraft:glow: unknown child schema option",
      },
    },
    {
      text: "10:00:00[Json][error]-entities/cow.json | not a valid file",
      parameters: { file: "entities/cow.json", area: "Json", message: "not a valid file" },
    },
    {
      text: "[2024-12-05 10:00:00:123 ERROR] [Json] Lamps | entities/lamp.json | components | minecraft:glow: unknown child schema option",
      parameters: { pack: "Lamps", file: "entities/lamp.json", area: "Json" },
    },
  ],
  counterSamples: [
    "10:00:00[Json][warning]-Lamps | entities/lamp.json | is deprecated",
    "10:00:01[Scripting][inform]-[Example] loaded",
    "[10:00:00] [Server thread/INFO]: <Alex> [Json][error]-x | y",
  ],
} satisfies LineSamples;
