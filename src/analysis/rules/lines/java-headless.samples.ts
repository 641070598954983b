import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
