import type {
  BundleAnswer,
  HealthAnswer,
  LimitsAnswer,
  LogAnswer,
  RemovedAnswer,
  StatsAnswer,
  UploadAnswer,
} from "../wire/answers.ts";
import type { AnalyseAnswer, InsightsAnswer } from "../wire/insights-answer.ts";
import type { Language } from "../wire/languages.ts";
import { AnswerBody, bytesOf, maxAnswerBytes, streamOf } from "./answer-body.ts";
import { isBundle, isInsights, isLimits, isLog, isRemoved, isStats, isUpload } from "./answer-shapes.ts";
import { LecternError } from "./lectern-error.ts";
import { logIdOf, serverAddress } from "./log-address.ts";
import { ask, checkIsLog, type Fetch, failureOf, readJson, success } from "./requests.ts";
import { type Repeatable, Retrying, type RetryNotice, type RetryOptions } from "./retrying.ts";
import {
  filesBodyOf,
  type LogContent,
  type Progress,
  type SharedFile,
  trackedBody,
  type UploadBody,
  uploadBodyOf,
} from "./upload-body.ts";

export interface LecternOptions {
  /** When to try again. `false`: never. */
  retry?: RetryOptions | false;
  /** Told before each wait for a retry. */
  onRetry?: (notice: RetryNotice) => void;
  /** Of the operator, for tools that share a lot. Sent when a log is shared, and with nothing else. */
  key?: string;
  /** Headers for every request. In browsers, others than the usual ones are refused by the server's CORS rules. */
  headers?: Record<string, string>;
  /** Instead of the platform's own. */
  fetch?: Fetch;
}

export interface CallOptions {
  /** Ends the call, also while it waits for a retry. It then rejects with the signal's reason. */
  signal?: AbortSignal;
}

export interface ShareOptions extends CallOptions {
  /** The file name of the log. */
  name?: string;
  /** Lets the server mask what is private before it stores the log. */
  redact?: boolean | "strict";
  /** Words that the server masks as well, with or without `redact`. */
  hide?: readonly string[];
  /** What the server masks of players, with or without `redact`: `true` is their names. */
  players?: boolean | "all" | readonly ("names" | "chat" | "coordinates")[];
  /** Whether to send the log packed where that helps. Default true. */
  compress?: boolean;
  /**
   * Told at the start of every try, at its end, and in between where the platform can send streams (Node, Deno, Bun).
   * Browsers tell the start and the end only.
   */
  onProgress?: (progress: Progress) => void;
}

export interface AnalyseOptions extends CallOptions {
  /** Of messages and advice. Without it, the server goes by `Accept-Language`. */
  language?: Language;
  compress?: boolean;
}

/** A Lectern server, spoken to over `fetch` and nothing else. */
export class Lectern {
  /** Without a slash at its end. */
  readonly server: string;
  private readonly retrying: Retrying;
  private readonly fetch: Fetch;
  private readonly headers: Record<string, string>;
  private readonly keyHeaders: Record<string, string>;

  constructor(server: string | URL, options: LecternOptions = {}) {
    this.server = serverAddress(server);
    this.retrying = new Retrying(options.retry, options.onRetry);
    this.fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
    this.headers = options.headers ?? {};
    this.keyHeaders = keyHeadersOf(options.key);
  }

  /**
   * Stores a log. Refusals that say when to come back (429, 503) are waited for; nothing was stored then. An upload whose
   * answer got lost is not repeated, because the log may be stored: that rejects with the code `answer-lost`. The answer
   * has a `token`, which `remove` takes. Keep it, if the log may have to go: nobody else has it.
   */
  async share(content: LogContent, options: ShareOptions = {}): Promise<UploadAnswer> {
    return this.upload(await uploadBodyOf(content, options.compress ?? true, options.signal), options);
  }

  private async upload(body: UploadBody, options: ShareOptions): Promise<UploadAnswer> {
    const { name, redact, hide = [], players, signal, onProgress } = options;
    const query = queryOf({
      name: name || undefined,
      redact: redact ? String(redact) : undefined,
      hide: hide.length > 0 ? hide.join(",") : undefined,
      players: players ? String(players) : undefined,
      token: "true",
    });
    const answer = await this.retrying.run("upload", signal, () =>
      this.send("upload", `/api/upload${query}`, body, signal, readUpload, onProgress),
    );
    onProgress?.({ sent: body.bytes.length, total: body.bytes.length });
    return answer;
  }

  /**
   * Stores several files with one link: a bundle, whose `files` the answer names. Each is a log of its own. Up to ten;
   * an archive (zip, tar, tar.gz) counts as the logs in it. What was not taken is in `leftOut`. Otherwise as `share`.
   */
  async shareFiles(files: readonly SharedFile[], options: ShareOptions = {}): Promise<UploadAnswer> {
    const body = await filesBodyOf(files, options.compress ?? true, options.signal);
    return this.upload(body, options);
  }

  /** What is in a bundle. Does not count as a view. */
  bundle(id: string, options: CallOptions = {}): Promise<BundleAnswer> {
    return this.read((own) => `/api/bundle/${own}`, id, options, readBundle);
  }

  /** All files of a bundle as a zip. Counts as a view of the bundle. */
  bundleZip(id: string, options: CallOptions = {}): Promise<Uint8Array> {
    return this.read(
      (own) => `/api/bundle/${own}/zip`,
      id,
      options,
      (response) => bytesOf(response, maxAnswerBytes.zip),
    );
  }

  /** The log with its name and its views. Counts as a view. */
  get(id: string, options: CallOptions = {}): Promise<LogAnswer> {
    return this.read((own) => `/api/log/${own}`, id, options, readLog);
  }

  /** The log as text, to the character. Counts as a view. */
  raw(id: string, options: CallOptions = {}): Promise<string> {
    // `text()` would drop a byte order mark.
    return this.read(rawPath, id, options, async (response) =>
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(await bytesOf(checkIsLog(response), maxAnswerBytes.log)),
    );
  }

  /** The log as bytes while they arrive. What breaks after the start is not tried again. Counts as a view. */
  rawStream(id: string, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.read(rawPath, id, options, async (response) => {
      const body = new AnswerBody(checkIsLog(response), maxAnswerBytes.log);
      return streamOf(body, (error) => failureOf(error, "read", options.signal, true));
    });
  }

  /** How often it was viewed. Asking does not count as a view. */
  stats(id: string, options: CallOptions = {}): Promise<StatsAnswer> {
    return this.read((own) => `/api/stats/${own}`, id, options, readStats);
  }

  /**
   * Removes a log for good, with the token that `share` gave. Rejects with `not-owner` where the token is another's, and
   * with `not-found` where there is no such log (any more).
   */
  async remove(id: string, token: string, { signal }: CallOptions = {}): Promise<RemovedAnswer> {
    const own = logIdOf(id);
    const headers = { ...this.headers, Authorization: `Bearer ${token}` };
    const url = `${this.server}/api/log/${own}`;
    const question = { kind: "read" as const, url, init: { method: "DELETE", headers }, signal };
    let isInDoubt = false;
    return this.retrying.run("read", signal, async () => {
      try {
        return await ask(this.fetch, { ...question, read: readRemoved });
      } catch (error) {
        const code = error instanceof LecternError ? error.code : null;
        // The answer to an earlier try got lost: it was that one that removed it.
        if (code === "not-found" && isInDoubt) return { success: true, id: own };
        isInDoubt ||= code === "unreachable" || code === "unavailable";
        throw error;
      }
    });
  }

  /** What a stored log says: its software, facts, exceptions, and findings with advice. Does not count as a view. */
  insights(id: string, options: CallOptions & { language?: Language } = {}): Promise<InsightsAnswer> {
    const query = queryOf({ lang: options.language });
    return this.read((own) => `/api/insights/${own}${query}`, id, options, readInsights);
  }

  /** What a text that is not stored says: its software, facts, exceptions, and findings with advice. */
  async analyse(content: LogContent, options: AnalyseOptions = {}): Promise<AnalyseAnswer> {
    const { signal, language, compress = true } = options;
    const body = await uploadBodyOf(content, compress, signal);
    const path = `/api/analyse${queryOf({ lang: language })}`;
    return this.retrying.run("read", signal, () => this.send("read", path, body, signal, readAnalysis));
  }

  /** What the server allows. */
  limits(options: CallOptions = {}): Promise<LimitsAnswer> {
    return this.readFrom("/api/limits", options, readLimits);
  }

  /** Whether the server can store and read. One that cannot is an answer here, not an error. */
  health(options: CallOptions = {}): Promise<HealthAnswer> {
    const isAnswer = ({ ok, status }: Response) => ok || status === 503;
    return this.readFrom("/api/health", options, readHealth, isAnswer);
  }

  private async read<Result>(
    pathOf: (id: string) => string,
    id: string,
    options: CallOptions,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    return this.readFrom(pathOf(logIdOf(id)), options, read);
  }

  private readFrom<Result>(
    path: string,
    { signal }: CallOptions,
    read: (response: Response) => Promise<Result>,
    isAnswer?: (response: Response) => boolean,
  ): Promise<Result> {
    const url = `${this.server}${path}`;
    const question = { kind: "read" as const, url, init: { headers: this.headers }, signal, read };
    return this.retrying.run("read", signal, () => ask(this.fetch, { ...question, ...(isAnswer && { isAnswer }) }));
  }

  private send<Answer>(
    kind: Repeatable,
    path: string,
    body: UploadBody,
    signal: AbortSignal | undefined,
    read: (response: Response) => Promise<Answer>,
    onProgress?: (progress: Progress) => void,
  ): Promise<Answer> {
    const keyHeaders = kind === "upload" ? this.keyHeaders : {};
    const headers: Record<string, string> = { ...this.headers, ...keyHeaders, "Content-Type": body.contentType };
    if (body.encoding !== null) headers["Content-Encoding"] = body.encoding;
    const init = { method: "POST", headers, ...trackedBody(body, onProgress) };
    const sentBytes = body.bytes.length;
    return ask(this.fetch, { kind, url: `${this.server}${path}`, init, sentBytes, signal, read });
  }
}

const readUpload = success<UploadAnswer>(isUpload, maxAnswerBytes.facts);
const readBundle = success<BundleAnswer>(isBundle, maxAnswerBytes.facts);
const readStats = success<StatsAnswer>(isStats, maxAnswerBytes.facts);
const readRemoved = success<RemovedAnswer>(isRemoved, maxAnswerBytes.facts);
const readLimits = success<LimitsAnswer>(isLimits, maxAnswerBytes.facts);
const readLog = success<LogAnswer>(isLog, maxAnswerBytes.logInJson);
const readInsights = success<InsightsAnswer>(isInsights, maxAnswerBytes.insights);
const readAnalysis = success<AnalyseAnswer>(isInsights, maxAnswerBytes.insights);

async function readHealth(response: Response): Promise<HealthAnswer> {
  return (await readJson(response, maxAnswerBytes.facts)) as unknown as HealthAnswer;
}

export function createClient(server: string | URL, options: LecternOptions = {}): Lectern {
  return new Lectern(server, options);
}

/** Keys come from files and variables, where a line end is easily left behind. */
function keyHeadersOf(key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  const trimmed = key.trim();
  // What a header cannot carry would be told by `fetch`, in words that may repeat it.
  if (!/^[!-~]+$/.test(trimmed)) throw new TypeError("A key is one word of letters, digits and signs.");
  return { Authorization: `Bearer ${trimmed}` };
}

function rawPath(id: string): string {
  return `/raw/${id}`;
}

function queryOf(fields: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
