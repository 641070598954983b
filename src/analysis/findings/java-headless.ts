import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

export default finding({
  code: "java-headless",
  severity: "fatal",
  needles: [
    "Assistive Technology not found: ",
    "no awt in java.library.path",
    "You are using a headless JRE distribution",
    "Could not initialize class java.awt.",
    "Could not initialize class sun.awt.",
    "Could not initialize class sun.font.",
  ],
  pattern:
    /java\.awt\.AWTError: Assistive Technology not found: |no (?:awt|freetype) in java\.library\.path|NoClassDefFoundError: Could not initialize class (?:java\.awt|sun\.awt|sun\.font)\.|^[^\n<]{0,100}You are using a headless JRE distribution/,
  // Of a plugin or mod that draws: the server itself goes on.
  severityAt: (match) => (match[0].startsWith("NoClassDefFoundError") ? "error" : undefined),
  joins: ["suspect"],
  parameters: (match, place) =>
    match[0].startsWith("NoClassDefFoundError") && isRepeated(place, match[0]) ? null : {},
  samples: [
    {
      text: "[12:00:00] [Server thread/ERROR]: Could not pass event MapInitializeEvent to Atlas v3\njava.lang.NoClassDefFoundError: Could not initialize class java.awt.GraphicsEnvironment\n\tat org.example.atlas.Atlas.draw(Atlas.java:20) ~[Atlas-3.jar:?]",
      codes: ["java-headless", "plugin-runtime-error"],
      parameters: { suspect: "Atlas" },
    },
    {
      text: "[10:00:00] [main/ERROR]: x\njava.awt.AWTError: Assistive Technology not found: org.GNOME.Accessibility.AtkWrapper",
      parameters: {},
    },
    {
      text: "You are using a headless JRE distribution.\nThis distribution is missing certain graphic libraries that the Minecraft server needs to function.",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: awt is in java.library.path"],
});
