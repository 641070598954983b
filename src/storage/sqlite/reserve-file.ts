import { statSync, unlinkSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Holds room on the disk that is given up for removals, where others have filled it to the last byte. */
const fileName = "lectern.reserve";
/** Beside the largest log, whose bytes are overwritten when it is removed: for a step of giving pages back. */
const overheadBytes = 6 * 1024 * 1024;
const chunkBytes = 1024 * 1024;
/** The most that the system gives at once. */
const noiseBytes = 65536;
/** Counting views goes on, too. */
const leftFreeBytes = 2 * 1024 * 1024;

/** Of the reserve, at most half: the rest has to stay free while this file exists. */
export function reserveFileBytes(maxLogBytes: number, reserve: number): number {
  return Math.floor(Math.min(maxLogBytes + overheadBytes, reserve / 2));
}

/** Whether there was something to give up. */
export function releaseReserveFile(directory: string): boolean {
  try {
    unlinkSync(join(directory, fileName));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return false;
    throw error;
  }
}

/** Of the database, whose neighbour it is. */
export function releaseReserveBeside(databasePath: string): boolean {
  return releaseReserveFile(dirname(databasePath));
}

/**
 * Makes the file, or what there is room for of it: on a disk that is nearly full, nothing needs the rest more. It grows
 * as soon as there is more. Returns by how many bytes it grew.
 */
export async function keepReserveFile(directory: string, bytes: number, free: number): Promise<number> {
  const path = join(directory, fileName);
  const size = sizeOf(path);
  const missing = Math.min(bytes - size, free - leftFreeBytes);
  if (missing < Math.min(chunkBytes, bytes - size) || missing <= 0) return 0;
  try {
    await append(path, missing);
  } catch (error) {
    // Others were faster; the next measurement tries again.
    if ((error as { code?: string }).code !== "ENOSPC") throw error;
  }
  return sizeOf(path) - size;
}

/** With noise: file systems that compress would keep zeros in no room at all. */
async function append(path: string, bytes: number): Promise<void> {
  const handle = await open(path, "a", 0o600);
  try {
    const chunk = new Uint8Array(chunkBytes);
    for (let left = bytes; left > 0; left -= chunkBytes) {
      for (let at = 0; at < chunkBytes; at += noiseBytes) crypto.getRandomValues(chunk.subarray(at, at + noiseBytes));
      await handle.writeFile(left < chunkBytes ? chunk.subarray(0, left) : chunk);
    }
  } finally {
    await handle.close();
  }
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}
