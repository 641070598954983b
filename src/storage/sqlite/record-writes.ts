import type { Database } from "bun:sqlite";
import { reportKeysOf, withoutTexts } from "../../logs/report-record.ts";
import type { RecordKind } from "../../logs/store-ports.ts";

/** Changes what an operator keeps beside the logs. Inside a transaction of the caller. */
export class RecordWrites {
  private readonly insert;
  private readonly update;
  private readonly erase;
  private readonly reportsOf;
  private readonly eraseReport;
  private readonly keepGone;

  constructor(db: Database) {
    this.insert = db.prepare("INSERT OR IGNORE INTO records (kind, key, value) VALUES (?, ?, ?)");
    this.update = db.prepare("UPDATE records SET value = ?3 WHERE kind = ?1 AND key = ?2 AND value = ?4");
    this.erase = db.prepare("DELETE FROM records WHERE kind = ? AND key = ? AND value = ?");
    this.reportsOf = db.prepare<{ key: string; value: string }, [string, string]>(
      "SELECT key, value FROM records WHERE kind = 'report' AND key > ? AND key < ?",
    );
    this.eraseReport = db.prepare("DELETE FROM records WHERE kind = 'report' AND key = ?");
    this.keepGone = db.prepare("INSERT OR REPLACE INTO records (kind, key, value) VALUES ('report-gone', ?, ?)");
  }

  replace(kind: RecordKind, key: string, expected: string | null, value: string | null): boolean {
    if (expected === null) return value !== null && this.insert.run(kind, key, value).changes === 1;
    if (value === null) return this.erase.run(kind, key, expected).changes === 1;
    return this.update.run(kind, key, value, expected).changes === 1;
  }

  /** The log is removed, and what was said of it goes with it. */
  forgetReports(log: string): void {
    const { after, before } = reportKeysOf(log);
    for (const { key, value } of this.reportsOf.all(after, before)) {
      this.keepGone.run(key, withoutTexts(key, value));
      this.eraseReport.run(key);
    }
  }
}
