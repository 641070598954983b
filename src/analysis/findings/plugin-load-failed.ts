import { finding } from "../finding.ts";
import { hasOwnFinding, pluginOfFile } from "../matching/failed-plugin.ts";
import { isRepeated } from "../matching/match-text.ts";
import { descriptorMissing, platformInName } from "../matching/plugin-platforms.ts";

const unfitFile =
  /^(?!Directory )(.{1,250}?) (?:appears to be a server jar! |(?:is not a jar file|does not exist|is not a file), cannot load a plugin)/;

export default finding({
  code: "plugin-load-failed",
  severity: "error",
  joins: ["cause"],
  role: "general",
  needles: [
    "Could not load '",
    "Could not load plugin '",
    " (Is it up to date?)",
    "Error loading plugin",
    "Failed to run bootstrapper for ",
    "Unable to load plugin ",
    "Can't create plugin ",
    "Can't create module for plugin ",
    "Could not load plugin from file ",
    "Could not enable plugin '",
    " appears to be a server jar! ",
    ", cannot load a plugin from it!",
    "Failed to remap plugin ",
    'Could not load plugin "',
    "Failed to create plugin instance. PluginID: ",
  ],
  pattern:
    /^[^\n<]{0,120}?(?:Could not load (?:plugin )?'((?:(?!' in )[^\n]){1,250})' in (?:folder )?'| initializing ((?:(?! v)[^\n]){1,80}) v[^\n]{1,60}? \(Is it up to date\?\)|Could not (?:load|enable) plugin '([^'\n]{1,120})'(?::| from |\r?\n|$)|Failed to run bootstrapper for ([^\n]{1,250}?)\. This plugin will not be loaded|(?:Unable to load plugin|Can't create plugin|Could not load plugin from file|Can't create module for plugin) ([^\n\r]{1,250})|(?:WARN|WARNING|ERROR|SEVERE)\]:? Error loading plugin ([^\s:]{1,60})\r?\n|Error loading plugin: ([^\n]{1,600})|Failed to remap plugin (?:jar '([^'\n]{1,250})'|([^\s]{1,250}\.jar) with unknown)|Could not load plugin "([^"\n]{1,120})"(?=:|\r?\n|$)|Failed to create plugin instance\. PluginID: ([\w.-]{1,64}))/,
  parameters(match, place) {
    if (hasOwnFinding(place.text)) return null;
    const [, file, loading, name, bootstrapped, other, proxied, reason, remapped, unmapped, quoted, sponge] = match;
    const provided = reason && /^[^']{0,250}'([^'\n]{1,250}\.jar)'/.exec(reason)?.[1];
    const nameless = reason?.slice(0, 220).includes("Invalid plugin.yml");
    const unfit = reason && unfitFile.exec(reason.replace(/^[\w.]{1,100}Exception: /, ""))?.[1];
    if (reason && !provided && !nameless && !unfit) return null;
    if (name) {
      const rest = place.text.slice(match[0].length, match[0].length + 80);
      if (/^ {0,2}(?:Incompatible |Unknown dependency: )/.test(rest)) return null;
      return { plugin: name };
    }
    if (
      quoted &&
      /^:? {0,2}(?:Incompatible |Unknown dependency)/.test(place.text.slice(match[0].length, match[0].length + 40))
    )
      return null;
    if ((unfit || remapped || unmapped) && isRepeated(place, (unfit ?? remapped ?? unmapped)!)) return null;
    const path = file ?? bootstrapped ?? other ?? provided ?? unfit ?? remapped ?? unmapped;
    const plugin = path ? pluginOfFile(path) : (loading ?? proxied ?? quoted ?? sponge);
    if (plugin && platformInName(plugin) && descriptorMissing.test(place.upTo(2000))) return null;
    // Paper may not say in which file.
    return plugin || nameless ? { plugin } : null;
  },
  samples: [
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HomeSigns-2.4.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: name 'Home Signs!' contains invalid characters.\n\tat org.bukkit.plugin.PluginDescriptionFile.loadMap(PluginDescriptionFile.java:998)",
      parameters: { plugin: "HomeSigns-2.4" },
    },
    {
      text: "[10:12:01] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'lamps.jar' in folder 'plugins/.paper-remapped'\norg.bukkit.plugin.InvalidPluginException: java.lang.ExceptionInInitializerError",
      parameters: { plugin: "lamps" },
    },
    {
      text: "2012-03-04 10:12:01 [SEVERE] Could not load 'plugins\\OldBank.jar' in folder 'plugins': \njava.util.zip.ZipException: error in opening zip file",
      codes: ["archive-corrupt", "plugin-load-failed"],
      parameters: { plugin: "OldBank" },
    },
    {
      text: "[10:12:01] [Server thread/ERROR]: null initializing LampPost v0.3 (Is it up to date?)\njava.lang.NullPointerException",
      parameters: { plugin: "LampPost" },
    },
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load plugin 'SkyMines': Circular dependency detected",
      parameters: { plugin: "SkyMines" },
    },
    {
      text: "[10:12:01] [ServerMain/ERROR]: [BootstrapProviderStorage] Failed to run bootstrapper for plugins/Beacons-1.jar. This plugin will not be loaded.\njava.lang.IllegalStateException: no",
      parameters: { plugin: "Beacons-1" },
    },
    {
      text: "[10:12:01 ERROR]: Unable to load plugin plugins/relay-1.2.jar\ncom.velocitypowered.api.plugin.InvalidPluginException: Did not find a valid velocity-plugin.json.",
      parameters: { plugin: "relay-1.2" },
    },
    {
      text: "[10:12:01 ERROR]: [DirectoryProviderSource] Error loading plugin: org.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\norg.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\n\tat org.bukkit.plugin.PluginDescriptionFile.<init>(PluginDescriptionFile.java:250)",
      parameters: { plugin: null },
    },
    {
      text: "10:12:01 [WARNING] Error loading plugin HubGate\njava.lang.NullPointerException",
      parameters: { plugin: "HubGate" },
    },
    {
      text: "[10:12:01 ERROR]: [DirectoryProviderSource] Error loading plugin: plugins/paper.jar appears to be a server jar! Server jars do not belong in the plugin folder.\njava.lang.RuntimeException: plugins/paper.jar appears to be a server jar! Server jars do not belong in the plugin folder.",
      parameters: { plugin: "paper" },
    },
    {
      text: "[10:12:01 ERROR]: [PluginRemapper] Failed to remap plugin jar 'plugins/Beacons-1.jar'\njava.lang.RuntimeException: x",
      parameters: { plugin: "Beacons-1" },
    },
    {
      text: '10:12:01 [ERROR] Could not load plugin "SkyMines": Restricted name',
      parameters: { plugin: "SkyMines" },
    },
    {
      text: "[10:12:01] [main/ERROR] [Sponge]: Failed to create plugin instance. PluginID: skymines, class org.example.SkyMines\njava.lang.NullPointerException: x",
      parameters: { plugin: "skymines" },
    },
    {
      text: "[10:12:01] [Server thread/ERROR] [Sponge]: Could not load plugin 'skymines' from '/srv/mc/mods/skymines-1.1.jar'\njava.lang.NullPointerException: x",
      parameters: { plugin: "skymines" },
    },
  ],
  counterSamples: [
    "[10:12:01] [Server thread/INFO]: [Steve: Could not load 'world' from the list]",
    "<Alex> Could not load 'plugins/Shop.jar' in folder 'plugins'",
    "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/Shop.jar' in folder 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Vault",
    "[10:12:01] [Server thread/ERROR]: Could not load plugin 'SkyMines': Incompatible API version (plugin requires one of: 2.0.0)",
    "[10:12:01] [Server thread/ERROR]: Error occurred while enabling Shop v1.0 (Is it up to date?)\njava.lang.NullPointerException",
    "[10:12:01] [Server thread/INFO]: [Shop] Loading Shop v1.0",
  ],
});
