import type { KnownText } from "../../src/privacy/known-texts.ts";
import type { PlayerMask } from "../../src/privacy/players/find-players.ts";
import type { KnownPlayer } from "../../src/privacy/players/players.ts";
import type { FoundPrivate } from "./found-private.ts";

/** To the thread that looks for private data. It remembers nothing between two questions. */
export type PrivacyQuestion = { id: number } /**
 * `words`: of somebody's own, to be found as well; `known`: what is certain in the other logs.
 */ & (
  | {
      find: string;
      name: string;
      words: readonly string[];
      known: readonly KnownText[];
      /** What is masked of players, and those of all logs in their order. */
      masks: readonly PlayerMask[];
      players: readonly KnownPlayer[];
    }
  /** `masks`: a byte for each match. */
  | { mask: string; found: FoundPrivate; masks: Uint8Array<ArrayBuffer> }
);

/** From it. A question that fails is answered with why. */
export type PrivacyReply = {
  id: number;
} /** `name`: that of the log, masked; `certain`: what is certain in it; `players`: those whom it names. */ & (
  | { found: FoundPrivate; name: string; certain: readonly KnownText[]; players: readonly KnownPlayer[] }
  | { bytes: Uint8Array<ArrayBuffer> }
  | { failed: string }
);
