import { expect, test } from "bun:test";
import { testPatience } from "../../../tests/support/test-patience.ts";
import { noBudget } from "../../logs/client-budget.ts";
import type { Exchange } from "../core/exchange.ts";
import { FailedLookups } from "../core/fairness/failed-lookups.ts";
import { answerMcp } from "./answer-mcp.ts";
import { createLogTextPool } from "./log-text/pool.ts";
import type { McpDependencies } from "./routes.ts";

test("a message that is never answered is given up", async () => {
  const headers = { "content-type": "application/json" };
  const exchange = {
    request: new Request("http://localhost/mcp", { method: "POST", headers }),
    client: { key: "a", logged: "a", viaTrustedProxy: false },
  } as unknown as Exchange;
  // The log is asked for, and nothing comes back.
  const answerContext = { readLog: { counts: () => new Promise(() => {}) } };
  const failedLookups = new FailedLookups(noBudget);
  const deps = {
    publicUrl: "http://localhost",
    answerContext,
    failedLookups,
    logTexts: createLogTextPool(testPatience),
  } as unknown as McpDependencies;
  const params = { name: "log_lines", arguments: { log: "aaaaaaaaaa", from: 1, to: 2 } };
  const text = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  const answer = answerMcp(exchange, text, deps, 1);
  expect(await answer.catch((error: Error) => error)).toMatchObject({ code: 503, retryAfter: 5 });
});
