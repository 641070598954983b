import { finding } from "../../model/finding.ts";
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
});
