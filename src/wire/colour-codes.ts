/** The codes with which terminals and the game colour a text, as sources of patterns. */

/** Of one escape. Longer ones stay: nobody should be able to hide a text in one. */
export const maxParameters = 64;
/** `ESC[31m`, and other sequences that control a terminal. */
export const terminalCode = String.raw`\x1b\[[0-?]{0,${maxParameters}}[ -/]{0,4}[@-~]`;
/** `[31m`, which has lost its first character on the way. */
export const cutTerminalCode = String.raw`\[(?:\d{1,3};){0,4}\d{1,3}m`;
/** `§c`; `§x` begins a colour of six digits, each behind a sign of its own. */
export const gameCode = "§[0-9a-fk-orxA-FK-ORX]";
/** What codes begin with. */
export const colourSigns = "\x1b§";

const codes = new RegExp(`${terminalCode}|${gameCode}`, "g");
const terminalCodes = new RegExp(terminalCode, "g");

/** Quick, and never wrong when it says no. */
export function hasColourCodes(text: string): boolean {
  return text.includes("\x1b") || text.includes("§");
}

export function withoutColours(text: string): string {
  return hasColourCodes(text) ? text.replace(codes, "") : text;
}

/** The colours of the game stay. */
export function withoutTerminalCodes(text: string): string {
  return text.includes("\x1b") ? text.replace(terminalCodes, "") : text;
}
