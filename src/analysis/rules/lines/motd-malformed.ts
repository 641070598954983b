import { finding } from "../../model/finding.ts";
import { earlierInEntry } from "../matching/match-text.ts";

export default finding({
  code: "motd-malformed",
  severity: "fatal",
  confidence: 0.85,
  needles: ["Malformed \\uxxxx encoding", "Malformed motd", "malformed motd", "Malformed MOTD", "Couldn't parse motd"],
  pattern: /^[^\n<]{0,250}?(?:Malformed \\uxxxx encoding|[Mm]alformed (?:motd|MOTD)|Couldn't parse motd)/,
  parameters(_, place) {
    const before = earlierInEntry(place);
    return before.includes("Malformed \\uxxxx encoding") ? null : {};
  },
});
