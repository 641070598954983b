import { finding } from "../finding.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

const fileOf = (path: string) => fileName(path.trim());

export default finding({
  code: "config-invalid",
  severity: "error",
  needles: [
    "Failed loading config file ",
    "Failed to load config file ",
    "please correct your syntax errors",
    "Error while loading config ",
    "Unknown character '",
    "Failed to load properties from file: ",
    "Failed to parse config file ",
    "Could not load configuration at ",
    "Failed to read/create config.yml!",
    "Could not load paper configuration files",
    " is not valid YAML: ",
    'ConfigLoadException: "Failed to parse config ',
  ],
  pattern:
    /Failed loading config file |Failed to load config file |please correct your syntax errors|Error while loading config |Unknown character '|Failed to load properties from file: |Failed to parse config file |Could not load configuration at |Failed to read\/create config\.yml!|Could not load paper configuration files|Server permissions file [^\n]{1,100} is not valid YAML: |ConfigLoadException: "Failed to parse config [^\n]{1,300}?: /,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    // A file that is cut off or empty, and those of plugins, have advice of their own.
    if (/ParsingException: Not enough data available|InvalidConfigurationException: /.test(place.text)) return null;
    if (match[0].startsWith("Failed to read/create")) return { file: "config.yml", mod: "Geyser" };
    if (match[0].startsWith("Could not load paper")) {
      const path = /ParsingException: [^\n@]{0,120}@ ([^\n]{1,200}?\.ya?ml): /.exec(place.upTo(12_000))?.[1];
      return path ? { file: fileOf(path), mod: "server" } : null;
    }
    const permissions = /^Server permissions file ([^\n]{1,100}?) is not valid YAML: /.exec(match[0]);
    if (permissions) return { file: fileOf(permissions[1]!), mod: "server" };
    const pocketmine = /^ConfigLoadException: "Failed to parse config ([^\n]{1,300}?\.\w{2,5}): /.exec(match[0])?.[1];
    if (pocketmine) {
      const owner = /plugin_data[\\/]([^\\/\n]{1,80})[\\/]/.exec(pocketmine)?.[1];
      return { file: fileOf(pocketmine), mod: owner ?? "server" };
    }
    const line = lineOf(place);
    const forge =
      /Failed (?:loading|to load) config file ([^\n]{1,200}?) of type \w{1,40} for modid ([\w.-]{1,64})/.exec(line);
    if (forge) return { file: fileOf(forge[1]!), mod: forge[2]! };
    const server = /Could not load ([\w./\\-]{1,120}\.ya?ml), please correct your syntax errors/.exec(line);
    if (server) return { file: fileOf(server[1]!), mod: "server" };
    const old = /Error while loading config ([^\n]{1,200}?\.cfg)\.?/.exec(line);
    if (old) return { file: fileOf(old[1]!), mod: fileOf(old[1]!).replace(/\.cfg$/, "") };
    const character = /Exception: Unknown character '[^\n]{1,4}' in '([^\n']{1,200}?):\d{1,7}'/.exec(line);
    if (character) return { file: fileOf(character[1]!), mod: fileOf(character[1]!).replace(/\.\w{1,8}$/, "") };
    const properties = /Failed to load properties from file: ([^\n]{1,200}?)\s{0,4}$/.exec(line);
    if (properties) {
      // A first start has none yet.
      if (!/Exception/.test(place.text) || /NoSuchFileException|FileNotFoundException/.test(place.text)) return null;
      return { file: fileOf(properties[1]!), mod: "server" };
    }
    const parsed =
      /(?:Failed to parse config file|Could not load configuration at) '?"?([^\n'"]{1,200}?\.(?:toml|json5?|ya?ml|cfg|conf|properties|hocon))/.exec(
        line,
      );
    if (parsed) return { file: fileOf(parsed[1]!), mod: fileOf(parsed[1]!).replace(/\.\w{1,10}$/, "") };
    return null;
  },
  causedBy: ["nightconfig-corrupt"],
  samples: [
    {
      text: '2023-03-13 [21:12:44.047] [Server thread/CRITICAL]: pocketmine\\utils\\ConfigLoadException: "Failed to parse config /srv/plugin_data/Ledger/players/alex.json: Syntax error" (EXCEPTION) in "pmsrc/src/utils/ConfigLoadException" at line 29',
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
});
