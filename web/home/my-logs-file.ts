import { type SharedLog, sharedLogsIn } from "../page/my-logs-store.ts";

/** What a saved list says of itself, so that another file is not taken for one. */
const kind = "lectern-my-logs";
/** 500 logs with long names have less. */
const maxFileBytes = 2 * 1024 * 1024;

export function listAsText(logs: readonly SharedLog[]): string {
  return `${JSON.stringify({ kind, logs }, null, 2)}\n`;
}

/** `null`: this is no saved list. */
export function listInText(text: string): SharedLog[] | null {
  try {
    const value = JSON.parse(text) as { kind?: unknown; logs?: unknown } | null;
    return value?.kind === kind && Array.isArray(value.logs) ? sharedLogsIn(value.logs) : null;
  } catch {
    return null;
  }
}

export async function listInFile(file: File): Promise<SharedLog[] | null> {
  return file.size > maxFileBytes ? null : listInText(await file.text());
}
