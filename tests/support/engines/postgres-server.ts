import { existsSync, readdirSync } from "node:fs";
import { appendFile, chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { SQL } from "bun";
import { EngineProcess, engineDirectory, runTool } from "./engine-process.ts";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

const root = "/usr/lib/postgresql";

/** Debian keeps versions beside each other; the newest is taken. */
export function postgresPrograms(): string | null {
  const versions = existsSync(root) ? readdirSync(root) : [];
  const paths = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, "bin"));
  return paths.find((path) => existsSync(join(path, "postgres"))) ?? null;
}

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;
const asOther = isRoot ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] : [];

/** A PostgreSQL that is thrown away. It keeps what it acknowledged when its processes are killed. */
export class PostgresServer {
  private databases = 0;

  private constructor(
    readonly port: number,
    private readonly process: EngineProcess,
  ) {}

  static async start(): Promise<PostgresServer> {
    const programs = postgresPrograms()!;
    const directory = engineDirectory("postgres");
    const data = join(directory, "data");
    await mkdir(data);
    if (isRoot) await chown(data, Number(await runTool(["id", "-u", "postgres"])), -1);
    await runTool([
      ...[...asOther, join(programs, "initdb"), "-D", data, "-U", "test", "-A", "trust"],
      ...["-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"],
    ]);
    const port = freePort();
    // The disk is not what is tested: only power cuts need it to be waited for.
    const settings = { listen_addresses: "'127.0.0.1'", port, unix_socket_directories: "''", fsync: "off" };
    const more = { max_connections: 300, shared_buffers: "'64MB'" };
    const lines = Object.entries({ ...settings, ...more }).map(([key, value]) => `${key} = ${value}\n`);
    await appendFile(join(data, "postgresql.conf"), lines.join(""));
    const command = [...asOther, join(programs, "postgres"), "-D", data];
    const server = new PostgresServer(port, new EngineProcess({ command, log: join(directory, "log") }));
    await server.resume();
    return server;
  }

  url(database: string, port = this.port): string {
    return `postgres://test@127.0.0.1:${port}/${database}`;
  }

  /** The address of an empty database. */
  async newDatabase(): Promise<string> {
    const name = `test${++this.databases}`;
    await this.run("postgres", (sql) => sql.unsafe(`CREATE DATABASE ${name}`));
    return this.url(name);
  }

  /** What a test does there by itself, beside the program. */
  async run<T>(database: string, work: (sql: SQL) => Promise<T>): Promise<T> {
    const sql = new SQL(this.url(database), { adapter: "postgres", max: 1 });
    try {
      return await work(sql);
    } finally {
      await sql.close();
    }
  }

  crash(): Promise<void> {
    return this.process.crash();
  }

  /** After a crash, or after the first preparation. Resolves when it answers queries. */
  async resume(): Promise<void> {
    await until("PostgreSQL answers", async () => {
      if (!this.process.isRunning) this.process.start();
      return this.run("postgres", (sql) => sql`SELECT 1`);
    }).catch((error) => {
      throw new Error(this.process.said(), { cause: error });
    });
  }

  pause(): void {
    this.process.pause();
  }

  unpause(): void {
    this.process.unpause();
  }
}
