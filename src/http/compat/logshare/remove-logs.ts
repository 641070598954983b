import type { OwnedLogs } from "../../../logs/remove.ts";
import { Refusal, type RefusalCode } from "../../../wire/refusal.ts";
import { removeOne, requiredToken } from "../../api/remove-log.ts";
import type { Exchange } from "../../core/exchange.ts";
import type { FailedLookups } from "../../core/fairness/failed-lookups.ts";
import { jsonOk } from "../../core/replies.ts";
import { refusalOf } from "../mclogs/remove-log.ts";
import { decoded } from "./path-text.ts";

/** As many as a path has room for, more or less. */
const maxIds = 64;

interface Failed {
  id: string;
  message: string;
  code: RefusalCode;
}

/** `DELETE /v1/log/{id},{id}`: all with one token, which is that of a share. */
export async function removeLogs(
  exchange: Exchange,
  { store, failedLookups }: { store: OwnedLogs; failedLookups: FailedLookups },
): Promise<Response> {
  const token = requiredToken(exchange, 401);
  const ids = idsIn(exchange.param);
  const deleted: string[] = [];
  const failed: Failed[] = [];
  for (const id of ids) {
    const refusal = await refusalOf(async () => {
      failedLookups.check(exchange.client.key);
      return removeOne(store, id, token);
    });
    if (!refusal) deleted.push(id);
    else failed.push({ id: id.slice(0, 64), message: refusal.message, code: refusal.code });
    if (refusal?.code === 403 || refusal?.code === 404) await failedLookups.count(exchange.client.key);
  }
  if (deleted.length === 0) throw refusalOfAll(failed);
  return jsonOk({
    success: true,
    message: "Log deletion completed",
    deleted,
    failed,
    total: ids.length,
    deletedCount: deleted.length,
    failedCount: failed.length,
  });
}

function idsIn(list: string): string[] {
  const ids = decoded(list)
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
  if (ids.length === 0 || ids.length > maxIds) throw new Refusal(400, `Name 1 to ${maxIds} logs, with commas between.`);
  return ids;
}

function refusalOfAll(failed: readonly Failed[]): Refusal {
  const codes = new Set(failed.map(({ code }) => code));
  const [only] = codes;
  const message = [...new Set(failed.map((one) => one.message))].join(" ");
  return new Refusal(codes.size === 1 ? only! : 400, message);
}
