import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[07:07:07] [Server thread/ERROR]: Could not load 'plugins/Barrels.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin API version 1.13 is lower than the minimum allowed version. Please update or replace it.",
      parameters: { plugin: "Barrels", version: "1.13" },
    },
    {
      text: "[07:07:07] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'barrels.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin API version null is lower than the minimum allowed version. Please update or replace it.",
      parameters: { plugin: "barrels", version: "1.12" },
    },
  ],
  counterSamples: [
    "<Alex> Plugin API version 1.13 is lower than the minimum allowed version",
    "[07:07:07] [Server thread/INFO]: 3 is lower than the minimum allowed version",
  ],
} satisfies LineSamples;
