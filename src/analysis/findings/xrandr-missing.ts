import { finding } from "../finding.ts";

export default finding({
  code: "xrandr-missing",
  severity: "fatal",
  needles: ["LinuxDisplay.getAvailableDisplayModes"],
  pattern: /at org\.lwjgl\.opengl\.LinuxDisplay\.getAvailableDisplayModes/,
  parameters: () => ({}),
  samples: [
    {
      text: "[10:00:00] [Client thread/ERROR]: x\njava.lang.ExceptionInInitializerError\nCaused by: java.lang.ArrayIndexOutOfBoundsException: 0\n\tat org.lwjgl.opengl.LinuxDisplay.getAvailableDisplayModes(LinuxDisplay.java:951)",
      parameters: {},
    },
  ],
  counterSamples: ["[10:00:00] [Client thread/INFO]: <Alex> at org.lwjgl.opengl.LinuxDisplay.getAvailableDisplayModes"],
});
