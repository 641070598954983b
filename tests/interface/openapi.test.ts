import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type OpenapiDocument, openapiDocument } from "../../src/http/api-docs/openapi/document.ts";
import { defaultBodyLimits } from "../../src/http/upload/body-limits.ts";
import { LeakyBuckets } from "../../src/logs/client-budget.ts";
import { SlidingWindowLimiter } from "../../src/logs/rate-limiter.ts";
import { Outage } from "../../src/wire/refusal.ts";
import { moddedServerLog, pluginServerLog } from "../browser/log-samples.ts";
import { type AppUnderTest, startApp } from "../support/app-under-test.ts";
import { failingStore } from "../support/failing-store.ts";
import { FakeClock } from "../support/fake-clock.ts";
import {
  type Call,
  callsOf,
  operationsIn,
  type PlacedOperation,
  type ServerName,
  sampleText,
} from "../support/openapi-calls.ts";
import { DocumentValidator } from "../support/openapi-validation.ts";
import { findings } from "../support/rule-samples.ts";

const maxLogBytes = 64 * 1024;
const described = openapiDocument("http://127.0.0.1");
const operations = operationsIn(described);

/** Answers that nobody can bring about from outside: analyses need no store, and their threads do not fail. */
const unreachable: Record<string, number[]> = {
  analyse: [500, 503],
  mclogsAnalyse: [500, 503],
  logshareAnalyse: [500, 503],
  logshareStreamAnalyse: [500, 503],
};

describe("every operation of the document, called", () => {
  const servers = {} as Record<ServerName, AppUnderTest>;
  let document: OpenapiDocument;
  let validator: DocumentValidator;
  beforeAll(async () => {
    // It stands still: a minute is never over.
    const clock = new FakeClock();
    const limiter = new SlidingWindowLimiter(1, clock);
    for (const client of ["127.0.0.1"]) await limiter.take(client);
    const failedLookups = new LeakyBuckets(1, clock);
    await failedLookups.spend("127.0.0.1", 100);
    servers.usual = await startApp({}, { maxLogBytes });
    servers.limited = await startApp({ limiter, analysisLimiter: limiter, failedLookups }, { maxLogBytes });
    const requestThread = new LeakyBuckets(1, clock);
    await requestThread.spend("127.0.0.1", 100);
    servers.overused = await startApp({ requestThread }, { maxLogBytes });
    servers.broken = await startApp({ store: failingStore(() => new Outage("the disk is gone")) }, { maxLogBytes });
    servers.buggy = await startApp({ store: failingStore(() => new Error("a bug")) }, { maxLogBytes });
    // Its patience is over as soon as a body does not come at once.
    const bodyLimits = { ...defaultBodyLimits, timeoutMs: 0, minBytesPerSecond: Number.POSITIVE_INFINITY };
    servers.impatient = await startApp({}, { bodyLimits });
    document = (await (await servers.usual.get("/openapi.json")).json()) as OpenapiDocument;
    validator = new DocumentValidator(document);
  });
  afterAll(async () => {
    for (const server of Object.values(servers)) await server.stop();
  });

  async function share(isBundle: boolean): Promise<{ id: string; token: string }> {
    const body = isBundle ? JSON.stringify({ files: [{ content: sampleText }, { content: sampleText }] }) : sampleText;
    const type = isBundle ? "application/json" : "text/plain";
    const answer = await servers.usual.post(body, { "Content-Type": type }, "?name=latest.log&token=true");
    return (await answer.json()) as { id: string; token: string };
  }

  async function call({ path, method }: PlacedOperation, made: Call): Promise<Response> {
    const server = servers[made.server ?? "usual"];
    const log = made.id === undefined && path.includes("{") ? await share(path.startsWith("/api/bundle/")) : null;
    const id = made.id ?? log?.id ?? "";
    const owner = made.ownToken ? { Authorization: `Bearer ${log!.token}` } : {};
    return fetch(server.url + path.replace("{filename}", "latest.log").replace(/\{\w+\}/, id) + (made.query ?? ""), {
      method: method.toUpperCase(),
      headers: { ...made.headers, ...owner },
      redirect: "manual",
      ...(made.body !== undefined && { body: made.body as string }),
    });
  }

  /** Everything that an answer does other than the document says. */
  async function faultsOf({ operation }: PlacedOperation, made: Call, answer: Response): Promise<string[]> {
    const told = operation.responses[answer.status];
    if (answer.status !== made.status || !told)
      return [`status ${answer.status}, not ${made.status}: ${(await answer.text()).slice(0, 300)}`];
    const type = answer.headers.get("content-type")?.replace(/;.*/, "") ?? "";
    if (!told.content) return (await answer.text()) === "" ? [] : ["a body that is not told"];
    const media = told.content[type];
    if (!media) return [`the type ${type}`];
    const value: unknown = type === "application/json" ? await answer.json() : await answer.text();
    return validator.faults(media.schema, value);
  }

  test.each(operations.map((placed) => [placed.operation.operationId, placed] as const))(
    "%s",
    async (operationId, placed) => {
      const seen = new Set<number>();
      for (const made of callsOf(placed, document, maxLogBytes)) {
        const answer = await call(placed, made);
        const { body: _, ...sent } = made;
        const missing = missingHeaders(placed, made, answer);
        expect({ sent, faults: await faultsOf(placed, made, answer), missing }).toEqual({
          sent,
          faults: [],
          missing: [],
        });
        seen.add(made.status);
      }
      const told = Object.keys(placed.operation.responses).map(Number);
      const uncalled = told.filter(
        (status) => !seen.has(status) && !unreachable[operationId.replace(/Older$/, "")]?.includes(status),
      );
      expect(uncalled).toEqual([]);
    },
  );
});

describe("what the analyser says of logs with everything in them", () => {
  let app: AppUnderTest;
  const validator = new DocumentValidator(described);
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const samples = findings.flatMap((one) => one.samples);
  const logs: [string, string][] = [
    ["a server with mods", moddedServerLog().text],
    ["a server with plugins", pluginServerLog(200).text],
    ["every sample of every finding", samples.map(({ text }) => text).join("\n")],
  ];
  test.each(logs)("%s", async (_, text) => {
    const { id } = await app.upload(text);
    for (const [path, schema] of [
      [`/api/insights/${id}`, "InsightsAnswer"],
      [`/1/insights/${id}`, "MclogsInsights"],
      [`/1/log/${id}?parsed&insights`, "MclogsLog"],
    ]) {
      const value = (await (await app.get(path!)).json()) as unknown;
      const faults = validator.faults({ $ref: `#/components/schemas/${schema}` }, value);
      expect({ path, faults: faults.slice(0, 5) }).toEqual({ path, faults: [] });
    }
  });
});

/** Rate limits are told only where there is one. */
function missingHeaders({ operation }: PlacedOperation, made: Call, answer: Response): string[] {
  const names = Object.keys(operation.responses[answer.status]?.headers ?? {});
  return names.filter((name) => {
    const isTold = !name.startsWith("RateLimit-") || made.server === "limited";
    return isTold && !answer.headers.has(name);
  });
}
