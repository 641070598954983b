import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { automaticReserve } from "../space-sentences.ts";
import type { SpaceLimits, SpaceMeasure } from "../storage-space.ts";
import type { Reader } from "./reader.ts";
import { keepReserveFile, reserveFileBytes } from "./reserve-file.ts";

/** Measures the disk and the database. The cost does not depend on how much is stored. */
export class DiskUse {
  constructor(
    private readonly reader: Reader,
    private readonly databasePath: string,
    private readonly limits: SpaceLimits,
    private readonly maxLogBytes: number,
  ) {}

  async measure(): Promise<SpaceMeasure> {
    const directory = dirname(this.databasePath);
    const [{ bavail, blocks, bsize }, file] = await Promise.all([statfs(directory), stat(this.databasePath)]);
    const { bytes, freeBytes: reusable } = this.reader.size();
    // Some network file systems report 0 for both, which means that they do not know.
    if (blocks === 0) return { disk: null, reusable, used: bytes - reusable };
    const total = blocks * bsize;
    // What stands in the write-ahead log alone will be in the database's own file, too.
    const free = bavail * bsize - Math.max(0, bytes - file.size);
    const kept = await this.keepReserve(directory, total, free);
    return { disk: { total, free: free - kept }, reusable, used: bytes - reusable };
  }

  private keepReserve(directory: string, total: number, free: number): Promise<number> {
    const reserve = this.limits.minFreeBytes ?? automaticReserve(total);
    return keepReserveFile(directory, reserveFileBytes(this.maxLogBytes, reserve), free);
  }
}
