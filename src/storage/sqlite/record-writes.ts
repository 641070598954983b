import type { Database } from "bun:sqlite";
import type { RecordKind } from "../../logs/ports.ts";

/** Changes what an operator keeps beside the logs. Inside a transaction of the caller. */
export class RecordWrites {
  private readonly insert;
  private readonly update;
  private readonly erase;

  constructor(db: Database) {
    this.insert = db.prepare("INSERT OR IGNORE INTO records (kind, key, value) VALUES (?, ?, ?)");
    this.update = db.prepare("UPDATE records SET value = ?3 WHERE kind = ?1 AND key = ?2 AND value = ?4");
    this.erase = db.prepare("DELETE FROM records WHERE kind = ? AND key = ? AND value = ?");
  }

  replace(kind: RecordKind, key: string, expected: string | null, value: string | null): boolean {
    if (expected === null) return value !== null && this.insert.run(kind, key, value).changes === 1;
    if (value === null) return this.erase.run(kind, key, expected).changes === 1;
    return this.update.run(kind, key, value, expected).changes === 1;
  }
}
