import { finding } from "../finding.ts";

export default finding({
  code: "mixin-class-missing",
  severity: "fatal",
  joins: ["provider"],
  needles: ["ClassMetadataNotFoundException: "],
  pattern: /ClassMetadataNotFoundException: ([\w.$/]{3,200})/,
  parameters: (match, place) => ({
    class: match[1]!.replaceAll("/", "."),
    mod: /(?<![\w-])([\w-]{2,64})\.mixins?\.json/.exec(place.entry.slice(0, 6000))?.[1],
  }),
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Mixin apply failed lamps.mixins.json:GuiMixin\norg.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException: org.example.bulbs.Bulb",
      parameters: { class: "org.example.bulbs.Bulb", mod: "lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: ClassMetadata found"],
});
