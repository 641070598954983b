/** What a running server tells of itself, over the socket in its data directory. */
export interface LiveStatus {
  version: string;
  bun: string;
  rules: string;
  url: string;
  pid: number;
  /** ISO 8601. */
  startedAt: string;
  residentBytes: number;
  /** What fails or is short, as health tells it; empty where all is well. */
  checks: Record<string, string>;
  queues: { queue: string; waiting: number; jobs: number; waitP95Ms: number | null }[];
  engines: { engine: string; operation: string; count: number; p99Ms: number | null; errors: number }[];
  /** The last ones, newest first. */
  failures: { at: string; message: string; reference: string | null }[];
}

/** In the data directory, for its user alone. */
export const socketName = "lectern.sock";

/** `null` where no server answers there. */
export async function askServer(socket: string): Promise<LiveStatus | null> {
  try {
    const answer = await fetch("http://localhost/status", { unix: socket, signal: AbortSignal.timeout(3000) });
    return answer.ok ? ((await answer.json()) as LiveStatus) : null;
  } catch {
    return null;
  }
}
