import { expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { until } from "../support/engines/until.ts";
import { timed } from "../support/hostile-client.ts";
import { type ServerProcess, startProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

test("SIGTERM lets an upload in flight finish, stores it, takes no new connections, and exits with 0", async () => {
  const directory = temporaryDirectory();
  const server = await startProcess({ env: { DATA_DIR: directory } });
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  const socket = await beginUpload(server, "12345");
  let received = "";
  socket.on("data", (data) => {
    received += data.toString();
    if (received.includes("}")) resolve(received);
  });
  server.signal("SIGTERM");
  await until("the signal is seen", () => server.stderr().includes("SIGTERM"));
  await untilRefused(server.url);
  socket.write("67890");
  const answer = await answered;
  expect(answer).toStartWith("HTTP/1.1 200 ");
  expect(await server.exited).toBe(0);

  const { id } = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)) as UploadAnswer;
  const again = await startProcess({ env: { DATA_DIR: directory } });
  expect(await (await fetch(`${again.url}/raw/${id}`)).text()).toBe("1234567890");
  await again.stop();
});

test("an upload that never finishes holds the stop up for ten seconds and no longer, and a second signal ends it at once", async () => {
  const server = await startProcess({ env: { DATA_DIR: temporaryDirectory() } });
  const socket = await beginUpload(server, "12345");
  const stop = timed(async () => expect(await server.stop()).toBe(0));
  // As long as the server may wait, by the clock of this machine.
  const tenSeconds = timed(() => Bun.sleep(10_000));
  const stopped = await stop;
  expect(stopped / (await tenSeconds)).toBeWithin(0.9, 1.5);
  socket.destroy();

  const other = await startProcess({ env: { DATA_DIR: temporaryDirectory() } });
  const another = await beginUpload(other, "12345");
  other.signal("SIGTERM");
  await until("the first signal is seen", () => other.stderr().includes("SIGTERM"));
  other.signal("SIGTERM");
  const atOnce = await timed(async () => expect(await other.exited).toBe(1));
  expect(atOnce / stopped).toBeLessThan(0.3);
  another.destroy();
});

/** An upload of ten bytes that has begun, and that the server has seen. */
async function beginUpload(server: ServerProcess, beginning: string): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  const head = "POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\n";
  await new Promise<void>((resolve) => socket.on("connect", resolve));
  await new Promise<void>((resolve) => socket.write(head + beginning, () => resolve()));
  // Answered after the bytes above have arrived.
  await fetch(`${server.url}/api/health`);
  await fetch(`${server.url}/api/health`);
  return socket;
}

function untilRefused(url: string): Promise<boolean> {
  const asked = () => fetch(`${url}/api/health`, { headers: { Connection: "close" } }).then((answer) => answer.text());
  return until("no more connections are taken", () =>
    asked()
      .then(() => false)
      .catch(() => true),
  );
}
