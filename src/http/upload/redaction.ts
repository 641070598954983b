import { type LineCounts, noDetails } from "../../logs/ports.ts";
import { type PrivateCounts, type PrivateKind, privateKinds } from "../../privacy/redact.ts";
import type { TextsOfShare } from "../../privacy/share-texts.ts";
import type { RedactOption } from "../../wire/upload-fields.ts";
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

/** For `strict`: also what is uncertain, such as an address that could be a version. */
const allKinds: ReadonlySet<PrivateKind> = new Set(privateKinds);

function kindsOf(redact: RedactOption): ReadonlySet<PrivateKind> | undefined {
  return redact === "strict" ? allKinds : undefined;
}

/** The name of a share of several logs. */
export function redactName(name: string, redact: RedactOption, share: TextsOfShare): string {
  if (!redact || name === "") return name;
  return maskTogether("", { name, origin: noDetails }, { kinds: kindsOf(redact), share }).name;
}

/** What will be stored of a log: masked, if the sender asks for that. */
export function redactFile(
  file: DecodedFile,
  redact: RedactOption,
  maxLogBytes: number,
  { countsLines }: UploadProtocol,
  share?: TextsOfShare,
): RedactedFile {
  if (!redact) {
    return { ...file, redacted: null, lineCounts: countsLines ? lineCountsOf(utf8Text(file.content)) : null };
  }
  const options = { kinds: kindsOf(redact), share, betweenChunks: collectingNowAndThen() };
  const { text, counts, name, origin } = maskTogether(utf8Text(file.content), file, options);
  const content = Object.keys(counts).length === 0 ? file.content : Buffer.from(text);
  // A mask may be longer than what it hides.
  if (content.length > maxLogBytes) throw tooLarge(maxLogBytes);
  return { name, origin, content, redacted: counts, lineCounts: countsLines ? lineCountsOf(text) : null };
}
