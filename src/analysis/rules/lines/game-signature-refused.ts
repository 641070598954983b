import { finding } from "../../model/finding.ts";

export default finding({
  code: "game-signature-refused",
  severity: "fatal",
  pattern:
    /^[^\n<]{0,600}?(?:\bflag -Dfml\.ignoreInvalidMinecraftCertificates=true|CRITICAL TAMPERING WITH MINECRAFT|failed validation\. Halting runtime for security reasons)/,
  parameters: (_, place) => {
    // Told to go on, it goes on.
    if (place.mentions("ordered to ignore the invalid or missing minecraft certificate")) return null;
    return /CRITICAL TAMPERING|Halting runtime/.test(place.before.slice(-2000)) ? null : {};
  },
});
