import type { OwnedLogs } from "../../../logs/remove.ts";
import { Refusal, type RefusalCode } from "../../../wire/refusal.ts";
import { maxBulk, mclogsBulkEntry } from "../../../wire/schemas/mclogs-schemas.ts";
import { removeOne, removeOwn } from "../../api/remove-log.ts";
import type { Exchange } from "../../core/exchange.ts";
import type { FailedLookups } from "../../core/fairness/failed-lookups.ts";
import { jsonOk, multiStatus } from "../../core/replies.ts";
import { decodeContentEncoding } from "../../upload/content-encoding.ts";
import { parseJson } from "../../upload/json-body.ts";
import type { UploadService } from "../../upload/upload-service.ts";
import { checkBodyKind } from "./accepted-bodies.ts";

/** `DELETE /1/log/{id}` */
export async function removeLog(exchange: Exchange, store: OwnedLogs): Promise<Response> {
  await removeOwn(exchange, store);
  return jsonOk({ success: true });
}

/** A pair of id and token is some hundred bytes. */
const maxListBytes = 64 * 1024;

interface BulkResult {
  success: boolean;
  id: string | null;
  status: 200 | RefusalCode;
  error?: string;
}

/** `POST /1/bulk/log/delete`: each log with its own token, and its own result. */
export async function removeLogs(
  exchange: Exchange,
  {
    store,
    uploadService,
    failedLookups,
  }: { store: OwnedLogs; uploadService: UploadService; failedLookups: FailedLookups },
): Promise<Response> {
  checkBodyKind(exchange, ["application/json"]);
  const { key } = exchange.client;
  failedLookups.check(key);
  const list = await readList(exchange, uploadService);
  const results: BulkResult[] = [];
  while (results.length < list.length) {
    const group = list.slice(results.length, results.length + groupSize);
    const ended = await removeGroup(store, group, () => failedLookups.check(key));
    const guesses = ended.filter(({ status }) => status === 403 || status === 404).length;
    if (guesses > 0) await failedLookups.count(key, guesses);
    results.push(...ended);
  }
  return multiStatus({ success: true, results });
}

/** How many are removed together. Few, so that somebody who guesses ids learns little before the limit holds. */
const groupSize = 64;

/** Concurrently, but those with the same id one after the other. */
function removeGroup(store: OwnedLogs, group: unknown[], check: () => void): Promise<BulkResult[]> {
  const last = new Map<unknown, Promise<BulkResult>>();
  return Promise.all(
    group.map((entry) => {
      const id = (entry as { id?: unknown } | null)?.id;
      const result = Promise.resolve(last.get(id)).then(() => removeListed(store, entry, check));
      last.set(id, result);
      return result;
    }),
  );
}

async function readList(exchange: Exchange, uploadService: UploadService): Promise<unknown[]> {
  const tooLarge = () => new Refusal(413, `Send a list of at most ${maxBulk} logs.`);
  const body = await uploadService.receive(exchange, maxListBytes, tooLarge);
  try {
    const encoding = exchange.request.headers.get("content-encoding");
    const list = uploadService.here(exchange, () =>
      parseJson(decodeContentEncoding(body.bytes, encoding, maxListBytes, tooLarge())),
    );
    if (Array.isArray(list) && list.length > 0 && list.length <= maxBulk) return list;
    throw new Refusal(400, `The body must be a list of 1 to ${maxBulk} objects with \`id\` and \`token\`.`);
  } finally {
    body.release();
  }
}

async function removeListed(store: OwnedLogs, entry: unknown, check: () => void): Promise<BulkResult> {
  const id = shownId(entry);
  const refusal = await refusalOf(async () => {
    check();
    const { success, data, error } = mclogsBulkEntry.safeParse(entry);
    return success ? removeOne(store, data.id, data.token) : new Refusal(400, error.issues[0]!.message);
  });
  if (!refusal) return { success: true, id: id, status: 200 };
  return { success: false, id: id, status: refusal.code, error: refusal.message };
}

/** What a removal is refused with, where it is. */
export async function refusalOf(remove: () => Promise<Refusal | null>): Promise<Refusal | null> {
  try {
    return await remove();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Also of an entry that is not understood. */
function shownId(entry: unknown): string | null {
  const id = (entry as { id?: unknown } | null)?.id;
  return typeof id === "string" ? id.slice(0, 64).toWellFormed() : null;
}
