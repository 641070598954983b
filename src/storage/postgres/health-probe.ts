import { FailedChecks, Outage, StorageFull } from "../../wire/refusal.ts";
import type { ContentStore } from "../content-store.ts";
import { SharedCheck } from "../shared-check.ts";
import type { PostgresDatabase } from "./database.ts";
import { writeMeta } from "./meta.ts";

/** Health is asked for by those who wait for less than a request does. */
const probeMs = 600;

/** Whether PostgreSQL and the object store take what is written. */
export class HealthProbe {
  private readonly shared = new SharedCheck(() => this.probe());

  constructor(
    private readonly database: PostgresDatabase,
    private readonly contents: ContentStore | null,
  ) {}

  check(): Promise<void> {
    return this.shared.check();
  }

  /** Really writes, to both. */
  private async probe(): Promise<void> {
    const written = writeMeta(this.database, "probe", "probe", String(Date.now()), probeMs);
    const [postgres, s3] = await Promise.allSettled([
      soon(written, "PostgreSQL"),
      soon(Promise.resolve(this.contents?.check(probeMs)), "S3"),
    ]);
    // It can be read all the same, and whoever asks for health may care for that alone.
    const isOnlyFull = postgres.status === "fulfilled" && s3.status === "rejected" && s3.reason instanceof StorageFull;
    if (isOnlyFull) throw s3.reason;
    const failed: Record<string, string> = {};
    if (postgres.status === "rejected") failed["postgres"] = (postgres.reason as Error).message;
    if (s3.status === "rejected") failed["s3"] = (s3.reason as Error).message;
    if (Object.keys(failed).length > 0) throw new FailedChecks(failed);
  }
}

async function soon<T>(answer: Promise<T>, name: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Outage(`${name} did not answer within ${probeMs} ms.`)), probeMs);
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
