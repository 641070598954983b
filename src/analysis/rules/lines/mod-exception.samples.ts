import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[modloading-worker-0/ERROR] [thedarkcolour.kotlinforforge.neoforge.LoggerKt/LOADING]: Failed to register Automatic Kotlin subscribers. ModID: ringcraft, class com.acme.rings.Rings\njava.lang.RuntimeException: not now\n\tat com.acme.rings.Rings.<init>(Rings.kt:12)",
      parameters: { mod: "ringcraft" },
    },
    {
      text: "net.minecraftforge.fml.common.LoaderExceptionModCrash: Caught exception from Ring Craft (ringcraft)\nCaused by: java.lang.NullPointerException\n\tat com.acme.rings.Rings.init(Rings.java:3)",
      parameters: { culprit: null, mod: "Ring Craft" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [FML]: Caught exception from ringcraft\njava.lang.NullPointerException: null",
      parameters: { mod: "ringcraft" },
    },
    {
      text: "[modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: ringcraft, class com.acme.rings.Rings\njava.lang.ExceptionInInitializerError: null",
      parameters: { mod: "ringcraft" },
    },
    {
      text: "[modloading-worker-0/ERROR] [net.neoforged.fml.javafmlmod.FMLModContainer/LOADING]: Caught exception during event net.neoforged.fml.event.lifecycle.FMLCommonSetupEvent@5d0 dispatch for modid ringcraft",
      parameters: { mod: "ringcraft" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Netty/WARN]: Caught exception from channel, closing",
    "<Steve> [FML]: Caught exception from ringcraft",
    "[main/DEBUG]: Loading mod instance ringcraft of type com.acme.rings.Rings",
  ],
} satisfies LineSamples;
