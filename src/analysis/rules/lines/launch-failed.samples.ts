import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2014-05-27 10:00:01 [FINE] [ForgeModLoader] Running coremod plugin LampCore\n2014-05-27 10:00:01 [SEVERE] [ForgeModLoader] Unable to launch\njava.lang.RuntimeException: java.io.FileNotFoundException: mods/Lamps 1.6.jar (No such file or directory)\n\tat cpw.mods.fml.relauncher.CoreModManager$FMLPluginWrapper.injectIntoClassLoader(CoreModManager.java:128)\nCaused by: java.io.FileNotFoundException: mods/Lamps 1.6.jar (No such file or directory)\n\tat java.util.zip.ZipFile.open(Native Method)",
      parameters: { coremod: "LampCore" },
    },
    {
      text: "[10:00:01] [main/DEBUG] [FML/]: Examining for coremod candidacy Lamps-0.2-universal.jar\n[10:00:01] [main/DEBUG] [FML/]: Instantiating coremod class LampPlugin\n[10:00:01] [main/ERROR] [LaunchWrapper/]: Unable to launch\njava.lang.RuntimeException: An error occurred trying to configure the Minecraft home\n\tat net.minecraftforge.fml.relauncher.FMLLaunchHandler.setupHome(FMLLaunchHandler.java:104)\nCaused by: java.lang.IllegalStateException: no light\n\tat org.example.lamps.LampPlugin.<init>(LampPlugin.java:9)",
      parameters: { coremod: "LampPlugin", file: "Lamps-0.2-universal.jar", culprit: "lamps" },
    },
    {
      text: "[10:00:01] [main/ERROR]: Unable to launch\njava.lang.reflect.InvocationTargetException\n\tat net.minecraft.launchwrapper.Launch.launch(Launch.java:135)\nCaused by: java.lang.IllegalStateException: no light\n\tat org.example.lamps.LampPlugin.<init>(LampPlugin.java:9)",
      parameters: { culprit: "lamps" },
    },
    {
      text: "[10:00:01] [main/ERROR]: An error occurred trying to configure the minecraft home at C:\\Users\\mari\\games for Forge Mod Loader\njava.lang.IllegalStateException: no light\n\tat org.example.lamps.LampPlugin.<init>(LampPlugin.java:9)\n\tat cpw.mods.fml.relauncher.CoreModManager.loadCoreMod(CoreModManager.java:460)",
      parameters: { culprit: "lamps" },
    },
    {
      text: "2013-06-27 10:00:01 [SEVERE] [ForgeModLoader] An error occurred trying to configure the minecraft home at /srv/games for Forge Mod Loader\njava.lang.IllegalStateException: no light\n\tat org.example.lamps.LampPlugin.<init>(LampPlugin.java:9)",
      parameters: { culprit: "lamps" },
    },
  ],
  counterSamples: [
    "[10:00:01] [Render thread/ERROR]: Unable to launch browser",
    "[10:00:01] [main/INFO]: [CHAT] <Mari> An error occurred trying to configure the minecraft home at /srv for Forge Mod Loader",
    "[10:00:01] [main/INFO] [Lamps/]: Unable to launch the rocket of the third lamp",
  ],
} satisfies LineSamples;
