import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "More details:\n\t - Mod 'Swiftium' (swiftium) 0.5.3 is incompatible with any version of mod 'OptiFabric' (optifabric), but a matching version is present: 1.13!",
      parameters: { mods: ["Swiftium", "OptiFabric"] },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Found conflicting mods: swiftium conflicts with {optifabric @ [*]}",
      parameters: { mods: ["swiftium", "optifabric"] },
    },
    {
      text: "\tFailure message: Mod ringcraft is incompatible with curios any\n\t\tCurrently, curios is 9.0.1",
      parameters: { mods: ["ringcraft", "Curios API"] },
    },
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.ModSorter/LOADING]: Incompatibilities between mods:\n\tMod 'ringcraft' is incompatible with 'curios', versions: '[0,)'; Version found: '9.0.1'",
      parameters: { mods: ["ringcraft", "Curios API"] },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Errors were found!\n - Mod swiftium breaks mod {optifabric @ [*]}, but the breaking version is present: 1.13!",
      parameters: { mods: ["swiftium", "optifabric"] },
    },
    {
      text: "---- Quilt Loader: Load Error Report ----\n\nQuilt Loader Version: 0.26.0\n\n-- Error 1 --\nSwiftium breaks all versions of optifabric, which is present!\n\n- <mods>/swiftium.jar",
      parameters: { mods: ["Swiftium", "optifabric"] },
    },
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.FMLLoader/]: ERROR: fml.modloadingissue.incompatiblemod [curios; ringcraft; [0,); 9.0.1; They want the same slots]",
      parameters: { mods: ["ringcraft", "Curios API"] },
    },
  ],
  counterSamples: [
    "\t - Mod 'Swiftium' (swiftium) 0.5.3 conflicts with any version of mod 'OptiFabric' (optifabric), but a matching version is present: 1.13!",
    "[12:00:00] [Server thread/INFO]: <Steve> 'a' is incompatible with 'b'",
    "[main/WARN] [net.neoforged.fml.loading.ModSorter/LOADING]: Conflicts between mods:\n\tMod 'ringcraft' discourages 'curios', versions: '[9.0,)'; Version found: '9.0.1'",
    "[12:00:00] [Server thread/WARN]: The client is incompatible with this server",
    "\tMod ID: 'geolib', Requested by: 'dragons', Expected range: '[4.5,)', Actual version: '[MISSING]'",
  ],
} satisfies LineSamples;
