import { finding } from "../finding.ts";

export default finding({
  code: "java-headless",
  severity: "fatal",
  needles: ["Assistive Technology not found: ", "no awt in java.library.path"],
  pattern: /java\.awt\.AWTError: Assistive Technology not found: |no (?:awt|freetype) in java\.library\.path/,
  parameters: () => ({}),
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: x\njava.awt.AWTError: Assistive Technology not found: org.GNOME.Accessibility.AtkWrapper",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: awt is in java.library.path"],
});
