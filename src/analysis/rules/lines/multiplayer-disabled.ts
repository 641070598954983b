import { finding } from "../../model/finding.ts";

export default finding({
  code: "multiplayer-disabled",
  severity: "warning",
  confidence: 0.95,
  pattern:
    /^(?=[^\n<]{0,250}?(?:Failed to log ?in|reason|disconnect))[^\n<]{0,340}?[Mm]ultiplayer is disabled(?:\.|\b)/,
});
