import { pack } from "../../logs/content.ts";
import { systemRandomBytes } from "../../logs/id.ts";
import { newOwnerToken } from "../../logs/owner-token.ts";
import {
  type Allowance,
  type LineCounts,
  type LogDetails,
  type LogMeta,
  noDetails,
  type PackedContent,
} from "../../logs/ports.ts";
import type { Sender, Senders } from "../../logs/senders.ts";
import { sharerHash } from "../../logs/sharer-hash.ts";
import type { UploadLog } from "../../logs/upload.ts";
import type { ServiceMetrics } from "../../metrics/service-metrics.ts";
import type { PrivateCounts, PrivateKind } from "../../privacy/redact.ts";
import type { LeftOut } from "../../wire/left-out.ts";
import type { Refusal } from "../../wire/refusal.ts";
import type { UploadFormat } from "../../wire/upload-fields.ts";
import { freeBytes } from "../../work/free-bytes.ts";
import type { JobPool } from "../../work/job-pool.ts";
import type { Requester } from "../../work/requester.ts";
import { bearerToken, type Exchange, queryValue } from "../core/exchange.ts";
import type { RequestThread } from "../core/fairness/request-thread.ts";
import type { WastedWork } from "../core/fairness/wasted-work.ts";
import { type HeaderList, rateLimitHeaders, withOwnerToken } from "../core/replies.ts";
import type { BlockedUploads } from "./blocked-uploads.ts";
import type { ReceivedBody } from "./body-limits.ts";
import { contentEncodings } from "./content-encoding.ts";
import type { BodyDescription } from "./decode-upload.ts";
import { parseMediaType } from "./media-type.ts";
import { nativeProtocol } from "./native-protocol.ts";
import type { PreparedFile } from "./prepare-upload.ts";
import type { BodyReceiver } from "./receive.ts";
import { bodyTooLarge, maxBodyBytes } from "./size-limit.ts";
import type { BodyKind } from "./small-body.ts";
import { UploadPreparation } from "./upload-preparation.ts";
import type { UploadProtocol } from "./upload-protocol.ts";

export interface SharedFile {
  log: LogMeta;
  /** How often each kind of private text was masked; null where that was not asked for. */
  redacted: PrivateCounts | null;
}

export interface SharedLog extends SharedFile {
  /** The log, or the bundle of several. */
  log: LogMeta;
  /** The logs of a bundle, the most telling one first; `null` where there is one log. */
  files: SharedFile[] | null;
  leftOut: LeftOut[];
  format: UploadFormat;
  /** What the sender's program said of the log. */
  origin: Pick<LogDetails, "source" | "metadata">;
  /** `null` where the protocol does not return it. */
  lineCounts: LineCounts | null;
  /** Lets its owner remove the log. Told once, to the sender: it is also among the headers. */
  token: string;
  /** Whether the sender wants it in the body, too. */
  wantsToken: boolean;
  headers: HeaderList;
}

interface StoredFiles extends Pick<SharedLog, "log" | "redacted" | "files"> {
  /** Of each file. */
  packedBytes: number[];
  allowance: Allowance | null;
}

/** With more uploads than this under way at once, they are packed in less time. */
const busyUploads = 2;

/** From a request to a stored log, for every protocol. */
export class UploadService {
  private readonly preparation: UploadPreparation;
  /** How many are between their last byte and their answer. */
  private underWay = 0;

  constructor(
    private readonly uploads: UploadLog,
    private readonly receiver: BodyReceiver,
    heavy: JobPool,
    private readonly thread: RequestThread,
    private readonly wasted: WastedWork,
    private readonly maxLogBytes: number,
    private readonly senders: Senders,
    private readonly metrics: ServiceMetrics,
    private readonly blocked: BlockedUploads,
    /** `null` where faults are not counted. */
    private readonly sharerKey: Uint8Array | null,
    /** Words that the operator has masked in every log. */
    private readonly hidden: readonly string[] = [],
  ) {
    this.preparation = new UploadPreparation(heavy, thread);
  }

  /** The rate limit headers of an answer that stored nothing. */
  async limitHeaders(exchange: Exchange): Promise<HeaderList> {
    const { client, limiter } = await this.senderOf(exchange);
    return rateLimitHeaders(await this.uploads.allowance(client, limiter));
  }

  private senderOf(exchange: Exchange): Promise<Sender> {
    return this.senders.identify(exchange.client.key, bearerToken(exchange));
  }

  async share(exchange: Exchange, protocol: UploadProtocol = nativeProtocol): Promise<SharedLog> {
    // First the checks that need no body, so that nobody sends ten megabytes in vain.
    const sender = await this.senderOf(exchange);
    // Who has a key is known by it, wherever it comes from.
    if (sender.keyName === null) await this.blocked.checkClient(sender.client);
    await this.uploads.checkAllowance(sender.client, sender.limiter);
    this.wasted.check(exchange);
    const description = { ...describeBody(exchange, this.maxLogBytes), hidden: this.hidden };
    contentEncodings(description.contentEncoding);

    const { maxLogBytes } = this;
    const { essence } = parseMediaType(description.contentType);
    const body = await this.receive(exchange, maxBodyBytes(maxLogBytes), () =>
      bodyTooLarge(essence, description.query.name, maxLogBytes),
    );
    this.underWay++;
    try {
      return await this.wasted.meter(exchange, (requester) =>
        this.store(sender, body, { description, protocol }, requester),
      );
    } finally {
      this.underWay--;
      body.release();
    }
  }

  /** The body of a request that brings no log, within the same bounds of memory. */
  receive(exchange: Exchange, maxBytes: number, tooLarge: () => Refusal): Promise<ReceivedBody> {
    return this.receiver.receive(exchange, maxBytes, tooLarge);
  }

  /** Reads such a body at the expense of its sender. */
  here<T>({ client }: Exchange, read: () => T): T {
    return this.thread.run(client.key, read);
  }

  private async store(sender: Sender, body: ReceivedBody, kind: BodyKind, requester: Requester): Promise<SharedLog> {
    const effort = this.underWay > busyUploads ? "quick" : "usual";
    const prepared = await this.preparation.prepare(body.bytes, kind, effort, requester);
    const { name, files, format, leftOut, token: wantsToken, known } = prepared;
    const isStored = files.some(({ content }) => "text" in content && content.text.buffer === body.bytes.buffer);
    if (!isStored) freeBytes(body.bytes);
    for (const { content } of files) await this.blocked.checkContent(content);
    const { token, hash: ownerHash } = newOwnerToken(systemRandomBytes);
    const { allowance, packedBytes, ...stored } = await this.storeFiles(sender, name, files, {
      ownerHash,
      sharer: known && this.sharerKey ? sharerHash(this.sharerKey, sender.client) : null,
    });
    for (const [at, { content }] of files.entries()) {
      this.senders.stored(sender);
      this.metrics.uploaded(kind.protocol.name, content.size, packedBytes[at]!);
    }
    const [{ origin, lineCounts }] = files as [PreparedFile];
    const headers = withOwnerToken(rateLimitHeaders(allowance), token);
    return { ...stored, leftOut, format, origin, lineCounts, token, wantsToken, headers };
  }

  /** One file is a log like any other; several are a bundle. */
  private async storeFiles(
    sender: Sender,
    name: string,
    files: PreparedFile[],
    from: Pick<LogDetails, "ownerHash" | "sharer">,
  ): Promise<StoredFiles> {
    const logs = files.map(({ content, name, origin: { source, metadata }, lineCounts }) => {
      const details: LogDetails = { ...noDetails, source, metadata, ...from, lineCounts };
      return { name, content, details };
    });
    if (logs.length === 1) {
      const { log, packedBytes, allowance } = await this.uploads.share({ ...sender, ...logs[0]! });
      return { log, redacted: files[0]!.redacted, files: null, packedBytes: [packedBytes], allowance };
    }
    const packed = await Promise.all(logs.map(async (log) => ({ ...log, content: await asPacked(log.content) })));
    const { bundle, files: metas, allowance } = await this.uploads.shareBundle({ ...sender, name, files: packed });
    const shared = files.map(({ redacted }, at) => ({ log: metas[at]!, redacted }));
    const packedBytes = packed.map(({ content }) => content.packed.length);
    return { log: bundle, redacted: sumOf(files), files: shared, packedBytes, allowance };
  }
}

async function asPacked(content: PreparedFile["content"]): Promise<PackedContent> {
  return "packed" in content ? content : await pack(content);
}

/** What was masked in all of them together. */
function sumOf(files: readonly PreparedFile[]): PrivateCounts | null {
  if (files.every(({ redacted }) => redacted === null)) return null;
  const sum: PrivateCounts = {};
  for (const { redacted } of files) {
    for (const [kind, count] of Object.entries(redacted ?? {}) as [PrivateKind, number][]) {
      sum[kind] = (sum[kind] ?? 0) + count;
    }
  }
  return sum;
}

/** What the headers and the query of a request say about its body. */
export function describeBody(exchange: Exchange, maxLogBytes: number): BodyDescription {
  const { headers } = exchange.request;
  return {
    contentType: headers.get("content-type"),
    contentEncoding: headers.get("content-encoding"),
    query: {
      name: queryValue(exchange, "name"),
      format: queryValue(exchange, "format"),
      redact: queryValue(exchange, "redact"),
      hide: queryValue(exchange, "hide"),
      players: queryValue(exchange, "players"),
      token: queryValue(exchange, "token"),
      known: queryValue(exchange, "known"),
    },
    maxLogBytes,
  };
}
