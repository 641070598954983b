import { finding } from "../../model/finding.ts";

export default finding({
  code: "xrandr-missing",
  severity: "fatal",
  needles: ["LinuxDisplay.getAvailableDisplayModes"],
  pattern: /at org\.lwjgl\.opengl\.LinuxDisplay\.getAvailableDisplayModes/,
  parameters: () => ({}),
});
