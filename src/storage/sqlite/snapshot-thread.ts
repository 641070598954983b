/** Copies a database as it is at one moment. SQLite does that in one call, which would hold up everything else. */
import { Database } from "bun:sqlite";
import { serveJobs } from "../../work/thread.ts";
import { configureConnection } from "./schema.ts";

export interface Snapshot {
  from: string;
  /** Must not exist. */
  to: string;
}

/** Resolves to why there is no copy; `null` where there is one. */
serveJobs<Snapshot, string | null>(({ from, to }) => {
  try {
    using db = new Database(from, { readonly: true, strict: true });
    configureConnection(db, "reader");
    db.query("VACUUM INTO ?").run(to);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
});
