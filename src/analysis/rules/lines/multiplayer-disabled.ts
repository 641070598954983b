import { finding } from "../../model/finding.ts";

export default finding({
  code: "multiplayer-disabled",
  severity: "warning",
  confidence: 0.95,
  needles: ["Multiplayer is disabled. Please check your Microsoft account settings", "multiplayer is disabled"],
  pattern:
    /^(?=[^\n<]{0,250}?(?:Failed to log ?in|reason|disconnect))[^\n<]{0,340}?[Mm]ultiplayer is disabled(?:\.|\b)/,
});
