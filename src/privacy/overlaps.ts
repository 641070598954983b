import type { PrivateKind, PrivateMatch } from "./private-match.ts";

/**
 * Sorted and apart from each other. Of two that overlap, the one that begins first gives its kind and takes all that
 * either covers: dropping one could leave half a secret in the text. Those that were given are changed.
 */
export function withoutOverlaps(matches: PrivateMatch[]): PrivateMatch[] {
  matches.sort((a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b));
  const apart: PrivateMatch[] = [];
  let last: PrivateMatch | undefined;
  for (const match of matches) {
    if (last && match.start < last.end) {
      last.end = Math.max(last.end, match.end);
    } else {
      last = match;
      apart.push(match);
    }
  }
  return apart;
}

/** Where two cover the same text, the kind that says more about it: a Discord token is not just a token. */
const bySpecificity: readonly PrivateKind[] = [
  "discord",
  "api-key",
  "token",
  "password",
  "account-id",
  "ipv6",
  "ipv4",
  "mac-address",
  "user-name",
  "email",
  "host-name",
  "phone",
  "place",
  "birthday",
  "possible-address",
  "own-words",
  "chat",
  "coordinates",
  "player-id",
  "player-name",
];

function rank({ kind }: PrivateMatch): number {
  return bySpecificity.indexOf(kind);
}
