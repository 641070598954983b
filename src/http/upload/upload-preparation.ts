import { type PackingEffort, pack } from "../../logs/content.ts";
import { Refusal } from "../../wire/refusal.ts";
import { asYesOrNo } from "../../wire/upload-fields.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import { decodeContentEncoding, isGzipFile } from "./content-encoding.ts";
import { decodeShare } from "./decode-share.ts";
import { type BodyDescription, openUpload } from "./decode-upload.ts";
import { finishUpload, type PreparedUpload, prepareUpload, redactShare } from "./prepare-upload.ts";
import type { UploadProtocol } from "./upload-protocol.ts";

/** How a body is to be read. */
export interface BodyKind {
  description: BodyDescription;
  protocol: UploadProtocol;
}

/** One log of a share, as it was stored. */
/** Bodies up to this size are decoded on the request thread. */
const smallBody = 256 * 1024;
/** Packed ones up to this size are unpacked there, as long as they are small then. */
const smallPackedBody = 64 * 1024;
/** Bodies up to this size are also masked and counted there, */
const smallRedaction = 16 * 1024;
/** and packed ones up to this size. */
const smallPackedRedaction = 4 * 1024;

/** With more uploads than this under way at once, they are packed in less time. */
const busyUploads = 8;

/** From the bytes of a body to what is stored of it, on the thread where that costs least. */
export class UploadPreparation {
  /** How many are between their last byte and the store. */
  private preparing = 0;

  constructor(private readonly heavy: JobPool) {}

  async prepare(body: Uint8Array, kind: BodyKind, requester: Requester): Promise<PreparedUpload> {
    this.preparing++;
    try {
      return await this.prepareWith(this.preparing > busyUploads ? "quick" : "usual", body, kind, requester);
    } finally {
      this.preparing--;
    }
  }

  private async prepareWith(
    effort: PackingEffort,
    body: Uint8Array,
    kind: BodyKind,
    requester: Requester,
  ): Promise<PreparedUpload> {
    if (isMaskedElsewhere(body, kind)) return this.prepareElsewhere(body, kind, effort, requester);
    const small = timed(requester, () => unpackedIfSmall(body, kind));
    if (!small) return this.prepareElsewhere(body, kind, effort, requester);
    const { description, protocol } = small.kind;
    const { maxLogBytes } = description;
    const opened = timed(requester, () => openUpload(small.body, description, protocol));
    if (opened.found.archives) return this.prepareElsewhere(small.body, small.kind, effort, requester);
    const share = timed(requester, () => decodeShare(opened, maxLogBytes));
    // Here, only the body said whether to mask it.
    if ((share.redact || protocol.countsLines) && small.body.length > smallRedaction) {
      const contents = share.files.map(({ content }) => content);
      return this.heavy.run(finishUpload(protocol), { share, maxLogBytes, effort }, requester, contents);
    }
    const { files, ...rest } = redactShare(share, maxLogBytes, protocol, (content) => pack(content, effort));
    const packed = await Promise.all(files.map(async (file) => ({ ...file, content: await file.content })));
    return { ...rest, files: packed };
  }

  private prepareElsewhere(
    body: Uint8Array,
    { description, protocol }: BodyKind,
    effort: PackingEffort,
    requester: Requester,
  ): Promise<PreparedUpload> {
    return this.heavy.run(prepareUpload(protocol), { body, description, effort }, requester, [body]);
  }
}

/** Also here, whoever sends what is refused is charged for the time it took: a few bytes may unpack to many. */
function timed<T>(requester: Requester, work: () => T): T {
  const started = performance.now();
  try {
    return work();
  } finally {
    requester.onThreadTime?.(performance.now() - started);
  }
}

/** Whether a body that is sure to be masked or counted is too large for that on the request thread: it is not read there. */
function isMaskedElsewhere(body: Uint8Array, { description, protocol }: BodyKind): boolean {
  const { contentEncoding, query } = description;
  const isMasked = query.redact === null ? protocol.redacts : asYesOrNo(query.redact) !== "false";
  const small = contentEncoding === null ? smallRedaction : smallPackedRedaction;
  return (isMasked || protocol.countsLines) && body.length > small;
}

/**
 * The body as the request thread can read it, unpacked, or null where that would take it too long. What is packed may be
 * a thousand times as large as it looks, so unpacking stops at what is small.
 */
function unpackedIfSmall(body: Uint8Array, kind: BodyKind): { body: Uint8Array; kind: BodyKind } | null {
  const { description, protocol } = kind;
  const isMultipart = description.contentType?.toLowerCase().startsWith("multipart/") ?? false;
  if (isMultipart || protocol.holdsPacked) return null;
  if (description.contentEncoding === null) {
    return body.length <= smallBody && !isGzipFile(body) ? { body, kind } : null;
  }
  if (body.length > smallPackedBody) return null;
  const unpacked = decodeSmall(body, description.contentEncoding);
  if (!unpacked || isGzipFile(unpacked)) return null;
  return { body: unpacked, kind: { protocol, description: { ...description, contentEncoding: null } } };
}

const notSmall = new Refusal(413, "larger than the request thread takes");

function decodeSmall(body: Uint8Array, contentEncoding: string): Uint8Array | null {
  try {
    return decodeContentEncoding(body, contentEncoding, smallBody, notSmall);
  } catch (error) {
    if (error === notSmall) return null;
    throw error;
  }
}
