import { finding } from "../finding.ts";

export default finding({
  code: "lwjgl-mismatch",
  severity: "fatal",
  confidence: 0.9,
  needles: [
    "Platform/architecture mismatch detected for module",
    "Incompatible Java and native library versions detected",
  ],
  pattern:
    /\[LWJGL\][^\n]{0,20}(?:Platform\/architecture mismatch detected for module|Incompatible Java and native library versions detected)/,
  samples: [
    {
      text: "[LWJGL] Platform/architecture mismatch detected for module: org.lwjgl\n\tJVM architecture: arm64",
      parameters: {},
    },
    { text: "[LWJGL] [ERROR] Incompatible Java and native library versions detected.", parameters: {} },
  ],
  counterSamples: ["[LWJGL] Version: 3.3.1"],
});
