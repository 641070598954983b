import { systemRandomBytes } from "../logs/id.ts";
import { systemClock } from "../logs/ports.ts";
import { isKeyName, type ListedKey, UploadKeys } from "../logs/upload-keys.ts";
import { UsageError } from "../wire/usage-error.ts";
import { withOperatorAccess } from "./operator-access.ts";
import { columnsText, dayText, jsonText, type OperatorCommand, timeText } from "./operator-command.ts";

const defaultPerMinute = 600;
const maxPerMinute = 1_000_000;

/** `lectern keys add|list|revoke` */
export const runKeys: OperatorCommand = async (config, args, { out, err }) => {
  const [action = "", name] = args.words;
  const uploadsPerMinute = args.value("uploads-per-minute");
  const fault = faultOf(action, name, uploadsPerMinute);
  if (fault !== null) throw new UsageError(fault);
  return withOperatorAccess(config, async ({ records }) => {
    const keys = new UploadKeys(records, systemClock);
    if (action === "list") {
      const listed = await keys.list();
      await out(args.has("json") ? jsonText(listed.map(forPrograms)) : table(listed));
      return 0;
    }
    if (action === "revoke") {
      const isRevoked = await keys.revoke(name!);
      await out(isRevoked ? `${name} is revoked.\n` : `There is no key ${name}.\n`);
      return isRevoked ? 0 : 1;
    }
    const perMinute = Number(uploadsPerMinute ?? defaultPerMinute);
    const key = await keys.add(name!, perMinute, systemRandomBytes);
    if (key === null) {
      await err(`lectern: There is a key ${name} already. Revoke it first, or choose another name.\n`);
      return 1;
    }
    // The key alone on standard output, so that a script can take it.
    await err(`The key of ${name}, which is shown only now. Tools send it as "Authorization: Bearer KEY".\n`);
    await out(`${key}\n`);
    return 0;
  });
};

function faultOf(action: string, name: string | undefined, uploadsPerMinute: string | undefined): string | null {
  if (!["add", "list", "revoke"].includes(action)) return 'keys takes "add NAME", "list" or "revoke NAME".';
  if (action === "list") return name === undefined ? null : "keys list takes no name.";
  if (name === undefined) return `keys ${action} takes a name.`;
  if (action === "add" && !isKeyName(name)) {
    return "A name has 1 to 40 small letters, digits and dashes, such as build-server.";
  }
  if (uploadsPerMinute === undefined) return null;
  const isNumber = /^\d{1,7}$/.test(uploadsPerMinute) && Number(uploadsPerMinute) <= maxPerMinute;
  return isNumber ? null : `--uploads-per-minute takes a whole number up to ${maxPerMinute}; 0 is no limit.`;
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

function table(keys: ListedKey[]): string {
  if (keys.length === 0) return "There are no keys.\n";
  return columnsText(
    keys.map(({ name, uploadsPerMinute, createdAt, use }) => [
      name,
      uploadsPerMinute === 0 ? "no limit" : `${uploadsPerMinute} a minute`,
      `since ${dayText(createdAt)}`,
      use ? `${use.uploads} uploads, last ${timeText(use.lastUsedAt)}` : "never used",
    ]),
  );
}
