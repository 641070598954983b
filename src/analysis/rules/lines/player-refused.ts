import { finding } from "../../model/finding.ts";

/** What other findings tell more of, and what nobody decided. */
const ofOthers =
  /^(?:Internal |Network |Invalid |Unknown |Unexpected |Malformed |Bad |Failed to |Unable to |Incompatible |Outdated |Mismatched |Packet |Registry |Connection |Disconnected|Timed out|Took too long|End of stream|Transferred|Server closed|Quitting)|session|authenticat|secure profile|Multiplayer is disabled|\b[Mm]ods?\b|Forge|Fabric|[Rr]egistr|channel/;
/** Whoever gets these is in. */
const inside = /\[CHAT\] |Loaded \d{1,6} (?:advancements|recipes)/;
/** A word or two may be the player's own leave, in any language. */
const leastWords = 3;
const leastSigns = 7;

export default finding({
  code: "player-refused",
  severity: "warning",
  confidence: 0.7,
  needles: ["Client disconnected with reason: "],
  pattern: /^[^\n<]{0,250}?Client disconnected with reason: ([^\n\r]{4,200})/,
  // Who has been in, before or after, knows the way.
  severityAt: (_, place) => (place.mentions("[CHAT] ") ? "notice" : undefined),
  parameters(match, place) {
    const reason = match[1]!.replace(/\\n[^\n]{0,200}/, "").trim();
    const asked = place.before.lastIndexOf("Connecting to ");
    if (asked === -1 || inside.test(place.before.slice(asked))) return null;
    const isSaying =
      reason.split(" ").length >= leastWords || (/[぀-ヿ一-鿿가-힯]/.test(reason) && reason.length >= leastSigns);
    return isSaying && !ofOthers.test(reason) ? { reason } : null;
  },
});
