import { Database } from "bun:sqlite";
import type { Crashes } from "../../logs/crash-ports.ts";
import type { Fingerprint, LogDetails, LogId, StoredLog } from "../../logs/ports.ts";
import type { AgePage, Records } from "../../logs/store-ports.ts";
import type { OperatorAccess, OperatorRemoval } from "../operator-access.ts";
import { BundleRows } from "./bundle-rows.ts";
import { crashReadsOver } from "./crash-reads.ts";
import { databaseIn } from "./database-file.ts";
import { Reader } from "./reader.ts";
import { recordsIn } from "./records-in.ts";
import { removeFromSqlite } from "./remove.ts";
import { configureConnection, migrate } from "./schema.ts";
import { WriteSession } from "./writes.ts";

/**
 * The embedded store from outside the server, which may be running: it notices what is changed here. The database is opened
 * when something is asked of it, because a removal has to work where even that fails, as on a full disk.
 */
export class SqliteAccess implements OperatorAccess {
  private connection: Connection | null = null;

  constructor(private readonly dataDir: string) {}

  get records(): Records {
    return this.opened().records;
  }

  get crashes(): Crashes {
    const { reader, session } = this.opened();
    return {
      note: async (sighting) => void session.applyTogether([{ kind: "crash", sighting }]),
      ...crashReadsOver(reader),
    };
  }

  async find(id: LogId): Promise<StoredLog | null> {
    return this.opened().reader.find(id);
  }

  async details(id: LogId): Promise<LogDetails | null> {
    return this.opened().reader.details(id);
  }

  async ages(after: string | null, limit: number): Promise<AgePage> {
    return this.opened().reader.ages(after, limit);
  }

  async logsOf(id: LogId): Promise<readonly LogId[]> {
    return this.opened().bundles.filesOf(id) ?? [id];
  }

  async fingerprints(id: LogId): Promise<Fingerprint[]> {
    const { fingerprint } = this.opened();
    return (await this.logsOf(id)).flatMap((one) => fingerprint.get(one) ?? []);
  }

  /** Nothing else of this process may hold up that the bytes of the log are overwritten. */
  async remove(id: LogId): Promise<OperatorRemoval> {
    await this.close();
    return removeFromSqlite(this.dataDir, id, Date.now());
  }

  async close(): Promise<void> {
    this.connection?.reader.close();
    this.connection?.db.close(true);
    this.connection = null;
  }

  private opened(): Connection {
    this.connection ??= open(databaseIn(this.dataDir, " Set DATA_DIR, or start the server once."));
    return this.connection;
  }
}

type Connection = ReturnType<typeof open>;

function open(path: string) {
  const db = new Database(path, { readwrite: true, create: false, strict: true });
  configureConnection(db, "writer");
  migrate(db, path);
  const fingerprint = db.prepare<Fingerprint, [string]>("SELECT hash, size FROM logs WHERE id = ?");
  const parts = { records: recordsIn(db), bundles: new BundleRows(db), fingerprint };
  return { db, ...parts, reader: new Reader(path), session: new WriteSession(db) };
}
