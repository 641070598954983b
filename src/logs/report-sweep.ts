import type { Clock } from "./ports.ts";
import { type GoneReport, withoutTexts } from "./report-record.ts";
import type { OperatorRecords, RemovedLogs } from "./store-ports.ts";
import { Sweeper, type SweptPart } from "./sweeper.ts";

const dayMs = 24 * 60 * 60 * 1000;
const everyMs = 60 * 60 * 1000;
/** Reports that are in memory at once. */
const page = 100;

/** Removes reports that are past their time. There are few enough of them to look at all in one turn. */
export class ReportSweep extends Sweeper {
  constructor(
    private readonly store: OperatorRecords & RemovedLogs,
    private readonly days: number,
    private readonly clock: Clock,
    report: (removed: number | Error) => void,
  ) {
    super({ records: store.records, clock, name: "reports", everyMs, report });
  }

  protected override async sweep(): Promise<SweptPart> {
    const removed = (await this.sweepKind("report")) + (await this.sweepKind("report-gone"));
    return { removed, after: null, failure: null };
  }

  private async sweepKind(kind: "report" | "report-gone"): Promise<number> {
    const { records } = this.store;
    let removed = 0;
    for (let after: string | null = null; !this.isStopped; ) {
      const reports = await records.list(kind, after, page);
      for (const { key, value } of reports) {
        const report = JSON.parse(value) as GoneReport;
        const isExpired = report.at + this.days * dayMs <= this.clock.now();
        if (isExpired && (await records.replace(kind, key, value, null))) removed++;
        if (!isExpired && kind === "report") await this.forgetIfGone(key, value, report);
      }
      if (reports.length < page) break;
      after = reports.at(-1)!.key;
    }
    return removed;
  }

  /** Nodes of an older version remove a log and leave what was said of it. So may moving to a store that has removed it. */
  private async forgetIfGone(key: string, value: string, { log }: GoneReport): Promise<void> {
    const { records } = this.store;
    if ((await this.store.removal(log)) === null) return;
    await records.replace("report-gone", key, null, withoutTexts(key, value));
    await records.replace("report", key, value, null);
  }
}
