import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\norg.spongepowered.asm.service.ServiceInitialisationException: ModLauncher is not available",
      parameters: {},
    },
    {
      text: `[10:00:00] [main/INFO] [LaunchWrapper]: Calling tweak class com.mumfrey.liteloader.launch.LiteLoaderTweaker
[10:00:01] [main/ERROR] [LaunchWrapper]: Unable to launch
java.lang.reflect.InvocationTargetException: null
\tat net.minecraft.launchwrapper.Launch.launch(Launch.java:135) [launchwrapper-1.12.jar:?]
Caused by: joptsimple.MultipleArgumentsForOptionException: Found multiple arguments for option version, but you asked for only one
\tat joptsimple.OptionSet.valueOf(OptionSet.java:179) ~[OptionSet.class:?]
`,
      codes: ["liteloader-with-forge", "launch-failed"],
      parameters: { what: "version" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: ModLauncher is available"],
} satisfies LineSamples;
