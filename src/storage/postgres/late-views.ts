import type { LogId } from "../../logs/ports.ts";
import type { PostgresDatabase } from "./database.ts";

/** By then, every node has written or given up what it was writing when the log was removed. */
const lateMs = 15_000;
const atOnce = 500;

/**
 * A node that writes views while another removes the log does not see the removal, nor the removal the views: they would
 * stay for good, with the hashes of who viewed it. To lock the log for every view would cost more than to look once more.
 */
export class LateViews {
  private waiting: { id: LogId; at: number }[] = [];

  constructor(
    private readonly database: PostgresDatabase,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** These logs are removed. */
  expect(ids: readonly LogId[]): void {
    const at = this.now();
    for (const id of ids) this.waiting.push({ id, at });
  }

  /** Removes what came for logs that were removed a while ago; for all of them where there is no later. */
  async remove(isLast = false): Promise<void> {
    const until = isLast ? Number.POSITIVE_INFINITY : this.now() - lateMs;
    while (this.waiting[0] && this.waiting[0].at <= until) {
      const due = this.waiting.slice(0, atOnce).filter(({ at }) => at <= until);
      const ids = due.map(({ id }) => id);
      await this.database.query("remove", (sql) =>
        sql.begin(async (tx) => {
          await tx`DELETE FROM counts WHERE id = ANY(${tx.array(ids, "TEXT")})`;
          await tx`DELETE FROM viewers WHERE id = ANY(${tx.array(ids, "TEXT")})`;
        }),
      );
      // What could not be asked for stays, for the next time.
      this.waiting = this.waiting.slice(due.length);
    }
  }
}
