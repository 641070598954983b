import { afterEach, describe, expect, test } from "bun:test";
import { parseNetwork } from "../../src/http/core/ip.ts";
import type { Clock } from "../../src/logs/ports.ts";
import { ServiceMetrics } from "../../src/metrics/service-metrics.ts";
import { type AppUnderTest, errorOf, startApp } from "../support/app-under-test.ts";

const flooder = { "X-Forwarded-For": "203.0.113.9" };
const reader = { "X-Forwarded-For": "198.51.100.7" };

let app: AppUnderTest;
let metrics: ServiceMetrics;
let isLate: boolean;
afterEach(() => app.stop());

/** Every look at it takes two milliseconds, and no other time passes: so every request uses some of the thread. */
function slowClock(): Clock {
  let looks = 0;
  return { now: () => Date.now(), monotonic: () => 2 * looks++ };
}

async function start(): Promise<string> {
  metrics = new ServiceMetrics();
  isLate = true;
  app = await startApp(
    { metrics, isThreadLate: () => isLate, clock: slowClock() },
    { clientSharePercent: 5, trustedProxies: [parseNetwork("127.0.0.1")!] },
  );
  return (await app.upload("[10:30:00] [main/INFO]: a log\n")).id;
}

/** Cheap requests, as many as it takes, beside somebody who reads. How many were answered, and the first that were not. */
async function flood(path: string, atOnce = 20): Promise<{ answered: number; refused: Response[] }> {
  for (let answered = 0; answered < 10_000; answered += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => app.get(path, { headers: flooder })));
    expect((await app.get("/robots.txt", { headers: reader })).status).toBe(200);
    const refused = answers.filter(({ status }) => status === 429);
    if (refused.length > 0) return { answered: answered + atOnce - refused.length, refused };
    await Promise.all(answers.map((answer) => answer.bytes()));
  }
  throw new Error("nobody was refused");
}

describe("a client that floods the service with cheap requests while others wait", () => {
  test("is told so, whatever it asks for, and others are answered", async () => {
    const id = await start();
    const { answered, refused } = await flood("/nothing-here");
    expect(answered).toBeGreaterThan(100);
    expect(await refused[0]!.text()).toMatch(
      /^Your address sends so many requests that others have to wait\. Try again in 5 seconds\.\n$/,
    );
    for (const path of [`/api/log/${id}`, `/${id}`, "/", "/nothing"]) {
      const [other, own] = await Promise.all([app.get(path, { headers: reader }), app.get(path, { headers: flooder })]);
      expect([path, other.status, own.status]).toEqual([path, path === "/nothing" ? 404 : 200, 429]);
      expect([own.headers.get("retry-after"), own.headers.get("connection")]).toEqual(["5", "close"]);
    }
    const upload = await app.post("a log", { "Content-Type": "text/plain", ...flooder });
    expect([upload.status, (await errorOf(upload)).code]).toEqual([429, 429]);
    expect((await app.post("a log", { "Content-Type": "text/plain", ...reader })).status).toBe(200);
    expect((await app.get("/api/health", { headers: flooder })).status).toBe(200);
    expect(metrics.refusals.with("flood").value).toBeGreaterThan(0);
  });

  test("cannot pass for somebody else by a header that its proxy did not write", async () => {
    await start();
    await flood("/nothing-here");
    const headers = { "X-Forwarded-For": "192.0.2.44, 203.0.113.9", "X-Real-IP": "192.0.2.44" };
    expect((await app.get("/nothing-here", { headers })).status).toBe(429);
  });

  test("is answered while the thread is in time", async () => {
    const id = await start();
    isLate = false;
    await app.get("/", { headers: reader });
    for (let i = 0; i < 20; i++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => app.get(`/api/stats/${id}`, { headers: flooder })),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
  });
});
