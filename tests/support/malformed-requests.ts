import { connect } from "node:net";
import { isWhole } from "./raw-http.ts";

/** A server that says nothing for this long waits for more, and rightly: many of the requests are incomplete. */
const quietMs = 150;

/** A seeded random source: the same requests in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    let t = state ^ (state + Math.imul(state ^ (state >>> 7), state | 61));
    t = (t ^ (t >>> 14)) >>> 0;
    return t % sides;
  };
}

const methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "get", "G ET", "", "CONNECT", "TRACE"];
const paths = [
  "/",
  "/api/upload",
  "/api/log/abcdefghjk",
  "/api/stats/x",
  "/api/health",
  "/raw/abcdefghjk",
  "/s/x",
  "/abcdefghjk",
  "//api//upload//",
  "/../../etc/passwd",
  "/%00",
  "/%ff%fe",
  "/raw/%2e%2e%2f",
  "*",
  "http://x/",
  "/api/log/'--",
  "/?a=%zz",
  "/api/upload?name=%00",
  "/api/upload?format=plain&name=%E4%B8%AD",
  `/${"a".repeat(3000)}`,
  "/api/upload#x",
  "?",
  "",
];
const headers = [
  "Host: x",
  "Host: a b",
  "Host:",
  "Host: x\r\nHost: y",
  "Content-Type: application/json",
  "Content-Type: text/plain",
  "Content-Type: multipart/form-data; boundary=b",
  'Content-Type: multipart/form-data; boundary=""',
  "Content-Type: application/x-www-form-urlencoded; charset=nonsense",
  'Content-Type: ;;;="',
  "Content-Encoding: gzip",
  "Content-Encoding: br, gzip, zstd",
  "Content-Encoding: identity, nonsense",
  "Transfer-Encoding: chunked",
  "Content-Length: 5",
  "Content-Length: -1",
  "Content-Length: 99999999999999999999",
  "Content-Length: 5, 6",
  "Accept-Encoding: gzip;q=9, *;q=0",
  "Accept-Encoding: ;;,,",
  'If-None-Match: "',
  "X-Forwarded-For: ,,,",
  "Expect: 100-continue",
  "Connection: close",
  "Range: bytes=0-1",
  "Upgrade: websocket",
  "A: \u0000",
  `B: ${"x".repeat(9000)}`,
  " folded: x",
  "NoColon",
  "Cookie: a=b",
  "Accept-Language: ,,;q=;",
];
const bodies = [
  "",
  "{",
  '{"content":',
  '{"content":"x"}',
  '{"content":{}}',
  "[]",
  "null",
  "\u0000\u0001",
  "--b\r\n",
  "--b--\r\n",
  '--b\r\nContent-Disposition: form-data; name="file"; filename="\r\n\r\nx\r\n--b--',
  "content=x&content=%",
  "5\r\nhello\r\n0\r\n\r\n",
  "zz\r\nhello",
  "\u001f\u008b\u0008junk",
  '{"content":"x","name":5}',
  '{"content":"\\ud800"}',
  "x".repeat(70_000),
];

/** One request as nobody should send it. Some ask for a log that is there. */
export function malformedRequest(roll: (sides: number) => number, knownId: string): Buffer {
  const pick = <T>(list: T[]): T => list[roll(list.length)]!;
  const isUpload = roll(3) === 0;
  const target = isUpload ? "POST /api/upload" : `${pick(methods)} ${pick(paths).replace("abcdefghjk", knownId)}`;
  const lines = [`${target} ${pick(["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9", ""])}`];
  if (roll(8) > 0) lines.push("Host: localhost");
  for (let i = roll(5); i > 0; i--) lines.push(pick(headers));
  const body = Buffer.from(pick(bodies), "latin1");
  if (roll(3) > 0) lines.push(`Content-Length: ${body.length + (roll(6) === 0 ? roll(9) - 4 : 0)}`);
  const whole = Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
  // Sometimes a few bytes are turned around, anywhere.
  for (let i = roll(4) === 0 ? roll(6) : 0; i > 0; i--) whole[roll(whole.length)] = roll(256);
  return whole;
}

const hang = "no answer and no end";
/** For a server that never answers, not for one that is slow. */
const hangMs = 60_000;

/**
 * Sends it, lets the server answer, and only then ends the sender's side: an answer that is still in the making at that
 * moment is dropped, and a handler's failure with it. Returns what was received once the server has closed, too.
 */
export function attempt(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    const finish = (outcome = received) => {
      clearTimeout(hanging);
      clearTimeout(quiet);
      socket.destroy();
      resolve(outcome);
    };
    const hanging = setTimeout(() => finish(hang), hangMs);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const waitForQuiet = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.end(), quietMs);
    };
    socket.on("connect", () => {
      socket.write(bytes);
      waitForQuiet();
    });
    socket.on("data", (data) => {
      received += data.toString("latin1");
      waitForQuiet();
      if (!isWhole(received)) return;
      clearTimeout(quiet);
      socket.end();
    });
    socket.on("close", () => finish());
    socket.on("error", () => finish());
  });
}

/** 505 is the standard's answer to a version of HTTP that does not exist, and some of these speak one. */
export function isOurFault(received: string): boolean {
  return received === hang || statusesOf(received).some((status) => status >= 500 && status !== 505);
}

export function statusesOf(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((match) => Number(match[1]));
}
