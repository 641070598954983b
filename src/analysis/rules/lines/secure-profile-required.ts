import { finding } from "../../model/finding.ts";

export default finding({
  code: "secure-profile-required",
  severity: "warning",
  needles: ["This server requires secure profiles", "Missing profile key."],
  pattern:
    /^(?=(?:[^\n<]|<(?=null>)){0,250}?(?:lost connection|Disconnecting|disconnected|reason))(?:[^\n<]|<(?=null>)){0,420}?(?:Missing profile key\.|This server requires secure profiles)/,
});
