import { availableParallelism } from "node:os";
import { aimsForNone, informs, type Measure } from "../report.ts";
import { type Random, seededRandom } from "../sample-log.ts";
import { type Broken, Ledger } from "./ledger.ts";
import { Load } from "./load.ts";
import { type PartContext, times } from "./part.ts";
import { Service } from "./service.ts";

const clients = 8;
const longestLoadMs = 300;
/** As long as a start takes, about: then some kills come before it listens. */
const longestStartMs = 300;
/** A new directory every so often, so that first starts are hit too, and the store stays small. */
const killsOfOneDirectory = 50;
const olderLogs = 30;

interface Tally {
  kills: number;
  atStart: number;
  atStop: number;
  acknowledged: number;
  removed: number;
  broken: Broken[];
  wrong: string[];
  slowestStartMs: number;
}

/** `kill -9` at any moment of a server's life, again and again, and nothing that was promised is lost. */
export async function killAgainAndAgain(context: PartContext): Promise<Measure[]> {
  const { options, progress } = context;
  const kills = times(options, 1000, 40);
  const tally: Tally = {
    kills: 0,
    atStart: 0,
    atStop: 0,
    acknowledged: 0,
    removed: 0,
    broken: [],
    wrong: [],
    slowestStartMs: 0,
  };
  const started = performance.now();
  let begun = 0;
  const lanes = Math.max(1, Math.min(4, availableParallelism()));
  const lane = async (number: number) => {
    const random = seededRandom(options.seed + number);
    while (begun < kills) {
      const many = Math.min(killsOfOneDirectory, Math.ceil(kills / lanes), kills - begun);
      begun += many;
      await killInOneDirectory(context, many, kills, random, tally);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, i) => lane(i)));
  for (const { id, what } of tally.broken.slice(0, 20)) progress.note(`kills: log ${id} ${what}`);
  for (const what of tally.wrong.slice(0, 20)) progress.note(`kills: ${what}`);
  return measuresOf(tally, (performance.now() - started) / 1000);
}

function measuresOf(tally: Tally, seconds: number): Measure[] {
  return [
    informs(
      "`kill -9` under load",
      `${tally.kills} (${tally.atStart} while starting, ${tally.atStop} while stopping), in ${Math.round(seconds)} s`,
    ),
    informs("acknowledged logs, removals", `${tally.acknowledged.toLocaleString("en-US")}, ${tally.removed}`),
    informs("slowest start after a kill", `${Math.round(tally.slowestStartMs)} ms`),
    aimsForNone("logs lost or changed, or back after removal", tally.broken),
    aimsForNone("answers that were neither success nor 503", tally.wrong),
  ];
}

/** `all`: how many kills there are in all directories. */
async function killInOneDirectory(
  { workspace, progress }: PartContext,
  many: number,
  all: number,
  random: Random,
  tally: Tally,
): Promise<void> {
  const dataDir = workspace.directory("kills");
  const ledger = new Ledger();
  const launch = () => Service.launch(workspace, { dataDir, env: { UPLOADS_PER_MINUTE: "0" } });
  for (let kill = 0; kill < many; kill++) {
    const launched = performance.now();
    const service = launch();
    if (random() < 0.1) {
      await Bun.sleep(random() * longestStartMs);
      tally.atStart++;
    } else {
      const port = await service.port;
      tally.slowestStartMs = Math.max(tally.slowestStartMs, performance.now() - launched);
      await killUnderLoad(service, port, ledger, random, tally);
    }
    await service.kill();
    tally.kills++;
    const faults = tally.broken.length + tally.wrong.length;
    progress.say("kills", tally.kills, all, `${ledger.size} logs in this directory, ${faults} broken promises`);
  }
  const last = launch();
  tally.broken.push(...(await ledger.verify(await last.port, "all", random)));
  await last.stop();
  tally.acknowledged += ledger.acknowledged;
  tally.removed += ledger.removed;
  workspace.removeDirectory(dataDir);
}

async function killUnderLoad(
  service: Service,
  port: number,
  ledger: Ledger,
  random: Random,
  tally: Tally,
): Promise<void> {
  tally.broken.push(...(await ledger.verify(port, olderLogs, random)));
  const load = new Load(port, ledger, Math.floor(random() * 1e9), clients);
  await Bun.sleep(random() * longestLoadMs);
  if (random() < 0.1) {
    service.askToStop();
    await Bun.sleep(random() * 30);
    tally.atStop++;
  }
  await service.kill();
  await load.stop();
  tally.wrong.push(...load.wrong);
}
