import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:00] [main/ERROR] [LaunchWrapper]: Unable to launch\njava.lang.ClassNotFoundException: org.spongepowered.asm.launch.MixinTweaker\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)",
      parameters: {},
    },
  ],
  counterSamples: ["[main/INFO]: Calling tweak class org.spongepowered.asm.launch.MixinTweaker", "<a> no"],
} satisfies LineSamples;
