import type { LogCounts, LogId, MaybePromise } from "../../logs/ports.ts";
import type { Requester } from "../../work/requester.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import type { AnswerForm } from "../answers/answer-form.ts";
import { encodeText } from "../answers/answer-jobs.ts";
import { type AppendableEncoding, identityEncoding } from "../answers/appendable-encoding.ts";
import { encodeLog } from "../answers/encode-log.ts";
import { contentOf, idOf, viewed } from "../answers/find-log.ts";
import { encodedHeaders } from "../answers/kept-answer.ts";
import type { LogAnswers } from "../answers/log-answers.ts";
import { type AnswerEncoding, answerEncodings, chooseEncoding } from "../core/accept-encoding.ts";
import { type Exchange, queryValue, requesterOf } from "../core/exchange.ts";
import { type HeaderList, notModified, openHeaders, privateCaching, redirectTemporary } from "../core/replies.ts";
import { asksForReadable, namesHeader } from "../names/asked-names.ts";
import { encodeReadableText } from "../names/readable-jobs.ts";
import type { FoundNames, LogNames, ReadableLogs } from "../names/readable-logs.ts";
import { maxReadableBytes } from "../names/readable-text.ts";
import { attachment } from "./download-name.ts";
import { logLinks } from "./log-links.ts";

/** Where the log is asked for as text. */
interface RawAddress {
  /** Names it among the others. */
  name: string;
  isView: boolean;
  cacheControl: string;
  vary: string;
  /** Where readable names are asked for: what became of it. */
  found?: FoundNames;
}

const rawAddress: RawAddress = {
  name: "raw",
  isView: true,
  // Kept by browsers, but asked about every time: the content never changes, and every reading counts.
  cacheControl: privateCaching,
  vary: "Accept-Encoding",
};

/** `/content/{id}`: for a page that was counted already. */
export const contentAddress: RawAddress = {
  ...rawAddress,
  name: "content",
  isView: false,
  // Keeping ten megabytes costs a browser more time than it saves: it asks again anyway.
  cacheControl: "private, no-store",
};

/** `/{id}`, where people see a page. */
export const pageAddress: RawAddress = { ...rawAddress, name: "page", vary: "Accept-Encoding, Accept" };

/** So short that no encoding pays. */
const minEncodedBytes = 256;

/** `GET /raw/{id}`: the log, and nothing but the log. */
export class RawAnswer {
  constructor(
    private readonly context: AnswerContext,
    private readonly answers: LogAnswers,
    private readonly readable: ReadableLogs,
  ) {}

  get(exchange: Exchange, address: RawAddress = rawAddress): MaybePromise<Response> {
    const id = idOf(exchange);
    if (exchange.search !== "" && asksForReadable(exchange)) return this.withNames(id, exchange, address);
    return this.asWritten(id, exchange, address);
  }

  private asWritten(id: LogId, exchange: Exchange, address: RawAddress): MaybePromise<Response> {
    const isDownload = queryValue(exchange, "download") !== null;
    if (matches(exchange.request.headers.get("if-none-match"), id)) {
      return this.notModified(id, exchange, address, isDownload, null);
    }
    return this.answers.send(exchange, {
      id,
      key: `text:${id}`,
      variant: isDownload ? `${address.name}:download` : address.name,
      isView: address.isView,
      form: (counts) => this.form(counts, address, isDownload, mayBeSentElsewhere(exchange.request.headers)),
    });
  }

  /** `?names=readable`: where there are none, the log as written, and why. */
  private async withNames(id: LogId, exchange: Exchange, written: RawAddress): Promise<Response> {
    const found = await this.readable.of(id, requesterOf(exchange));
    const address = { ...written, name: `${written.name}:${namesHeader(found)}`, found };
    const { names } = found;
    if (names === null) return this.asWritten(id, exchange, address);
    const isDownload = queryValue(exchange, "download") !== null;
    if (matches(exchange.request.headers.get("if-none-match"), id, names)) {
      return this.notModified(id, exchange, address, isDownload, names);
    }
    return this.answers.send(exchange, {
      id,
      key: `text:${id}:${names.version}`,
      variant: isDownload ? `${address.name}:download` : address.name,
      isView: address.isView,
      form: (counts) => ({
        headers: (encoding) => rawHeaders(counts, encoding, address, isDownload, names),
        size: counts.size,
        maxBytes: () => 1.1 * maxReadableBytes(counts.size),
        make: (encoding, requester) => this.readableText(id, names, encoding, requester),
        end: null,
        isPlain: isPlain(counts),
        isCostly: true,
      }),
    });
  }

  private async readableText(id: LogId, { glossary }: LogNames, encoding: AnswerEncoding, requester: Requester) {
    const log = await contentOf(this.context, id);
    return this.context.heavy.run(encodeReadableText, { log, glossary, encoding }, requester, [log.packed]);
  }

  private form(counts: LogCounts, address: RawAddress, isDownload: boolean, mayGoElsewhere: boolean): AnswerForm {
    return {
      headers: (encoding) => rawHeaders(counts, encoding, address, isDownload),
      size: counts.size,
      maxBytes: () => 1.1 * counts.size + 1024,
      make: (encoding, requester) => this.encodedText(counts.id, encoding, requester),
      rendering: "text",
      end: null,
      isPlain: isPlain(counts),
      // The object is zstd as it is stored: only for clients that accept zstd, and show the text.
      elsewhere: async (encoding) => {
        if (encoding !== "zstd" || !address.isView || isDownload || !mayGoElsewhere) return null;
        const location = await this.context.readLog.publicAddress(counts.id);
        return location === null ? null : redirectTemporary(location, address.vary);
      },
    };
  }

  private async encodedText(id: LogId, encoding: AnswerEncoding, requester: Requester): Promise<AppendableEncoding> {
    // The stored form is zstd already.
    if (encoding === "zstd") return identityEncoding((await contentOf(this.context, id)).packed);
    return encodeLog(this.context, encodeText, id, encoding, requester);
  }

  private async notModified(
    id: LogId,
    exchange: Exchange,
    address: RawAddress,
    isDownload: boolean,
    names: LogNames | null,
  ): Promise<Response> {
    const counts = await viewed(this.context, id, exchange, address.isView);
    const wanted = chooseEncoding(exchange.request.headers.get("accept-encoding"));
    const encoding = isPlain(counts) ? "identity" : wanted;
    return notModified(encodedHeaders(rawHeaders(counts, encoding, address, isDownload, names), encoding));
  }
}

/**
 * An object store has no headers for scripts of other sites, and would give a range of the packed bytes, which nobody can
 * unpack.
 */
function mayBeSentElsewhere(headers: Headers): boolean {
  const mode = headers.get("sec-fetch-mode");
  return headers.get("origin") === null && headers.get("range") === null && (mode === null || mode === "navigate");
}

function isPlain({ size }: LogCounts): boolean {
  return size < minEncodedBytes;
}

function rawHeaders(
  counts: LogCounts,
  encoding: AnswerEncoding,
  { cacheControl, vary, found }: RawAddress,
  isDownload: boolean,
  names: LogNames | null = null,
): HeaderList {
  const headers: HeaderList = {
    ...openHeaders,
    "Access-Control-Expose-Headers": found
      ? "ETag, Content-Disposition, Link, X-Names"
      : "ETag, Content-Disposition, Link",
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": cacheControl,
    ETag: etag(tagOf(counts.id, names), encoding),
    Link: logLinks(counts.id),
    Vary: vary,
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
  if (found) headers["X-Names"] = namesHeader(found);
  if (isDownload) headers["Content-Disposition"] = attachment(counts.name || `${counts.id}.log`);
  return headers;
}

/** Names the text: the content of an id never changes, but its readable names may. */
function tagOf(id: LogId, names: LogNames | null): string {
  return names === null ? id : `${id}-readable-${names.version}`;
}

function etag(text: string, encoding: AnswerEncoding): string {
  return encoding === "identity" ? `"${text}"` : `"${text}-${encoding}"`;
}

/** The content of an id never changes, so any tag of it is still good, whatever the encoding. */
function matches(header: string | null, id: LogId, names: LogNames | null = null): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  const tags = ["identity" as const, ...answerEncodings].map((encoding) => etag(tagOf(id, names), encoding));
  return header.split(",").some((tag) => tags.includes(tag.trim().replace(/^W\//, "")));
}
