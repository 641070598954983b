import { finding } from "../../model/finding.ts";

/** What other findings tell more of, and what nobody decided. */
const ofOthers =
  /^(?:Internal |Network |Invalid |Unknown |Unexpected |Malformed |Bad |Failed to |Unable to |Incompatible |Outdated |Mismatched |Packet |Registry |Connection |Out-of-order |Expired profile |Disconnected|Timed out|Took too long|End of stream|Transferred|Server closed|Quitting)|session|authenticat|secure profile|Multiplayer is disabled|\b[Mm]ods?\b|Forge|Fabric|[Rr]egistr|channel/;
/** What proxies say of a server behind them that is told elsewhere, or of players who leave. */
const ofProxies =
  /forwarding|with Velocity|online[ -]mode|already connected|throttled|Bedrock client|isn't right with this data|official Geyser|Could not reach the Java|[Rr]estarting|shut ?down|[Cc]losed|refused/;
/** Whoever gets these is in. */
const inside = /\[CHAT\] |Loaded \d{1,6} (?:advancements|recipes)/;
/** A word or two may be the player's own leave, in any language. */
const leastWords = 3;
const leastSigns = 7;

export default finding({
  code: "player-refused",
  severity: "warning",
  confidence: 0.7,
  causedBy: ["server-pack-download-failed"],
  needles: [
    "Client disconnected with reason: ",
    "Kicked whilst connecting to ",
    ": disconnected while connecting to ",
    "ava server on address ",
    "from the Java server because of ",
  ],
  pattern:
    /^(?:[^\n<]|<(?=->)){0,250}?(?:Client disconnected with reason: ([^\n\r]{4,200})|(?:Kicked whilst connecting to|: disconnected while connecting to) \S{1,80}: ([^\n\r]{4,200})|disconnected from (?:the|remote) [Jj]ava server[^\n]{0,100}? because of ([^\n\r]{4,200}))/,
  // Who has been in, before or after, knows the way; a proxy sees many players, and many who may not join.
  severityAt: (match, place) => (match[1] === undefined || place.mentions("[CHAT] ") ? "notice" : undefined),
  parameters(match, place) {
    const said = match[1] ?? match[2] ?? match[3] ?? "";
    const reason = said
      .replace(/\\n[^\n]{0,200}/, "")
      .replace(/[§\ufffd][0-9a-fk-orx]/g, "")
      .trim();
    if (match[1] === undefined)
      return ofOthers.test(reason) || ofProxies.test(reason) || reason.split(" ").length < leastWords
        ? null
        : { reason };
    const asked = place.before.lastIndexOf("Connecting to ");
    if (asked === -1 || inside.test(place.before.slice(asked))) return null;
    const isSaying =
      reason.split(" ").length >= leastWords || (/[぀-ヿ一-鿿가-힯]/.test(reason) && reason.length >= leastSigns);
    return isSaying && !ofOthers.test(reason) ? { reason } : null;
  },
});
