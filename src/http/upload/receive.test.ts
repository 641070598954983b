import { afterEach, expect, spyOn, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { until } from "../../../tests/support/engines/until.ts";
import { systemClock } from "../../logs/ports.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { Exchange } from "../core/exchange.ts";
import { type BodyLimits, defaultBodyLimits } from "./body-limits.ts";
import { BodyReceiver } from "./receive.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that receives bodies, and keeps what became of each. */
function receiving(limits: Partial<BodyLimits>) {
  const receiver = new BodyReceiver({ ...defaultBodyLimits, ...limits }, systemClock);
  const outcomes: string[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const client = { key: "somebody", logged: "somebody", viaTrustedProxy: false };
      const exchange: Exchange = { request, path: "/", sentPath: "/", param: "", search: "", client, isHead: false };
      try {
        const body = await receiver.receive(exchange, 10_000, () => new Refusal(413, "too large"));
        outcomes.push(Buffer.from(body.bytes).toString());
        body.release();
        return new Response("received");
      } catch (error) {
        outcomes.push(error instanceof Refusal ? `refused with ${error.code}` : (error as Error).name);
        return new Response("refused", { status: 400 });
      }
    },
  });
  ends.push(() => void server.stop(true));
  const send = (length: number, beginning: string): Socket => {
    const socket = connect(server.port!, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${beginning}`);
    ends.push(() => socket.destroy());
    return socket;
  };
  return { receiver, outcomes, send };
}

test("a small body is received whole, however it is cut on the way", async () => {
  const { receiver, outcomes, send } = receiving({});
  const socket = send(10, "abc");
  await until("it has begun", () => receiver.usedBytes === 10);
  socket.write("defg");
  socket.write("hij");
  await until("it is over", () => outcomes.length === 1);
  expect(outcomes).toEqual(["abcdefghij"]);
  expect(receiver.usedBytes).toBe(0);
});

test("one that does not come in time is refused, and its memory given back", async () => {
  const { receiver, outcomes, send } = receiving({ timeoutMs: 30_000, minBytesPerSecond: 10 });
  const timers = spyOn(globalThis, "setTimeout");
  ends.push(() => timers.mockRestore());
  send(10, "abc");
  await until("it has begun", () => receiver.usedBytes === 10);
  // A second more for ten bytes.
  const [giveUp] = timers.mock.calls.find(([, ms]) => ms === 31_000)!;
  expect(outcomes).toEqual([]);
  giveUp();
  await until("it is over", () => outcomes.length === 1);
  expect(outcomes).toEqual(["refused with 408"]);
  expect(receiver.usedBytes).toBe(0);
});

test("one whose sender leaves costs nothing any more", async () => {
  const { receiver, outcomes, send } = receiving({});
  const socket = send(10, "abc");
  await until("it has begun", () => receiver.usedBytes === 10);
  socket.destroy();
  await until("it is over", () => outcomes.length === 1);
  expect(outcomes).toEqual(["ClientGone"]);
  expect(receiver.usedBytes).toBe(0);
});

test("where much is promised already, a body is charged for what has arrived of it", async () => {
  const { receiver, outcomes, send } = receiving({ smallBytes: 1000 });
  send(400, "abc");
  await until("it has begun", () => receiver.usedBytes === 400);
  const late = send(400, "x".repeat(100));
  await until("it has begun", () => receiver.usedBytes === 500);
  late.write("x".repeat(300));
  await until("it is over", () => outcomes.length === 1);
  expect(outcomes).toEqual(["x".repeat(400)]);
  expect(receiver.usedBytes).toBe(400);
});
