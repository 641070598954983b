import { createHmac } from "node:crypto";
import type { Clock } from "./ports.ts";
import type { Report } from "./report-record.ts";
import type { Records } from "./store-ports.ts";

export interface Webhook {
  url: string;
  secret: string;
}

/** Sends one request; resolves with the status. */
export type Send = (url: string, init: { headers: Record<string, string>; body: string }) => Promise<number>;

const everyMs = 15_000;
const deadlineMs = 10_000;
const maxTries = 19;
/** 15 seconds, doubled each time, up to six hours: two days in all. */
const firstDelayMs = 15_000;
const maxDelayMs = 6 * 60 * 60 * 1000;
/** Reports that are in memory at once: a flood of them may have left any number. */
const pageSize = 100;
/** So many failures in a row are not about a report: the others wait for the next time, and lose no try by it. */
const maxFailures = 3;
const maxFresh = 1000;

interface StoredReport {
  key: string;
  value: string;
}

const sendByFetch: Send = async (url, { headers, body }) => {
  const signal = AbortSignal.timeout(deadlineMs);
  const asked = { method: "POST", headers, body, signal };
  // Its status is all that counts: a body that is endless, damaged or cut off does not make it another one.
  const response = await fetch(url, { ...asked, redirect: "manual", decompress: false });
  await response.body?.cancel().catch(() => {});
  return response.status;
};

/** Whoever has the address of a webhook can often write to it: it belongs into no log. */
function withoutAddress({ message }: Error): Error {
  return new Error(message.split(/ fetching "| For more information,/)[0]);
}

/** `t=…,v1=…`: a keyed hash of the time and the body, so that the receiver knows who wrote it, and when. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/** Tells the operator's own service of reports. They wait in the store, so none is lost by a restart. */
export class ReportWebhook {
  private readonly timer: ReturnType<typeof setInterval>;
  private running: Promise<void> | null = null;
  /** Keys of reports that were made just now. */
  private readonly fresh = new Set<string>();
  private isPassDue = false;
  private isClosed = false;

  constructor(
    private readonly records: Records,
    private readonly webhook: Webhook,
    private readonly publicUrl: string | null,
    private readonly clock: Clock,
    private readonly report: (what: string, error: Error) => void,
    private readonly send: Send = sendByFetch,
  ) {
    this.timer = setInterval(() => this.wake(), everyMs);
    this.timer.unref();
  }

  /** Sends a report that was made just now. Returns at once; what there is no room for is found by the next pass. */
  add(key: string): void {
    if (this.fresh.size < maxFresh) this.fresh.add(key);
    this.run();
  }

  /** Looks through all reports for what is due. Returns at once. */
  wake(): void {
    this.isPassDue = true;
    this.run();
  }

  /** Ends with the report that is under way: a receiver that hangs must not hold up a stop for all that wait. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.running;
  }

  private run(): void {
    if (!this.isClosed) this.running ??= this.deliverWhatCame();
  }

  private async deliverWhatCame(): Promise<void> {
    while (!this.isClosed && (this.isPassDue || this.fresh.size > 0)) {
      const keys = [...this.fresh];
      this.fresh.clear();
      const isPass = this.isPassDue;
      this.isPassDue = false;
      const delivered = isPass ? this.deliver() : this.deliverEach(this.reportsOf(keys));
      await delivered.catch((error: Error) => this.report("reports could not be read", error));
    }
    this.running = null;
  }

  /** Everything that is due, one after another. */
  deliver(): Promise<void> {
    return this.deliverEach(this.everyReport());
  }

  private async deliverEach(reports: AsyncIterable<StoredReport>): Promise<void> {
    let failures = 0;
    for await (const report of reports) {
      if (this.isClosed) return;
      const outcome = await this.deliverIfDue(report);
      if (outcome === "taken") failures = 0;
      else if (outcome === "failed" && ++failures === maxFailures) return;
    }
  }

  private async *everyReport(): AsyncIterable<StoredReport> {
    for (let after: string | null = null; ; ) {
      const page = await this.records.list("report", after, pageSize);
      yield* page;
      if (page.length < pageSize) return;
      after = page.at(-1)!.key;
    }
  }

  private async *reportsOf(keys: readonly string[]): AsyncIterable<StoredReport> {
    for (const key of keys) {
      const value = await this.records.read("report", key);
      if (value !== null) yield { key, value };
    }
  }

  private async deliverIfDue({ key, value }: StoredReport): Promise<"taken" | "failed" | "not due"> {
    const report = JSON.parse(value) as Report;
    const { webhook } = report;
    const now = this.clock.now();
    if (!webhook || webhook.nextAt === null || !isDue(webhook.nextAt, now)) return "not due";
    const tries = webhook.tries + 1;
    const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** webhook.tries);
    const nextAt = tries >= maxTries ? null : now + delay;
    const claimed = JSON.stringify({ ...report, webhook: { tries, nextAt } } satisfies Report);
    // Another node may be at it.
    if (!(await this.records.replace("report", key, value, claimed))) return "not due";
    if (!(await this.post(report))) return "failed";
    const done = JSON.stringify({ ...report, webhook: { tries, nextAt: null } } satisfies Report);
    await this.records.replace("report", key, claimed, done);
    return "taken";
  }

  private async post({ log, reason, text, contact, at }: Report): Promise<boolean> {
    const link = this.publicUrl === null ? null : `${this.publicUrl}/${log}`;
    const body = JSON.stringify({ type: "report", log, link, reason, text, contact, at: new Date(at).toISOString() });
    const signature = signatureOf(body, this.webhook.secret, Math.floor(this.clock.now() / 1000));
    const headers = { "Content-Type": "application/json", "Lectern-Signature": signature };
    try {
      const status = await this.send(this.webhook.url, { headers, body });
      if (status >= 200 && status < 300) return true;
      this.report("the webhook for reports did not take one; it is tried again", new Error(`status ${status}`));
    } catch (error) {
      this.report("the webhook for reports cannot be reached; it is tried again", withoutAddress(error as Error));
    }
    return false;
  }
}

/** No try is put off for longer: what seems to be was written by a clock that was ahead. */
function isDue(nextAt: number, now: number): boolean {
  return nextAt <= now || nextAt > now + maxDelayMs;
}
