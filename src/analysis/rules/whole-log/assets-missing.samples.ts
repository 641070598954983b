import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/INFO] [GradleStart]: x\n[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 7.10.99.99 for Minecraft 1.7.10 loading\n[10:00:01] [Client thread/INFO] [FML]: x\n\tUCHIJA\tlamps{1.0} [Bright Lamps] (bin) \n[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load lamps:textures/items/bulb.png\njava.io.FileNotFoundException: lamps:textures/items/bulb.png",
      code: "own-assets-missing",
      parameters: { mod: "Bright Lamps", files: ["textures/items/bulb.png"] },
    },
    {
      text: "[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load lamps:textures/items/bulb.png\njava.io.FileNotFoundException: lamps:textures/items/bulb.png",
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [main/INFO] [GradleStart]: x\n[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.99.99 for Minecraft 1.12.2 loading\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]: +=+=+=+=+=\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]:   DOMAIN lamps\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]:   domain lamps is missing 0 textures\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]:     Problem: broken aspect ratio and not an animation\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]:       textures/items/bulb.png\n[10:00:02] [main/ERROR] [FML.TEXTURE_ERRORS]: ==========",
      code: "own-assets-missing",
      parameters: {
        mod: "lamps",
        files: ["textures/items/bulb.png"],
        problem: "broken aspect ratio and not an animation",
      },
    },
    {
      // What has no texture at all.
      text: "[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 7.99.40.1614 for Minecraft 1.7.10 loading\n[10:00:01] [Client thread/INFO]: Setting user: Alex\n[10:00:02] [Client thread/ERROR] [TEXTURE ERRORS/]:   DOMAIN missing_icon_item_5112_lamps\n[10:00:02] [Client thread/ERROR] [TEXTURE ERRORS/]:       textures/items/bulb.png\n",
      parameters: { mod: "lamps", files: ["textures/items/bulb.png"] },
    },
    {
      // NeoForge.
      text: "[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeclient, --fml.neoForgeVersion, 21.1.1, --fml.mcVersion, 1.21.1]\n[10:00:02] [Worker-ResourceReload-1/ERROR] [net.minecraft.client.resources.model.ModelManager/]: Failed to load model lamps:models/block/bulb.json\ncom.google.gson.JsonParseException: Model loader 'lamps:turned' not found. Registered loaders: neoforge:empty, neoforge:obj\n\tat TRANSFORMER/neoforge@21.1.1/net.neoforged.neoforge.client.model.Deserializer.read(Deserializer.java:1)",
      parameters: { mod: "lamps", files: ["models/block/bulb.json"], problem: "Model loader 'lamps:turned' not found" },
    },
    {
      // Forge of 1.16, and models made for another loader.
      text: "[10:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, fmlclient, --fml.forgeVersion, 36.2.1, --fml.mcVersion, 1.16.5]\n[10:00:02] [Worker-Main-5/WARN] [net.minecraft.client.renderer.model.ModelBakery/]: Unable to load model: 'lamps:block/bulb' referenced from: lamps:bulb#lit=true: java.lang.IllegalStateException: Model loader 'neoforge:composite' not found. Registered loaders: forge:obj, forge:composite",
      parameters: { mod: "lamps", problem: "Model loader 'neoforge:composite' not found" },
    },
    {
      // The item is the mod's, and looks for its model elsewhere.
      text: "[10:00:02] [Render thread/WARN]: No model loaded for default item model ID minecraft:bulb of lamps:bulb",
      parameters: { mod: "lamps", files: ["bulb"] },
    },
    {
      text: "[10:00:02] [Render thread/WARN]: Missing item model for location lamps:bulb",
      parameters: { mod: "lamps", files: ["bulb"] },
    },
  ],
  counterSamples: [
    "[10:00:02] [Client thread/ERROR]: Could not load override model minecraft:item/bow_pulling for model minecraft:item/bow",
    "[10:00:02] [Client thread/ERROR]: Using missing texture, unable to load minecraft:textures/items/bulb.png",
  ],
} satisfies WholeLogSamples;
