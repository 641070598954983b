import { AnswerBody } from "./answer-body.ts";

/** Why a call failed, in a word that programs can depend on. */
export type LecternErrorCode =
  /** 400, 415: the request has to change. */
  | "bad-request"
  /** 403, when a log is removed: the token is not that of the log. */
  | "not-owner"
  /** 403, when a log is shared: the key is not known, or the operator does not take logs of this network, or this one. */
  | "refused"
  /** 404: there is no such log. */
  | "not-found"
  /** 413: the log is larger than the server takes. */
  | "too-large"
  /** 429: too many uploads or analyses; `retryAfter` says when the next one passes. */
  | "rate-limited"
  /** 502, 503, 504: not now. */
  | "unavailable"
  /** Any other status: a bug in the server, or something in between. */
  | "server-error"
  /** What answered does not speak as Lectern does: the address may be wrong. */
  | "not-lectern"
  /** No answer came. Nothing was changed by a read, and the server was never reached by an upload. */
  | "unreachable"
  /** An upload was sent, and the connection broke before its answer came: the log may be stored, or not. */
  | "answer-lost"
  /** What was given as an id is neither an id nor a link. */
  | "invalid-id";

/** The only error that calls reject with, beside the reason of an `AbortSignal` and mistakes of the calling program. */
export class LecternError extends Error {
  override readonly name = "LecternError";
  /** The HTTP status of the answer; 0 where there was none. */
  readonly status: number;
  readonly code: LecternErrorCode;
  /** Whole seconds after which the same call may pass, where the server said so. */
  readonly retryAfter: number | null;

  constructor(
    code: LecternErrorCode,
    message: string,
    details: { status?: number; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = details.status ?? 0;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** From an answer that is no success to an error. Reads the body. @internal */
export async function errorOfAnswer(response: Response, now: number, isUpload = false): Promise<LecternError> {
  const { status } = response;
  const reason = await reasonIn(response);
  const retryAfter = retryAfterOf(response.headers.get("Retry-After"), now);
  const message = reason ?? `The server answered with status ${status}, and gave no reason that could be read.`;
  const code = codeOf(status, reason !== null);
  return new LecternError(isUpload && code === "not-owner" ? "refused" : code, message, { status, retryAfter });
}

const codes: Record<number, LecternErrorCode> = {
  400: "bad-request",
  403: "not-owner",
  404: "not-found",
  413: "too-large",
  415: "bad-request",
  429: "rate-limited",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

function codeOf(status: number, hasReason: boolean): LecternErrorCode {
  // A page that says "not found" or "forbidden" is of another server; ours tells it in JSON.
  if (status < 400 || ((status === 403 || status === 404) && !hasReason)) return "not-lectern";
  return codes[status] ?? "server-error";
}

/** `/raw` answers errors in plain text. Proxies answer with pages of their own, which are no message to show. */
async function reasonIn(response: Response): Promise<string | null> {
  const type = response.headers.get("Content-Type") ?? "";
  try {
    const text = await beginningOf(response);
    if (/^text\/plain\b/i.test(type)) {
      const line = text.trim();
      return line === "" || line.includes("\n") ? null : sentenceOf(line);
    }
    const body = JSON.parse(text) as { error?: unknown } | null;
    return typeof body?.error === "string" && body.error !== "" ? sentenceOf(body.error) : null;
  } catch {
    return null;
  }
}

const maxReason = 1000;

/** Programs print it: nothing in it moves a cursor, or turns the direction of writing. */
function sentenceOf(text: string): string {
  return text
    .slice(0, maxReason)
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .trim();
}

/** No reason is longer. Something else that answers may send without an end. */
const maxErrorBytes = 64 * 1024;

async function beginningOf(response: Response): Promise<string> {
  const body = new AnswerBody(response, Number.POSITIVE_INFINITY);
  const decoder = new TextDecoder();
  let text = "";
  for (let length = 0; length < maxErrorBytes; ) {
    const chunk = await body.next();
    if (chunk === null) return text + decoder.decode();
    length += chunk.length;
    text += decoder.decode(chunk, { stream: true });
  }
  void body.cancel();
  return text;
}

/** Seconds or a date, as the standard allows; rounded up, so that nobody comes too early. @internal */
export function retryAfterOf(header: string | null, now: number): number | null {
  const value = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(value)) return Number(value);
  // A date begins with the name of a day; other texts would be guessed at.
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return null;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
