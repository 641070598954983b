import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Caused by: java.lang.IllegalAccessError: class net.minecraftforge.fml.loading.Trust (in unnamed module @0x5e91993f) cannot access class sun.security.util.ManifestEntryVerifier (in module java.base) because module java.base does not export sun.security.util to unnamed module @0x5e91993f",
      codes: ["forge-too-old-for-java", "java-wrong-module"],
      parameters: { package: "sun.security.util" },
    },
    {
      text: 'java.lang.reflect.InaccessibleObjectException: Unable to make field private final java.util.Map java.util.Collections$UnmodifiableMap.m accessible: module java.base does not "opens java.util" to unnamed module @1b28cdfa\n\tat com.example.perms.Perms.onEnable(Perms.java:9) ~[Perms.jar:?]',
      parameters: { suspect: "Perms", package: "java.util" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: <Alex> module java.base does not export sun.misc",
    "[10:00:00] [main/INFO]: The module does not export anything",
    "2024-01-01 10:00:00,120 DEBUG [main] i.n.u.i.PlatformDependent0.<clinit>(414): unavailable\njava.lang.IllegalAccessException: class io.netty.util.internal.PlatformDependent0$6 cannot access class jdk.internal.misc.Unsafe (in module java.base) because module java.base does not export jdk.internal.misc to unnamed module @1a2b3c4d",
  ],
} satisfies LineSamples;
