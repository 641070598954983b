import { Database } from "bun:sqlite";
import { join } from "node:path";
import { Client, requestBytes } from "../client.ts";
import { type Attack, type Attacked, type Attacker, type Finding, once, several } from "./attack.ts";
import { RawSocket } from "./raw-socket.ts";

/** Attacks that would fill the store, or pass its limits. */
export const floods: Attack[] = [
  { name: "reports", what: "the longest reports from ever new addresses", run: reports, check: othersMayReport },
  { name: "resets", what: "uploads over connections that are reset at once", run: resets, check: limitHolds },
];

const form = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
const longestReport = new URLSearchParams({
  reason: "other",
  text: "\u65e5".repeat(2000),
  contact: "\u5fd7".repeat(200),
}).toString();
const maxReports = 1000;
const uploadsPerMinute = 10;
const nameOfReset = "reset.log";

/** Each address shares a log, and sends as many reports as one may in a minute, of logs of its own and of others. */
function reports(attacker: Attacker): Promise<void> {
  const ids: string[] = [attacker.largeLog];
  let addresses = 0;
  return several(8, async () => {
    while (!attacker.isOver()) {
      const number = addresses++;
      const client = new Client(attacker.port, `127.${200 + (number % 50)}.${1 + (number % 7)}.${1 + (number % 250)}`);
      const { body } = await client
        .post("/api/upload", `reported ${number}`, { "Content-Type": "text/plain" })
        .catch(() => ({ body: new Uint8Array() }));
      const id = /"id":"(\w+)"/.exec(Buffer.from(body).toString("latin1"))?.[1];
      if (id) ids.push(id);
      for (let time = 0; time < 3; time++) {
        const path = `/report/${ids[(number * 7 + time) % ids.length]}`;
        await once(client, requestBytes("POST", path, form, longestReport), attacker);
      }
      client.close();
    }
  });
}

/** The store has not grown past what was promised, and somebody else is heard. */
async function othersMayReport({ port, dataDir }: Attacked): Promise<Finding> {
  const kept = countIn(dataDir, "SELECT count(*) AS count FROM records WHERE kind IN ('report', 'report-gone')");
  const client = new Client(port, "127.190.1.1");
  const { body } = await client.post("/api/upload", "reported by somebody else", { "Content-Type": "text/plain" });
  const { id } = JSON.parse(Buffer.from(body).toString()) as { id: string };
  const { status } = await client.post(`/report/${id}`, "reason=illegal", form);
  client.close();
  const isTaken = status === 303;
  const value = `${kept} reports, another one's is ${isTaken ? "taken" : `refused (${status})`}`;
  return [value, `at most ${maxReports}, taken`, kept <= maxReports && isTaken];
}

/** Whole uploads, each over a connection that is gone before anybody can have answered. */
function resets(attacker: Attacker): Promise<void> {
  const body = "past every limit";
  const upload = requestBytes("POST", `/api/upload?name=${nameOfReset}`, { "Content-Type": "text/plain" }, body);
  return several(40, async () => {
    while (!attacker.isOver()) {
      const socket = await RawSocket.open(attacker.port, attacker.address, attacker.answered);
      await socket.write(upload);
      socket.close();
    }
  });
}

/** Some of them are served before they are reset; those count against their address, as ever. */
async function limitHolds({ dataDir, seconds }: Attacked): Promise<Finding> {
  const stored = countIn(dataDir, `SELECT count(*) AS count FROM logs WHERE name = '${nameOfReset}'`);
  const most = uploadsPerMinute * (Math.floor(seconds / 60) + 1);
  return [`${stored} logs stored`, `at most ${most}`, stored <= most];
}

function countIn(dataDir: string, query: string): number {
  using db = new Database(join(dataDir, "lectern.sqlite"), { readonly: true });
  return (db.query(query).get() as { count: number }).count;
}
