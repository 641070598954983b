import { finding } from "../../model/finding.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "motd-malformed",
  severity: "fatal",
  confidence: 0.85,
  pattern: /^[^\n<]{0,250}?Malformed \\uxxxx encoding/,
  parameters: (_, place) => (earlierInEntry(place).includes("Malformed \\uxxxx encoding") ? null : {}),
});
