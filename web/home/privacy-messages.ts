import type { PrivateKind } from "../../src/privacy/redact.ts";
import type { FoundPrivate } from "./found-private.ts";

/** To the thread that looks for private data. It remembers nothing between two questions. */
export type PrivacyQuestion = { id: number } & (
  | { find: string; name: string }
  | { mask: string; found: FoundPrivate; kinds: readonly PrivateKind[] }
);

/** From it. A question that fails is answered with why. */
export type PrivacyReply = { id: number } /** `name`: that of the log, masked. */ & (
  | { found: FoundPrivate; name: string }
  | { bytes: Uint8Array<ArrayBuffer> }
  | { failed: string }
);
