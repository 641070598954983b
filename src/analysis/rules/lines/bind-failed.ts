import { finding, type MatchContext } from "../../model/finding.ts";
import { lineOf } from "../matching/match-text.ts";
import { bindReason } from "../matching/ports.ts";

function addressOf(place: MatchContext): string {
  const own = /(?:bind to host|bind to) \/?(?!port\b)([^\s!]{3,100})/.exec(place.entry.slice(0, 1000))?.[1];
  if (own) return own;
  const starts = /Starting [Mm]inecraft server on ([^\s]{1,100})/;
  for (const line of place.before.split("\n").reverse()) {
    const said = starts.exec(line)?.[1];
    if (said) return said;
  }
  return "server-ip";
}

const ownFrame = /\bDedicatedServer\.|\bat [a-z]{1,4}\.[a-z]{1,3}\(/;

/** The game asks for the address of `server-ip` when it starts, and for no other. */
function isOwnLookup(trace: string): boolean {
  const [, behind] = trace.split(/\bInetAddress\.getByName\(/, 2);
  return ownFrame.test(behind?.split("\n", 2)[1] ?? "");
}

export default finding({
  code: "bind-failed",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n<]{0,250}?(?:The exception was: |Could not bind to host |Can't bind to \/?[\w.[*]|UnknownHostException: (?=\S)|IllegalStateException: Failed to bind to port)/,
  parameters(match, place) {
    if (match[0].endsWith("UnknownHostException: ")) {
      const address = /UnknownHostException: ([^\s:]{1,100})/.exec(lineOf(place))?.[1];
      return address && isOwnLookup(place.upTo(4000)) ? { address } : null;
    }
    const isServer = match[0].includes("The exception was: ");
    const reason = bindReason(isServer ? lineOf(place) : place.upTo(4000));
    // The server goes on to say that another one may run on that port, and mostly it is right.
    const isThrown = match[0].endsWith("Failed to bind to port");
    if (reason === "taken" || ((isServer || isThrown) && reason === null)) return null;
    if (isServer && !/FAILED TO BIND TO PORT/.test(place.before.slice(-2000))) return null;
    return { address: addressOf(place) };
  },
});
