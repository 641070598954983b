import { developmentMarks } from "../../evidence/development.ts";
import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

/** How servers and proxies refuse who has no account, or none that they could check. */
const refusals = [
  "Failed to verify username!",
  "Invalid session (Try restarting your game",
  "Not authenticated with Minecraft.net",
  "not authenticated with Minecraft.net",
  "disconnect.unverified_username",
  "disconnect.loginFailedInfo.invalidSession",
  "only accepts premium",
];

export default finding({
  code: "auth-invalid-session",
  severity: "notice",
  role: "environment",
  // Who plays is the one who asks.
  severityAt: (match, place) => {
    if (place.software.kind !== "client") return undefined;
    if (match[0].endsWith("401")) return refusals.some((one) => place.mentions(one)) ? "error" : undefined;
    return /Client disconnected with reason/.test(match[0]) ? "warning" : undefined;
  },
  needles: [
    "tried to join with an invalid session",
    "Failed to verify username!",
    "Invalid session (Try restarting your game",
    "multiplayer.disconnect.unverified_username",
    "disconnect.loginFailedInfo.invalidSession",
    "Not authenticated with Minecraft.net",
    "InvalidCredentialsException: Status: 401",
  ],
  pattern:
    /^(?:(?:[^\n<]|<(?=null>)){0,250}?(?:Username '[^'\n]{1,40}' tried to join with an invalid session|Invalid session \(Try restarting your game|disconnect\.loginFailedInfo\.invalidSession|InvalidCredentialsException: Status: 401)|(?=(?:[^\n<]|<(?=null>)){0,250}?(?:Disconnecting|lost connection|disconnected|reason))(?:[^\n<]|<(?=null>)){0,420}?(?:Failed to verify username!|multiplayer\.disconnect\.unverified_username|Not authenticated with Minecraft\.net))/,
  parameters(match, place) {
    const recent = place.before.split("\n").slice(-3).join("\n");
    if (match[0].includes("tried to join")) return {};
    if (match[0].endsWith("401")) {
      if (isRepeated(place, "InvalidCredentialsException")) return null;
      // A developer's run has a player who is called `Player` and a number.
      return { account: developmentMarks.some((mark) => place.mentions(mark)) ? "made-up" : "own" };
    }
    // The player's own login was refused already.
    if (place.software.kind === "client" && place.mentions("InvalidCredentialsException: Status: 401")) return null;
    return /tried to join with an invalid session|Failed to verify username!|unverified_username/.test(recent)
      ? null
      : {};
  },
  causedBy: ["auth-servers-down"],
});
