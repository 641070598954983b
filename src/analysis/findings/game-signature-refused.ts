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
  parameters: (_, place) => {
    // Told to go on, it goes on.
    if (place.mentions("ordered to ignore the invalid or missing minecraft certificate")) return null;
    return /CRITICAL TAMPERING|Halting runtime/.test(place.before.slice(-2000)) ? null : {};
  },
  samples: [
    {
      text: "2014-01-01 10:00:00 [SEVERE] [ForgeModLoader] There has been CRITICAL TAMPERING WITH MINECRAFT, it is highly unlikely minecraft will work! Terminating.",
      parameters: {},
    },
  ],
  counterSamples: [
    "2014-01-01 10:00:00 [INFO] <Alex> CRITICAL TAMPERING WITH MINECRAFT",
    "[10:00:00] [main/ERROR] [FML]: There has been CRITICAL TAMPERING WITH MINECRAFT, it is highly unlikely minecraft will work! STOP NOW, get a clean copy and try again!\n[10:00:00] [main/ERROR] [FML]: FML has been ordered to ignore the invalid or missing minecraft certificate. This is very likely to cause a problem!",
  ],
});
