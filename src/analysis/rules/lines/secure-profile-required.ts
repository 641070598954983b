import { finding } from "../../model/finding.ts";

export default finding({
  code: "secure-profile-required",
  severity: "warning",
  pattern:
    /^(?=(?:[^\n<]|<(?=null>)){0,250}?(?:lost connection|Disconnecting|disconnected|reason))(?:[^\n<]|<(?=null>)){0,420}?(?:Missing profile (?:public )?key\.|multiplayer\.disconnect\.missing_public_key|This server requires secure profiles)/,
});
