import { unpackSync } from "../../logs/content.ts";
import type { LogCounts, LogId } from "../../logs/ports.ts";
import type { Requester } from "../../work/requester.ts";
import { type AnswerContext, maxSmallTextBytes } from "../answers/answer-context.ts";
import { encodeText } from "../answers/answer-jobs.ts";
import { identityEncoding } from "../answers/appendable-encoding.ts";
import { contentOf, countsOf, idOf, viewed } from "../answers/find-log.ts";
import { answerLarge } from "../answers/send-large-answer.ts";
import { type AnswerEncoding, answerEncodings, chooseEncoding, keysOf } from "../core/accept-encoding.ts";
import { SingleFlightCache } from "../core/cache/single-flight-cache.ts";
import { type Exchange, queryValue, requesterOf } from "../core/exchange.ts";
import { type HeaderList, notModified, ok, openHeaders, privateCaching, redirectTemporary } from "../core/replies.ts";
import { logLinks } from "./log-links.ts";

const cacheBytes = 32 * 1024 * 1024;

/** `GET /raw/{id}`: the log, and nothing but the log. `/content/{id}` is the same for a page that was counted already. */
export class RawAnswer {
  /** Blobs are sent without being copied. */
  private readonly texts: SingleFlightCache<Blob>;

  constructor(private readonly context: AnswerContext) {
    this.texts = new SingleFlightCache(cacheBytes, (blob) => blob.size, context.metrics.cache("raw"));
  }

  async get(exchange: Exchange, isView = true): Promise<Response> {
    const id = idOf(exchange);
    const counts = await this.texts.evictOnError(keysOf(id), countsOf(this.context, id));
    const { headers: asked } = exchange.request;
    const encoding = counts.size < 256 ? "identity" : chooseEncoding(asked.get("accept-encoding"));
    const headers = rawHeaders(counts, encoding, queryValue(exchange, "download") !== null);
    // Keeping ten megabytes costs a browser more time than it saves: it asks again anyway.
    if (!isView) headers["Cache-Control"] = "private, no-store";
    if (matches(asked.get("if-none-match"), id)) {
      await viewed(this.context, id, exchange, isView);
      return notModified(headers);
    }
    return counts.size <= maxSmallTextBytes
      ? this.answerSmall(id, exchange, isView, encoding, headers)
      : this.answerLarge(counts, exchange, isView, encoding, headers);
  }

  private async answerSmall(
    id: LogId,
    exchange: Exchange,
    isView: boolean,
    encoding: AnswerEncoding,
    headers: HeaderList,
  ): Promise<Response> {
    const text = await this.texts.get(`${id}:${encoding}`, requesterOf(exchange), async (requester) => {
      const bytes = await this.encodedText(id, encoding, requester);
      return new Blob([bytes as Uint8Array<ArrayBuffer>]);
    });
    await viewed(this.context, id, exchange, isView);
    return ok(text, headers);
  }

  private async encodedText(id: LogId, encoding: AnswerEncoding, requester: Requester): Promise<Uint8Array> {
    const log = await contentOf(this.context, id);
    // The stored form is zstd already.
    if (encoding === "zstd") return log.packed;
    if (encoding === "identity" && log.size <= maxSmallTextBytes) return unpackSync(log);
    return this.context.heavy.run(encodeText, { log, encoding }, requester, [log.packed]);
  }

  private async answerLarge(
    { id, size }: LogCounts,
    exchange: Exchange,
    isView: boolean,
    encoding: AnswerEncoding,
    headers: HeaderList,
  ): Promise<Response> {
    // The object is zstd as it is stored: only for clients that accept zstd, and show the text.
    if (isView && encoding === "zstd" && !exchange.isHead && !headers["Content-Disposition"]) {
      const address = await this.context.readLog.publicAddress(id);
      if (address !== null) {
        await viewed(this.context, id, exchange);
        return redirectTemporary(address);
      }
    }
    return answerLarge(this.context, exchange, {
      key: `raw:${id}:${encoding}`,
      maxBytes: 1.1 * size + 1024,
      make: async (requester) => identityEncoding(await this.encodedText(id, encoding, requester)),
      end: async () => {
        await viewed(this.context, id, exchange, isView);
        return new Uint8Array();
      },
      headers,
    });
  }
}

function rawHeaders(counts: LogCounts, encoding: AnswerEncoding, isDownload: boolean): HeaderList {
  const headers: HeaderList = {
    ...openHeaders,
    "Access-Control-Expose-Headers": "ETag, Content-Disposition, Link",
    "Content-Type": "text/plain; charset=utf-8",
    // Kept by browsers, but asked about every time: the content never changes, and every reading counts.
    "Cache-Control": privateCaching,
    ETag: etag(counts.id, encoding),
    Link: logLinks(counts.id),
    Vary: "Accept-Encoding",
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  if (isDownload) headers["Content-Disposition"] = attachment(counts.name || `${counts.id}.log`);
  return headers;
}

function etag(id: LogId, encoding: AnswerEncoding): string {
  return encoding === "identity" ? `"${id}"` : `"${id}-${encoding}"`;
}

/** The content of an id never changes, so any tag of it is still good, whatever the encoding. */
function matches(header: string | null, id: LogId): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  const tags = ["identity" as const, ...answerEncodings].map((encoding) => etag(id, encoding));
  return header.split(",").some((tag) => tags.includes(tag.trim().replace(/^W\//, "")));
}

/** A name is a label, not a path: it cannot leave the folder of downloads or the header. */
export function attachment(name: string): string {
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, "_").replace(/^\.+/, "_");
  const ascii = safe.replace(/[^\x20-\x7e]/g, "_").replace(/[%;]/g, "_");
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
