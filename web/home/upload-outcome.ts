import type { ErrorAnswer, UploadAnswer } from "../../src/wire/answers.ts";
import { isStorageFullSentence } from "../../src/wire/refusal.ts";

/** How one try to upload ended. */
export type Outcome =
  | { kind: "stored"; answer: UploadAnswer }
  /** The same upload may pass in so many seconds. */
  | { kind: "busy"; status: 429 | 503; seconds: number }
  | { kind: "refused"; status: number; message: string }
  | { kind: "unreachable" }
  | { kind: "cancelled" };

/** What the service answered, as far as it can be understood. */
interface Answered {
  status: number;
  retryAfter: string | null;
  /** Of the owner. */
  token: string | null;
  body: string;
}

const secondsWhenUntold = 10;
const maxSeconds = 600;

export function outcomeOf({ status, retryAfter, token, body }: Answered): Outcome {
  const answer = parsed(body);
  if (status === 200 && isUploadAnswer(answer))
    return { kind: "stored", answer: token === null ? answer : { ...answer, token } };
  const message = (answer as Partial<ErrorAnswer> | null)?.error ?? "";
  // The store is full: retrying would not help.
  if (status === 503 && isStorageFullSentence(message)) return { kind: "refused", status, message };
  if (status === 429 || status === 503) return { kind: "busy", status, seconds: secondsIn(retryAfter) };
  return { kind: "refused", status, message };
}

function secondsIn(retryAfter: string | null): number {
  const seconds = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : secondsWhenUntold;
  return Math.min(Math.max(seconds, 1), maxSeconds);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Something between us and the service may answer in its place. */
function isUploadAnswer(value: unknown): value is UploadAnswer {
  const { success, id, url, shortUrl } = (value ?? {}) as Partial<UploadAnswer>;
  return success === true && [id, url, shortUrl].every((one) => typeof one === "string" && one !== "");
}
