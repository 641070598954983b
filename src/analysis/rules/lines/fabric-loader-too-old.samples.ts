import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.RuntimeException: Failed to read accessWidener file from mod lamps\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.loadAccessWideners(FabricLoaderImpl.java:534)\nCaused by: net.fabricmc.loader.impl.lib.accesswidener.AccessWidenerFormatException: line 1: Invalid access widener file header. Expected: 'accessWidener <version> <namespace>'",
      parameters: {
        mod: "lamps",
        loader: "Fabric Loader",
        required: { term: "version-at-least", parameters: { version: "0.18.0" } },
      },
      only: [],
    },
    {
      text: "java.lang.RuntimeException: Failed to read classTweaker file from mod lamps\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.loadClassTweakers(FabricLoaderImpl.java:534)\nCaused by: net.fabricmc.loader.impl.lib.classtweaker.reader.ClassTweakerFormatException: line 1: Unsupported class tweaker format: v2",
      parameters: { mod: "lamps", loader: "Fabric Loader", required: null },
      only: [],
    },
    {
      text: "[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.14.9\n[10:00:01] [main/ERROR]: Failed to start Minecraft!\njava.lang.RuntimeException: Error parsing or using Mixin config lanterns.mixins.json for mod lanterns\n\tat net.fabricmc.loader.impl.launch.FabricMixinBootstrap.init(FabricMixinBootstrap.java:80)\nCaused by: java.lang.ClassNotFoundException: com.llamalad7.mixinextras.MixinExtrasBootstrap",
      parameters: { mod: "lanterns", loader: "Fabric Loader", required: "0.15.0 or above" },
    },
    {
      text: "More details:\n\t - Mod 'Lanterns' (lanterns) 2.0 requires version 0.15.11 or later of mod 'Fabric Loader' (fabricloader), but only the wrong version is present: 0.14.21!",
      parameters: { mod: "Lanterns", loader: "Fabric Loader", required: "0.15.11 or above", installed: "0.14.21" },
    },
    {
      text: "net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: lanterns requires {fabricloader @ [>=0.11.3]}",
      parameters: { mod: "lanterns", loader: "Fabric Loader", required: "0.11.3 or above" },
    },
    {
      text: "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.14.21\n[12:00:01] [main/ERROR]: x\njava.lang.ClassNotFoundException: com.llamalad7.mixinextras.MixinExtrasBootstrap\n\tat net.fabricmc.loader.impl.launch.knot.KnotClassDelegate.loadClass(KnotClassDelegate.java:226)\n\tat org.example.lanterns.Early.onPreLaunch(Early.java:3) ~[lanterns-2.0.jar:?]",
      parameters: { mod: "lanterns", loader: "Fabric Loader", required: "0.15.0 or above" },
    },
  ],
  counterSamples: [
    "[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.14.21",
    "\t - Mod 'Lanterns' (lanterns) 2.0 requires any version of fabric-api, which is missing!",
  ],
} satisfies LineSamples;
