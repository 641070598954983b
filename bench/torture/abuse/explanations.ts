import { gzipSync } from "node:zlib";
import { findings } from "../../../tests/support/rule-samples.ts";
import { Client, ConnectionLost, requestBytes } from "../client.ts";
import { type Attacker, once, several } from "./attack.ts";

const samples = findings.flatMap((finding) => finding.samples.map(({ text }) => text));
const header = /^[[<\s]/;

/** A log of nothing but what rules look for, each time with other names. */
function logOfFindings(bytes: number, number: number): string {
  const parts = [`[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Forge 47.2.${number}\n`];
  for (let i = 0, length = 0; length < bytes; i++) {
    const sample = samples[i % samples.length]!.replaceAll("example", `example${number}x${i}`);
    const part = header.test(sample) ? `${sample}\n` : `[12:00:${10 + (i % 50)}] [Server thread/ERROR]: ${sample}\n`;
    parts.push(part);
    length += part.length;
  }
  return parts.join("").slice(0, bytes);
}

const slowBytes = 10_400_000;
const readsOfEach = 20;

/** Shares logs that take as long as any to explain, as many as one may, and asks for the explanation of each again and again. */
export function slowAnalysis(attacker: Attacker): Promise<void> {
  let shared = 0;
  let last: string | null = null;
  return several(8, async () => {
    const client = new Client(attacker.port, attacker.address);
    while (!attacker.isOver()) {
      last = (await share(client, logOfFindings(slowBytes, shared++), attacker)) ?? last;
      const request = requestBytes("GET", `/api/insights/${last ?? attacker.largeLog}`);
      for (let read = 0; read < readsOfEach && !attacker.isOver(); read++) await once(client, request, attacker);
    }
    client.close();
  });
}

const manyFindingsBytes = 1_000_000;

/** As fast as they are answered, of one log, and what compares it with itself. */
export async function insightsReads(attacker: Attacker): Promise<void> {
  const first = new Client(attacker.port, attacker.address);
  const id = await share(first, logOfFindings(manyFindingsBytes, 0), attacker);
  first.close();
  const paths = [`/api/insights/${id}`, `/1/insights/${id}`, `/1/log/${id}?insights`, `/compare/${id}/${id}`];
  await several(32, async (number) => {
    const client = new Client(attacker.port, attacker.address);
    const request = requestBytes("GET", paths[number % paths.length]!);
    while (!attacker.isOver()) await once(client, request, attacker);
    client.close();
  });
}

/** `null` where it is refused. */
async function share(client: Client, text: string, { answered }: Attacker): Promise<string | null> {
  const headers = { "Content-Type": "text/plain", "Content-Encoding": "gzip" };
  try {
    const { status, body } = await client.post("/api/upload", gzipSync(text, { level: 1 }), headers);
    answered(status);
    return status === 200 ? (JSON.parse(Buffer.from(body).toString()) as { id: string }).id : null;
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    answered(0);
    return null;
  }
}
