import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '2021-06-01 [10:00:03.500] [Server thread/CRITICAL]: pocketmine\\utils\\ConfigLoadException: "Failed to parse config /srv/plugin_data/Ledger/players/alex.json: Syntax error" (EXCEPTION) in "pmsrc/src/utils/ConfigLoadException" at line 29',
      parameters: { file: "alex.json", mod: "Ledger" },
    },
    {
      text: '2021-06-01 [10:00:03.500] [Server thread/CRITICAL]: pocketmine\\utils\\ConfigLoadException: "Failed to parse config /srv/plugin_data/Ledger/config.yml: yaml_parse(): scanning error encountered during parsing: found unexpected end of stream (line 7, column 1), context while scanning a quoted scalar (line 5, column 8)" (EXCEPTION) in "pmsrc/src/utils/ConfigLoadException" at line 29',
      parameters: { file: "config.yml", mod: "Ledger", at: "line 7", reason: "a quotation mark is not closed" },
    },
    {
      text: "[12:00:00] [Server thread/WARN]: Server permissions file permissions.yml is not valid YAML.\njava.lang.ClassCastException: class java.lang.String cannot be cast to class java.util.Map (java.lang.String and java.util.Map are in module java.base of loader 'bootstrap')\n\tat org.bukkit.craftbukkit.v1_20_R3.CraftServer.loadCustomPermissions(CraftServer.java:1100) ~[paper.jar:?]",
      parameters: { file: "permissions.yml" },
    },
    {
      text: "[12:00:00] [Server thread/WARN]: Server permissions file permissions.yml is not valid YAML: while parsing a block mapping",
      parameters: { file: "permissions.yml", reason: "the indentation is wrong, or a quotation mark is missing" },
    },
    {
      text: "[12:00:00] [ServerMain/ERROR]: Failed to start the minecraft server\njava.lang.RuntimeException: Could not load paper configuration files\n\tat io.papermc.paper.configuration.PaperConfigurations.setup(PaperConfigurations.java:317)\nCaused by: org.spongepowered.configurate.loader.ParsingException: [] @ ./config/paper-global.yml: while parsing a block mapping\n in 'reader', line 88, column 3:\n      proxies:\n      ^\nexpected <block end>, but found '<block mapping start>'\n in 'reader', line 91, column 4:\n       velocity:\n       ^",
      parameters: {
        file: "paper-global.yml",
        at: "line 91, setting velocity",
        reason: "the indentation is wrong, or a quotation mark is missing",
      },
    },
    {
      text: '---- Minecraft Crash Report ----\n\nTime: 2024-03-01 10:00:00\nDescription: Exception in server tick loop\n\norg.spongepowered.configurate.serialize.SerializationException: [chunks, delay-chunk-unloads-by] of type java.lang.Integer: java.lang.NumberFormatException: For input string: "soon"\n\tat org.spongepowered.configurate.serialize.NumericSerializers.parseNumber(NumericSerializers.java:346)\n\tat io.papermc.paper.configuration.Configurations.initializeWorldDefaultsConfiguration(Configurations.java:154)\n\tat net.minecraft.server.dedicated.DedicatedServer.initServer(DedicatedServer.java:211)\nCaused by: java.lang.NumberFormatException: For input string: "soon"\n\tat java.base/java.lang.Integer.parseInt(Integer.java:662)\n\t... 20 more\n\n\nA detailed walkthrough of the error, its code path and all known details is as follows:\n---------------------------------------------------------------------------------------\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.4',
      parameters: {
        file: "paper-world-defaults.yml",
        at: "setting chunks.delay-chunk-unloads-by",
        reason: "“soon” is not a number",
      },
    },
    {
      text: "net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file ringcraft-common.toml of type COMMON for modid ringcraft\nCaused by: com.electronwill.nightconfig.core.io.ParsingException: Invalid value: tru",
      parameters: { file: "ringcraft-common.toml", mod: "ringcraft", reason: "“Invalid value: tru”" },
    },
    {
      text: "[12:00:00] [Server thread/ERROR]: Could not load spigot.yml, please correct your syntax errors\norg.yaml.snakeyaml.scanner.ScannerException: while scanning for the next token\nfound character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB) for indentation)\n in 'string', line 14, column 1:\n    \tdebug: false\n    ^",
      parameters: {
        file: "spigot.yml",
        at: "line 14, setting debug",
        reason: "it has a tab where only spaces are allowed",
      },
    },
    {
      text: "java.lang.RuntimeException: Unknown character '}' in '/srv/config/ringcraft.cfg:12'",
      parameters: { file: "ringcraft.cfg", mod: "ringcraft" },
    },
    {
      text: "[10:00:02 ERROR] Failed to read/create config.yml! Make sure it's up to date and/or readable+writable!\ncom.fasterxml.jackson.dataformat.yaml.JacksonYAMLParseException: while parsing a block mapping\n\tat com.fasterxml.jackson.dataformat.yaml.YAMLParser.nextToken(YAMLParser.java:454)\n\tat org.geysermc.geyser.util.FileUtils.loadConfig(FileUtils.java:63)",
      parameters: { file: "config.yml", mod: "Geyser" },
    },
    {
      // Geyser says what it could not do in the language of the system.
      text: "[10:00:02.118 main/ERROR] No se ha podido leer o crear config.yml\ncom.fasterxml.jackson.dataformat.yaml.snakeyaml.error.MarkedYAMLException: while scanning a double-quoted scalar\n in 'reader', line 41, column 12:\n    key-path: \"D:\\Xenon\\key.pem\"\n              ^\nfound unknown escape character X(88)\n in 'reader', line 41, column 16:\n    key-path: \"D:\\Xenon\\key.pem\"\n                  ^\n\n at [Source: (File); line: 41, column: 12]\n\tat com.fasterxml.jackson.dataformat.yaml.YAMLParser.nextToken(YAMLParser.java:454)\n\tat org.geysermc.geyser.util.FileUtils.loadConfig(FileUtils.java:63)",
      parameters: {
        file: "config.yml",
        mod: "Geyser",
        at: "line 41, setting key-path",
        reason: "a backslash in double quotes begins an escape sequence (as in a Windows path)",
      },
    },
    {
      text: '[10:00:02 ERROR]: Unable to read your settings\ncom.fasterxml.jackson.databind.exc.InvalidFormatException: Cannot deserialize value of type `org.geysermc.geyser.network.AuthType` from String "ofline": not one of the values accepted for Enum class: [FLOODGATE, ONLINE, OFFLINE]\n at [Source: (File); line: 61, column: 14] (through reference chain: org.geysermc.geyser.configuration.GeyserJacksonConfiguration["remote"]->org.geysermc.geyser.configuration.GeyserJacksonConfiguration$RemoteConfiguration["auth-type"])\n\tat org.geysermc.geyser.util.FileUtils.loadConfig(FileUtils.java:63)',
      parameters: { file: "config.yml", mod: "Geyser", at: "line 61, setting remote.auth-type" },
    },
    {
      text: "[12:00:00] [main/ERROR]: Could not read config/ringcraft.json, using the defaults\ncom.google.gson.JsonSyntaxException: com.google.gson.stream.MalformedJsonException: Unterminated object at line 6 column 3 path $.rings\n\tat com.google.gson.Gson.fromJson(Gson.java:1226)",
      parameters: {
        file: "ringcraft.json",
        at: "line 6, setting rings",
        reason: "a bracket, a brace or a comma is missing",
      },
    },
    {
      text: "[12:00:00] [Server thread/ERROR]: Invalid condition for `tools.hoe.tillables.minecraft:rooted_dirt.condition`: always_dry",
      parameters: {
        file: "purpur.yml",
        at: "setting tools.hoe.tillables.minecraft:rooted_dirt.condition",
        reason: "“always_dry” is not a valid value there",
      },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: [Lamps] The file plugins/Lamps/config.yml is broken, it has been renamed to plugins/Lamps/config.yml.broken.17",
      parameters: { file: "config.yml", mod: "Lamps" },
    },
    {
      text: "[10:00:00] [main/FATAL] [FML]: An exception occurred while loading config file ringcraft.cfg. This file will be renamed to ringcraft.cfg_20200102_101010.errored and a new config file will be generated.\njava.lang.RuntimeException: Unknown character '@' in 'ringcraft.cfg:33'\n\tat net.minecraftforge.common.config.Configuration.load(Configuration.java:1004)",
      parameters: { file: "ringcraft.cfg", mod: "ringcraft", at: "line 33", reason: "“Unknown character '@'”" },
    },
    {
      // SnakeYAML's exception prints itself without its name.
      text: "10:00:00 [WARNING] Error in dispatching command\nwhile parsing a block mapping\n in 'reader', line 12, column 5:\n        motd: 'Steve's house'\n        ^\nexpected <block end>, but found Scalar\n in 'reader', line 12, column 18:\n        motd: 'Steve's house'\n                     ^\n\n\tat org.yaml.snakeyaml.parser.ParserImpl.produce(ParserImpl.java:1)\n\tat net.md_5.bungee.conf.YamlConfig.load(YamlConfig.java:1)",
      parameters: { file: "config.yml", mod: "BungeeCord", at: "line 12, setting motd" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/ERROR]: Failed to load properties from file: server.properties\njava.lang.IllegalArgumentException: Malformed \\uxxxx encoding.\n\tat java.base/java.util.Properties.loadConvert(Properties.java:673)",
    // A plugin reads its own files.
    "[10:00:00 WARN]: Lamps could not read its lamps\nwhile parsing a block mapping\n in 'reader', line 12, column 5:\n    a: b\n    ^\n\tat org.example.lamps.Lamps.read(Lamps.java:3)",
    // What to set is said, not read.
    '2013-05-04 10:00:00 [WARNING] To change this, set "online-mode" to "true" in the server.properties file.\n2013-05-04 10:00:00 [SEVERE] Exception in thread "Thread-6" \n2013-05-04 10:00:00 [SEVERE] org.bukkit.craftbukkit.libs.com.google.gson.JsonSyntaxException: java.lang.IllegalStateException: Expected BEGIN_OBJECT but was STRING at line 1 column 7\n2013-05-04 10:00:00 [SEVERE] \tat org.bukkit.craftbukkit.v1_5_R3.updater.BukkitDLUpdaterService.fetchArtifact(BukkitDLUpdaterService.java:50)',
    "[12:00:00] [Server thread/INFO]: Server permissions file permissions.yml is empty, ignoring it",
    "[main/WARN] [net.minecraftforge.fml.loading.FMLConfig/CORE]: Configuration file fml.toml is not correct. Correcting",
    "[12:00:00] [main/ERROR]: Failed to load properties from file: server.properties\njava.nio.file.NoSuchFileException: server.properties",
    "Failed loading config file a.toml of type COMMON for modid a\nCaused by: com.electronwill.nightconfig.core.io.ParsingException: Not enough data available",
    "[12:00:00] [Worker-1/ERROR]: Couldn't parse data file 'lamps:bulb' from 'lamps:recipes/bulb.json': com.google.gson.JsonSyntaxException: Missing item at line 3 column 2 path $.key",
    "[12:00:00] [main/ERROR]: Invalid sounds.json in resourcepack: 'Lamps'\ncom.google.gson.JsonSyntaxException: Expected BEGIN_OBJECT but was STRING at line 1 column 1 path $",
    "[12:00:00] [Server thread/INFO]: Loading configuration file C:\\Games\\config\\Ringcraft.cfg\n[12:00:01] [Ringcraft update check/WARN]: com.google.gson.JsonSyntaxException: Expected BEGIN_OBJECT but was STRING at line 1 column 1",
  ],
} satisfies LineSamples;
