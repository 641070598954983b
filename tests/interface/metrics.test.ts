import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ServiceMetrics } from "../../src/metrics/service-metrics.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { exchangeRaw } from "../support/raw-answer.ts";
import { runToEnd, type ServerProcess, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** The value of one line; 0 where it is not there. */
function figureOf(text: string, line: string): number {
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return found ? Number(found.slice(line.length + 1)) : 0;
}

describe("what is counted", () => {
  let app: AppUnderTest;
  const metrics = new ServiceMetrics();

  beforeAll(async () => {
    // Past the load balancer, where there is one: a node counts what it is asked itself.
    app = await startApp({ metrics }, { trustedProxies: [] });
  });

  afterAll(() => app.stop());

  test("requests by method, route and status, with their times", async () => {
    const { id } = await app.upload("[12:00:00] [Server thread/INFO]: Done (3.141s)!\n");
    for (let read = 0; read < 3; read++) await (await app.get(`/api/log/${id}`)).text();
    await (await app.get(`/api/log/${id}`, { method: "HEAD" })).text();
    await (await app.get("/api/log/nothing999")).text();
    await (await app.get("/no/such/path/at/all")).text();
    await (await app.get(`/api/log/${id}`, { method: "PATCH" })).text();
    const text = metrics.text();
    const requests = (method: string, route: string, status: number) =>
      figureOf(text, `lectern_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
    expect(requests("POST", "/api/upload", 200)).toBe(1);
    expect(requests("GET", "/api/log/:id", 200)).toBe(3);
    expect(requests("HEAD", "/api/log/:id", 200)).toBe(1);
    expect(requests("GET", "/api/log/:id", 404)).toBe(1);
    expect(requests("GET", "none", 404)).toBe(1);
    expect(requests("other", "/api/log/:id", 405)).toBe(1);
    expect(figureOf(text, 'lectern_http_request_duration_seconds_count{route="/api/log/:id"}')).toBe(6);
    expect(figureOf(text, 'lectern_http_request_duration_seconds_bucket{route="/api/log/:id",le="+Inf"}')).toBe(6);
    expect(figureOf(text, 'lectern_http_request_duration_seconds_sum{route="/api/log/:id"}')).toBeGreaterThan(0);
    expect(figureOf(text, "lectern_views_total")).toBe(3);
    expect(figureOf(text, 'lectern_cache_requests_total{cache="answers",result="hit"}')).toBeGreaterThan(0);
  });

  test("uploads by protocol, their bytes, and refusals by reason", async () => {
    const before = metrics.text();
    const log = "12345 ☃\n".repeat(100);
    await fetch(`${app.url}/1/log`, { method: "POST", body: new URLSearchParams({ content: log }) });
    await fetch(`${app.url}/documents`, { method: "POST", body: log });
    await app.post("");
    await app.post("x".repeat(11 * 1024 * 1024));
    await app.post("x", { Authorization: `Bearer lectern_none_${"0".repeat(64)}` });
    const text = metrics.text();
    const grown = (line: string) => figureOf(text, line) - figureOf(before, line);
    expect(grown('lectern_uploads_total{protocol="mclogs"}')).toBe(1);
    expect(grown('lectern_uploads_total{protocol="hastebin"}')).toBe(1);
    expect(grown('lectern_uploaded_bytes_total{protocol="hastebin"}')).toBe(Buffer.byteLength(log));
    expect(grown("lectern_stored_bytes_total")).toBeGreaterThan(0);
    expect(grown('lectern_refusals_total{reason="invalid"}')).toBe(1);
    expect(grown('lectern_refusals_total{reason="too_large"}')).toBe(1);
    expect(grown('lectern_refusals_total{reason="unknown_key"}')).toBe(1);
    expect(text).toContain('lectern_refusals_total{reason="bug"} 0\n');
  });

  test("analyses and what they found, queues, threads and budgets", async () => {
    const { id } = await app.upload(
      "[12:00:00] [Server thread/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.\n",
    );
    expect((await app.get(`/api/insights/${id}`)).status).toBe(200);
    await (await app.get(`/api/insights/${id}`)).text();
    const text = metrics.text();
    expect(figureOf(text, 'lectern_analyses_total{of="stored"}')).toBe(1);
    expect(text).toMatch(/lectern_analysis_findings_total\{code="[a-z-]+"\} 1\n/);
    expect(figureOf(text, 'lectern_queue_wait_seconds_count{queue="analysis"}')).toBe(1);
    expect(figureOf(text, 'lectern_job_duration_seconds_count{pool="analysis"}')).toBe(1);
    expect(figureOf(text, 'lectern_threads{pool="analysis"}')).toBe(1);
    expect(text).toContain('lectern_threads_busy{pool="analysis"} 0\n');
    expect(text).toContain('lectern_queue_length{queue="heavy"} 0\n');
    expect(figureOf(text, 'lectern_memory_budget_bytes{budget="large-answers"}')).toBe(192 * 1024 * 1024);
  });
});

describe("GET /metrics", () => {
  const token = "a token that nobody guesses";
  const bearer = { headers: { Authorization: `Bearer ${token}` } };

  test("is not there unless somebody wants it", async () => {
    const app = await startApp();
    expect((await app.get("/metrics", bearer)).status).toBe(404);
    await app.stop();
  });

  test("is there for the token, and for nobody else", async () => {
    const app = await startApp({}, { metricsToken: token });
    const answer = await app.get("/metrics", bearer);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    expect(await answer.text()).toContain("# TYPE lectern_failures_total counter\nlectern_failures_total 0\n");
    for (const headers of [{}, { Authorization: "Bearer no" }, { Authorization: `Bearer ${token}x` }]) {
      const refused = await app.get("/metrics", { headers });
      expect([refused.status, await refused.text()]).toEqual([
        403,
        "Metrics are shown to who sends the METRICS_TOKEN of the server as a bearer token.\n",
      ]);
    }
    await app.stop();
  });
});

describe("on a port of their own", () => {
  async function freePort(): Promise<number> {
    const server = Bun.serve({ port: 0, fetch: () => new Response() });
    const { port } = server;
    await server.stop(true);
    return port!;
  }

  test("metrics need no token, and the service's own port has none", async () => {
    const port = await freePort();
    const server: ServerProcess = await startProcess({
      env: { DATA_DIR: temporaryDirectory(), METRICS_PORT: String(port) },
    });
    await fetch(`${server.url}/api/upload`, { method: "POST", body: "a log" });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(figureOf(text, 'lectern_uploads_total{protocol="native"}')).toBe(1);
    expect(figureOf(text, 'lectern_disk_bytes{kind="free"}')).toBeGreaterThan(0);
    expect(figureOf(text, 'lectern_store_bytes{kind="used"}')).toBeGreaterThan(0);
    expect(figureOf(text, 'lectern_engine_operation_duration_seconds_count{engine="sqlite",operation="insert"}')).toBe(
      1,
    );
    expect(figureOf(text, 'lectern_engine_errors_total{engine="sqlite",operation="insert"}')).toBe(0);
    expect(figureOf(text, 'lectern_engine_up{engine="sqlite"}')).toBe(1);
    expect(figureOf(text, "process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(text).toMatch(/lectern_build_info\{version="[\d.]+",bun="[\d.]+",rules="\w+"\} 1\n/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    const strangeHost = ["GET /metrics HTTP/1.1", "Host: 127y0.0.1", "Connection: close"];
    expect((await exchangeRaw(port, strangeHost)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(405);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await server.stop();
  });

  test("they are for the token if one is set, also there", async () => {
    const port = await freePort();
    const env = { DATA_DIR: temporaryDirectory(), METRICS_PORT: String(port), METRICS_TOKEN: "a secret of the test" };
    const server = await startProcess({ env });
    const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/metrics`, { headers });
    expect([(await ask({})).status, (await ask({ Authorization: "Bearer a secret of the test" })).status]).toEqual([
      403, 200,
    ]);
    expect(
      (await fetch(`${server.url}/metrics`, { headers: { Authorization: "Bearer a secret of the test" } })).status,
    ).toBe(404);
    await server.stop();
  });

  test("a port that is taken is told in a sentence", async () => {
    const taken = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
    const env = { DATA_DIR: temporaryDirectory(), METRICS_PORT: String(taken.port), PORT: "0" };
    const { code, stderr } = await runToEnd({ args: ["serve"], env });
    await taken.stop(true);
    expect(code).toBe(1);
    expect(stderr).toContain("Cannot listen on METRICS_HOST 127.0.0.1, METRICS_PORT");
  });
});
