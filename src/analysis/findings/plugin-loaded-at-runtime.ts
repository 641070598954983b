import { finding } from "../finding.ts";

export default finding({
  code: "plugin-loaded-at-runtime",
  severity: "notice",
  role: "environment",
  needles: ["unregistered PluginClassLoader "],
  pattern: /Enabled plugin with unregistered PluginClassLoader ([^\n]{1,80}?) v\S/,
  parameters: (match) => ({ plugin: match[1]! }),
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Enabled plugin with unregistered PluginClassLoader Lamps v1.0",
      parameters: { plugin: "Lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: PluginClassLoader Lamps v1.0"],
});
