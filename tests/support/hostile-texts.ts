import { filled } from "./growth.ts";

const esc = "\x1b";
const fill = (piece: string) => (size: number) => filled(piece, size);

/** Lines of colour codes, by what is in them: how to make one of a size. */
export const hostileColours: Readonly<Record<string, (size: number) => string>> = {
  "terminal colours": fill(`${esc}[31m`),
  "terminal colours with text": fill(`a${esc}[31m`),
  "game colours": fill("§c"),
  "game colours with text": fill("§cx"),
  "section signs": fill("§"),
  escapes: fill(esc),
  "begun sequences": fill(`${esc}[`),
  "begun commands": fill(`${esc}]`),
  "a command that never ends": (size) => `${esc}]${"a".repeat(size)}`,
  "a sequence that never ends": (size) => `${esc}[${filled("1;", size)}`,
  "begun hexadecimal colours": fill("§x§f§f§f§f§f"),
  "one code at the far end": (size) => `${"a".repeat(size)}§c${esc}[31m`,
};
