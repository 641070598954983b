import { finding } from "../finding.ts";
import { failedPlugin, pluginOfFile } from "../matching/failed-plugin.ts";
import { lineBefore } from "../matching/match-text.ts";

/** `[Vault, ProtocolLib]` or `Vault`. */
function listed(names: string): string[] {
  return names
    .split(",")
    .map((name) => name.replace(/[[\]"'.]/g, "").trim())
    .filter((name) => name !== "");
}

export default finding({
  code: "plugin-dependency-missing",
  severity: "error",
  confidence: 0.98,
  needles: [
    "UnknownDependencyException: ",
    "': Unknown dependency: ",
    '": Unknown dependency',
    " due to missing dependency ",
    ") is unavailable",
    "The plugin load need a depend:",
    "Could not find PlaceholderAPI! This plugin is required.",
  ],
  pattern:
    /^[^\n<]{0,120}?(?:UnknownDependencyException: (?:Unknown\/missing dependency plugins: \[([^\]\n]{1,500})\](?:\. Please download and install these plugins to run '([^'\n]{1,100})')?|Unknown dependency ([^\s]{1,100}?)(?:\.| \.)? (?:Please|P)|([^\n\r]{1,200}))|Could not (?:load|enable) plugin '([^'\n]{1,120})': Unknown dependency: ([^\n\r]{1,200})|Could not load plugin "([^"\n]{1,120})": Unknown dependency|Can't load plugin ([^\s]{1,100}) due to missing dependency ([^\s]{1,100})|(?:WARN|WARNING)\]:? ([^\s]{1,60}) \(required by ([^\n()]{1,100})\) is unavailable|\[([A-Za-z][^\][\s:/]{1,80})\] Could not find PlaceholderAPI! This plugin is required\.|The plugin load need a depend: ?([^\n\r]{1,200}))/,
  parameters(match, place) {
    const [, many, runs, one, bare, pocket, needs, nukkit, velocity, missing, bungee, requiring, placeholder, mohist] =
      match;
    if (pocket) return { plugin: pocket, dependencies: listed(needs!) };
    // Nukkit does not say which.
    if (nukkit) return { plugin: nukkit };
    if (velocity) return { plugin: velocity, dependencies: [missing!] };
    if (bungee) return { plugin: requiring!, dependencies: [bungee] };
    if (placeholder) return { plugin: placeholder, dependencies: ["PlaceholderAPI"] };
    if (mohist) {
      // Mohist for 1.12.2 names the file in the line before.
      const file = /Could not load ([^\n]{1,250}?\.jar) in folder/.exec(lineBefore(place))?.[1];
      return { plugin: file ? pluginOfFile(file) : undefined, dependencies: listed(mohist) };
    }
    const plugin = runs ?? failedPlugin(place);
    const dependencies = listed(many ?? one ?? bare ?? "");
    return plugin && dependencies.length > 0 ? { plugin, dependencies } : null;
  },
  samples: [
    {
      text: "[09:00:01] [Server thread/ERROR]: Could not load 'plugins/BazaarPlus.jar' in folder 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Vault\n\tat org.bukkit.plugin.SimplePluginManager.loadPlugins(SimplePluginManager.java:219)",
      parameters: { plugin: "BazaarPlus", dependencies: ["Vault"] },
    },
    {
      text: "[09:00:01] [Server thread/ERROR]: Could not load 'plugins/Ranks-1.1.jar' in folder 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Unknown dependency LuckPerms. Please download and install LuckPerms to run this plugin.",
      parameters: { plugin: "Ranks-1.1", dependencies: ["LuckPerms"] },
    },
    {
      text: "[09:00:01] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load 'plugins/arena.jar' in 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Citizens, Vault]. Please download and install these plugins to run 'ArenaKings'.",
      parameters: { plugin: "ArenaKings", dependencies: ["Citizens", "Vault"] },
    },
    {
      text: "[09:00:01] [Server thread/ERROR]: Could not load plugin 'SkyShop': Unknown dependency: EconomyAPI",
      parameters: { plugin: "SkyShop", dependencies: ["EconomyAPI"] },
    },
    {
      text: '2022-03-18 09:00:01.612 [main] ERROR - Could not load plugin "SkyShop": Unknown dependency',
      parameters: { plugin: "SkyShop", dependencies: null },
    },
    {
      text: "[09:00:01] [Server thread/ERROR] [Mohist/]: Could not load ' plugins ' in folder ' plugins/SkyShop.jar '\norg.bukkit.plugin.UnknownDependencyException: Unknown dependency ShopLib . Please download and install ShopLib to run this plugin.",
      parameters: { plugin: "SkyShop", dependencies: ["ShopLib"] },
    },
    {
      text: "[09:00:01 ERROR]: Can't load plugin hubtools due to missing dependency luckperms",
      parameters: { plugin: "hubtools", dependencies: ["luckperms"] },
    },
    {
      text: "09:00:01 [WARNING] ProxyCore (required by HubTools) is unavailable",
      parameters: { plugin: "HubTools", dependencies: ["ProxyCore"] },
    },
    {
      text: "[09:00:01] [Server thread/WARN]: [Lotto] Could not find PlaceholderAPI! This plugin is required.",
      parameters: { plugin: "Lotto", dependencies: ["PlaceholderAPI"] },
    },
    {
      text: "[12:00:02] [Server thread/ERROR]: Could not load plugins/Towers.jar in folder plugins,\n[12:00:02] [Server thread/ERROR]: The plugin load need a depend:Vault",
      parameters: { plugin: "Towers", dependencies: ["Vault"] },
    },
  ],
  counterSamples: [
    "<Alex> UnknownDependencyException: Vault",
    "[09:00:01] [Server thread/INFO]: [Lotto] Hooked into Vault",
    "[09:00:01] [Server thread/WARN]: [Lotto] the market (required by law) is unavailable",
    "[09:00:01] [Server thread/ERROR]: Could not load 'plugins/BazaarPlus.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: java.lang.NullPointerException",
  ],
});
