import type { LineSamples } from "../samples.ts";

export default {
  only: "client",
  samples: [
    {
      text: "[10:00:00] [Client thread/ERROR] [FML]: A critical error occurred instantiating the gui factory for mod lamps\njava.lang.ClassCastException: class org.example.lamps.gui.Factory\n\tat java.lang.Class.asSubclass(Class.java:3404) ~[?:1.8.0_392]\n\tat net.minecraftforge.fml.client.FMLClientHandler.finishMinecraftLoading(FMLClientHandler.java:379)",
      parameters: { mod: "lamps" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Mod lamps provides a broken implementation of ModMenuApi\njava.lang.IllegalStateException: no lamps\n\tat org.example.lamps.Menu.getModConfigScreenFactory(Menu.java:9) ~[lamps-1.0.jar:?]",
      parameters: { mod: "lamps" },
    },
    {
      // What the annotation of a mod names does not exist.
      text: "[10:00:00] [Client thread/ERROR] [FML]: A critical error occurred instantiating the gui factory for mod lamps\njava.lang.ClassNotFoundException: org.example.lamps.gui.Factory\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:188) ~[launchwrapper-1.9.jar:?]\n\tat java.lang.Class.forName(Class.java:270) ~[?:1.7.0_55]\n\tat cpw.mods.fml.client.FMLClientHandler.finishMinecraftLoading(FMLClientHandler.java:315)\nCaused by: java.lang.NullPointerException\n\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:180) ~[launchwrapper-1.9.jar:?]\n\t... 3 more",
      parameters: { mod: "lamps", why: "class-gone", class: "org.example.lamps.gui.Factory" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: [CHAT] <Alex> Mod lamps provides a broken implementation of ModMenuApi",
    "[10:00:00] [main/INFO]: lamps provides a broken implementation of ModMenuApi",
  ],
} satisfies LineSamples;
