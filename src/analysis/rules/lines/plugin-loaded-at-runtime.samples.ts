import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/WARN]: Enabled plugin with unregistered PluginClassLoader Lamps v1.0",
      parameters: { plugin: "Lamps" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: PluginClassLoader Lamps v1.0"],
} satisfies LineSamples;
