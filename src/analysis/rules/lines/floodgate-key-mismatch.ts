import { finding } from "../../model/finding.ts";

export default finding({
  code: "floodgate-key-mismatch",
  severity: "error",
  confidence: 0.85,
  pattern:
    /^[^\n<]{0,300}?(?:AEADBadTagException: Tag mismatch|Failed to decrypt test message\.|[Pp]lease connect through the official Geyser)/,
  parameters: (_, place) =>
    place.mentions("loodgate") || place.mentions("geyser") || place.mentions("Geyser") ? {} : null,
});
