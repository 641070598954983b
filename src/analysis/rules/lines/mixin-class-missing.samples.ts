import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Mixin apply failed lamps.mixins.json:GuiMixin\norg.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException: org.example.bulbs.Bulb",
      parameters: { class: "org.example.bulbs.Bulb", mod: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: ClassMetadata found"],
} satisfies LineSamples;
