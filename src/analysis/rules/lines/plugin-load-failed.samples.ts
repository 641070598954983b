import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:45:56 ERROR]: Can't create plugin kites\ncom.google.inject.CreationException: Unable to create injector, see the following errors:\n\n1) [Guice/MissingImplementation]: No implementation for Logger was bound.\n\nRequested by:\n1  : KitesMain.<init>(KitesMain.java:41)\n\n1 error\n\n        at com.google.inject.internal.Errors.throwCreationExceptionIfErrorsExist(Errors.java:589) ~[velocity.jar:3.3.0]",
      parameters: { plugin: "kites", said: "No implementation for Logger was bound" },
    },
    {
      text: "[10:00:02] [ServerMain/ERROR]: [EntrypointUtil] Failed to open plugin jar plugins/Lamps-1.0.jar\njava.lang.RuntimeException: Failed to open plugin jar plugins/Lamps-1.0.jar\n\tat io.papermc.paper.pluginremap.PluginRemapper.remap(PluginRemapper.java:337) ~[paper-1.21.4.jar:?]\nCaused by: java.util.zip.ZipException: zip END header not found\n\tat java.base/java.util.zip.ZipFile$Source.findEND(ZipFile.java:1648) ~[?:?]",
      codes: ["archive-corrupt", "plugin-load-failed"],
      parameters: { plugin: "Lamps-1.0", cause: "ZipException: zip END header not found" },
    },
    {
      // Spigot since 1.20.6, on Windows.
      text: "[10:00:02] [Server thread/ERROR]: Could not load 'plugins\\Lamps-1.0.jar'\norg.bukkit.plugin.InvalidPluginException: java.lang.IllegalStateException: the wick is wet\n\tat org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:157)\nCaused by: java.lang.IllegalStateException: the wick is wet\n\tat org.example.lamps.Lamps.<init>(Lamps.java:9)",
      parameters: { plugin: "Lamps-1.0", cause: "IllegalStateException: the wick is wet" },
    },
    {
      text: "2018-06-01 [10:00:05] [Server thread/ERROR]: Could not load '/srv/plugins/Kites_v0.1.phar' in folder '/srv/plugins/': manifest cannot be larger than 100 MB in phar \"/srv/plugins/Kites_v0.1.phar\"",
      parameters: { plugin: "Kites_v0.1", said: "manifest cannot be larger than 100 MB" },
    },
    {
      text: "2018-06-01 [10:00:05] [Server thread/ERROR]: Could not load '/srv/plugins/Kites' in folder '/srv/plugins/': Argument 1 passed to pocketmine\\plugin\\PluginDescription::loadMap() must be of the type array, boolean given, called in /srv/src/pocketmine/plugin/PluginDescription.php on line 52\n2018-06-01 [10:00:05] [Server thread/CRITICAL]: TypeError: \"Argument 1 passed to pocketmine\\plugin\\PluginDescription::loadMap() must be of the type array, boolean given, called in /srv/src/pocketmine/plugin/PluginDescription.php on line 52\" (EXCEPTION) in \"/src/pocketmine/plugin/PluginDescription\" at line 60",
      parameters: { plugin: "Kites", descriptor: "plugin.yml" },
    },
    {
      text: "2018-06-01 [10:00:05] [Server thread/ERROR]: Could not load '/srv/plugins/Kites' in folder '/srv/plugins/': pocketmine\\plugin\\PluginDescription::loadMap(): Argument #1 ($plugin) must be of type array, null given",
      parameters: { plugin: "Kites", reason: "the file is empty or ends too early" },
    },
    {
      text: '2018-06-01 [10:00:05] [Server thread/CRITICAL]: ParseError: "syntax error, unexpected token \\"private\\"" (EXCEPTION) in "Kites" at line 47\n2018-06-01 [10:00:05] [Server thread/CRITICAL]: Could not load plugin \'Kites\'',
      parameters: { plugin: "Kites", meaning: "The source code has a syntax error." },
    },
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HomeSigns-2.4.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\n\tat org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:175) ~[spigot-api.jar:?]\nCaused by: org.yaml.snakeyaml.scanner.ScannerException: while scanning for the next token\nfound character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB) for indentation)\n in 'reader', line 6, column 1:\n    \tsigns:\n    ^\n\n\tat org.yaml.snakeyaml.scanner.ScannerImpl.fetchMoreTokens(ScannerImpl.java:432) ~[snakeyaml.jar:?]",
      parameters: { plugin: "HomeSigns-2.4", descriptor: "plugin.yml", at: "line 6, setting signs" },
    },
    {
      text: "2013-10-12 10:12:01 [SEVERE] Could not load 'plugins/HomeSigns-2.4.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\n\tat org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:175)\nCaused by: while scanning a simple key\n in 'reader', line 7, column 1:\n    author\n    ^\ncould not find expected ':'\n in 'reader', line 8, column 1:\n    main: org.example.signs.Signs\n    ^\n",
      parameters: { plugin: "HomeSigns-2.4", descriptor: "plugin.yml", at: "line 8, setting main" },
    },
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HomeSigns-2.4.jar' in folder 'plugins': uses the space-character (0x20) in its name",
      parameters: { plugin: "HomeSigns-2.4", reason: "“uses the space-character (0x20) in its name”" },
    },
    {
      text: "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/HomeSigns-2.4.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: commands are of wrong type\n\tat org.bukkit.plugin.PluginDescriptionFile.loadMap(PluginDescriptionFile.java:917) ~[server.jar:?]",
      parameters: { plugin: "HomeSigns-2.4", reason: "“commands are of wrong type”" },
    },
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
      text: "[10:12:01] [Server thread/ERROR]: [LampPost] Error initializing plugin 'LampPost-0.4.jar' in folder 'plugins' (Is it up to date?)\njava.lang.IllegalStateException: no lamps",
      parameters: { plugin: "LampPost" },
    },
    {
      text: "[10:12:01 ERROR]: Error initializing plugin 'LampPost-0.4.jar' in folder 'plugins' (Is it up to date?)\njava.lang.IllegalStateException: no lamps",
      parameters: { plugin: "LampPost-0.4" },
    },
    {
      text: "[10:12:01] [ServerMain/ERROR]: [BootstrapProviderStorage] Failed to run bootstrapper for plugins/Beacons-1.jar. This plugin will not be loaded.\njava.lang.IllegalStateException: no",
      parameters: { plugin: "Beacons-1" },
    },
    {
      text: "[10:12:01] [ServerMain/ERROR]: [PluginBootstrapContext] Failed to run bootstrapper for 'Beacons v1.2'. This plugin will not be loaded.\njava.lang.IllegalStateException: no",
      parameters: { plugin: "Beacons" },
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
    // Something else says it, and why.
    "[10:12:01] [Server thread/ERROR]: Could not load 'plugins/Shop.jar' in folder 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Vault",
    "[10:12:01] [Server thread/ERROR]: Could not load ' plugins ' in folder ' plugins/Shop.jar '\norg.bukkit.plugin.UnknownDependencyException: Unknown dependency Vault . Please download and install Vault to run this plugin.",
    "[10:12:01] [Server thread/ERROR]: Could not load plugin 'SkyMines': Incompatible API version (plugin requires one of: 2.0.0)",
    "[10:12:01] [Server thread/ERROR]: Could not load plugin 'SkyMines': plugin exists",
    "[10:12:01] [Server thread/ERROR]: Could not load plugin 'SkyMines': Unknown dependency",
    "[10:12:01] [Server thread/ERROR]: Could not load plugin 'SkyMines': Circular dependency detected",
    "[10:12:01] [Server thread/ERROR]: Error occurred while enabling Shop v1.0 (Is it up to date?)\njava.lang.NullPointerException",
    "[10:12:01] [Server thread/INFO]: [Shop] Loading Shop v1.0",
  ],
} satisfies LineSamples;
