import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { processorTicks } from "../../process-status.ts";
import { aimsFor, informs, type Measure, mebibytes, perSecond } from "../../report.ts";
import { Client } from "../client.ts";
import { type PartContext, times } from "../part.ts";
import { Service } from "../service.ts";
import { settledMemory } from "../settled-memory.ts";
import { Dice } from "./dice.ts";
import { RequestMaker } from "./request-maker.ts";
import { Outcome, sendAll } from "./send-all.ts";

/** Requests of the warm-up. Caches are full by then, and every thread has run. */
const warmUpShare = 0.2;
/**
 * What the process may have grown by after that. Kept answers, analyses and counts are bounded (docs/ARCHITECTURE.md),
 * and most of that is taken in the warm-up; the rest is what an allocator does not give back.
 */
const maxGrowthBytes = 96 * 1048576;
const shownFaults = 50;

/** A million requests that are wrong in every way: none may bring a failure, and none may leave anything behind. */
export async function sendMalformedRequests({ workspace, options, progress }: PartContext): Promise<Measure[]> {
  const many = times(options, 1_000_000, 30_000);
  const service = Service.launch(workspace, {
    dataDir: workspace.directory("requests"),
    env: { LOG_LEVEL: "error" },
    keepsLog: true,
  });
  const port = await service.port;
  const ids = await someLogs(port);
  const dice = new Dice(options.seed);
  const maker = new RequestMaker(dice, ids);
  const outcome = new Outcome(options.evidence);
  let sendingMs = 0;
  const send = async (until: number) => {
    const started = performance.now();
    await sendAll(port, maker, dice, outcome, until, () => service.hasEnded);
    sendingMs += performance.now() - started;
  };
  const report = () => progress.say("requests", outcome.sent, many, `${outcome.faults.length} faults`);
  const timer = setInterval(report, 500);
  try {
    await send(Math.round(many * warmUpShare));
    const before = await settledMemory(service.pid);
    await send(many);
    const ticks = processorTicks(service.pid);
    const after = await settledMemory(service.pid);
    progress.end();
    for (const fault of outcome.faults.slice(0, shownFaults)) progress.note(`requests: ${fault}`);
    if (service.log !== "") writeFileSync(join(options.evidence, "requests-server.log"), service.log);
    const isWell = await answersAsEver(port);
    return summary(outcome, { before, after, seconds: sendingMs / 1000, processorSeconds: ticks / 100, isWell });
  } finally {
    clearInterval(timer);
    await service.stop();
  }
}

interface Findings {
  /** Resident memory after the warm-up and in the end, in bytes. */
  before: number;
  after: number;
  seconds: number;
  processorSeconds: number;
  isWell: boolean;
}

function summary(outcome: Outcome, { before, after, seconds, processorSeconds, isWell }: Findings): Measure[] {
  const statuses = [...outcome.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const growth = after - before;
  return [
    informs("malformed and random requests", `${outcome.sent.toLocaleString("en-US")} in ${Math.round(seconds)} s`),
    informs(
      "rate, on a machine shared with the sender",
      `${perSecond(outcome.sent / seconds)}, ${Math.round((processorSeconds / outcome.sent) * 1e6)} µs of processor time each`,
    ),
    informs("statuses", `${statuses.join(", ")}; no answer: ${outcome.unanswered}`),
    aimsFor(
      "5xx but 503, or no answer to a whole request",
      `${outcome.faults.length}`,
      "0",
      outcome.faults.length === 0,
    ),
    aimsFor(
      "growth of resident memory after the first fifth",
      `${mebibytes(Math.abs(growth))}${growth < 0 ? " less" : ""} (${mebibytes(before)} to ${mebibytes(after)})`,
      `< ${mebibytes(maxGrowthBytes)}`,
      growth < maxGrowthBytes,
    ),
    aimsFor("an upload and its reading afterwards", isWell ? "work" : "fail", "work", isWell),
  ];
}

async function someLogs(port: number): Promise<string[]> {
  const client = new Client(port, "127.0.0.2");
  const ids: string[] = [];
  for (let lines = 1; lines < 800; lines *= 3) {
    const { body } = await client.post(
      "/api/upload",
      "[12:00:00] [main/INFO]: a log that some ask for\n".repeat(lines),
    );
    ids.push((JSON.parse(Buffer.from(body).toString()) as { id: string }).id);
  }
  client.close();
  return ids;
}

async function answersAsEver(port: number): Promise<boolean> {
  const client = new Client(port, "127.0.0.3");
  const { status, body } = await client.post("/api/upload", "still here");
  const { id } = status === 200 ? (JSON.parse(Buffer.from(body).toString()) as { id: string }) : { id: "none" };
  const read = await client.get(`/raw/${id}`);
  client.close();
  return read.status === 200 && Buffer.from(read.body).toString() === "still here";
}
