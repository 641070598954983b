import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:11:12] [main/ERROR]: Incompatible mods found!\nnet.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!\nA potential solution has been determined, this may resolve your problem:\n\t - Install fabric-api, any version.\nMore details:\n\t - Mod 'Lanterns & More' (lanternsmore) 2.1.0+1.20.1 requires any version of fabric-api, which is missing!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.load(FabricLoaderImpl.java:195)",
      parameters: {
        mod: "Lanterns & More",
        dependencies: ["fabric-api"],
        versions: ["any version"],
        names: ["Fabric API"],
        needed: ["Fabric API"],
        state: "not-installed",
        mods: null,
      },
    },
    {
      text: "[10:11:12] [main/FATAL]: A critical error occurred\nnet.fabricmc.loader.discovery.ModResolutionException: Errors were found!\n - Mod 'Quiet Caves' (quietcaves) requires version 1.4 or later of mod cavelib, which is missing!\n\t - You must install version 1.4 or later of cavelib.",
      parameters: { mod: "Quiet Caves", dependencies: ["cavelib"], versions: ["1.4 or above"], names: ["cavelib"] },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: quietcaves requires {cavelib @ [>=1.4]}",
      parameters: { mod: "quietcaves", dependencies: ["cavelib"], versions: ["1.4 or above"], names: ["cavelib"] },
    },
    {
      text: "[02Mar2024 10:00:01.100] [main/ERROR] [net.minecraftforge.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:\n\tMod ID: 'curios', Requested by: 'ringcraft', Expected range: '[5.2,6)', Actual version: '[MISSING]'",
      parameters: {
        mod: "ringcraft",
        dependencies: ["curios"],
        versions: ["5.2 or above, and below 6"],
        names: ["Curios API"],
      },
    },
    {
      text: "net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [\n\tMod §ekettles§r requires §6fabric_renderer_api_v1§r §oany§r\n§7Currently, §6fabric_renderer_api_v1§r§7 is §o§nnot installed\n]",
      parameters: { mod: "kettles", names: ["Forgified Fabric API (fabric_renderer_api_v1)"] },
    },
    {
      text: "net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [\n\tMod §eringcraft§r requires §6curios§r §o5.2 or above§r\n§7Currently, §6curios§r§7 is §o§nnot installed\n]",
      parameters: { mod: "ringcraft", dependencies: ["curios"], versions: ["5.2 or above"], names: ["Curios API"] },
    },
    {
      text: "[10:00:00] [Server thread/ERROR] [FML/]: The mod RingCraft (Ring Craft's Plus) requires mods [Baubles@[1.0.1,), CoreLib] to be available",
      parameters: {
        mod: "Ring Craft's Plus",
        dependencies: ["Baubles", "CoreLib"],
        versions: ["1.0.1 or above", "any version"],
        names: ["Baubles", "CoreLib"],
        needed: ["Baubles (1.0.1 or above)", "CoreLib"],
        state: "not-installed",
      },
    },
    {
      text: "net.minecraftforge.fml.common.MissingModsException: Mod ringcraft (Ring Craft) requires [baubles@[1.5.2,1.6), forge@[14.23.5.2768,)]",
      parameters: {
        mod: "Ring Craft",
        dependencies: ["baubles", "forge"],
        versions: ["1.5.2 or above, and below 1.6", "14.23.5.2768 or above"],
        names: ["Baubles", "forge"],
      },
    },
    {
      text: "net.minecraftforge.fml.common.MissingModsException: Mod lamplib (Lamp Library) requires [2.3.0]",
      parameters: { dependencies: ["Lamp Library"], versions: ["2.3.0"], state: "not-installed" },
    },
    {
      text: "net.minecraftforge.fml.common.MissingModsException: Mod ringcraft (Ring Craft) requires [cyclopscore@[1.6,)]",
      parameters: {
        mod: "Ring Craft",
        dependencies: ["cyclopscore"],
        names: ["Cyclops Core"],
        needed: ["Cyclops Core (cyclopscore, 1.6 or above)"],
      },
    },
    {
      text: "[10:11:12] [main/ERROR]: Incompatible mods found!\nnet.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!\nMore details:\n\t - Mod 'Lanterns & More' (lanternsmore) 2.1.0+1.20.1 requires any version of fabric, which is missing!\n\t - Mod 'Quiet Caves' (quietcaves) 1.0 requires version 0.83.0 or later of fabric-api, which is missing!\n\t - Mod 'Bright Lamps' (brightlamps) 1.0 requires version 0.9.2 or later of fabric-api, which is missing!\n\t - Mod 'Gears' (gears) 1.0 requires any version of fabric-api, which is missing!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.load(FabricLoaderImpl.java:195)",
      parameters: {
        mod: "Lanterns & More",
        mods: ["Lanterns & More", "Quiet Caves", "Bright Lamps", "Gears"],
        dependencies: ["fabric-api"],
        versions: ["0.83.0 or above"],
        needed: ["Fabric API (0.83.0 or above)"],
      },
    },
    {
      text: "\t - Mod 'Quiet Caves' (quietcaves) 1.0 requires version 3.0.8 or later of fabric-rendering-v1, which is missing!",
      parameters: {
        mod: "Quiet Caves",
        dependencies: ["fabric-rendering-v1"],
        needed: ["Fabric API (its part fabric-rendering-v1: 3.0.8 or above)"],
      },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Errors were found!\n - Mod quietcaves depends on mod {cavelib @ [>=1.4]}, which is missing!",
      parameters: { mod: "quietcaves", dependencies: ["cavelib"], versions: ["1.4 or above"], state: "not-installed" },
    },
    {
      text: "More details:\n\t - Mod 'Quiet Caves' (quietcaves) 1.0 requires any version of mod 'Cave Hud' (cavehud), which is disabled for this environment (client/server only)!",
      parameters: { mod: "Quiet Caves", dependencies: ["cavehud"], state: "other-side" },
    },
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.FMLLoader/]: ERROR: fml.modloadingissue.missingdependency [deepbooks; ringlamps; [9.0,); null; Optional.empty]",
      parameters: { mod: "ringlamps", dependencies: ["deepbooks"], state: "not-installed" },
    },
  ],
  counterSamples: [
    "\t - Mod 'Quiet Caves' (quietcaves) 1.0 recommends any version of modmenu, which is missing!",
    "\t - Mod 'Quiet Caves' (quietcaves) 1.0 requires version 1.20.1 of 'Minecraft' (minecraft), but only the wrong version is present: 1.19.2!",
    "[12:00:00] [Server thread/INFO]: <Steve> Mod 'A' (a) 1.0 requires any version of b, which is missing!",
    "[12:00:00] [Server thread/INFO] [FML]: Attempting connection with missing mods [minecraft, mcp, FML, forge] at CLIENT",
    "Currently, nobody is online",
    "\tMod ID: 'minecraft', Requested by: 'ringcraft', Expected range: '[1.19]', Actual version: '1.20.1'",
  ],
} satisfies LineSamples;
