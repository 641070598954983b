import { expect, test } from "bun:test";
import type { LogId } from "../../logs/ports.ts";
import type { Exchange } from "../core/exchange.ts";
import { LogNotFound } from "../core/log-not-found.ts";
import type { AnswerContext } from "./answer-context.ts";
import { ofOneLog } from "./bundle-files.ts";

const bundle = "abcdefghjk" as LogId;
const file = "bcdefghjkm" as LogId;

test("the answer of a file is given up when its bundle is removed meanwhile", async () => {
  const readLog = {
    counts: (id: LogId) => ({ id, name: "", createdAt: 0, size: id === bundle ? 0 : 5, views: 0, uniqueViews: 0 }),
    details: async () => ({ files: [file] }),
    view: () => null,
  };
  const context = { readLog, metrics: { viewed: () => {} } } as unknown as AnswerContext;
  let cancelled = 0;
  const large = ofOneLog(context, () => new Response(new ReadableStream({ cancel: () => void cancelled++ })));
  const request = new Request(`http://x/raw/${bundle}`);
  const exchange = { request, param: bundle, search: "", client: { key: "someone" } } as unknown as Exchange;
  const refusal = await Promise.resolve(large(exchange)).catch((error) => error);
  expect(refusal).toBeInstanceOf(LogNotFound);
  expect(cancelled).toBe(1);
});
