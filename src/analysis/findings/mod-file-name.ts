import { finding } from "../finding.ts";
import { fileName, isRepeated, lineOf } from "../matching/match-text.ts";

export default finding({
  code: "mod-file-name",
  severity: "fatal",
  confidence: 0.9,
  needles: [": Invalid module name: '", "Unable to derive module descriptor for "],
  pattern: /: Invalid module name: '|Unable to derive module descriptor for /,
  parameters: (match, place) => {
    if (match[0].startsWith("Unable")) {
      if (isRepeated(place, match[0])) return null;
      const jar = /Unable to derive module descriptor for ([^\n]{1,300}?\.jar)/.exec(lineOf(place));
      return jar ? { file: fileName(jar[1]!) } : null;
    }
    if (isRepeated(place, "Unable to derive module descriptor for ") || isRepeated(place, match[0])) return null;
    const module =
      /(?:Exception|Error): ([^\n:]{0,120}): Invalid module name: '([^'\n]{0,80})' is not a Java identifier/.exec(
        lineOf(place),
      );
    return module ? { file: module[1]!.trim() || module[2] } : null;
  },
  samples: [
    {
      text: "java.lang.module.FindException: Unable to derive module descriptor for /srv/mods/[一]ringcraft.jar\nCaused by: java.lang.IllegalArgumentException: 1ring: Invalid module name: '1ring' is not a Java identifier",
      parameters: { file: "[一]ringcraft.jar" },
    },
    {
      text: "java.lang.IllegalArgumentException: ringcraft.1: Invalid module name: '1' is not a Java identifier\n\tat java.base/jdk.internal.module.Checks.requireModuleName(Checks.java:59)",
      parameters: { file: "ringcraft.1" },
    },
    {
      text: "java.lang.IllegalArgumentException: : Invalid module name: '' is not a Java identifier",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Found module name ringcraft", "<Steve> x: Invalid module name: 'a' is not"],
});
