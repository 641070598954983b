import { finding } from "../finding.ts";
import { fileName, isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "nightconfig-corrupt",
  severity: "fatal",
  confidence: 0.9,
  needles: ["ParsingException: Not enough data available"],
  pattern: /ParsingException: Not enough data available/,
  parameters: (match, place) => {
    if (isRepeated(place, match[0])) return null;
    // In reports every line is an entry.
    const around = /^\s{0,8}Caused by: /.test(place.entry)
      ? `${place.before.slice(-6000)}\n${place.entry}`
      : place.entry.slice(0, 6000);
    const named =
      /Failed (?:loading|to load) config file ([^\n]{1,200}?) of type/.exec(around) ??
      /[Cc]onfig(?:uration)?(?: file)? (?:[^\n]{0,30}?[^\w./\\ +\n-])?([\w./\\ +-]{1,60}\.toml)/.exec(around) ??
      /(?<![\w.+-])([\w.+-]{1,100}\.toml)/.exec(around);
    return { file: named ? fileName(named[1]!.trim()) : undefined };
  },
  samples: [
    {
      text: "net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file ringcraft-client.toml of type CLIENT for modid ringcraft\n\tat net.minecraftforge.fml.config.ConfigFileTypeHandler.lambda$reader$1(ConfigFileTypeHandler.java:47)\nCaused by: com.electronwill.nightconfig.core.io.ParsingException: Not enough data available",
      parameters: { file: "ringcraft-client.toml" },
    },
    {
      text: "com.electronwill.nightconfig.core.io.ParsingException: Not enough data available\n\tat com.electronwill.nightconfig.core.io.ParsingException.notEnoughData(ParsingException.java:22)",
      parameters: {},
    },
  ],
  counterSamples: [
    "com.electronwill.nightconfig.core.io.ParsingException: Invalid value: tru",
    "<Steve> ParsingException: Not enough data available",
  ],
});
