import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Worker-Main-7/WARN] [net.minecraft.client.sounds.SoundManager/]: File lamps:sounds/hum.ogg does not exist, cannot add it to event lamps:hum",
      parameters: { mod: "lamps", file: "hum.ogg" },
    },
    {
      text: "[10:00:00] [Worker-Main-1/WARN]: File minecraft:sounds/custom/bell.ogg does not exist, cannot add it to event minecraft:custom.bell",
      parameters: { mod: null, file: "custom/bell.ogg", of: "pack" },
    },
    {
      text: "[10:00:00] [Client thread/WARN]: File minecraft:sounds/hum2.ogg does not exist, cannot add it to event oldlamps:hum",
      parameters: { mod: "oldlamps", file: "hum2.ogg", of: null },
    },
  ],
  counterSamples: ["[10:00:00] [main/WARN]: hum.ogg does not exist, cannot add it to event x"],
} satisfies LineSamples;
