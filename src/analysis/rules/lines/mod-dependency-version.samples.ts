import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.ModSorter/LOADING]: Incompatibilities between mods:\n\tMod 'ringlamps' is incompatible with 'deepbooks', versions: '[9.0,)'; Version found: '9.0.1'",
      parameters: { mod: "ringlamps", dependency: "deepbooks", versions: "below 9.0", installed: "9.0.1" },
    },
    {
      text: "\tFailure message: Mod ringlamps is incompatible with deepbooks 9.0 or above\n\t\tCurrently, deepbooks is 9.0.1",
      parameters: { mod: "ringlamps", dependency: "deepbooks", versions: "below 9.0", installed: "9.0.1" },
    },
    {
      text: "More details:\n\t - Mod 'Swift Lamps' (swiftlamps) 0.5.3 is incompatible with any version before 1.6.0 of mod 'Deep Books' (deepbooks), but a matching version is present: 1.4.1+1.19!",
      parameters: {
        mod: "Swift Lamps",
        dependency: "Deep Books",
        installed: "1.4.1+1.19",
        versions: { term: "version-at-least", parameters: { version: "1.6.0" } },
      },
    },
    {
      text: "More details:\n\t - Mod 'Swift Lamps' (swiftlamps) 0.5.3 is incompatible with version 2.0 or later of mod 'Deep Books' (deepbooks), but a matching version is present: 2.1!",
      parameters: {
        mod: "Swift Lamps",
        dependency: "Deep Books",
        installed: "2.1",
        versions: { term: "version-below", parameters: { version: "2.0" } },
      },
    },
    {
      text: "More details:\n\t - Mod 'Swift Lamps' (swiftlamps) 0.5.3 is incompatible with any version after 1.4 of mod 'Deep Books' (deepbooks), but a matching version is present: 1.5!",
      parameters: {
        mod: "Swift Lamps",
        dependency: "Deep Books",
        installed: "1.5",
        versions: { term: "version-at-most", parameters: { version: "1.4" } },
      },
    },
    {
      text: "More details:\n\t - Mod 'Glow Shaders' (glowshaders) 1.7.0 requires version 0.5.8 of mod 'Swiftium' (swiftium), but only the wrong version is present: 0.6.1+mc1.21!",
      parameters: { mod: "Glow Shaders", dependency: "Swiftium", versions: "0.5.8", installed: "0.6.1+mc1.21" },
    },
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:\n\tMod ID: 'geolib', Requested by: 'dragonsgalore', Expected range: '[4.5,)', Actual version: '4.2.1'",
      parameters: { mod: "dragonsgalore", dependency: "geolib", versions: "4.5 or above", installed: "4.2.1" },
    },
    {
      text: "\tFailure message: Mod dragonsgalore requires neoforge 21.1.90 or above\n\t\tCurrently, neoforge is 21.1.20",
      parameters: { mod: "dragonsgalore", dependency: "neoforge", versions: "21.1.90 or above", installed: "21.1.20" },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Errors were found!\n - Mod quietcaves depends on mod {cavelib @ [>=1.4]}, but a different version is present: 1.0.2!",
      parameters: { mod: "quietcaves", dependency: "cavelib", installed: "1.0.2" },
    },
    {
      // NeoForge, before it has words for it.
      text: "---- Minecraft Crash Report ----\nDescription: Mod loading error has occurred\n\njava.lang.Exception: Mod Loading has failed\n\tat net.neoforged.neoforge.logging.CrashReportExtender.dumpModLoadingCrashReport(CrashReportExtender.java:57)\n\n-- MOD ringlamps --\nDetails:\n\tMod File: /srv/mods/ringlamps-2.0.jar\n\tFailure message: fml.modloading.missingdependency\n\tFailure message arg 1: deepbooks\n\tFailure message arg 2: ringlamps\n\tFailure message arg 3: [9.0,)\n\tFailure message arg 4: 8.2.1\n\tFailure message arg 5: Optional.empty\n\tMod Version: 2.0\n\tException message: MISSING EXCEPTION MESSAGE\n",
      parameters: { mod: "ringlamps", dependency: "deepbooks", versions: "9.0 or above", installed: "8.2.1" },
    },
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.FMLLoader/]: ERROR: fml.modloadingissue.missingdependency [deepbooks; ringlamps; [9.0,); 8.2.1; Optional.empty]",
      parameters: { mod: "ringlamps", dependency: "deepbooks", versions: "9.0 or above", installed: "8.2.1" },
    },
  ],
  counterSamples: [
    "\t - Mod 'Glow Shaders' (glowshaders) 1.7.0 requires any version of swiftium, which is missing!",
    "\tMod ID: 'geolib', Requested by: 'dragonsgalore', Expected range: '[4.5,)', Actual version: '[MISSING]'",
    "[12:00:00] [Server thread/INFO]: Currently, the difficulty is hard",
  ],
} satisfies LineSamples;
