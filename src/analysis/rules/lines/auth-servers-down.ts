import { finding } from "../../model/finding.ts";

export default finding({
  code: "auth-servers-down",
  severity: "error",
  role: "environment",
  pattern:
    /^(?:(?=(?:[^\n<]|<(?=null>)){0,250}?(?:lost connection|Disconnecting|disconnected|reason))(?:[^\n<]|<(?=null>)){0,420}?: {0,2}Authentication servers are down\. Please try again later|(?:[^\n<]|<(?=null>)){0,250}?(?:Couldn't verify username because servers are unavailable|The authentication servers are currently (?:not reachable|down|unreachable)|Error occurred while contacting login servers, are they down\?|ERROR\][^\n]{0,40}: Unable to authenticate player\r?\n|Error authenticating [^\s]{1,80} with minecraft\.net|Got an unexpected error code (?:5\d\d|429) whilst contacting Mojang to log in ))/,
  parameters(match, place) {
    // The same player is first reported, then disconnected, then gone.
    const recent = place.before.split("\n").slice(-3).join("\n");
    const isFollowUp = /Authentication servers are down|are they down\?/.test(match[0]);
    if (isFollowUp && /servers are unavailable|Authentication servers are down|Error authenticating/.test(recent))
      return null;
    return {};
  },
});
