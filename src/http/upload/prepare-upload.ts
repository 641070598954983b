import { distinctNames } from "../../archives/entry-names.ts";
import { packSync, plainContent } from "../../logs/content.ts";
import type { PackedContent, PackingEffort, PlainContent } from "../../logs/ports.ts";
import { searchShare } from "../../privacy/search-share.ts";
import type { TextsOfShare } from "../../privacy/share-texts.ts";
import type { LeftOut } from "../../wire/left-out.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { UploadFields } from "../../wire/upload-fields.ts";
import { filePath } from "../../wire/upload-names.ts";
import type { Job } from "../../work/job.ts";
import { utf8Text } from "../core/utf8-text.ts";
import { decodeArchives } from "./decode-archives.ts";
import { aboutFile, type DecodedFile, type DecodedShare, decodeShare } from "./decode-share.ts";
import { type BodyDescription, openUpload } from "./decode-upload.ts";
import { maskingOf, type RedactedFile, redactFile, redactName } from "./redaction.ts";
import { unpackedIfSmall } from "./small-body.ts";
import type { UploadProtocol } from "./upload-protocol.ts";

/** A share that is ready to be stored, its contents packed or not. */
interface RedactedShare<Content> extends Pick<UploadFields, "name" | "format" | "token" | "known"> {
  files: (Omit<RedactedFile, "content"> & { content: Content })[];
  leftOut: LeftOut[];
}

type PackedUpload = RedactedShare<PackedContent>;
/** What is small is packed by whoever stores it. */
type PlainUpload = RedactedShare<PlainContent>;
export type PreparedUpload = PackedUpload | PlainUpload;
export type PreparedFile = PreparedUpload["files"][number];

interface ReceivedUpload {
  body: Uint8Array;
  description: BodyDescription;
  effort: PackingEffort;
}

/** Everything between receiving an upload and storing it. */
export function prepareUpload(protocol: UploadProtocol): Job<ReceivedUpload, PackedUpload> {
  return {
    name: `prepareUpload ${protocol.name}`,
    async run({ body, description, effort }) {
      const { maxLogBytes } = description;
      const opened = openUpload(body, description, protocol);
      const share = opened.found.archives
        ? await decodeArchives(opened, maxLogBytes)
        : decodeShare(opened, maxLogBytes);
      return redactShare(share, maxLogBytes, protocol, (content) => packSync(content, effort));
    },
    transferOf: ({ files }) => files.map(({ content }) => content.packed),
  };
}

/** A body that turned out to be larger than it looked. */
interface NotSmall {
  body: Uint8Array;
}

/** Prepares a body that looks small. It takes little time, whatever is in it. */
export function prepareSmallUpload(protocol: UploadProtocol): Job<ReceivedUpload, PlainUpload | NotSmall> {
  return {
    name: `prepareSmallUpload ${protocol.name}`,
    run({ body, description, effort }) {
      const small = unpackedIfSmall(body, { description, protocol });
      const opened = small && openUpload(small.body, small.kind.description, protocol);
      if (!opened || opened.found.archives) return { body };
      const { maxLogBytes } = description;
      const share = decodeShare(opened, maxLogBytes);
      return redactShare(share, maxLogBytes, protocol, (content) => plainContent(content, effort));
    },
    transferOf: (prepared) =>
      "body" in prepared ? [prepared.body] : prepared.files.map(({ content }) => content.text),
  };
}

interface ReadUpload {
  share: DecodedShare;
  maxLogBytes: number;
  effort: PackingEffort;
}

/** Finishes an upload whose body was decoded already. */
export function finishUpload(protocol: UploadProtocol): Job<ReadUpload, PlainUpload> {
  return {
    name: `finishUpload ${protocol.name}`,
    run: ({ share, maxLogBytes, effort }) =>
      redactShare(share, maxLogBytes, protocol, (content) => plainContent(content, effort)),
    transferOf: ({ files }) => files.map(({ content }) => content.text),
  };
}

/** Masks each log, with what is certain in any. One is finished before the next is begun: texts are large in memory. */
export function redactShare<Content>(
  { files, name, format, token, known, leftOut, ...wishes }: DecodedShare,
  maxLogBytes: number,
  protocol: UploadProtocol,
  contentOf: (text: Uint8Array) => Content,
): RedactedShare<Content> {
  const masking = maskingOf(wishes, files);
  const redactOne = (file: DecodedFile, certain: TextsOfShare) => {
    try {
      return redactFile(file, masking, maxLogBytes, protocol, certain);
    } catch (error) {
      throw error instanceof Refusal && files.length > 1 ? aboutFile(error, filePath(file.name)) : error;
    }
  };
  const textOf = ({ name: own, content }: DecodedFile) => `${utf8Text(content)}\n${own}`;
  const { results: prepared, known: certain } = searchShare(files, textOf, (file, certainSoFar) => {
    const { content, ...rest } = redactOne(file, certainSoFar);
    return { ...rest, content: contentOf(content) };
  });
  if (prepared.length === 1) return { name, format, token, known, files: prepared, leftOut };
  // Masks may make two names the same.
  const names = distinctNames(prepared.map((file) => filePath(file.name)));
  return {
    name: redactName(name, masking, certain),
    format,
    token,
    known,
    files: prepared.map((file, at) => ({ ...file, name: names[at]! })),
    leftOut,
  };
}
