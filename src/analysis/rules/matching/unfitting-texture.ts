import type { MatchContext } from "../../model/finding.ts";
import { lineOf } from "./match-text.ts";

/** The texture that the game found no room for: `Unable to fit: minecraft:block/stone - size: 4096x4096`. */
export interface UnfittingTexture {
  name: string;
  size: string | undefined;
  /** The game's own are replaced by resource packs; others come with a mod. */
  isMods: boolean;
}

export function unfittingTexture(place: MatchContext): UnfittingTexture | null {
  const line = lineOf(place);
  const found =
    /Unable to fit: ([^\n]{1,200}?) - size: (\d{1,6}x\d{1,6})/.exec(line) ??
    /Unable to fit:? ([^\s,]{1,200})(?:, size: (\d{1,6}x\d{1,6}))?/.exec(line);
  if (!found) return null;
  const name = found[1]!.trim();
  return { name, size: found[2], isMods: /^(?!minecraft:)[a-z0-9_.-]{1,64}:/.test(name) };
}
