import { finding } from "../finding.ts";
import { failedPlugin } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";

const platforms: Record<string, string> = {
  "net/md_5": "BungeeCord",
  "com/velocitypowered": "Velocity",
  "net/fabricmc": "Fabric",
};

export default finding({
  code: "plugin-wrong-platform",
  severity: "error",
  confidence: 0.9,
  needles: [
    "NoClassDefFoundError: net/md_5/bungee/api/plugin/",
    "NoClassDefFoundError: com/velocitypowered/api/",
    "NoClassDefFoundError: net/fabricmc/",
  ],
  pattern:
    /^[^\n<]{0,250}?NoClassDefFoundError: (net\/md_5(?=\/bungee\/api\/plugin\/)|com\/velocitypowered(?=\/api\/)|net\/fabricmc(?=\/))/,
  parameters(match, place) {
    const before = earlierInEntry(place);
    if (before.includes(`NoClassDefFoundError: ${match[1]}`)) return null;
    const plugin = failedPlugin(place);
    return plugin ? { plugin, platform: platforms[match[1]!]! } : null;
  },
  samples: [
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HubGate.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: net/md_5/bungee/api/plugin/Plugin\n\tat org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:135)\nCaused by: java.lang.NoClassDefFoundError: net/md_5/bungee/api/plugin/Plugin",
      codes: ["plugin-wrong-platform", "class-missing"],
      parameters: { plugin: "HubGate", platform: "BungeeCord" },
    },
    {
      text: "[10:12:01 ERROR]: Error occurred while enabling HubGate v2 (Is it up to date?)\njava.lang.NoClassDefFoundError: com/velocitypowered/api/proxy/ProxyServer",
      codes: ["plugin-wrong-platform", "class-missing"],
      parameters: { plugin: "HubGate", platform: "Velocity" },
    },
  ],
  counterSamples: [
    "<Alex> NoClassDefFoundError: net/fabricmc/loader",
    "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HubGate.jar' in folder 'plugins'\njava.lang.NoClassDefFoundError: com/google/gson/Gson",
  ],
});
