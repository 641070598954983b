import type { LineSamples } from "../samples.ts";

export default {
  only: "client",
  samples: [
    {
      text: "[10:00:00] [main/ERROR] [jei]: Failed to register mod plugin: class org.example.lamps.jei.LampsPlugin\njava.lang.NullPointerException: null\n\tat org.example.lamps.jei.LampRecipe.<init>(LampRecipe.java:30)",
      parameters: { viewer: "JEI", class: "org.example.lamps.jei.LampsPlugin", mod: null },
    },
    {
      text: "[10:00:00] [Render thread/ERROR] [mezz.jei.library.load.PluginCaller/]: Caught an error from mod plugin: class org.example.lamps.jei.LampsPlugin lamps:jei\njava.lang.NoSuchMethodError: 'void mezz.jei.api.Helpers.glow()'\n\tat org.example.lamps.jei.LampsPlugin.registerRecipes(LampsPlugin.java:30)",
      codes: ["method-missing", "recipe-plugin-failed"],
      parameters: { viewer: "JEI", class: "org.example.lamps.jei.LampsPlugin" },
    },
    {
      text: "[10:00:00] [Thread-12/WARN] [EMI]: Exception loading plugin provided by lamps",
      parameters: { viewer: "EMI", mod: "lamps", class: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: [CHAT] <Alex> Exception loading plugin provided by lamps",
    "[10:00:00] [main/INFO] [jei]: Registering plugin: org.example.lamps.jei.LampsPlugin ...",
  ],
} satisfies LineSamples;
