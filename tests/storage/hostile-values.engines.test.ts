import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Socket } from "node:net";
import { SQL } from "bun";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { nodeEnvironment, openNode } from "../support/engines/open-node.ts";
import { ceph, hasCeph, hasPostgres, postgres } from "../support/engines/shared-engines.ts";
import { until } from "../support/engines/until.ts";
import { openRequest } from "../support/hostile-client.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { requestDeadlineMs } from "../support/through-trouble.ts";

/** What PostgreSQL would obey, cannot hold, or chokes on. */
const hostile = [
  "'; DROP TABLE logs; --",
  "' OR '1'='1",
  "\\'; SELECT pg_sleep(30); --",
  "$1 $$; DELETE FROM logs; $$",
  "%s%n$(id){0}",
  "\u0000",
  "a\u0000b",
  "\\u0000",
  "\ud800",
  "\udfff\ud800",
  "\ufffe\uffff\u{10ffff}",
  "\u202e\u2066",
  "NULL",
  "\\x00",
  "{1,2}",
  "x".repeat(100_000),
  "😀".repeat(5000),
];

if (hasPostgres && hasCeph) {
  describe("values of strangers in PostgreSQL", () => {
    let app: AppUnderTest;
    let address: { databaseUrl: string; s3Endpoint: string; s3Bucket: string };

    beforeAll(async () => {
      address = {
        databaseUrl: await (await postgres()).newDatabase(),
        s3Endpoint: (await ceph()).endpoint,
        s3Bucket: await (await ceph()).newBucket(),
      };
      app = await startApp({ store: await openNode({ ...address, contentCacheBytes: 0 }) });
    });
    afterAll(() => app?.stop());

    const json = (path: string, fields: unknown, method = "POST") =>
      app.get(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(fields) });
    const form = (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(fields)) body.set(name, value.toWellFormed());
      return app.get(path, { method: "POST", body });
    };
    const multipart = (value: string) => {
      const data = new FormData();
      data.append("file", new File(["a log\n"], value.toWellFormed()));
      return app.get("/api/upload", { method: "POST", body: data });
    };

    type Send = (value: string, id: string) => Promise<Response>;
    /** Every way in that a text of a stranger takes, and how a usual one is answered there. */
    const ways: [what: string, usual: number, send: Send][] = [
      ["the log", 200, (value) => json("/api/upload", { content: `x${value}` })],
      ["its name", 200, (value) => json("/api/upload", { content: "a log", name: value })],
      [
        "its name in the address",
        200,
        (value) => app.post("a log", {}, `?name=${encodeURIComponent(value.toWellFormed())}`),
      ],
      ["the name of a file", 200, multipart],
      [
        "names of several files",
        200,
        (value) =>
          json("/api/upload", {
            name: value,
            files: [
              { name: value, content: "a" },
              { name: `2${value}`, content: "b" },
            ],
          }),
      ],
      ["a source", 200, (value) => json("/1/log", { content: "a log", source: value })],
      [
        "metadata",
        200,
        (value) => json("/1/log", { content: "a log", metadata: [{ key: value, value, label: value }] }),
      ],
      ["a form of mclo.gs", 200, (value) => form("/1/log", { content: `x${value}`, source: value })],
      [
        "a paste",
        201,
        (value) =>
          json("/api/v1/pastes", {
            name: value,
            description: value,
            files: [{ name: value, content: { format: "text", value: `x${value}` } }],
          }),
      ],
      ["a document", 200, (value) => app.get("/documents", { method: "POST", body: `x${value.toWellFormed()}` })],
      ["a report", 303, (value, id) => form(`/report/${id}`, { reason: "other", text: value, contact: value })],
      [
        "a token",
        403,
        (value, id) =>
          app.get(`/api/log/${id}`, {
            method: "DELETE",
            headers: { Authorization: `Bearer ${encodeURIComponent(value.toWellFormed())}` },
          }),
      ],
      [
        "a key",
        403,
        (value) =>
          app.post("a log", {
            Authorization: `Bearer lectern_${encodeURIComponent(value.toWellFormed())}_${"0".repeat(64)}`,
          }),
      ],
      ["an id", 404, (value) => app.get(`/api/log/${encodeURIComponent(value.toWellFormed()).slice(0, 4000)}`)],
      ["ids and tokens", 207, (value) => json("/1/bulk/log/delete", [{ id: value, token: value }])],
      [
        "a file of a share",
        200,
        (value, id) => app.get(`/raw/${id}?file=${encodeURIComponent(value.toWellFormed()).slice(0, 4000)}`),
      ],
      [
        "a language",
        400,
        (value, id) => app.get(`/api/insights/${id}?lang=${encodeURIComponent(value.toWellFormed()).slice(0, 4000)}`),
      ],
    ];

    test.each(ways)(
      "%s is stored as it is or refused, and nothing fails",
      async (_, usual, send) => {
        const { id } = await app.upload("stays");
        expect((await send("a word", id)).status).toBe(usual);
        for (const value of hostile) {
          const answer = await send(value, id);
          const said = await answer.text();
          expect([value.slice(0, 30), answer.status, answer.status < 500 ? "" : said]).toEqual([
            value.slice(0, 30),
            answer.status,
            "",
          ]);
          const made = answer.status === 200 || answer.status === 201 ? /"id":"(\w{10})"/.exec(said)?.[1] : undefined;
          if (!made) continue;
          for (const path of [`/raw/${made}`, `/1/log/${made}`, `/${made}.md`, `/api/stats/${made}`]) {
            expect([path, (await app.get(path)).status]).toEqual([path, 200]);
          }
        }
        expect(await (await app.get(`/raw/${id}`)).text()).toBe("stays");
        expect(app.failures.map((error) => error.message)).toEqual([]);
      },
      60_000,
    );

    test("all tables are there, with nothing in them that was not sent", async () => {
      const sql = new SQL(address.databaseUrl);
      const [{ count }] = (await sql`SELECT count(*)::int AS count FROM logs`) as [{ count: number }];
      expect(count).toBeGreaterThan(50);
      await sql.close();
    });
  });

  describe("a node with one connection to PostgreSQL", () => {
    let node: ServerProcess;
    let databaseUrl: string;
    const sockets: Socket[] = [];
    const large = "[12:00:00] [Server thread/INFO]: Something happened somewhere\n".repeat(60_000);

    beforeAll(async () => {
      databaseUrl = await (await postgres()).newDatabase();
      const s3 = { s3Endpoint: (await ceph()).endpoint, s3Bucket: await (await ceph()).newBucket() };
      const env = { ...nodeEnvironment({ databaseUrl, ...s3 }), DATABASE_CONNECTIONS: "1", UPLOADS_PER_MINUTE: "0" };
      node = await startProcess({ env: { ...env, CONTENT_CACHE_BYTES: "0" } });
    });
    afterAll(async () => {
      for (const socket of sockets) socket.destroy();
      expect(await node.stop()).toBe(0);
    });

    const share = async (content: string) => {
      const answer = await fetch(`${node.url}/api/upload`, { method: "POST", body: content });
      return { status: answer.status, id: ((await answer.json()) as { id: string }).id };
    };

    test("is not held by those who read or send slowly", async () => {
      const { id } = await share(large);
      const port = Number(new URL(node.url).port);
      for (let i = 0; i < 40; i++) {
        const reader = await openRequest(port, `GET /api/log/${id}`, {});
        reader.pause();
        const sender = await openRequest(port, "POST /api/upload", { "Content-Length": "100000" });
        sender.write("x".repeat(50_000));
        sockets.push(reader, sender);
      }
      const others = await Promise.all(Array.from({ length: 10 }, (_, i) => share(`log ${i}`)));
      expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
      for (const { id } of others) expect((await fetch(`${node.url}/raw/${id}`)).status).toBe(200);
    });

    test("waits for no lock for ever, and goes on when it is given back", async () => {
      const { id } = await share("before the lock");
      const sql = new SQL(databaseUrl);
      const lock = Promise.withResolvers<void>();
      const isHeld = Promise.withResolvers<void>();
      const holding = sql.begin(async (tx) => {
        await tx`LOCK TABLE logs IN ACCESS EXCLUSIVE MODE`;
        isHeld.resolve();
        await lock.promise;
      });
      await isHeld.promise;
      const started = performance.now();
      expect((await share("while it is held")).status).toBe(503);
      expect(performance.now() - started).toBeLessThan(requestDeadlineMs);
      lock.resolve();
      await holding;
      await until("uploads pass", async () => (await share("afterwards")).status === 200);
      expect((await fetch(`${node.url}/raw/${id}`)).status).toBe(200);
      // Views are written now and then, which takes a moment. What is held would never be given back.
      await until("no connection is held", async () => {
        const [{ count }] = (await sql`
          SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'lectern' AND state <> 'idle'`) as [
          { count: number },
        ];
        return count === 0;
      });
      await sql.close();
    });
  });
}
