import type { Database } from "bun:sqlite";
import type { CrashSighting } from "../../logs/crash-ports.ts";

interface Counted {
  fingerprint: string | null;
  sharer: string;
}

/**
 * Keeps the counts of faults in step with the rows that they count. Inside a transaction of the caller: a process that is killed
 * leaves both as they were, or both as they are to be.
 */
export class CrashWrites {
  private readonly find;
  private readonly insert;
  private readonly erase;
  private readonly isShared;
  private readonly add;
  private readonly take;
  private readonly renew;
  private readonly eraseCounts;

  constructor(db: Database) {
    this.find = db.prepare<Counted, [number]>("SELECT fingerprint, sharer FROM crash_logs WHERE log = ?");
    this.insert = db.prepare(
      "INSERT INTO crash_logs (log, fingerprint, sharer, day, platform, traits) VALUES (?, ?, ?, ?, ?, ?)",
    );
    this.erase = db.prepare("DELETE FROM crash_logs WHERE log = ?");
    this.isShared = db.prepare<unknown, [string, string]>(
      "SELECT 1 FROM crash_logs WHERE fingerprint = ? AND sharer = ? LIMIT 1",
    );
    this.add = db.prepare(
      `INSERT INTO crashes (fingerprint, about, shares, sharers, first_day, last_day) VALUES (?1, ?2, 1, 1, ?3, ?3)
       ON CONFLICT (fingerprint) DO UPDATE SET
         shares = shares + 1, sharers = sharers + ?4, first_day = min(first_day, ?3), last_day = max(last_day, ?3)`,
    );
    this.take = db.prepare("UPDATE crashes SET shares = shares - 1, sharers = sharers - ?2 WHERE fingerprint = ?1");
    this.renew = db.prepare(
      `UPDATE crashes SET
         first_day = (SELECT min(day) FROM crash_logs WHERE fingerprint = ?1),
         last_day = (SELECT max(day) FROM crash_logs WHERE fingerprint = ?1)
       WHERE fingerprint = ?1 AND shares > 0`,
    );
    this.eraseCounts = db.prepare("DELETE FROM crashes WHERE fingerprint = ? AND shares <= 0");
  }

  note(seq: number, { fingerprint, about, sharer, day, platform, traits }: CrashSighting): void {
    this.forget(seq);
    const isNew = fingerprint !== null && this.isShared.get(fingerprint, sharer) === null;
    this.insert.run(seq, fingerprint, sharer, day, platform, traits);
    if (fingerprint !== null) this.add.run(fingerprint, about, day, isNew ? 1 : 0);
  }

  forget(seq: number): void {
    const row = this.find.get(seq);
    if (!row) return;
    this.erase.run(seq);
    const { fingerprint, sharer } = row;
    if (fingerprint === null) return;
    this.take.run(fingerprint, this.isShared.get(fingerprint, sharer) === null ? 1 : 0);
    this.renew.run(fingerprint);
    this.eraseCounts.run(fingerprint);
  }
}
