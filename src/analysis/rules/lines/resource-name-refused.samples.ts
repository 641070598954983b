import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.util.concurrent.CompletionException: net.minecraft.class_151: Non [a-z0-9/._-] character in path of location: minecraft:optifine/cit/my swords/Big Sword.properties",
      parameters: { mod: null, file: "minecraft/optifine/cit/my swords/Big Sword.properties", loader: "CIT Resewn" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Caught error loading resourcepacks\nnet.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:textures/block/Lamp (2).png",
      parameters: { mod: "lamps", file: "lamps/textures/block/Lamp (2).png", loader: null },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Failed\nnet.minecraft.util.InvalidIdentifierException: Non [a-z0-9/._-] character in path of location: lamps:lang/ReadMe.txt",
      parameters: { mod: "lamps", file: "lamps/lang/ReadMe.txt", loader: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/ERROR]: x\nnet.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:Big Lamp",
    "[10:00:00] [Render thread/ERROR]: x\nnet.minecraft.ResourceLocationException: Non [a-z0-9/._-] character in path of location: lamps:textures/lıght.png",
    "<Steve> ResourceLocationException: Non [a-z0-9/._-] character in path of location: Lamp.png",
  ],
} satisfies LineSamples;
