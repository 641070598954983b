/** An address on the web. */
export interface TextTarget {
  start: number;
  /** Exclusive. */
  end: number;
  href: string;
}

const maxInRow = 50;
const maxAddress = 2000;
/** One class of characters, repeated: it never goes back. What cannot be seen, or turns the text around, ends an address. */
const address =
  /https?:\/\/[^\s"'<>`\\^{|}\u0000-\u0020\u007f-\u00a0\u00a7\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3000-\u303f\ufeff\uff00-\uff0f\ufff9-\uffff]+/gi;

/** What a line says, in order. */
export function targetsIn(text: string): TextTarget[] {
  return text.includes("://") ? addressesIn(text) : [];
}

function addressesIn(text: string): TextTarget[] {
  const found: TextTarget[] = [];
  for (const { 0: match, index: start } of text.matchAll(address)) {
    if (found.length === maxInRow) break;
    if (match.length > maxAddress) continue;
    const written = withoutPunctuation(match);
    if (!URL.canParse(written)) continue;
    const { href, host, protocol } = new URL(written);
    if (host === "" || !/^https?:$/.test(protocol)) continue;
    found.push({ start, end: start + written.length, href });
  }
  return found;
}

/** What belongs to the sentence around an address; a bracket that was opened in it belongs to it. */
function withoutPunctuation(written: string): string {
  let end = written.length;
  for (; end > 0; end--) {
    const last = written[end - 1]!;
    if (".,;:!?*_~".includes(last)) continue;
    if (last === ")" && !written.slice(0, end).includes("(")) continue;
    if (last === "]" && !written.slice(0, end).includes("[")) continue;
    break;
  }
  return written.slice(0, end);
}
