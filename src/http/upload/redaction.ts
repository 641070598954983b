import { type LineCounts, noDetails } from "../../logs/ports.ts";
import { Players, playersIn } from "../../privacy/players/players.ts";
import { type MaskOptions, type PrivateCounts, type PrivateKind, privateKinds } from "../../privacy/redact.ts";
import type { TextsOfShare } from "../../privacy/share-texts.ts";
import type { UploadFields } from "../../wire/upload-fields.ts";
import { collectingNowAndThen } from "../../work/garbage.ts";
import { utf8Text } from "../core/utf8-text.ts";
import type { DecodedFile } from "./decode-share.ts";
import { lineCountsOf } from "./line-counts.ts";
import { maskTogether } from "./masked-fields.ts";
import { tooLarge } from "./size-limit.ts";
import type { UploadProtocol } from "./upload-protocol.ts";

/** A log of which `content` is what will be stored. */
export interface RedactedFile extends DecodedFile {
  /** How often each kind of private text was masked; null where that was not asked for. */
  redacted: PrivateCounts | null;
  /** Of what will be stored; null where the protocol does not return it. */
  lineCounts: LineCounts | null;
}

/** What is masked in all files of a share; `null` where nothing is. */
export type Masking = Pick<MaskOptions, "kinds" | "words" | "players"> | null;

/** For `strict`: also what is uncertain, such as an address that could be a version. */
const allKinds: ReadonlySet<PrivateKind> = new Set(privateKinds);
const noKinds: ReadonlySet<PrivateKind> = new Set();

/** Players are known by all files before the first is masked: they have the same numbers in each. */
export function maskingOf(
  { redact, hide, players: masks }: Pick<UploadFields, "redact" | "hide" | "players">,
  files: readonly DecodedFile[],
): Masking {
  if (!redact && hide.length === 0 && masks.length === 0) return null;
  const players = new Players();
  if (masks.includes("names")) for (const { content } of files) players.add(playersIn(utf8Text(content)));
  return {
    kinds: redact === "strict" ? allKinds : redact ? undefined : noKinds,
    words: hide,
    players: masks.length > 0 ? { players, masks } : undefined,
  };
}

/** The name of a share of several logs. */
export function redactName(name: string, masking: Masking, share: TextsOfShare): string {
  if (!masking || name === "") return name;
  return maskTogether("", { name, origin: noDetails }, { ...masking, share }).name;
}

/** What will be stored of a log: masked, if the sender asks for that. */
export function redactFile(
  file: DecodedFile,
  masking: Masking,
  maxLogBytes: number,
  { countsLines }: UploadProtocol,
  share?: TextsOfShare,
): RedactedFile {
  if (!masking) {
    return { ...file, redacted: null, lineCounts: countsLines ? lineCountsOf(utf8Text(file.content)) : null };
  }
  const options = { ...masking, share, betweenChunks: collectingNowAndThen() };
  const { text, counts, name, origin } = maskTogether(utf8Text(file.content), file, options);
  const content = Object.keys(counts).length === 0 ? file.content : Buffer.from(text);
  // A mask may be longer than what it hides.
  if (content.length > maxLogBytes) throw tooLarge(maxLogBytes);
  return { name, origin, content, redacted: counts, lineCounts: countsLines ? lineCountsOf(text) : null };
}
