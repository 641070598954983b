import { finding } from "../finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "resource-pack-too-large",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Maybe try a lower resolution", "Maybe try a lowerresolution"],
  pattern: /Maybe try a lower ?resolution (?:resource|texture) ?pack/,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    const found = /Unable to fit: ([^\n]{1,200}?) - size: (\d{1,6}x\d{1,6})/.exec(lineOf(place));
    return { texture: found ? `${found[1]!} (${found[2]!})` : undefined };
  },
  samples: [
    {
      text: "net.minecraft.client.renderer.StitcherException: Unable to fit: minecraft:block/stone - size: 4096x4096 - Maybe try a lower resolution resourcepack?",
      codes: ["resource-pack-too-large", "texture-atlas-full"],
      parameters: { texture: "minecraft:block/stone (4096x4096)" },
    },
    {
      text: "Maybe try a lower resolution texturepack?",
      codes: ["resource-pack-too-large", "texture-atlas-full"],
      parameters: {},
    },
  ],
  counterSamples: [
    "<Steve> Maybe try a lower resolution resourcepack?",
    "[12:00:00] [main/INFO]: Created: 1024x512 textures-atlas",
  ],
});
