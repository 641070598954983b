import type { Detector } from "../detector.ts";

/**
 * Private keys as PEM: what stands between `-----BEGIN … PRIVATE KEY-----` and its end. Each line is masked for itself,
 * so that the log keeps its lines, and behind what a logger wrote before it.
 */
export const privateKeyBlocks: Detector = {
  anchors: ["-B"],
  look(text, at, report) {
    begin.lastIndex = at - 4;
    if (at < 4 || !begin.test(text)) return at + 1;
    let from = begin.lastIndex;
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
      else if (start - begin.lastIndex > longestBlock) return start;
      from = end;
    }
    return limit;
  },
};

export const longestBlock = 16 * 1024;
const shortestPiece = 20;
const begin = /-----BEGIN (?:[A-Z0-9]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----/y;
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
    sshKey.lastIndex = at + 1;
    if (!/(?:ssh-\w{3,10}|ecdsa-[\w-]{5,30})$/.test(text.slice(Math.max(0, at - 36), at)) || !sshKey.test(text))
      return at + 1;
    const end = sshKey.lastIndex;
    report("api-key", at + 1, end);
    comment.lastIndex = end;
    const owner = comment.exec(text);
    if (!owner) return end;
    report("user-name", end + 1, comment.lastIndex);
    return comment.lastIndex;
  },
};

const sshKey = /AAAA[A-Za-z0-9+/=]{40,2000}/y;
const comment = / [\w.-]{1,64}@[\w.-]{1,64}/y;
