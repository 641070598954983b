import { finding } from "../finding.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";

export default finding({
  code: "plugin-api-too-low",
  severity: "error",
  confidence: 0.98,
  needles: ["is lower than the minimum allowed version"],
  pattern: /^[^\n<]{0,250}?Plugin API version ([\w.-]{1,40}) is lower than the minimum allowed version/,
  parameters(match, place) {
    const plugin = failedPlugin(place);
    return plugin ? { plugin, version: match[1]! === "null" ? "1.12" : match[1]! } : null;
  },
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
});
