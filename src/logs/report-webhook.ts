import { createHmac } from "node:crypto";
import { allRecords } from "./audit.ts";
import type { Clock, Records } from "./ports.ts";
import type { Report } from "./reports.ts";

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

const sendByFetch: Send = async (url, { headers, body }) => {
  const signal = AbortSignal.timeout(deadlineMs);
  const response = await fetch(url, { method: "POST", headers, body, redirect: "error", signal });
  await response.body?.cancel();
  return response.status;
};

/** `t=…,v1=…`: a keyed hash of the time and the body, so that the receiver knows who wrote it, and when. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

/** Tells the operator's own service of reports. They wait in the store, so none is lost by a restart. */
export class ReportWebhook {
  private readonly timer: ReturnType<typeof setInterval>;
  private running: Promise<void> | null = null;

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

  /** Returns at once. */
  wake(): void {
    this.running ??= this.deliver()
      .catch((error: Error) => this.report("reports could not be read", error))
      .finally(() => {
        this.running = null;
      });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Everything that is due, one after another. */
  async deliver(): Promise<void> {
    for (const { key, value } of await allRecords(this.records, "report")) {
      const report = JSON.parse(value) as Report;
      const { webhook } = report;
      if (!webhook || webhook.nextAt === null || webhook.nextAt > this.clock.now()) continue;
      const tries = webhook.tries + 1;
      const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** webhook.tries);
      const nextAt = tries >= maxTries ? null : this.clock.now() + delay;
      const claimed = JSON.stringify({ ...report, webhook: { tries, nextAt } } satisfies Report);
      // Another node may be at it.
      if (!(await this.records.replace("report", key, value, claimed))) continue;
      if (!(await this.post(report))) continue;
      const done = JSON.stringify({ ...report, webhook: { tries, nextAt: null } } satisfies Report);
      await this.records.replace("report", key, claimed, done);
    }
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
      this.report("the webhook for reports cannot be reached; it is tried again", error as Error);
    }
    return false;
  }
}
