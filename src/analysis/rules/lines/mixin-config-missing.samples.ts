import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:02] [main/ERROR]: x\njava.lang.RuntimeException: Error parsing or using Mixin config lamps.mixins.json for mod lamps\n\tat net.fabricmc.loader.A.b(A.java:1)\nCaused by: java.lang.IllegalArgumentException: The specified resource 'lamps.mixins.json' was invalid or could not be read",
      parameters: { config: "lamps.mixins.json", mod: "lamps" },
    },
    {
      text: "[12:00:02] [main/ERROR]: x\njava.lang.RuntimeException: Error creating Mixin config glow.mixins.json for mod lamps\n\tat net.fabricmc.loader.A.b(A.java:1)\nCaused by: java.lang.IllegalArgumentException: The specified resource 'glow.mixins.json' was invalid or could not be read",
      parameters: { config: "glow.mixins.json", mod: "lamps" },
    },
    {
      text: "org.spongepowered.asm.mixin.throwables.MixinError: org.spongepowered.asm.mixin.throwables.MixinInitialisationError: Error initialising mixin config lamps.mixins.json",
      parameters: { config: "lamps.mixins.json", mod: "lamps" },
    },
    {
      text: "\tFailure message: A mixin config named lamps.mixins.json was declared in lamps-1.jar, but doesn't exist",
      parameters: { config: "lamps.mixins.json", mod: "lamps" },
    },
  ],
  counterSamples: ["[12:00:02] [main/INFO]: Using Mixin config lamps.mixins.json"],
} satisfies LineSamples;
