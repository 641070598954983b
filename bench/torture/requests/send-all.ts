import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, Client, ConnectionLost, loopbackAddress } from "../client.ts";
import type { Dice } from "./dice.ts";
import type { MadeRequest, RequestMaker } from "./request-maker.ts";

const connections = 64;
/** A client sends this many at most, then another comes: what is limited for each client must not be all that is seen. */
const requestsOfOneClient = 60;
/** A server that says nothing for this long to what is not whole waits for more, and rightly. */
const quietMs = 30;
/** After this time, there will be no answer. */
const hangMs = 30_000;
const maxEvidence = 50;

/** What was seen over the whole run. */
export class Outcome {
  sent = 0;
  readonly statuses = new Map<number, number>();
  unanswered = 0;
  faults: string[] = [];
  private evidence = 0;

  constructor(private readonly directory: string) {}

  answered(request: MadeRequest, { status, head, body }: Answer): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    // 505 is the standard's answer to a version of HTTP that does not exist, and some of these speak one.
    if (status < 500 || status === 503 || (status === 505 && !request.isWhole)) return;
    this.keep(request, `answered ${status}`, Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
  }

  /** The connection ended, or nothing came. That is right for what is no request. */
  unansweredBy(request: MadeRequest, why: string): void {
    this.unanswered++;
    if (request.isWhole) this.keep(request, why, null);
  }

  private keep(request: MadeRequest, what: string, answer: Uint8Array | null): void {
    const number = ++this.evidence;
    if (number > maxEvidence) {
      this.faults.push(what);
      return;
    }
    const path = join(this.directory, `request-${number}`);
    writeFileSync(`${path}.bin`, request.bytes);
    if (answer) writeFileSync(`${path}.answer`, answer);
    this.faults.push(`${what}: ${path}.bin`);
  }
}

/** Sends until so many have been sent in all, over several connections. */
export async function sendAll(
  port: number,
  maker: RequestMaker,
  dice: Dice,
  outcome: Outcome,
  until: number,
  isOver: () => boolean,
): Promise<void> {
  const connection = async () => {
    while (outcome.sent < until) {
      if (isOver()) throw new Error("the service has ended");
      const client = new Client(port, loopbackAddress(dice.below(15_000_000)));
      for (let i = dice.below(requestsOfOneClient); i >= 0 && outcome.sent < until; i--) {
        outcome.sent++;
        if (!(await attempt(client, maker.next(), outcome))) break;
      }
      client.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

/** Whether the connection can be used again. */
async function attempt(client: Client, request: MadeRequest, outcome: Outcome): Promise<boolean> {
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    client.close();
  };
  const timer = setTimeout(giveUp, request.isWhole ? hangMs : quietMs);
  try {
    outcome.answered(request, await client.send(request.bytes, request.isHead));
    return request.isWhole;
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    // Closed after the answer before it, at the same moment: every client tries again then.
    if (request.isWhole && !isLate && client.wasReused) return attempt(client, request, outcome);
    outcome.unansweredBy(request, isLate ? "not answered in time" : "the connection was closed without an answer");
    return false;
  } finally {
    clearTimeout(timer);
  }
}
