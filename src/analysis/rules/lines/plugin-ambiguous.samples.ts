import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2021-05-01 [10:00:00] [Server thread/ERROR]: Could not load plugin 'Lamps': plugin exists\n2021-05-01 [10:00:00] [Server thread/ERROR]: Could not load plugin 'Wires': plugin exists",
      parameters: { plugins: ["Lamps", "Wires"] },
    },
    {
      text: "[08:00:02] [Server thread/ERROR]: Ambiguous plugin name `Vault' for files `plugins/Vault.jar' and `plugins/Vault (1).jar' in `plugins'",
      parameters: { plugin: "Vault", files: ["Vault.jar", "Vault (1).jar"] },
    },
    {
      text: "[08:00:02 ERROR]: [ModernPluginLoadingStrategy] Ambiguous plugin name 'CoreProtect' for files 'plugins/CoreProtect-21.jar' and 'plugins/CoreProtect-22.jar' in 'plugins'",
      parameters: { plugin: "CoreProtect", files: ["CoreProtect-21.jar", "CoreProtect-22.jar"] },
    },
    {
      text: "[08:00:02] [Server thread/ERROR]: Ambiguous plugin name `Towers'. It is also provided by `Castles'",
      parameters: { plugin: "Towers", files: ["Towers", "Castles"] },
    },
    {
      text: "[08:00:02 ERROR]: Refusing to load plugin at path plugins/relay-1.jar since we already loaded a plugin with the same ID relay from plugins/relay-2.jar",
      parameters: { plugin: "relay", files: ["relay-1.jar", "relay-2.jar"] },
    },
  ],
  counterSamples: [
    "<Alex> Ambiguous plugin name 'Vault' for files 'a.jar' and 'b.jar' in 'plugins'",
    "[08:00:02] [Server thread/INFO]: Ambiguous plugin name",
  ],
} satisfies LineSamples;
