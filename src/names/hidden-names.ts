import { hasIds } from "./find-names.ts";

/** Whether a text has names that a map could make readable. */
export interface HiddenNames {
  ids: boolean;
  /** Those the game is shipped with, in frames. */
  official: boolean;
}

/** `at bsr.a(SourceFile:118)`, `at net.minecraft.server.MinecraftServer.a(SourceFile:12)` */
const officialFrame =
  /\bat (?:[^\s()/]{1,100}\/{1,2}){0,3}(?:[a-z]{1,5}(?:\$\w{1,4}){0,3}|net\.minecraft\.[\w.$]{1,200})\.[a-zA-Z]{1,3}\([^()\n]{0,200}\)/;

export function hiddenNamesIn(text: string): HiddenNames {
  return { ids: hasIds(text), official: officialFrame.test(text) };
}
