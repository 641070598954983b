import { finding } from "../finding.ts";

export default finding({
  code: "java-headless",
  severity: "fatal",
  needles: [
    "Assistive Technology not found: ",
    "no awt in java.library.path",
    "You are using a headless JRE distribution",
  ],
  pattern:
    /java\.awt\.AWTError: Assistive Technology not found: |no (?:awt|freetype) in java\.library\.path|^[^\n<]{0,100}You are using a headless JRE distribution/,
  parameters: () => ({}),
  samples: [
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
