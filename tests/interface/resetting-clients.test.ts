import { expect, test } from "bun:test";
import { ServiceMetrics } from "../../src/metrics/service-metrics.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { startApp } from "../support/app-under-test.ts";
import { until } from "../support/engines/until.ts";
import { resetAfterSending } from "../support/resetting-client.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`;

test("a client that resets its connection before it is known gets no work: no upload, no view, no line", async () => {
  const store = await SqliteStore.open(temporaryDirectory(), () => {});
  const metrics = new ServiceMetrics();
  const seen: string[] = [];
  const observe = { request: (exchange: { path: string }) => seen.push(exchange.path), failure: () => {} };
  const app = await startApp({ store, metrics, observe });
  const { id } = await app.upload("a log that somebody reads");
  seen.length = 0;

  const requests = [post("/api/upload", "past every block"), get(`/api/log/${id}`), get(`/raw/${id}`), get("/")];
  resetAfterSending(app.port, requests);
  const gone = () => metrics.refusals.with("client_gone").value;
  await until("every client is gone", () => gone() + seen.length >= requests.length);

  expect(seen).toEqual([]);
  expect((await store.ages(null, 10)).ages.map((age) => age.id)).toEqual([id as never]);
  expect(store.counts(id as never)?.views).toBe(0);
  expect((await app.get(`/raw/${id}`)).status).toBe(200);
  await app.stop();
});

test("the runtime no longer knows the address of a client that has reset its connection", async () => {
  const addresses: (string | undefined)[] = [];
  using server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request, { requestIP }) => {
      addresses.push(requestIP.call(server, request)?.address);
      return new Response();
    },
  });
  resetAfterSending(server.port!, [get("/")]);
  await until("the request arrives", () => addresses.length > 0);
  expect(addresses).toEqual([undefined]);
});
