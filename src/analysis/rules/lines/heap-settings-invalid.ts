import { finding } from "../../model/finding.ts";

export default finding({
  code: "heap-settings-invalid",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,200}(SoftMaxHeapSize must be less than or equal to the maximum heap size|Initial heap size set to a larger value than the maximum heap size|Incompatible (?:minimum|initial) and maximum heap sizes specified|Too small (?:maximum|initial) heap(?: size)?|Invalid (?:maximum|initial) heap size: [^\s]{1,40})/,
  parameters: (match) => ({ reason: match[1]! }),
  causedBy: ["java-32-bit"],
});
