import { finding } from "../finding.ts";

export default finding({
  code: "game-signature-refused",
  severity: "fatal",
  needles: [
    "ignoreInvalidMinecraftCertificates=true",
    "CRITICAL TAMPERING WITH MINECRAFT",
    "failed validation. Halting runtime for security reasons",
  ],
  pattern:
    /^[^\n<]{0,200}?(?:ignoreInvalidMinecraftCertificates=true|CRITICAL TAMPERING WITH MINECRAFT|failed validation\. Halting runtime for security reasons)/,
  parameters: (_, place) => (/CRITICAL TAMPERING|Halting runtime/.test(place.before.slice(-2000)) ? null : {}),
  samples: [
    {
      text: "2014-01-01 10:00:00 [SEVERE] [ForgeModLoader] There has been CRITICAL TAMPERING WITH MINECRAFT, it is highly unlikely minecraft will work! Terminating.",
      parameters: {},
    },
  ],
  counterSamples: ["2014-01-01 10:00:00 [INFO] <Alex> CRITICAL TAMPERING WITH MINECRAFT"],
});
