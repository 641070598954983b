import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Two unrelated clients, by the header of a trusted proxy. */
export const attacker = { "X-Forwarded-For": "203.0.113.66" };
export const bystander = { "X-Forwarded-For": "198.51.100.7" };

/** The real program with the settings that it has by default, behind a proxy: this process. */
export function startTargetProcess(env: Record<string, string> = {}): Promise<ServerProcess> {
  return startProcess({
    env: {
      DATA_DIR: temporaryDirectory(),
      TRUSTED_PROXIES: "127.0.0.1",
      UPLOADS_PER_MINUTE: "10",
      WASTED_SECONDS_PER_MINUTE: "10",
      CLIENT_SHARE_PERCENT: "5",
      THREAD_NICENESS: "10",
      LOG_LEVEL: "warn",
      ...env,
    },
  });
}

const ticksPerSecond = 100;

/** Processor time that a process has used, in all its threads. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** What unpacks to `pattern`, again and again, up to `bytes`: some sixty kilobytes for sixty megabytes. */
export function packed(pattern: string, bytes: number, begin = "", end = ""): Uint8Array<ArrayBuffer> {
  const middle = Buffer.alloc(bytes - begin.length - end.length, pattern);
  return gzipSync(Buffer.concat([Buffer.from(begin), middle, Buffer.from(end)])) as Uint8Array<ArrayBuffer>;
}

export type HeaderMap = Record<string, string>;

export function post(url: string, body: string | Uint8Array<ArrayBuffer>, headers: HeaderMap): Promise<Response> {
  return fetch(url, { method: "POST", body, headers });
}

/** A connection that sends the head of a request, and whatever else it is told. */
export async function openRequest(port: number, head: string, headers: HeaderMap): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  const lines = Object.entries({ Host: "logs.example.org", ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${head} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  return socket;
}

/** Sends the first `bytes` of a body that promises `length`, and then nothing. */
export async function stalledUpload(port: number, length: number, bytes: number, headers: HeaderMap): Promise<Socket> {
  const socket = await openRequest(port, "POST /api/upload", { ...headers, "Content-Length": String(length) });
  socket.write(Buffer.alloc(bytes, "x"));
  return socket;
}

/** How long something takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Does `work` again and again until `isOver`, and gives the longest time that it took. */
export async function slowest(work: () => Promise<unknown>, isOver: () => boolean, pauseMs = 20): Promise<number> {
  let longest = 0;
  do {
    longest = Math.max(longest, await timed(work));
    await Bun.sleep(pauseMs);
  } while (!isOver());
  return longest;
}
