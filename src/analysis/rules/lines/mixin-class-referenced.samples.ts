import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Failed to start\njava.lang.RuntimeException: failed\nCaused by: org.spongepowered.asm.mixin.transformer.throwables.IllegalClassLoadError: org.example.lamps.mixin.LampBridge is in a defined mixin package org.example.lamps.mixin.* owned by lamps.mixins.json and cannot be referenced directly",
      parameters: { mod: "lamps", name: "LampBridge", package: "org.example.lamps.mixin", config: "lamps.mixins.json" },
    },
    {
      text: "org.spongepowered.asm.mixin.transformer.throwables.IllegalClassLoadError: Illegal classload request for org.example.pipes.mixin.PipeMixin. Mixin is defined in mixins.pipes.json and cannot be referenced directly",
      parameters: { mod: "pipes", name: "PipeMixin", config: "mixins.pipes.json" },
    },
    {
      text: "org.spongepowered.asm.mixin.transformer.throwables.IllegalClassLoadError: Illegal classload request for accessor mixin org.example.pipes.mixin.ValveAccessor. The mixin is missing from pipes.mixins.json which owns package org.example.pipes.mixin.* and the mixin has not been applied.",
      parameters: { mod: "pipes", name: "ValveAccessor", config: "pipes.mixins.json", why: "not-listed" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/WARN]: Error loading class: org/example/lamps/mixin/LampMixin (java.lang.ClassNotFoundException: org.example.lamps.mixin.LampMixin)",
  ],
} satisfies LineSamples;
