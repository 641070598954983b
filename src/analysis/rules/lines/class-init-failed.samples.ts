import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: `[12:00:01] [Server thread/ERROR]: Could not pass event PlayerJoinEvent to Hats v1.0
java.lang.NoClassDefFoundError: Could not initialize class com.example.hats.Storage
	at com.example.hats.Joined.on(Joined.java:9) ~[Hats.jar:?]`,
      codes: ["plugin-runtime-error", "class-init-failed"],
      parameters: { suspect: "Hats", culprit: "Hats", class: "com.example.hats.Storage" },
    },
    {
      text: `java.lang.ExceptionInInitializerError: null
	at com.example.wood.WoodMod.<init>(WoodMod.java:40) ~[wood-1.1.jar%23120!/:1.1]
Caused by: java.lang.NullPointerException: Registry Object not present: wood:plank
	at com.example.wood.Blocks.<clinit>(Blocks.java:17) ~[wood-1.1.jar%23120!/:1.1]`,
      parameters: { suspect: "wood", culprit: "wood", class: "com.example.wood.Blocks" },
    },
  ],
  counterSamples: [
    "java.lang.NoClassDefFoundError: com/example/Thing",
    "[12:00:01] [Server thread/INFO]: <Alex> java.lang.NoClassDefFoundError: Could not initialize class a.b.C",
  ],
} satisfies LineSamples;
