import { errorOfAnswer, LecternError } from "./lectern-error.ts";
import type { Repeatable } from "./retrying.ts";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** @internal */
export interface Question<Result> {
  kind: Repeatable;
  url: string;
  init: RequestInit & { duplex?: "half" };
  signal: AbortSignal | undefined;
  read: (response: Response) => Promise<Result>;
  /** Where other answers than successes are read, too. */
  isAnswer?: (response: Response) => boolean;
}

/** One request. Rejects with a `LecternError`, or with the reason of the signal. @internal */
export async function ask<Result>(fetch: Fetch, question: Question<Result>): Promise<Result> {
  const { kind, url, init, signal, read, isAnswer = ({ ok }) => ok } = question;
  try {
    // Following would turn a POST into a GET, could not send a stream again, and would take a token elsewhere.
    const redirect = init.method === undefined ? "follow" : "manual";
    const response = await begun(kind, signal, (ending) => fetch(url, { redirect, ...init, signal: ending }));
    if (isRedirect(response)) throw movedTo(response);
    if (!isAnswer(response)) throw await errorOfAnswer(response, Date.now(), kind === "upload");
    return await read(response);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof LecternError) throw error;
    throw withoutAnswer(error, kind);
  }
}

/** A server that takes a question and says nothing is not waited for. An upload may take as long as its line needs. */
const answerBeginsWithinMs = 120_000;

async function begun(
  kind: Repeatable,
  signal: AbortSignal | undefined,
  send: (ending: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const ending = new AbortController();
  const late = new LecternError("unreachable", "The server did not answer within two minutes.");
  const timer = kind === "read" ? setTimeout(() => ending.abort(late), answerBeginsWithinMs) : undefined;
  try {
    return await send(signal ? AbortSignal.any([signal, ending.signal]) : ending.signal);
  } catch (error) {
    throw ending.signal.reason === late ? late : error;
  } finally {
    clearTimeout(timer);
  }
}

function isRedirect({ type, status }: Response): boolean {
  return type === "opaqueredirect" || (status >= 300 && status < 400);
}

/** Browsers do not tell where to. */
function movedTo({ headers, status }: Response): LecternError {
  const to = headers.get("Location") ?? "";
  const where = /^https?:\/\/[^/\s]{1,260}/.exec(to)?.[0] ?? "another address";
  return new LecternError("not-lectern", `The server sends its clients on to ${where}. Use that address.`, { status });
}

/** A body that is a JSON object, as everything of the interface but raw logs. @internal */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  const text = new TextDecoder().decode(await bytesOf(response));
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw notLectern(response, "The answer is not JSON. The address may not be that of a Lectern server.");
  }
  if (typeof answer === "object" && answer !== null && !Array.isArray(answer)) return answer as Answer;
  throw notLectern(response, "The answer is not that of a Lectern server.");
}

/** The same, where an answer says that it is a success. @internal */
export async function readSuccess<Answer extends { success: true }>(response: Response): Promise<Answer> {
  const answer = await readJson<Answer>(response);
  if (answer.success === true) return answer;
  throw notLectern(response, "The answer is not that of a Lectern server.");
}

/** More than the largest log in JSON, every byte of it escaped. */
const maxAnswerBytes = 256 * 1024 * 1024;

/** The body, up to a size that no answer of ours has: any link may lead to any server. @internal */
export async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader!.read()) {
    chunks.push(part.value);
    size += part.value.length;
    if (size <= maxAnswerBytes) continue;
    await reader!.cancel().catch(() => {});
    throw notLectern(response, "The answer is larger than any of a Lectern server.");
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

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

function withoutAnswer(error: unknown, kind: Repeatable): LecternError {
  const code = platformCode(error);
  const detail = code === null ? "" : ` (${code})`;
  if (code !== null && certificateTrouble.test(code)) {
    return new LecternError("unreachable", `The server's certificate cannot be trusted${detail}.`, { cause: error });
  }
  const isUnsent = code !== null && neverConnected.test(code);
  if (kind === "upload" && !isUnsent) {
    const message = `The connection broke before the answer came${detail}. The log may have been stored, or not.`;
    return new LecternError("answer-lost", message, { cause: error });
  }
  return new LecternError("unreachable", `The server cannot be reached${detail}.`, { cause: error });
}

/** Bun puts it on the error; Node on its cause, which may be a group of one for each address. */
function platformCode(error: unknown): string | null {
  for (let one = error as ErrorLike, depth = 0; one && depth < 4; one = one.cause ?? one.errors?.[0], depth++) {
    if (typeof one.code === "string" && one.code !== "") return one.code;
  }
  return null;
}

type ErrorLike = { code?: unknown; cause?: ErrorLike; errors?: ErrorLike[] } | undefined;
