import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "-- MOD lamps --\nDetails:\n\tMod File: /srv/mods/lamps-1.0.jar\n\tFailure message: fml.modloadingissue.failedtoloadmod\n\tMod Version: 1.0\n\tException message: java.lang.IllegalStateException: no oil\nStacktrace:\n\tat org.example.lamps.Lamps.<init>(Lamps.java:7) ~[lamps-1.0.jar%23130!/:1.0] {}",
      parameters: { mod: "lamps" },
    },
    {
      text: "-- Mod loading issue for: lamps --\nDetails:\n\tMod file: /srv/mods/lamps-1.0.jar\n\tFailure message: Bright Lamps (lamps) kunne ikke indlæses korrekt\n\tException message: java.lang.IllegalStateException: no oil\nStacktrace:\n\tat org.example.lamps.Lamps.<init>(Lamps.java:7) ~[lamps-1.0.jar%23130!/:1.0] {}",
      parameters: { mod: "lamps" },
    },
    {
      text: "\tFailure message: Ring Craft (ringcraft) encountered an error processing deferred work\n\t\tjava.lang.NullPointerException",
      parameters: { mod: "Ring Craft" },
    },
    {
      text: "[10:00:00] [main/ERROR] [FML]: Coremod RingCore: Unable to class load the plugin com.acme.rings.RingCore\njava.lang.ClassNotFoundException: com.acme.rings.RingCore",
      parameters: { mod: "RingCore" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [FML/]:\n\tStates: 'U' = Unloaded 'L' = Loaded 'C' = Constructed 'H' = Pre-initialized 'I' = Initialized 'J' = Post-initialized 'A' = Available 'D' = Disabled 'E' = Errored\n\tUCH\tmcp{9.05} [Minecraft Coder Pack] (minecraft.jar) \n\tUCE\tringcraft{1.0} [Ring Craft] (ringcraft.jar) \n\tUCH\tjei{2.0} [Just Enough Items] (jei.jar) ",
      parameters: { mod: "Ring Craft" },
    },
    {
      text: "\tStates: 'U' = Unloaded 'L' = Loaded 'C' = Constructed 'D' = Disabled 'E' = Errored\n\n\t| State  | ID        | Version | Source        | Signature |\n\t|:------ |:--------- |:------- |:------------- |:--------- |\n\t| LCH    | minecraft | 1.12.2  | minecraft.jar | None      |\n\t| LCHE   | ringcraft | 1.0     | ringcraft.jar | None      |",
      parameters: { mod: "ringcraft" },
    },
    {
      text: "net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [\n\tRing Craft (ringcraft) has failed to load correctly\n§7java.lang.NoClassDefFoundError: com/acme/Lib\n]",
      codes: ["class-missing", "mod-fatal"],
      parameters: { mod: "Ring Craft" },
    },
    {
      text: "\tFailure message: Ring Craft (ringcraft) encountered an error during the common_setup event phase\n\t\tjava.lang.NullPointerException",
      parameters: { mod: "Ring Craft" },
    },
    {
      text: "\tSuppressed: net.minecraftforge.fml.ModLoadingException: Ring Craft (ringcraft) encountered an error during the common_setup event phase\n\t\tjava.lang.NullPointerException",
      parameters: { mod: "Ring Craft" },
    },
    {
      text: "net.minecraftforge.fml.ModLoadingException: Ring Craft (ringcraft) encountered an error during the common_setup event phase\n§7java.lang.NullPointerException: Registry Object not present: ringcraft:gold_ring\n\tat net.minecraftforge.fml.javafmlmod.FMLModContainer.acceptEvent(FMLModContainer.java:118) ~[javafmllanguage-1.20.1-47.2.0.jar:?] {}\nCaused by: java.lang.NullPointerException: Registry Object not present: ringcraft:gold_ring\n\tat com.acme.ringcraft.Rings.setUp(Rings.java:31) ~[ringcraft-1.0.jar:?] {}",
      parameters: {
        mod: "Ring Craft",
        cause: "NullPointerException: Registry Object not present: ringcraft:gold_ring",
      },
    },
    {
      // What Java threw too often has no trace of its own any more.
      text: "net.minecraftforge.fml.ModLoadingException: Ring Craft (ringcraft) encountered an error during the done event phase\n§7java.lang.ArrayIndexOutOfBoundsException: null\n\tat net.minecraftforge.fml.javafmlmod.FMLModContainer.acceptEvent(FMLModContainer.java:110) ~[?:36.2] {re:classloading}\nCaused by: java.lang.ArrayIndexOutOfBoundsException\n",
      parameters: { mod: "Ring Craft", cause: "ArrayIndexOutOfBoundsException" },
    },
    {
      text: "\tringcraft{1.0} [Ring Craft] (ringcraft.jar) Unloaded->Constructed->Pre-initialized->Errored",
      parameters: { mod: "Ring Craft" },
    },
    {
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Mod loading error has occurred\n\njava.lang.Exception: Mod Loading has failed\n\tat net.minecraftforge.logging.CrashReportExtender.dumpModLoadingCrashReport(CrashReportExtender.java:55)\n\n-- MOD ringcraft --\nDetails:\n\tFailure message: ringcraft (ringcraft) has failed to load correctly\n\t\tjava.lang.IllegalArgumentException: Duplicate registration ring\n\tMod Version: 1.0\n",
      parameters: { mod: "ringcraft" },
    },
    {
      text: "java.lang.RuntimeException: java.lang.reflect.InvocationTargetException\nCaused by: net.minecraftforge.fml.ModLoadingException: Bright Lamps has class loading errors\n\u00a77No lamp",
      parameters: { mod: "Bright Lamps" },
    },
    {
      text: "net.minecraftforge.fml.ModLoadingException: Bright Lamps (lamps) has class loading errors\n\u00a77org.example.lamps.Lamps",
      parameters: { mod: "Bright Lamps" },
    },
    {
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2021-06-01 10:00:00\nDescription: Mod loading error has occurred\n\njava.lang.Exception: Mod Loading has failed\n\tat net.minecraftforge.fml.CrashReportExtender.dumpModLoadingCrashReport(CrashReportExtender.java:85)\n\n-- MOD ringcraft --\nDetails:\n\tFailure message: Ring Craft has class loading errors\n\t\tjava.lang.ExceptionInInitializerError: null\n\tMod Version: NONE\n",
      parameters: { mod: "Ring Craft" },
    },
  ],
  counterSamples: [
    // A library that registers for others.
    "-- Mod loading issue for: bulblib --\nDetails:\n\tFailure message: Bulb Library (bulblib) encountered an error while dispatching the net.neoforged.neoforge.network.event.RegisterPayloadHandlersEvent event\n\t\tjava.lang.UnsupportedOperationException: Cannot register payload lamps:glow as it is already registered.",
    "-- MOD bulblib --\nDetails:\n\tFailure message: fml.modloading.errorduringevent\n\tException message: java.lang.UnsupportedOperationException: Cannot register payload lamps:glow as it is already registered.",
    "\tStates: 'U' = Unloaded 'L' = Loaded 'A' = Available 'D' = Disabled 'E' = Errored\n\tUCHIJA\tringcraft{1.0} [Ring Craft] (ringcraft.jar) ",
    "[10:00:00] [Server thread/INFO]: <Alex> Ring Craft (ringcraft) has failed to load correctly",
    "[10:00:00] [main/INFO]: The chunk has failed to load correctly",
  ],
} satisfies LineSamples;
