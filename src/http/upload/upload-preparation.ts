import { plainContent } from "../../logs/content.ts";
import type { PackingEffort } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import { asYesOrNo } from "../../wire/upload-fields.ts";
import type { Job } from "../../work/job.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import { JobOverdue } from "../../work/thread-pool.ts";
import type { RequestThread } from "../core/fairness/request-thread.ts";
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
  constructor(
    private readonly heavy: JobPool,
    private readonly thread: RequestThread,
  ) {}

  async prepare(
    body: Uint8Array,
    kind: BodyKind,
    effort: PackingEffort,
    requester: Requester,
  ): Promise<PreparedUpload> {
    if (isMaskedElsewhere(body, kind)) return this.prepareTogether(body, kind, effort, requester);
    const here = this.thread.runFor(requester, () => prepareHere(body, kind, effort));
    if ("body" in here) return this.prepareElsewhere(here.body, here.kind, effort, requester);
    if ("prepared" in here) return here.prepared;
    const { share } = here;
    const { description, protocol } = kind;
    const contents = share.files.map(({ content }) => content);
    const { maxLogBytes } = description;
    return this.run(finishUpload(protocol), { share, maxLogBytes, effort }, requester, contents, true);
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
      return await this.heavy.run(job, input, requester, handOver, { isSmall });
    } catch (error) {
      throw error instanceof JobOverdue ? new Refusal(503, overdueMessage) : error;
    }
  }
}

/** What came of a body on this thread, or how far that came. */
type PreparedHere =
  | { prepared: PreparedUpload }
  /** It is read, and has to be masked or counted elsewhere. */
  | { share: DecodedShare }
  /** It is not so small as it looked. */
  | { body: Uint8Array; kind: BodyKind };

function prepareHere(body: Uint8Array, kind: BodyKind, effort: PackingEffort): PreparedHere {
  const small = unpackedIfSmall(body, kind);
  if (!small) return { body, kind };
  const { description, protocol } = small.kind;
  const { maxLogBytes } = description;
  const bodyBytes = small.body.length;
  const opened = openUpload(small.body, description, protocol);
  if (opened.found.archives) return small;
  const share = decodeShare(opened, maxLogBytes);
  // Here, only the body said whether to mask it.
  if ((isMasked(share) || protocol.countsLines) && bodyBytes > smallRedaction) return { share };
  return { prepared: redactShare(share, maxLogBytes, protocol, (text) => plainContent(text, effort)) };
}

function isMasked({ redact, hide, players }: DecodedShare): boolean {
  return redact !== false || hide.length > 0 || players.length > 0;
}

/** Whether a body that is sure to be masked or counted is too large for that on the request thread: it is not read there. */
function isMaskedElsewhere(body: Uint8Array, { description, protocol }: BodyKind): boolean {
  const { contentEncoding, query, hidden = [] } = description;
  const isRedacted = query.redact === null ? protocol.redacts : asYesOrNo(query.redact) !== "false";
  const isMasked = isRedacted || hidden.length > 0 || query.hide !== null || query.players !== null;
  const small = contentEncoding === null ? smallRedaction : smallPackedRedaction;
  return (isMasked || protocol.countsLines) && body.length > small;
}
