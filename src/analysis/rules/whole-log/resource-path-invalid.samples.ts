import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: `[10:00:00] [Render thread/WARN]: Invalid path in datapack: lamps:textures/Bright Lamp.png, ignoring
[10:00:00] [Render thread/WARN]: Invalid path in datapack: lamps:font/Glow.ttf, ignoring
`,
      parameters: { namespace: "lamps", files: ["textures/Bright Lamp.png", "font/Glow.ttf"] },
    },
    {
      text: "[10:00:00] [main/ERROR]: Invalid path in mod resource-pack lamps: lamps:recipes/README.md, ignoring\n",
      parameters: { namespace: "lamps", files: ["recipes/README.md"] },
    },
    {
      text: "[10:00:00] [Worker-Main-2/ERROR] [net.minecraft.Util/]: Invalid path in pack: lamps:textures/lamp copy.png, ignoring\n",
      parameters: { namespace: "lamps", files: ["textures/lamp copy.png"] },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> Invalid path in pack: lamps:textures/lamp copy.png, ignoring\n",
    "[10:00:00] [main/WARN]: Invalid path in backup: lamps\n",
  ],
} satisfies WholeLogSamples;
