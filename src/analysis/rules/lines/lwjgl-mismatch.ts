import { finding } from "../../model/finding.ts";

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
});
