import type { Detector } from "../detector.ts";
import { endOfMatch } from "../sticky-patterns.ts";

/**
 * Private keys as PEM: what stands between `-----BEGIN … PRIVATE KEY-----` and its end. Each line is masked for itself,
 * so that the log keeps its lines, and behind what a logger wrote before it.
 */
export const privateKeyBlocks: Detector = {
  anchors: ["-B"],
  look(text, at, report) {
    const first = at < 4 ? -1 : endOfMatch(begin, text, at - 4);
    if (first < 0) return at + 1;
    let from = first;
    const limit = Math.min(text.length, from + longestBlock);
    while (from < limit) {
      piece.lastIndex = from;
      const found = piece.exec(text);
      if (!found || found.index >= limit) return limit;
      if (found[0].startsWith("-----E")) return found.index;
      const start = found.index;
      const end = start + found[0].length;
      // Behind the key, lines of the log may follow, where its end is missing.
      if (found[0].length >= shortestPiece || isAlone(text, start, end)) report("api-key", start, end);
      from = end;
    }
    return limit;
  },
};

const longestBlock = 16 * 1024;
const shortestPiece = 20;
const begin =
  /-----BEGIN (?:(?:[A-Z0-9]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?|OpenVPN (?:Static key V1|tls-crypt-v2 (?:client|server) key))-----/y;
/** Base64, or the end of the block. */
const piece = /-----END|[A-Za-z0-9+/]{4,}={0,2}/g;

/** True where the rest of its line is empty, or ends with an escaped line break. */
function isAlone(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const isBegin = before === "\n" || before === "" || text.slice(start - 2, start) === "\\n";
  const behind = text.charAt(end);
  return isBegin && (behind === "\n" || behind === "\r" || behind === "" || behind === "\\");
}

/** Keys of SSH as files of the allowed ones have them: `ssh-ed25519 AAAA… anna@laptop`. */
export const sshKeys: Detector = {
  anchors: [" AAA"],
  look(text, at, report) {
    if (!/(?:ssh-\w{3,10}|ecdsa-[\w-]{5,30})$/.test(text.slice(Math.max(0, at - 36), at))) return at + 1;
    const end = endOfMatch(sshKey, text, at + 1);
    // Everybody knows those of a service, and lists them as such.
    if (end < 0 || ofService.test(text.slice(Math.max(0, at - 80), at))) return Math.max(at + 1, end);
    report("api-key", at + 1, end);
    const ownerEnd = endOfMatch(comment, text, end);
    if (ownerEnd < 0) return end;
    report("user-name", end + 1, ownerEnd);
    return ownerEnd;
  },
};

const ofService =
  /(?:^|[\s,])(?:\[?ssh\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|gitee\.com|git\.sr\.ht)\]?(?::\d{1,5})?(?:,\S{1,40})? [\w-]{5,30}$/;
const sshKey = /AAAA[A-Za-z0-9+/=]{40,2000}/y;
const comment = / [\w.-]{1,64}@[\w.-]{1,64}/y;
