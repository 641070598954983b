import { finding } from "../finding.ts";

export default finding({
  code: "auth-servers-down",
  severity: "error",
  role: "environment",
  needles: [
    "Couldn't verify username because servers are unavailable",
    "Authentication servers are down. Please try again later",
    "The authentication servers are currently ",
    "Error occurred while contacting login servers, are they down?",
    "Unable to authenticate player",
    "Error authenticating ",
    " whilst contacting Mojang to log in ",
  ],
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
  samples: [
    {
      text: "[12:00:01 ERROR]: Got an unexpected error code 503 whilst contacting Mojang to log in Steve (203.0.113.9)",
      parameters: {},
    },
    {
      text: "[12:00:01] [User Authenticator #1/ERROR]: Couldn't verify username because servers are unavailable",
      parameters: {},
    },
    {
      text: "[12:00:01] [Server thread/INFO]: Steve (/203.0.113.9:50000) lost connection: Authentication servers are down. Please try again later, sorry!",
      parameters: {},
    },
    {
      text: "12:00:01 [SEVERE] Error authenticating Steve with minecraft.net\njava.net.SocketTimeoutException: connect timed out",
      parameters: {},
    },
    {
      text: "[10:00:00] [Netty epoll Worker #1/ERROR]: Unable to authenticate player\njava.net.ConnectException: x",
      parameters: {},
    },
  ],
  counterSamples: [
    "[12:00:01 ERROR]: Got an unexpected error code 403 whilst contacting Mojang to log in Steve (203.0.113.9)",
    "<Alex> Authentication servers are down. Please try again later, sorry!",
    "[12:00:01] [User Authenticator #1/INFO]: UUID of player Steve is 00000000-0000-0000-0000-000000000000",
  ],
});
