import { type OperatorWords, operatorWords, toOperator } from "../i18n/operator-words.ts";
import { systemRandomBytes } from "../logs/id.ts";
import { systemClock } from "../logs/ports.ts";
import { isKeyName, type ListedKey, UploadKeys } from "../logs/upload-keys.ts";
import { type Sentence, UsageError } from "../wire/usage-error.ts";
import { withOperatorAccess } from "./operator-access.ts";
import { columnsText, dayText, jsonText, type OperatorCommand, timeText } from "./operator-command.ts";

const defaultPerMinute = 600;
const maxPerMinute = 1_000_000;

/** `lectern keys add|list|revoke` */
export const runKeys: OperatorCommand = async (config, args, { out, err, language }) => {
  const words = operatorWords[language];
  const [action = "", name] = args.words;
  const uploadsPerMinute = args.value("uploads-per-minute");
  const fault = faultOf(action, name, uploadsPerMinute);
  if (fault !== null) throw new UsageError(fault);
  return withOperatorAccess(config, async ({ records }) => {
    const keys = new UploadKeys(records, systemClock);
    if (action === "list") {
      const listed = await keys.list();
      await out(args.has("json") ? jsonText(listed.map(forPrograms)) : table(listed, words));
      return 0;
    }
    if (action === "revoke") {
      const isRevoked = await keys.revoke(name!);
      await out(`${isRevoked ? words.keyRevoked({ name: name! }) : words.noKey({ name: name! })}\n`);
      return isRevoked ? 0 : 1;
    }
    const perMinute = Number(uploadsPerMinute ?? defaultPerMinute);
    const key = await keys.add(name!, perMinute, systemRandomBytes);
    if (key === null) {
      await err(`lectern: ${words.keyTaken({ name: name! })}\n`);
      return 1;
    }
    // The key alone on standard output, so that a script can take it.
    await err(`${words.keyShown({ name: name! })}\n`);
    await out(`${key}\n`);
    return 0;
  });
};

function faultOf(action: string, name: string | undefined, uploadsPerMinute: string | undefined): Sentence | null {
  if (!["add", "list", "revoke"].includes(action)) return toOperator(({ keysTake }) => keysTake);
  if (action === "list") return name === undefined ? null : toOperator(({ keysListAlone }) => keysListAlone);
  if (name === undefined) return toOperator((words) => words.keysNeedName({ action }));
  if (action === "add" && !isKeyName(name)) return toOperator(({ keyName }) => keyName);
  if (uploadsPerMinute === undefined) return null;
  const isNumber = /^\d{1,7}$/.test(uploadsPerMinute) && Number(uploadsPerMinute) <= maxPerMinute;
  return isNumber ? null : toOperator((words) => words.uploadsPerMinute({ most: String(maxPerMinute) }));
}

function forPrograms({ name, uploadsPerMinute, createdAt, use }: ListedKey) {
  return {
    name,
    uploadsPerMinute: uploadsPerMinute === 0 ? null : uploadsPerMinute,
    createdAt: new Date(createdAt).toISOString(),
    uploads: use?.uploads ?? 0,
    lastUsedAt: use ? new Date(use.lastUsedAt).toISOString() : null,
  };
}

function table(keys: ListedKey[], words: OperatorWords): string {
  if (keys.length === 0) return `${words.noKeys}\n`;
  return columnsText(
    keys.map(({ name, uploadsPerMinute, createdAt, use }) => [
      name,
      uploadsPerMinute === 0 ? words.noLimit : words.aMinute({ uploads: String(uploadsPerMinute) }),
      words.since({ day: dayText(createdAt) }),
      use ? words.keyUsed({ uploads: use.uploads, time: timeText(use.lastUsedAt) }) : words.neverUsed,
    ]),
  );
}
