import { finding } from "../../model/finding.ts";

/** LuckPerms, and those who have taken its words along, of a name that was known under another UUID. */
export default finding({
  code: "player-uuid-changed",
  severity: "warning",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,200}? already has data for player '([^'\n]{1,40})' - but this data is stored under a different [Uu][Uu][Ii][Dd]/,
  parameters: ([, player]) => ({ player: player! }),
  oneFor: [],
  gathers: "player",
  // Whose proxy forwards nobody, has nobody's own UUID.
  causedBy: ["proxy-forwarding"],
});
