/** Reads all of a database to see whether it is whole. SQLite does that in one call, which would hold up everything else. */
import { Database } from "bun:sqlite";
import { serveJobs } from "../../work/thread.ts";
import { faultsIn } from "./integrity.ts";
import { configureConnection } from "./schema.ts";

serveJobs<string, string[]>((path) => {
  try {
    using db = new Database(path, { readonly: true, strict: true });
    configureConnection(db, "reader");
    return faultsIn(db);
  } catch (error) {
    return [(error as Error).message];
  }
});
