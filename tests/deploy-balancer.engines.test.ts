import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./support/engines/free-port.ts";
import { isInstalled } from "./support/engines/installed.ts";
import { until } from "./support/engines/until.ts";
import { sendRaw } from "./support/raw-http.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";

/** deploy/haproxy/haproxy.cfg, run in front of three servers that answer with their names and the headers they got. */
if (isInstalled("HAProxy", ["haproxy"], "haproxy")) {
  describe("the load balancer of deploy/", () => {
    const text = readFileSync(join(import.meta.dir, "../deploy/haproxy/haproxy.cfg"), "utf8");
    const port = freePort();
    const origin = `http://127.0.0.1:${port}`;
    let isHealthy = true;
    const refusedChecks = [0, 0, 0];
    const nodes = [1, 2, 3].map((node) =>
      Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        async fetch(request) {
          // The checks of HAProxy come without a Host.
          const pathname = request.url.replace(/^https?:\/\/[^/]*/, "");
          const isCheck = pathname === "/api/health?for=reading";
          if (isCheck && !isHealthy) refusedChecks[node - 1]!++;
          if (isCheck) return new Response(null, { status: isHealthy ? 200 : 503 });
          if (pathname === "/slow") await Bun.sleep(100);
          const isOfOtherVersion = pathname === "/assets/home-of-node-2.js" && node !== 2;
          if (isOfOtherVersion) return new Response(null, { status: 404 });
          if (pathname === "/missing" || pathname === "/assets/missing.js") return new Response(null, { status: 404 });
          return Response.json({ node, forwarded: request.headers.get("x-forwarded-for") });
        },
      }),
    );
    let balancer: Bun.Subprocess;

    beforeAll(async () => {
      const path = join(temporaryDirectory(), "haproxy.cfg");
      const here = text
        .replace(/ node(\d):3000/g, (_, node: string) => ` 127.0.0.1:${nodes[Number(node) - 1]!.port}`)
        .replace("bind :8080", `bind 127.0.0.1:${port}`)
        .replace("maxconn 20000", "maxconn 200")
        .replace(/inter \d+s/g, "inter 100ms");
      await Bun.write(path, here);
      const program = Bun.which("haproxy", { PATH: `${process.env["PATH"]}:/usr/sbin` })!;
      balancer = Bun.spawn([program, "-db", "-f", path], { stdout: "ignore", stderr: "ignore" });
      await until("HAProxy answers", async () => (await fetch(`${origin}/ready`)).ok);
    });

    afterAll(async () => {
      balancer?.kill("SIGKILL");
      await balancer?.exited;
      for (const node of nodes) await node.stop(true);
    });

    async function ask(path: string, init: RequestInit = {}): Promise<{ node: number; forwarded: string }> {
      return (await fetch(`${origin}${path}`, init)).json() as Promise<{ node: number; forwarded: string }>;
    }

    test("sends all reads of a log to the same node, whatever the path", async () => {
      const paths = ["/7Kd3mPq9Xw", "/raw/7Kd3mPq9Xw", "/api/log/7Kd3mPq9Xw", "/7Kd3mPq9Xw.md", "/content/7Kd3mPq9Xw"];
      const asked: { node: number }[] = [];
      // One after the other: a node that has more to do than the others would pass some on.
      for (const path of paths) asked.push(await ask(path));
      expect(new Set(asked.map(({ node }) => node)).size).toBe(1);
    });

    test("answers requests that are sent in one go in their order: a node alone would end the connection", async () => {
      const requests = ["/slow", "/raw/second", "/slow", "/missing"].map(
        (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      );
      const isEnough = (received: string) => received.includes(" 404 ");
      const received = await sendRaw(port, [requests.join("")], { isEnough });
      expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([
        "HTTP/1.1 200",
        "HTTP/1.1 200",
        "HTTP/1.1 200",
        "HTTP/1.1 404",
      ]);
    });

    test("spreads logs, and spreads uploads", async () => {
      const logs = await Promise.all(Array.from({ length: 60 }, (_, log) => ask(`/raw/log${log}`)));
      expect(new Set(logs.map(({ node }) => node)).size).toBe(3);
      const uploads = await Promise.all(
        Array.from({ length: 30 }, () => ask("/api/upload", { method: "POST", body: "log" })),
      );
      expect(new Set(uploads.map(({ node }) => node)).size).toBe(3);
    });

    test("finds scripts and styles that only nodes of another version have", async () => {
      for (let i = 0; i < 20; i++) expect((await ask("/assets/home-of-node-2.js")).node).toBe(2);
      const together = Array.from({ length: 6 }, () => ask("/assets/home-of-node-2.js"));
      expect(new Set((await Promise.all(together)).map(({ node }) => node))).toEqual(new Set([2]));
      expect((await fetch(`${origin}/assets/missing.js`)).status).toBe(404);
    });

    test("says itself who the client is", async () => {
      const { forwarded } = await ask("/raw/a", { headers: { "X-Forwarded-For": "203.0.113.7" } });
      expect(forwarded).toBe("127.0.0.1");
    });

    test("goes on asking nodes when all of them miss an engine", async () => {
      isHealthy = false;
      refusedChecks.fill(0);
      // Three failed checks put a node out. Before and after, no answer is lost.
      for (let more = 50; more > 0; more -= refusedChecks.every((count) => count > 6) ? 1 : 0) {
        expect((await fetch(`${origin}/raw/a`)).status).toBe(200);
      }
      isHealthy = true;
    });

    test("puts off who collects 404 answers", async () => {
      const statuses: number[] = [];
      for (let guess = 0; guess < 130; guess++) statuses.push((await fetch(`${origin}/missing`)).status);
      expect(statuses.slice(0, 100)).not.toContain(429);
      const refused = await fetch(`${origin}/missing`);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    });
  });
}
