import { blank, isAt } from "../characters.ts";

const longest = 80;
const ends = new Set("@?#=&,\"'<>");

/** True where what ends at `end` belongs to the user and password of a URL: `scheme://user:password@host`. */
export function isInUserInfo(text: string, end: number): boolean {
  for (let at = end - 1; at > end - longest; at--) {
    const character = text.charAt(at);
    if (character === "/") return text.endsWith("://", at + 1);
    if (ends.has(character) || isAt(text, at, blank)) return false;
  }
  return false;
}
