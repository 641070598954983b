import type { LiveStatus } from "../status/live-status.ts";

const most = 20;

/** The last things that went wrong, for who asks how the server is. The log has all of them. */
export class RecentFailures {
  private readonly failures: LiveStatus["failures"] = [];

  add(message: string, reference: string | null = null): void {
    this.failures.unshift({ at: new Date().toISOString(), message, reference });
    this.failures.length = Math.min(this.failures.length, most);
  }

  get all(): LiveStatus["failures"] {
    return [...this.failures];
  }
}
