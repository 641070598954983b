/**
 * Reads one small log at a steady pace and prints how long the answers took, as JSON. It runs in a process of its own,
 * and keeps time from when a read was due, not from when it could be sent: a server that stops answering for a second is
 * charged for every read of that second. `lateMs` tells how late this process itself was in sending, which is the part
 * that is not the server's.
 *
 * Arguments: port, path, reads a second, milliseconds.
 */
import { setPriority } from "node:os";
import { getRequest, HttpConnection } from "./http-connection.ts";

export interface PacedReads {
  answerMs: number[];
  lateMs: number[];
}

if (import.meta.main) {
  const [port = 0, , perSecond = 0, durationMs = 0] = process.argv.slice(2).map(Number);
  const path = process.argv[3]!;
  try {
    // The clients of a real server have processors of their own; here they share them with it.
    setPriority(0, -10);
  } catch {
    // Only root may; then `lateMs` shows what it costs.
  }
  console.log(JSON.stringify(await readAtPace(port, path, perSecond, durationMs)));
  process.exit(0);
}

async function readAtPace(port: number, path: string, perSecond: number, durationMs: number): Promise<PacedReads> {
  const request = getRequest(path);
  const idle: HttpConnection[] = [];
  const result: PacedReads = { answerMs: [], lateMs: [] };
  const running: Promise<void>[] = [];
  for (let i = 0; i < 8; i++) idle.push(await HttpConnection.open(port));

  const readOnce = async (due: number) => {
    // A new connection when all are waiting: readers do not queue behind each other.
    const connection = idle.pop() ?? (await HttpConnection.open(port));
    result.lateMs.push(performance.now() - due);
    const status = await connection.send(request);
    if (status !== 200) throw new Error(`a read was answered with ${status}`);
    result.answerMs.push(performance.now() - due);
    idle.push(connection);
  };

  const started = performance.now();
  const total = Math.round((perSecond * durationMs) / 1000);
  for (let i = 0; i < total; i++) {
    const due = started + (i * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await Bun.sleep(wait);
    running.push(readOnce(due));
  }
  await Promise.all(running);
  return result;
}
