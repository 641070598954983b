import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PostgresDatabase } from "../src/storage/postgres/database.ts";
import { migrate } from "../src/storage/postgres/schema.ts";
import { migrate as copyStore } from "./migrate/program.ts";
import { filledSqlite, postgresSnapshot } from "./migrate/stores.ts";
import { startApp } from "./support/app-under-test.ts";
import { cephKeys } from "./support/engines/ceph-store.ts";
import { isInstalled } from "./support/engines/installed.ts";
import { postgresPrograms } from "./support/engines/postgres-server.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "./support/engines/shared-engines.ts";
import { cronJob } from "./support/kubernetes-shapes.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";

/** deploy/, tried with the programs that it is for. */
const deploy = join(import.meta.dir, "..", "deploy");
const read = (name: string) => readFileSync(join(deploy, name), "utf8");

async function run(command: string[], env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const child = Bun.spawn(command, { env: { ...process.env, ...env }, stdout: "pipe", stderr: "pipe" });
  const [out, trouble] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { code: await child.exited, said: out + trouble };
}

if (isInstalled("HAProxy", ["haproxy"], "haproxy")) {
  test("HAProxy takes its configuration", async () => {
    const path = join(temporaryDirectory(), "haproxy.cfg");
    await Bun.write(path, read("haproxy/haproxy.cfg").replace(/ node\d:/g, " 127.0.0.1:"));
    const program = Bun.which("haproxy", { PATH: `${process.env["PATH"]}:/usr/sbin` })!;
    const { code, said } = await run([program, "-c", "-f", path]);
    expect({ code, warnings: said.match(/\[(?:WARNING|ALERT)\].*/g) ?? [] }).toEqual({ code: 0, warnings: [] });
  });
}

if (isInstalled("Prometheus", ["promtool"], "prometheus")) {
  async function promtool(args: string[], input = ""): Promise<{ code: number; said: string }> {
    const child = Bun.spawn(["promtool", ...args], { stdin: Buffer.from(input), stdout: "pipe", stderr: "pipe" });
    const [out, trouble] = await Promise.all([child.stdout.text(), child.stderr.text()]);
    return { code: await child.exited, said: out + trouble };
  }

  test("promtool has nothing to say against the metrics of a server that has done something", async () => {
    const app = await startApp({}, { metricsToken: "t" });
    const { id } = await app.upload("[12:00:00] [Server thread/INFO]: You need to agree to the EULA\n");
    for (const path of [`/api/log/${id}`, `/raw/${id}`, `/api/insights/${id}`, "/nothing/here", "/"]) {
      await (await app.get(path)).text();
    }
    const text = await (await app.get("/metrics", { headers: { Authorization: "Bearer t" } })).text();
    await app.stop();
    expect(text).toContain("lectern_http_request_duration_seconds_bucket");
    expect(await promtool(["check", "metrics"], text)).toEqual({ code: 0, said: "" });
    // It does find something where there is something.
    expect((await promtool(["check", "metrics"], "# TYPE a counter\na 1\n")).code).not.toBe(0);
  });

  test("promtool takes the alert rules and the scrape job", async () => {
    const alerts = await promtool(["check", "rules", "--lint-fatal", join(deploy, "prometheus/lectern-alerts.yml")]);
    expect(alerts.said).toContain("SUCCESS");
    expect(alerts.code).toBe(0);
    const job = await promtool(["check", "config", join(deploy, "prometheus/prometheus.yml")]);
    expect({ code: job.code, said: job.said.includes("SUCCESS") }).toEqual({ code: 0, said: true });
  });

  test("promtool understands every query of the dashboard", async () => {
    const board = JSON.parse(read("grafana/lectern.json")) as { panels: { targets: { expr: string }[] }[] };
    const queries = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const rules = queries.map((expr, at) => ({
      record: `query:${at}`,
      expr: expr.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*"),
    }));
    const path = join(temporaryDirectory(), "queries.yml");
    await Bun.write(path, JSON.stringify({ groups: [{ name: "queries", rules }] }));
    const { code, said } = await promtool(["check", "rules", path]);
    expect({ code, rules: /(\d+) rules found/.exec(said)?.[1] }).toEqual({ code: 0, rules: String(queries.length) });
  });
}

if (isInstalled("systemd", ["systemd-analyze"], "systemd")) {
  /** As it is, but with a program that is on this machine. */
  async function unitHere(name = "lectern.service"): Promise<string> {
    const path = join(temporaryDirectory(), name);
    const unit = read(`systemd/${name}`)
      .replace("/opt/lectern/node_modules/.bin/bun", process.execPath)
      .replace("WorkingDirectory=/opt/lectern", "WorkingDirectory=/");
    await Bun.write(path, unit);
    return path;
  }

  test.each(["lectern.service", "lectern-backup.service"])("systemd understands %s", async (name) => {
    const { code, said } = await run(["systemd-analyze", "verify", "--man=no", await unitHere(name)]);
    expect({ code, ours: said.split("\n").filter((line) => line.includes(name)) }).toEqual({ code: 0, ours: [] });
  });

  test("systemd understands when the backup is due", async () => {
    const [, calendar] = /^OnCalendar=(.*)$/m.exec(read("systemd/lectern-backup.timer"))!;
    const { code, said } = await run(["systemd-analyze", "calendar", calendar!]);
    expect({ code, next: said.includes("Next elapse") }).toEqual({ code: 0, next: true });
  });

  test.each(["lectern.service", "lectern-backup.service"])("systemd finds %s well hardened", async (name) => {
    const { code, said } = await run([
      "systemd-analyze",
      "security",
      "--offline=true",
      "--threshold=20",
      "--no-pager",
      await unitHere(name),
    ]);
    expect({ code, level: code === 0 ? "" : said.trim().split("\n").at(-1) }).toEqual({ code: 0, level: "" });
  });
}

// There is no package of Debian for it, so nobody is asked to have it.
if (Bun.which("docker") && Bun.spawnSync(["docker", "compose", "version"]).exitCode === 0) {
  test("docker compose understands its file", async () => {
    const files = ["-f", join(deploy, "compose/compose.yaml"), "--env-file", join(deploy, "compose/example.env")];
    const { code, said } = await run(["docker", "compose", ...files, "config", "--quiet"]);
    expect({ code, said }).toEqual({ code: 0, said: "" });
  });
}

if (hasPostgres) {
  test("the nightly job of Kubernetes dumps what can be restored, and keeps fourteen", async () => {
    const server = await postgres();
    const { directory } = await filledSqlite(12);
    const url = await server.newDatabase();
    expect((await copyStore(`sqlite:${directory}`, url)).code).toBe(0);
    const backups = temporaryDirectory();
    for (let day = 10; day < 30; day++) await Bun.write(join(backups, `lectern-2025-01-${day}T000000Z.dump`), "x");
    const job = cronJob.parse(Bun.YAML.parse(read("kubernetes/backup.yaml")));
    const [shell, flags, script] = job.spec.jobTemplate.spec.template.spec.containers[0]!.command;
    const env = { DATABASE_URL: url, PATH: `${postgresPrograms()}:${process.env["PATH"]}` };
    const dumped = await run([shell!, flags!, script!.replaceAll("/backups", backups)], env);
    expect(dumped).toEqual({ code: 0, said: "" });
    const kept = readdirSync(backups).sort();
    expect([kept.length, kept[0]]).toEqual([14, "lectern-2025-01-17T000000Z.dump"]);
    const other = await server.newDatabase();
    const restored = await run(["pg_restore", "--no-owner", `--dbname=${other}`, join(backups, kept.at(-1)!)], env);
    expect(restored.code).toBe(0);
    expect(await postgresSnapshot(other)).toEqual(await postgresSnapshot(url));
  });

  describe("PostgreSQL with partitions", () => {
    const columns = `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name !~ '_\\d{3}$' ORDER BY 1, 2`;
    const keys = `SELECT c.relname, pg_get_constraintdef(k.oid) AS key FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      WHERE k.contype = 'p' AND c.relname !~ '_\\d{3}$' ORDER BY 1`;

    async function shapeOf(script: string | null): Promise<unknown> {
      const server = await postgres();
      const url = await server.newDatabase();
      if (script !== null) await server.run(new URL(url).pathname.slice(1), (sql) => sql.unsafe(script).simple());
      const database = new PostgresDatabase({ url, connections: 1, deadlineMs: 20_000 });
      await database.query("survey", (sql) => migrate(sql));
      const shape = await database.query("survey", async (sql) => [await sql.unsafe(columns), await sql.unsafe(keys)]);
      const [{ parts }] = (await database.query("survey", (sql) =>
        sql.unsafe("SELECT count(*)::int AS parts FROM pg_inherits"),
      )) as [{ parts: number }];
      if (script !== null) {
        // Six tables, and the index of each.
        expect(parts).toBe(2 * 6 * 256);
        await database.query("survey", (sql) =>
          sql.unsafe("INSERT INTO analyses SELECT n::text, 'rules', '' FROM generate_series(1, 2560) AS n"),
        );
        await database.query("survey", (sql) => sql.unsafe(read("postgres/forget-analyses.sql")).simple());
        const [{ left }] = (await database.query("survey", (sql) =>
          sql.unsafe("SELECT count(*)::int AS left FROM analyses"),
        )) as [{ left: number }];
        // Eight of 256 partitions are empty now, each of which had about ten.
        expect(left).toBeGreaterThan(2400);
        expect(left).toBeLessThan(2560);
      }
      await database.close();
      return shape;
    }

    test("has the tables that the program makes by itself, and forgets analyses part by part", async () => {
      expect(await shapeOf(read("postgres/partitions.sql"))).toEqual(await shapeOf(null));
    });
  });
}

if (hasCeph) {
  describe("the check of an object store", () => {
    const script = join(deploy, "s3/check-conditional-writes.ts");

    test("passes on one that keeps If-None-Match", async () => {
      const store = await ceph();
      const settings = {
        S3_ENDPOINT: store.endpoint,
        S3_BUCKET: await store.newBucket(),
        S3_ACCESS_KEY_ID: cephKeys.accessKeyId,
        S3_SECRET_ACCESS_KEY: cephKeys.secretAccessKey,
      };
      const { code, said } = await run([process.execPath, script], settings);
      expect({ code, said }).toEqual({ code: 0, said: "The store keeps If-None-Match.\n" });
    });
  });
}

describe("the check of an object store that does not keep If-None-Match", () => {
  test("fails with a sentence", async () => {
    // It takes everything, as some stores do that do not know the header.
    const careless = Bun.serve({ port: 0, fetch: () => new Response(null, { status: 200 }) });
    const settings = {
      S3_ENDPOINT: `http://127.0.0.1:${careless.port}`,
      S3_BUCKET: "b",
      S3_ACCESS_KEY_ID: "k",
      S3_SECRET_ACCESS_KEY: "s",
    };
    const { code, said } = await run([process.execPath, join(deploy, "s3/check-conditional-writes.ts")], settings);
    await careless.stop(true);
    expect({ code, said }).toEqual({
      code: 1,
      said: "The store answers 200 to a second write of the same name, not 412.\n",
    });
  });
});
