import { finding } from "../finding.ts";

export default finding({
  code: "plugin-folia-unsupported",
  severity: "error",
  confidence: 1,
  needles: ["is not marked as supporting region"],
  pattern:
    /^[^\n<]{0,250}?Plugin ([^\n]{1,80}?)(?: v[^\s]{1,60})? is not marked as supporting regioni[sz]ed multithreading/,
  parameters: (match) => ({ plugin: match[1]! }),
  samples: [
    {
      text: "[04:24:12] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'lanterns.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin Lanterns v0.2 is not marked as supporting regionised multithreading",
      parameters: { plugin: "Lanterns" },
    },
    {
      text: "[04:24:12 ERROR]: Could not load plugin 'lanterns.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: Plugin Lanterns v0.2 is not marked as supporting regionized multithreading",
      parameters: { plugin: "Lanterns" },
    },
  ],
  counterSamples: [
    "<Alex> Plugin Lanterns v0.2 is not marked as supporting regionised multithreading",
    "[04:24:12] [Server thread/INFO]: it is not marked as supporting regions",
  ],
});
