import { finding } from "../../model/finding.ts";
import { configFileAt } from "../matching/config-files.ts";
import { fileName, isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "nightconfig-corrupt",
  severity: "fatal",
  confidence: 0.9,
  // A trace that was copied without its first line begins with where it was thrown.
  pattern: /ParsingException: Not enough data available|nightconfig\.core\.io\.ParsingException\.notEnoughData\(/,
  parameters: (match, place) => {
    const told = "ParsingException: Not enough data available";
    if (isRepeated(place, match[0]) || (match[0] !== told && place.before.slice(-6000).includes(told))) return null;
    const file = configFileAt(place)?.file;
    if (file) return { file };
    // In reports every line is an entry.
    const around = /^\s{0,8}Caused by: /.test(place.entry)
      ? `${place.before.slice(-6000)}\n${place.entry}`
      : place.entry.slice(0, 6000);
    const named = /Failed (?:loading|to load) config file ([^\n]{1,200}?) of type/.exec(around)?.[1];
    return { file: named ? fileName(named.trim()) : undefined };
  },
});
