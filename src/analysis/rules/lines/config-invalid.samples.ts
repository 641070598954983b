import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: '2021-06-01 [10:00:03.500] [Server thread/CRITICAL]: pocketmine\\utils\\ConfigLoadException: "Failed to parse config /srv/plugin_data/Ledger/players/alex.json: Syntax error" (EXCEPTION) in "pmsrc/src/utils/ConfigLoadException" at line 29',
      parameters: { file: "alex.json", mod: "Ledger" },
    },
    {
      text: "[12:00:00] [Server thread/WARN]: Server permissions file permissions.yml is not valid YAML: while parsing a block mapping",
      parameters: { file: "permissions.yml", mod: "server" },
    },
    {
      text: "[12:00:00] [ServerMain/ERROR]: Failed to start the minecraft server\njava.lang.RuntimeException: Could not load paper configuration files\n\tat io.papermc.paper.configuration.PaperConfigurations.setup(PaperConfigurations.java:317)\nCaused by: org.spongepowered.configurate.loader.ParsingException: [] @ ./config/paper-global.yml: while parsing a block mapping\n in 'reader', line 88, column 3:",
      parameters: { file: "paper-global.yml", mod: "server" },
    },
    {
      text: "net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file ringcraft-common.toml of type COMMON for modid ringcraft\nCaused by: com.electronwill.nightconfig.core.io.ParsingException: Invalid value: tru",
      parameters: { file: "ringcraft-common.toml", mod: "ringcraft" },
    },
    {
      text: "[12:00:00] [Server thread/ERROR]: Could not load spigot.yml, please correct your syntax errors\norg.yaml.snakeyaml.parser.ParserException: while parsing a block mapping",
      parameters: { file: "spigot.yml", mod: "server" },
    },
    {
      text: "java.lang.RuntimeException: Unknown character '}' in '/srv/config/ringcraft.cfg:12'",
      parameters: { file: "ringcraft.cfg", mod: "ringcraft" },
    },
    {
      text: "[10:00:02 ERROR] Failed to read/create config.yml! Make sure it's up to date and/or readable+writable!\ncom.fasterxml.jackson.dataformat.yaml.JacksonYAMLParseException: while parsing a block mapping",
      parameters: { file: "config.yml", mod: "Geyser" },
    },
  ],
  counterSamples: [
    "[12:00:00] [Server thread/INFO]: Server permissions file permissions.yml is empty, ignoring it",
    "[main/WARN] [net.minecraftforge.fml.loading.FMLConfig/CORE]: Configuration file fml.toml is not correct. Correcting",
    "[12:00:00] [main/ERROR]: Failed to load properties from file: server.properties\njava.nio.file.NoSuchFileException: server.properties",
    "Failed loading config file a.toml of type COMMON for modid a\nCaused by: com.electronwill.nightconfig.core.io.ParsingException: Not enough data available",
  ],
} satisfies LineSamples;
