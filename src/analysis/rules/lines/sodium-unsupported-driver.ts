import { finding } from "../../model/finding.ts";

export default finding({
  code: "sodium-unsupported-driver",
  severity: "fatal",
  needles: ["Sodium Renderer - Unsupported Driver"],
  pattern: /Sodium Renderer - Unsupported Driver/,
  parameters: () => ({}),
});
