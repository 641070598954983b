import { bytesOf, patienceFor, TooLarge, TooLate, within } from "./answer-body.ts";
import type { Fields } from "./answer-shapes.ts";
import { errorOfAnswer, LecternError } from "./lectern-error.ts";
import { isWebAddress, parsedAddress } from "./log-address.ts";
import type { Repeatable } from "./retrying.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** @internal */
export interface Question<Result> {
  kind: Repeatable;
  url: string;
  init: RequestInit & { duplex?: "half" };
  /** Of the body. */
  sentBytes?: number;
  signal: AbortSignal | undefined;
  read: (response: Response) => Promise<Result>;
  /** Where other answers than successes are read, too. */
  isAnswer?: (response: Response) => boolean;
}

/** One request. Rejects with a `LecternError`, or with the reason of the signal. @internal */
export async function ask<Result>(fetch: Fetch, question: Question<Result>): Promise<Result> {
  const { kind, signal, read, isAnswer = ({ ok }) => ok } = question;
  let hasBegun = false;
  try {
    const response = await begun(fetch, question);
    hasBegun = true;
    if (isRedirect(response)) throw movedTo(response);
    if (!isAnswer(response)) throw await errorOfAnswer(response, Date.now(), kind === "upload");
    return await read(response);
  } catch (error) {
    throw failureOf(error, kind, signal, hasBegun);
  }
}

/** What a call rejects with. `hasBegun`: the answer had come, but not all of it. @internal */
export function failureOf(
  error: unknown,
  kind: Repeatable,
  signal: AbortSignal | undefined,
  hasBegun: boolean,
): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof LecternError) return error;
  if (error instanceof TooLarge) {
    return new LecternError("not-lectern", "The answer is larger than any of a Lectern server.", { status: 200 });
  }
  return withoutAnswer(error, kind, hasBegun);
}

/** A server that takes a question and says nothing is not waited for. What is sent may take as long as its line needs. */
async function begun(fetch: Fetch, { url, init, signal, sentBytes = 0 }: Question<unknown>): Promise<Response> {
  const ending = new AbortController();
  const ended = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
  // Following would turn a POST into a GET, could not send a stream again, and would take a token elsewhere.
  const asked =
    init.method === undefined
      ? followed(fetch, url, { ...init, signal: ended })
      : fetch(url, { redirect: "manual", ...init, signal: ended });
  try {
    return await within(patienceFor(sentBytes), asked);
  } catch (error) {
    if (error instanceof TooLate) ending.abort(error);
    throw error;
  }
}

const maxRedirects = 5;

/** Servers send readers of large logs to a store, by HTTP or HTTPS. What is for this server alone does not go there. */
async function followed(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  let { headers = {} } = init;
  let at = url;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(at, { ...init, headers, redirect: "manual" });
    // Browsers do not tell where to. They have rules of their own for what may go there.
    if (response.type === "opaqueredirect") return fetch(at, { ...init, headers, redirect: "follow" });
    if (!isRedirect(response)) return response;
    void response.body?.cancel().catch(() => {});
    const from = new URL(at);
    const to = parsedAddress(response.headers.get("Location") ?? "", at);
    if (!isWebAddress(to))
      throw notLectern(response, "The server sends its readers to something that is no web address.");
    if (from.protocol === "https:" && to.protocol === "http:") {
      throw notLectern(response, "The server sends its readers to an address without encryption.");
    }
    if (redirects === maxRedirects) throw notLectern(response, "The server sends its readers in circles.");
    if (to.origin !== from.origin) headers = {};
    at = to.href;
  }
}

function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || (status >= 300 && status < 400);
}

/** Browsers do not tell where to. */
function movedTo({ headers, status }: Response): LecternError {
  const to = parsedAddress(headers.get("Location") ?? "");
  const where = isWebAddress(to) ? to.origin.slice(0, 300) : "another address";
  return new LecternError("not-lectern", `The server sends its clients on to ${where}. Use that address.`, { status });
}

/** A body that is a JSON object, as everything of the interface but raw logs. @internal */
export async function readJson(response: Response, maxBytes: number): Promise<Fields> {
  const text = new TextDecoder().decode(await bytesOf(response, maxBytes));
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw notLectern(response, "The answer is not JSON. The address may not be that of a Lectern server.");
  }
  if (typeof answer === "object" && answer !== null && !Array.isArray(answer)) return answer as Fields;
  throw notLectern(response, strange);
}

/** Reads an answer in JSON that says it is a success, and has the shape of one. @internal */
export function success<Answer extends { success: true }>(
  isRight: (fields: Fields) => boolean,
  maxBytes: number,
): (response: Response) => Promise<Answer> {
  return async (response) => {
    const fields = await readJson(response, maxBytes);
    if (fields["success"] === true && isRight(fields)) return fields as unknown as Answer;
    throw notLectern(response, strange);
  };
}

const strange = "The answer is not that of a Lectern server.";

/** Whoever asks a strange server for a log gets its page, with 200: that is not the log. @internal */
export function checkIsLog(response: Response): Response {
  const type = response.headers.get("Content-Type") ?? "";
  if (/^text\/plain\b/i.test(type)) return response;
  const what = /^text\/html\b/i.test(type) ? "a web page" : "something else";
  throw notLectern(response, `The answer is ${what}, and not a log.`);
}

/** @internal */
export function notLectern({ status }: Response, message: string): LecternError {
  return new LecternError("not-lectern", message, { status });
}

/** Words of platforms for a connection that never was: the request cannot have arrived. */
const neverConnected =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EAI_FAIL|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|FailedToOpenSocket|DNSResolveFailed)$/;
const certificateTrouble = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_/;

function withoutAnswer(error: unknown, kind: Repeatable, hasBegun: boolean): LecternError {
  const code = platformCode(error);
  const detail = code === null ? "" : ` (${code})`;
  if (code !== null && certificateTrouble.test(code)) {
    return new LecternError("unreachable", `The server's certificate cannot be trusted${detail}.`, { cause: error });
  }
  const isUnsent = code !== null && neverConnected.test(code);
  const isLate = error instanceof TooLate;
  if (kind === "upload" && !isUnsent) {
    const what = isLate ? "The server did not answer in time" : `The connection broke before the answer came${detail}`;
    return new LecternError("answer-lost", `${what}. The log may have been stored, or not.`, { cause: error });
  }
  if (isLate) return new LecternError("unreachable", "The server did not answer in time.", { cause: error });
  const what = hasBegun ? "The connection broke before the whole answer came" : "The server cannot be reached";
  return new LecternError("unreachable", `${what}${detail}.`, { cause: error });
}

/** Bun puts it on the error; Node on its cause, which may be a group of one for each address. */
function platformCode(error: unknown): string | null {
  for (let one = error as ErrorLike, depth = 0; one && depth < 4; one = one.cause ?? one.errors?.[0], depth++) {
    if (typeof one.code === "string" && one.code !== "") return one.code;
  }
  return null;
}

type ErrorLike = { code?: unknown; cause?: ErrorLike; errors?: ErrorLike[] } | undefined;
