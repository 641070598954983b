import { analyse } from "../../src/analysis/analyse.ts";
import { faultIn } from "../../src/analysis/fault/fault.ts";
import { fingerprintOf } from "../../src/logs/crash-fingerprint.ts";
import type { UploadAnswer } from "../../src/wire/answers.ts";
import { usual } from "./made-up-crashes.ts";
import { faults } from "./made-up-faults.ts";

/** A server believes who sent something, so that a test can be many people. */
export const believing = { TRUSTED_PROXIES: "127.0.0.1" };

const kinds = ["a lamp without its bulb", "a lamp that is drawn too early", "a mixin's handler"] as const;
const people = 7;

/** What is shared as the `number`th, and by whom. */
export function sharedCrash(number: number): { text: string; fingerprint: string; client: string } {
  const text = faults[kinds[number % kinds.length]!]!({ ...usual, release: 1 + (number % 5) });
  const fingerprint = fingerprintOf(faultIn(analyse(text))!);
  return { text, fingerprint, client: `203.0.113.${1 + (number % people)}` };
}

export interface ShareOfCrashes {
  /** Ids that were acknowledged, with the numbers that they were shared as. */
  acknowledged: Map<string, number>;
  done: Promise<unknown>;
}

/** Shares crashes from several clients and has each explained, until the server is gone or it is enough. */
export function shareCrashes(urls: readonly string[], clients: number, first: number, most = 10_000): ShareOfCrashes {
  const acknowledged = new Map<string, number>();
  let next = first;
  const client = async (_: unknown, at: number) => {
    const url = urls[at % urls.length]!;
    while (next < first + most) {
      const number = next++;
      const { text, client: address } = sharedCrash(number);
      const headers = { "X-Forwarded-For": address, "Content-Type": "text/plain" };
      const id = await fetch(`${url}/api/upload`, { method: "POST", body: text, headers })
        .then(async (response) => ((await response.json()) as UploadAnswer).id)
        .catch(() => null);
      if (id === null) return;
      acknowledged.set(id, number);
      await Promise.all(urls.map((each) => explain(each, id))).catch(() => {});
    }
  };
  return { acknowledged, done: Promise.all(Array.from({ length: clients }, client)) };
}

export async function explain(url: string, id: string): Promise<void> {
  const response = await fetch(`${url}/api/insights/${id}`);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${id} was answered with ${response.status}`);
}

/** What has to be counted of logs that were all explained: logs and people, by fingerprints. */
export function expectedCounts(numbers: Iterable<number>): Record<string, { shares: number; sharers: number }> {
  const found = new Map<string, { shares: number; sharers: Set<string> }>();
  for (const number of numbers) {
    const { fingerprint, client } = sharedCrash(number);
    const one = found.get(fingerprint) ?? { shares: 0, sharers: new Set<string>() };
    one.shares++;
    one.sharers.add(client);
    found.set(fingerprint, one);
  }
  return Object.fromEntries([...found].map(([name, one]) => [name, { ...one, sharers: one.sharers.size }]));
}

interface CountRow {
  fingerprint: string;
  shares: number | string;
  sharers: number | string;
}

/** Rows of either engine as `expectedCounts` has them. */
export function asCounts(rows: readonly CountRow[]): ReturnType<typeof expectedCounts> {
  return Object.fromEntries(
    rows.map(({ fingerprint, shares, sharers }) => [fingerprint, { shares: Number(shares), sharers: Number(sharers) }]),
  );
}

/** What the rows of logs say, which the counts have to say, too. */
export const recounted =
  "SELECT fingerprint, count(*) AS shares, count(DISTINCT sharer) AS sharers FROM crash_logs WHERE fingerprint IS NOT NULL GROUP BY fingerprint";
