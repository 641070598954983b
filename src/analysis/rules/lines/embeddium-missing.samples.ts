import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:05] [main/WARN]: Error loading class: net/caffeinemc/mods/sodium/api/memory/MemoryIntrinsics (java.lang.ClassNotFoundException: net.caffeinemc.mods.sodium.api.memory.MemoryIntrinsics)\n[12:00:06] [main/ERROR]: oculus.mixins.json",
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:05] [main/WARN]: Error loading class: net/caffeinemc/mods/sodium/api/memory/MemoryIntrinsics (java.lang.ClassNotFoundException: x)",
  ],
} satisfies LineSamples;
