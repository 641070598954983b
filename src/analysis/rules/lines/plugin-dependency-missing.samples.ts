import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2016-03-01 [10:00:00] [CRITICAL]: Could not load plugin 'LampSigns': Unknown dependency",
      parameters: { plugin: "LampSigns", dependencies: null },
    },
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
} satisfies LineSamples;
