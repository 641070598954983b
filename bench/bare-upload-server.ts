/** The yardstick of uploads: one thread, and what arrives in one turn of the event loop is committed together. */
import { BareStore } from "./bare-store.ts";

const store = new BareStore(process.argv[2]!);
let waiting: { log: ReturnType<BareStore["prepare"]>; answer: (response: Response) => void }[] = [];

function commitWaiting(): void {
  const group = waiting;
  waiting = [];
  store.commit(group.map(({ log }) => log));
  for (const { log, answer } of group) answer(Response.json({ success: true, id: log.id, createdAt: log.createdAt }));
}

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    const log = store.prepare(await request.text());
    return new Promise<Response>((answer) => {
      if (waiting.length === 0) setImmediate(commitWaiting);
      waiting.push({ log, answer });
    });
  },
});

process.stderr.write(`The yardstick listens on http://127.0.0.1:${server.port}\n`);
process.on("SIGTERM", () => process.exit(0));
