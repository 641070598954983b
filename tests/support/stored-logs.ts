import { packSync, plainContent } from "../../src/logs/content.ts";
import { newLogId } from "../../src/logs/id.ts";
import { type NewLog, type NewText, noDetails, type StoredLog, type ViewerHash } from "../../src/logs/ports.ts";

export function newLog(text: string, more: Partial<NewLog> = {}): NewLog {
  const meta = { id: newLogId(), name: "latest.log", createdAt: 1_768_473_000_123 };
  return { ...meta, ...packSync(Buffer.from(text)), details: noDetails, ...more };
}

/** A log whose text is yet to be packed. Whoever stores it takes the bytes. */
export function newText(text: Uint8Array, more: Partial<NewText> = {}): NewText {
  const meta = { id: newLogId(), name: "latest.log", createdAt: 1_768_473_000_123 };
  return { ...meta, ...plainContent(text), details: noDetails, ...more };
}

/** What `find` gives of a log: details are asked for apart. */
export function stored({ details: _, ...log }: NewLog): StoredLog {
  return log;
}

export function viewer(number: number): ViewerHash {
  return number.toString(16).padStart(32, "0") as ViewerHash;
}

/** A bundle and its files, as they are stored together. */
export function newBundle(size: number): { bundle: NewLog; files: NewLog[] } {
  const id = newLogId();
  const ownerHash = "cd".repeat(32);
  const files = Array.from({ length: size }, (_, at) =>
    newLog(`file number ${at}`, { name: `${at}.log`, details: { ...noDetails, ownerHash, bundle: id } }),
  );
  const details = { ...noDetails, ownerHash, files: files.map((file) => file.id) };
  return { bundle: newLog("", { id, name: "crash.zip", details }), files };
}
