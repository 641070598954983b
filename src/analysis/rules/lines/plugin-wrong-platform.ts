import { finding } from "../../model/finding.ts";
import { failedPlugin, pluginOfFile } from "../matching/failed-plugin.ts";
import { earlierInEntry } from "../matching/match-text.ts";
import { descriptorMissing, platformInName, platformOfFailed } from "../matching/plugin-platforms.ts";

export default finding({
  code: "plugin-wrong-platform",
  severity: "error",
  confidence: 0.9,
  needles: [
    "NoClassDefFoundError: net/md_5/bungee/api/plugin/",
    "NoClassDefFoundError: com/velocitypowered/api/",
    "NoClassDefFoundError: org/spongepowered/api/",
    "NoClassDefFoundError: org/bukkit/",
    "NoClassDefFoundError: net/fabricmc/",
    "appears to be a Bukkit or BungeeCord plugin",
    "ar does not contain plugin.yml",
    "Could not determine plugin type, cannot load a plugin from it!",
    "Plugin must have a plugin.yml",
    "Did not find a valid velocity-plugin.json",
  ],
  pattern: new RegExp(
    `^[^\\n<]{0,250}?(?:(NoClassDefFoundError: )|(appears to be a Bukkit or BungeeCord plugin)|${descriptorMissing.source})`,
  ),
  parameters(match, place) {
    const before = earlierInEntry(place);
    const [, missing, refused, quoted, file] = match;
    const says = missing ?? refused;
    if (says ? before.includes(says) : descriptorMissing.test(before)) return null;
    const jar = quoted ?? file;
    const plugin = jar ? pluginOfFile(jar) : failedPlugin(place);
    if (!plugin) return null;
    const platform = says ? platformOfFailed(place.entry.slice(0, 12_000)) : platformInName(plugin);
    if (!platform) return null;
    return { plugin, platform, here: place.software.kind === "proxy" ? place.software.name : undefined };
  },
});
