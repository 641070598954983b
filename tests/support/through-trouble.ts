import { expect } from "bun:test";
import { sharedForMs } from "../../src/storage/shared-check.ts";
import type { HealthAnswer, UploadAnswer } from "../../src/wire/answers.ts";
import { browserAccept } from "./app-under-test.ts";
import { until } from "./engines/until.ts";
import type { Acknowledged } from "./load.ts";

/** No request may take longer, whatever the engines do. */
export const requestDeadlineMs = 5000;
/** Health checks have to be answered sooner. */
const healthDeadlineMs = 1000;

export interface TimedAnswer {
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

type FetchInit = NonNullable<Parameters<typeof fetch>[1]>;

/** A request that has to be answered in time, and that says when to come back if it is refused with 503. */
export async function timed(url: string, init: FetchInit = {}, withinMs = requestDeadlineMs): Promise<TimedAnswer> {
  const started = performance.now();
  const answered = fetch(url, { redirect: "manual", ...init });
  const busy = busyMs(url, answered);
  const answer = await answered;
  const text = await answer.text();
  const ms = performance.now() - started;
  expect(ms).toBeLessThan(withinMs + waitsOfOne * (await busy));
  if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  return { status: answer.status, headers: answer.headers, text, ms };
}

/** So often a request may have to wait for the processor: for each engine that it asks, there and back. */
const waitsOfOne = 5;

/** How long an answer takes at most meanwhile that needs no engine: what a busy machine adds to every wait. */
async function busyMs(url: string, answered: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const over = answered.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    const started = performance.now();
    try {
      await (await fetch(new URL("/robots.txt", url))).bytes();
    } catch {
      // Somebody killed the node: what was seen until then is what there is to know.
      return longest;
    }
    longest = Math.max(longest, performance.now() - started);
    await Promise.race([over, Bun.sleep(betweenLooksMs)]);
  }
  return longest;
}
const betweenLooksMs = 100;

export function upload(url: string, content: string): Promise<TimedAnswer> {
  return timed(`${url}/api/upload`, { method: "POST", body: content });
}

export async function uploaded(url: string, content: string): Promise<string> {
  const { status, text } = await upload(url, content);
  if (status !== 200) throw new Error(`upload failed: ${status} ${text}`);
  return (JSON.parse(text) as UploadAnswer).id;
}

export function page(url: string, id: string): Promise<TimedAnswer> {
  return timed(`${url}/${id}`, { headers: { Accept: browserAccept } });
}

/** Every way that people and programs read a log. */
export async function expectReadable(url: string, id: string, content: string): Promise<void> {
  const json = await timed(`${url}/api/log/${id}`);
  expect([json.status, JSON.parse(json.text).content === content]).toEqual([200, true]);
  const raw = await timed(`${url}/raw/${id}`);
  expect([raw.status, raw.text === content]).toEqual([200, true]);
  const shown = await page(url, id);
  expect([shown.status, shown.text.includes("</html>")]).toEqual([200, true]);
}

export async function health(url: string): Promise<HealthAnswer & { httpStatus: number }> {
  const { status, text } = await timed(`${url}/api/health`, {}, healthDeadlineMs);
  return { ...(JSON.parse(text) as HealthAnswer), httpStatus: status };
}

/** Health that names just this part as what is wrong, once a good answer from before is no longer shared. */
export async function expectCulprit(url: string, name: string): Promise<void> {
  let answer = await health(url);
  if (answer.httpStatus === 200) {
    await Bun.sleep(sharedForMs + 50);
    answer = await health(url);
  }
  expect(answer.httpStatus).toBe(503);
  expect(Object.keys(answer.checks ?? {})).toEqual([name]);
}

/** How long it takes from now until everything is well again. */
export async function recovery(url: string, withinMs = requestDeadlineMs): Promise<number> {
  const started = performance.now();
  const isWell = async () =>
    (await upload(url, "is it back?")).status === 200 && (await health(url)).checks === undefined;
  await until("the service is well again", isWell, { withinMs });
  return performance.now() - started;
}

export interface Load {
  acknowledged: Acknowledged[];
  refused: number;
  /** Ends it, and resolves when the last answer is there. */
  stop(): Promise<void>;
}

/** What the runtime says of a node that was killed: which of them depends on how far the request had come. */
const gone = new Set(["ECONNRESET", "ECONNREFUSED", "ConnectionRefused"]);

/** Uploads by several clients at once. Answers are success or 503, each in time; a node that is gone ends it. */
export function uploadsUnderWay(url: string, clients: number, contentOf: (number: number) => string): Load {
  let isStopped = false;
  let number = 0;
  const load: Load = { acknowledged: [], refused: 0, stop: () => stop() };
  const client = async () => {
    while (!isStopped) {
      const content = contentOf(number++);
      const answer = await upload(url, content).catch((error) => {
        if (gone.has(error?.code)) return null;
        throw error;
      });
      if (!answer) return;
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 200) load.acknowledged.push({ id: (JSON.parse(answer.text) as UploadAnswer).id, content });
      else load.refused++;
      if (answer.status === 503) await Bun.sleep(100);
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  running.catch(() => {});
  const stop = async () => {
    isStopped = true;
    await running;
  };
  return load;
}
