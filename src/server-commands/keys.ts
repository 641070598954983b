import type { Config } from "../config/config.ts";
import { systemRandomBytes } from "../logs/id.ts";
import { systemClock } from "../logs/ports.ts";
import { isKeyName, type ListedKey, UploadKeys } from "../logs/upload-keys.ts";
import { withOperatorAccess } from "./operator-access.ts";

/** What the command line says, understood. */
export interface KeysRequest {
  action: string;
  name: string | null;
  uploadsPerMinute: string | null;
  asJson: boolean;
}

export interface KeysOutput {
  out: (text: string) => Promise<void>;
  err: (text: string) => Promise<void>;
}

const defaultPerMinute = 600;
const maxPerMinute = 1_000_000;

/** `lectern keys add|list|revoke`. Returns the exit code. */
export async function runKeys(config: Config, request: KeysRequest, { out, err }: KeysOutput): Promise<number> {
  const { action, name, asJson } = request;
  const fault = faultOf(request);
  if (fault !== null) {
    await err(`lectern: ${fault}\n`);
    return 2;
  }
  return withOperatorAccess(config, async ({ records }) => {
    const keys = new UploadKeys(records, systemClock);
    if (action === "list") {
      const listed = await keys.list();
      await out(asJson ? `${JSON.stringify(listed.map(forPrograms), null, 2)}\n` : table(listed));
      return 0;
    }
    if (action === "revoke") {
      const isRevoked = await keys.revoke(name!);
      await out(isRevoked ? `${name} is revoked.\n` : `There is no key ${name}.\n`);
      return isRevoked ? 0 : 1;
    }
    const perMinute = Number(request.uploadsPerMinute ?? defaultPerMinute);
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
}

function faultOf({ action, name, uploadsPerMinute }: KeysRequest): string | null {
  if (!["add", "list", "revoke"].includes(action)) return 'keys takes "add NAME", "list" or "revoke NAME".';
  if (action === "list") return name === null ? null : "keys list takes no name.";
  if (name === null) return `keys ${action} takes a name.`;
  if (action === "add" && !isKeyName(name)) {
    return "A name has 1 to 40 small letters, digits and dashes, such as build-server.";
  }
  if (uploadsPerMinute === null) return null;
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
  const rows = keys.map(({ name, uploadsPerMinute, createdAt, use }) => [
    name,
    uploadsPerMinute === 0 ? "no limit" : `${uploadsPerMinute} a minute`,
    `since ${day(createdAt)}`,
    use
      ? `${use.uploads} uploads, last ${new Date(use.lastUsedAt).toISOString().slice(0, 16).replace("T", " ")} UTC`
      : "never used",
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => `${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")}\n`).join("");
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
