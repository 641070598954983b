import type { LogTally } from "../../logs/ports.ts";
import { type PrivateCounts, type PrivateKind, privateKinds } from "../../privacy/redact.ts";
import { type DoorName, doors } from "./door-list.ts";
import type { Door } from "./doors.ts";
import { type BodyDescription, type InterpretedUpload, interpretUpload } from "./interpret.ts";
import { tallyOf } from "./log-tally.ts";
import { maskTogether } from "./masked-fields.ts";
import { tooLarge } from "./size-limit.ts";

/** An upload whose content is what will be stored. */
export interface FinishedUpload extends InterpretedUpload {
  /** How often each kind of private text was masked; null where that was not asked for. */
  redacted: PrivateCounts | null;
  /** Of what will be stored; null where the interface does not tell it. */
  tally: LogTally | null;
}

/** From the bytes of a request to what will be stored of it: masked, if the sender asks for that. */
export function finishUpload(body: Uint8Array, description: BodyDescription): FinishedUpload {
  return redactUpload(interpretUpload(body, description), description);
}

/** With what is only possible. */
const allKinds: ReadonlySet<PrivateKind> = new Set(privateKinds);

type Rules = Pick<BodyDescription, "door" | "maxLogBytes">;

export function redactUpload(upload: InterpretedUpload, { door, maxLogBytes }: Rules): FinishedUpload {
  if (!upload.redact) {
    return { ...upload, redacted: null, tally: isTallied(door) ? tallyOf(textOf(upload.content)) : null };
  }
  const kinds = upload.redact === "strict" ? allKinds : undefined;
  const { text, counts, name, origin } = maskTogether(textOf(upload.content), upload, kinds);
  const content = Object.keys(counts).length === 0 ? upload.content : Buffer.from(text);
  // A mask may be longer than what it hides.
  if (content.length > maxLogBytes) throw tooLarge(maxLogBytes);
  return { ...upload, name, origin, content, redacted: counts, tally: isTallied(door) ? tallyOf(text) : null };
}

export function isTallied(name: DoorName): boolean {
  const door: Door = doors[name];
  return door.isTallied ?? false;
}

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString("utf8");
}
