import { asLogId } from "../../logs/id.ts";
import type { OwnedLogs } from "../../logs/remove.ts";
import { type Removal, removeAsOwner } from "../../logs/remove.ts";
import type { RemovedAnswer } from "../../wire/answers.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { AnswerContext } from "../answers/answer-context.ts";
import { bundleOf } from "../answers/bundle-files.ts";
import { idOf } from "../answers/find-log.ts";
import { bearerToken, type Exchange } from "../core/exchange.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import { jsonOk } from "../core/replies.ts";

/** `DELETE /api/log/{id}`. Of a bundle, its logs go with it. */
export async function answerRemove(exchange: Exchange, store: OwnedLogs): Promise<Response> {
  await removeOwn(exchange, store);
  const answer: RemovedAnswer = { success: true, id: exchange.param };
  return jsonOk(answer);
}

/** `DELETE /api/bundle/{id}`: all of its logs. */
export async function answerRemoveBundle(
  exchange: Exchange,
  store: OwnedLogs,
  context: AnswerContext,
): Promise<Response> {
  await bundleOf(context, idOf(exchange));
  return answerRemove(exchange, store);
}

/** Removes the log of a request that proves to be its owner's. Throws what to answer where it does not. */
export async function removeOwn(exchange: Exchange, store: OwnedLogs): Promise<void> {
  const refusal = await removeOne(store, exchange.param, requiredToken(exchange));
  if (refusal) throw refusal;
}

const refusals: Record<Removal, () => Refusal | null> = {
  removed: () => null,
  "not the owner": () => new Refusal(403, "This token does not belong to the log."),
  "no such log": () => new LogNotFound(),
};

/** Returns `null` where the log was removed. */
export async function removeOne(store: OwnedLogs, text: string, token: string): Promise<Refusal | null> {
  const id = asLogId(text);
  return id ? refusals[await removeAsOwner(store, id, token)]() : new LogNotFound();
}

/** The token of a removal. `code`: what clients expect where there is none. */
export function requiredToken(exchange: Exchange, code: 400 | 401 = 400): string {
  const token = bearerToken(exchange);
  if (token === null) {
    throw new Refusal(code, "Send the token that the log was shared with: `Authorization: Bearer` and the token.");
  }
  return token;
}
