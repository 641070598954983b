import { finding } from "../../model/finding.ts";

export default finding({
  code: "xrandr-missing",
  severity: "fatal",
  pattern: /at org\.lwjgl\.opengl\.LinuxDisplay\.getAvailableDisplayModes/,
  parameters: () => ({}),
});
