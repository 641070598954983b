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
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: [CHAT] <Alex> Mod lamps provides a broken implementation of ModMenuApi",
    "[10:00:00] [main/INFO]: lamps provides a broken implementation of ModMenuApi",
  ],
} satisfies LineSamples;
