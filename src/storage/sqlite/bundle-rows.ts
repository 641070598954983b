import type { Database } from "bun:sqlite";
import type { LogId } from "../../logs/ports.ts";
import { filesIn } from "./details-row.ts";

/**
 * Which logs belong together. A bundle names its files, and each of them names the bundle: where one side is damaged, the
 * other is searched. That reads all of `details`, which nobody has to wait for otherwise.
 */
export class BundleRows {
  private readonly rowOf;
  private readonly isKnown;
  private readonly searchFiles;
  private readonly searchBundle;

  constructor(db: Database) {
    this.rowOf = db.prepare<{ size: number; files: string | null; bundle: LogId | null }, [string]>(
      "SELECT size, files, bundle FROM logs LEFT JOIN details ON log = seq WHERE id = ?",
    );
    this.isKnown = db.prepare<unknown, [string]>(
      "SELECT 1 FROM logs WHERE id = ?1 UNION ALL SELECT 1 FROM removed WHERE id = ?1",
    );
    this.searchFiles = db.prepare<{ id: LogId }, [string]>(
      "SELECT id FROM details JOIN logs ON seq = log WHERE bundle = ?",
    );
    this.searchBundle = db.prepare<{ id: LogId }, [string]>(
      `SELECT id FROM details JOIN logs ON seq = log WHERE files LIKE '%"' || ? || '"%'`,
    );
  }

  /** Whether there is such a log, or was one. */
  knows(id: string): boolean {
    return this.isKnown.get(id) !== null;
  }

  /** The files of a bundle, removed ones among them. `null`: it is none. */
  filesOf(id: string): LogId[] | null {
    const row = this.rowOf.get(id);
    if (!row || (row.size > 0 && row.files === null)) return null;
    const listed = filesIn(row.files);
    if (listed?.every((file) => this.knows(file))) return listed;
    const naming = this.searchFiles.all(id).map((file) => file.id);
    return [...new Set([...(listed ?? []), ...naming])];
  }

  /** The bundle that a log was shared in; `null`: it was shared alone. */
  bundleOf(id: string): LogId | null {
    const bundle = this.rowOf.get(id)?.bundle ?? null;
    if (bundle === null || this.knows(bundle)) return bundle;
    return this.searchBundle.get(id)?.id ?? null;
  }
}
