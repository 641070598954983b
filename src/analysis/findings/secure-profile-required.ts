import { finding } from "../finding.ts";

export default finding({
  code: "secure-profile-required",
  severity: "warning",
  needles: ["This server requires secure profiles", "Missing profile key."],
  pattern:
    /^(?=(?:[^\n<]|<(?=null>)){0,250}?(?:lost connection|Disconnecting|disconnected|reason))(?:[^\n<]|<(?=null>)){0,420}?(?:Missing profile key\.|This server requires secure profiles)/,
  samples: [
    {
      text: "[12:00:05] [Server thread/INFO]: Alex (/192.0.2.1:1) lost connection: Missing profile key. This server requires secure profiles.",
      parameters: {},
    },
  ],
  counterSamples: ["<Alex> This server requires secure profiles"],
});
