import { plainContent } from "../../logs/content.ts";
import type { PackingEffort } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import { asYesOrNo } from "../../wire/upload-fields.ts";
import { freeBytes } from "../../work/free-bytes.ts";
import type { Job } from "../../work/job.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import { type DecodedShare, decodeShare } from "./decode-share.ts";
import { openUpload } from "./decode-upload.ts";
import { finishUpload, type PreparedUpload, prepareSmallUpload, prepareUpload, redactShare } from "./prepare-upload.ts";
import { type BodyKind, looksSmall, unpackedIfSmall } from "./small-body.ts";

/** Bodies up to this size are masked and counted on the request thread: what is made to take long takes 2 µs a byte. */
const smallRedaction = 4 * 1024;
/** Packed ones up to this size. */
const smallPackedRedaction = 1024;

const overdueMessage =
  "Reading and masking this took too long, and was given up. Send a part of it, or try again later.";

/** From the bytes of a body to what is stored of it, on the thread where that costs least. */
export class UploadPreparation {
  constructor(private readonly heavy: JobPool) {}

  async prepare(
    body: Uint8Array,
    kind: BodyKind,
    effort: PackingEffort,
    requester: Requester,
  ): Promise<PreparedUpload> {
    if (isMaskedElsewhere(body, kind)) return this.prepareTogether(body, kind, effort, requester);
    const small = timed(requester, () => unpackedIfSmall(body, kind));
    if (!small) return this.prepareElsewhere(body, kind, effort, requester);
    const { description, protocol } = small.kind;
    const { maxLogBytes } = description;
    const opened = timed(requester, () => openUpload(small.body, description, protocol));
    if (opened.found.archives) return this.prepareElsewhere(small.body, small.kind, effort, requester);
    const bodyBytes = small.body.length;
    const share = timed(requester, () => decodeShare(opened, maxLogBytes));
    if (small.body !== body && !holdsBytes(share, small.body)) freeBytes(small.body);
    // Here, only the body said whether to mask it.
    if ((share.redact || protocol.countsLines) && bodyBytes > smallRedaction) {
      const contents = share.files.map(({ content }) => content);
      return this.run(finishUpload(protocol), { share, maxLogBytes, effort }, requester, contents, true);
    }
    return redactShare(share, maxLogBytes, protocol, (text) => plainContent(text, effort));
  }

  /** What looks small goes with others; where it is not, it comes back, and goes alone. */
  private async prepareTogether(
    body: Uint8Array,
    kind: BodyKind,
    effort: PackingEffort,
    requester: Requester,
  ): Promise<PreparedUpload> {
    if (!looksSmall(body, kind)) return this.prepareElsewhere(body, kind, effort, requester);
    const { description, protocol } = kind;
    const job = prepareSmallUpload(protocol);
    const prepared = await this.run(job, { body, description, effort }, requester, [body], true);
    return "body" in prepared ? this.prepareElsewhere(prepared.body, kind, effort, requester) : prepared;
  }

  private prepareElsewhere(
    body: Uint8Array,
    { description, protocol }: BodyKind,
    effort: PackingEffort,
    requester: Requester,
  ): Promise<PreparedUpload> {
    return this.run(prepareUpload(protocol), { body, description, effort }, requester, [body]);
  }

  private async run<In, Out>(
    job: Job<In, Out>,
    input: In,
    requester: Requester,
    handOver: Uint8Array[],
    isSmall = false,
  ): Promise<Out> {
    try {
      return await this.heavy.run(job, input, requester, handOver, isSmall);
    } catch (error) {
      throw error instanceof JobOverdue ? new Refusal(503, overdueMessage) : error;
    }
  }
}

function holdsBytes({ files }: DecodedShare, bytes: Uint8Array): boolean {
  return files.some(({ content }) => content.buffer === bytes.buffer);
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
