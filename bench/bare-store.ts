import { Database } from "bun:sqlite";
import { join } from "node:path";
import { packSync } from "../src/logs/content.ts";
import { newLogId } from "../src/logs/id.ts";
import type { PackedContent, PackingEffort } from "../src/logs/ports.ts";
import { configureConnection, migrate } from "../src/storage/sqlite/schema.ts";

interface BareStoreOptions {
  effort: PackingEffort;
  /** Whether what was committed survives a power cut. */
  isSynced: boolean;
}

/** What any server of this kind has to do with an upload, and nothing else: no check of any sort. */
export class BareStore {
  private readonly db: Database;
  private readonly insert;

  constructor(
    directory: string,
    private readonly options: BareStoreOptions = { effort: "usual", isSynced: true },
  ) {
    const path = join(directory, "bare.sqlite");
    this.db = new Database(path, { create: true, readwrite: true, strict: true });
    configureConnection(this.db, "writer");
    migrate(this.db, path);
    if (!options.isSynced) this.db.run("PRAGMA synchronous = OFF");
    this.insert = this.db.prepare(
      "INSERT INTO logs (id, name, created_at, size, hash, content) VALUES (?, ?, ?, ?, ?, ?)",
    );
  }

  prepare(json: string): BareLog {
    const { content, name } = JSON.parse(json) as { content: string; name: string };
    const packed = packSync(Buffer.from(content), this.options.effort);
    return { id: newLogId(), name, createdAt: Date.now(), ...packed };
  }

  commit(logs: BareLog[]): void {
    this.db
      .transaction(() => {
        for (const log of logs) this.insert.run(log.id, log.name, log.createdAt, log.size, log.hash, log.packed);
      })
      .immediate();
  }

  close(): void {
    this.db.close();
  }
}

interface BareLog extends PackedContent {
  id: string;
  name: string;
  createdAt: number;
}
