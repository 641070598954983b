import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.UnsupportedOperationException: Cannot register payload lamps:glow as it is already registered.\n\tat net.neoforged.neoforge.network.registration.NetworkRegistry.register(NetworkRegistry.java:177)",
      parameters: { suspect: "lamps", name: "lamps:glow" },
    },
    {
      text: "[10:00:00] [main/ERROR]: x\njava.lang.IllegalArgumentException: Multiple entries with same key: lamps:bulb=a and lamps:bulb=b\n\tat com.google.common.collect.ImmutableMap.checkNoConflict(ImmutableMap.java:1)\n\tat org.example.lamps.A.b(A.java:1)",
      parameters: { suspect: "lamps", name: "lamps:bulb" },
    },
    {
      text: "[10:00:00] [main/ERROR]: x\njava.lang.IllegalStateException: Adding duplicate key 'ResourceKey[minecraft:item / lamps:bulb]' to registry\n\tat net.minecraft.core.MappedRegistry.register(MappedRegistry.java:1)\n\tat org.example.lamps.A.b(A.java:1)",
      parameters: { suspect: "lamps", name: "lamps:bulb" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/DEBUG]: Adding duplicate key 'lamps:bulb' to registry",
    "[10:00:00] [main/INFO]: Multiple entries",
  ],
} satisfies LineSamples;
