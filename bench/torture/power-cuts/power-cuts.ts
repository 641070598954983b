import { Database } from "bun:sqlite";
import { join } from "node:path";
import { aimsFor, aimsForNone, informs, type Measure, skipped } from "../../report.ts";
import { type Random, seededRandom } from "../../sample-log.ts";
import { Ledger } from "../ledger.ts";
import { Load } from "../load.ts";
import { type PartContext, times } from "../part.ts";
import { Service } from "../service.ts";
import { type CutStyle, findMounter, MountedDisk } from "./mounted-disk.ts";

const clients = 8;
const longestLoadMs = 600;
const longestStartMs = 400;
const olderLogs = 30;
const cutsOfOneDisk = 20;
/** Fewer are enough nearly always: it ends with the first disk that shows a fault. */
const maxCutsWithMistake = 60;
/** How long a sync takes: with syncs as slow as a real disk's, some are under way when the power is cut. */
const syncMs = 1.5;
/** Checkpoints are rare: one cut in five waits for one, while large logs are shared. */
const checkpointWithinMs = 4000;

/** Each in turn, those that are hardest more often. */
const styles: CutStyle[] = ["nothing", "shuffled", "ordered", "nothing", "shuffled", "everything"];

interface Mistake {
  diskArgs?: string[];
  preload?: string;
}

const lyingDisk: Mistake = { diskArgs: ["--ignore-sync"] };

interface CutTally {
  cuts: number;
  atStart: number;
  atStop: number;
  failedStarts: number;
  inCommit: number;
  inCheckpoint: number;
  unsynced: number;
  acknowledged: number;
  removed: number;
  faults: { lost: string[]; damaged: string[]; wrong: string[] };
}

/** The power is cut at any moment: what was acknowledged is there afterwards, and the database is whole. */
export async function cutThePower(context: PartContext): Promise<Measure[]> {
  const found = findMounter();
  if ("missing" in found) return [skipped("power cuts", found.missing)];
  const started = performance.now();
  const many = times(context.options, 200, 12);
  const tally = await cuts(context, found.python, many, context.options.lies ? lyingDisk : {});
  const seconds = Math.round((performance.now() - started) / 1000);
  const { lost, damaged, wrong } = tally.faults;
  for (const fault of [...lost, ...damaged, ...wrong].slice(0, 30)) context.progress.note(`power-cuts: ${fault}`);
  return [
    informs("power cuts under load", `${tally.cuts}, in ${seconds} s`),
    informs(
      "of them while starting, stopping, in a commit, in a checkpoint",
      `${tally.atStart}, ${tally.atStop}, ${tally.inCommit}, ${tally.inCheckpoint}`,
    ),
    informs("changes that were not synced at a cut", `${(tally.unsynced / tally.cuts).toFixed(1)} on average`),
    informs("acknowledged logs, removals", `${tally.acknowledged.toLocaleString("en-US")}, ${tally.removed}`),
    aimsForNone("logs lost or changed, or back after removal", lost),
    aimsForNone("databases that were damaged or could not be opened", damaged),
    aimsForNone("answers that were neither success nor 503", wrong),
    ...(await mistakes(context, found.python)),
  ];
}

/** Control runs, with a disk that ignores syncs and a service that does not sync: both have to show losses. */
async function mistakes(context: PartContext, python: string): Promise<Measure[]> {
  const ignored = await cuts(context, python, maxCutsWithMistake, lyingDisk);
  const notSynced = await cuts(context, python, maxCutsWithMistake, { preload: join(import.meta.dir, "sync-less.ts") });
  return [
    aimsFor("faults seen if the disk ignores `fsync`", `${faultsOf(ignored)}`, "> 0", faultsOf(ignored) > 0),
    aimsFor("faults seen if commits are not synced", `${faultsOf(notSynced)}`, "> 0", faultsOf(notSynced) > 0),
  ];
}

async function cuts(context: PartContext, python: string, many: number, mistake: Mistake): Promise<CutTally> {
  const { workspace, options, progress } = context;
  const random = seededRandom(options.seed);
  const tally: CutTally = {
    cuts: 0,
    atStart: 0,
    atStop: 0,
    failedStarts: 0,
    inCommit: 0,
    inCheckpoint: 0,
    unsynced: 0,
    acknowledged: 0,
    removed: 0,
    faults: { lost: [], damaged: [], wrong: [] },
  };
  const path = workspace.directory("power-cuts");
  const args = ["--sync-ms", String(syncMs), ...(mistake.diskArgs ?? [])];
  const disk = await MountedDisk.mount(python, path, args);
  const abandon = () => disk.abandon();
  // Before the directory is cleared away.
  process.prependListener("exit", abandon);
  try {
    const isMistaken = mistake.diskArgs !== undefined || mistake.preload !== undefined;
    while (tally.cuts + tally.failedStarts < many && !(isMistaken && faultsOf(tally) > 0)) {
      const label = isMistaken ? "power-cuts, with a mistake made on purpose" : "power-cuts";
      const say = () => progress.say(label, tally.cuts, many, `${faultsOf(tally)} broken promises`);
      const life = new DiskUnderLoad(workspace, disk, mistake, random, tally);
      await life.live(Math.min(isMistaken ? 5 : cutsOfOneDisk, many - tally.cuts), say);
      await disk.cut("new disk", 0);
      await disk.remount();
    }
  } finally {
    process.off("exit", abandon);
    await disk.end();
  }
  return tally;
}

/** The life of one disk, from its first start to the last of its cuts. */
class DiskUnderLoad {
  private readonly dataDir: string;
  private readonly ledger = new Ledger();

  constructor(
    private readonly workspace: PartContext["workspace"],
    private readonly disk: MountedDisk,
    private readonly mistake: Mistake,
    private readonly random: Random,
    private readonly tally: CutTally,
  ) {
    this.dataDir = join(disk.path, "data");
  }

  /** Ends sooner where a start fails. */
  async live(cuts: number, say: () => void): Promise<void> {
    const { tally, ledger } = this;
    for (let cut = 0; cut < cuts; cut++) {
      if (!(await this.untilCut())) return;
      say();
    }
    const last = this.launch();
    await this.verify(last, "all");
    await last.kill();
    tally.acknowledged += ledger.acknowledged;
    tally.removed += ledger.removed;
  }

  /** From a start to a cut, and the disk is mounted again. False where the start fails. */
  private async untilCut(): Promise<boolean> {
    const { random, tally } = this;
    const service = this.launch();
    let load: Load | null = null;
    let isAtCheckpoint = false;
    if (random() < 0.15) {
      await Bun.sleep(random() * longestStartMs);
      tally.atStart++;
    } else {
      const port = await this.verify(service, olderLogs);
      if (port === null) {
        await service.kill();
        tally.failedStarts++;
        return false;
      }
      isAtCheckpoint = tally.cuts % 5 === 4;
      load = new Load(port, this.ledger, Math.floor(random() * 1e9), clients, isAtCheckpoint ? 0.7 : undefined);
      await Bun.sleep(random() * longestLoadMs);
      if (!isAtCheckpoint && random() < 0.1) {
        service.askToStop();
        await Bun.sleep(random() * 30);
        tally.atStop++;
      }
    }
    const unsynced = await this.cut(isAtCheckpoint);
    await service.kill();
    await load?.stop();
    tally.faults.wrong.push(...(load?.wrong ?? []));
    await this.disk.remount();
    this.count(unsynced);
    return true;
  }

  private async cut(isAtCheckpoint: boolean): Promise<Record<string, number>> {
    const { random, tally } = this;
    const style = styles[tally.cuts % styles.length]!;
    const cutSeed = Math.floor(random() * 1e9);
    if (isAtCheckpoint) {
      // Whatever is acknowledged counts: after the cut every sync fails, so nothing can be promised any more.
      const at = { path: "/data/lectern.sqlite", writes: 1 + Math.floor(random() * 400), withinMs: checkpointWithinMs };
      return this.disk.cutAtWrite(at, style, cutSeed);
    }
    // What is acknowledged from here on may have come after the cut.
    this.ledger.close();
    return this.disk.cut(style, cutSeed);
  }

  private count(unsynced: Record<string, number>): void {
    const { tally } = this;
    tally.cuts++;
    tally.unsynced += Object.values(unsynced).reduce((sum, changes) => sum + changes, 0);
    // In this mode SQLite writes to the main file only in a checkpoint, and syncs it in the end.
    if (unsynced["/data/lectern.sqlite"]) tally.inCheckpoint++;
    if (unsynced["/data/lectern.sqlite-wal"]) tally.inCommit++;
  }

  private launch(): Service {
    const { preload } = this.mistake;
    const env = { UPLOADS_PER_MINUTE: "0" };
    return Service.launch(this.workspace, { dataDir: this.dataDir, env, ...(preload ? { preload } : {}) });
  }

  /** A start after a cut has to work, with all that was promised; faults of the file itself are looked for, too. */
  private async verify(service: Service, older: number | "all"): Promise<number | null> {
    const { lost, damaged } = this.tally.faults;
    const port = await service.port.catch((error: Error) => {
      damaged.push(error.message);
      return null;
    });
    if (port === null) return null;
    const broken = await this.ledger.verify(port, older, this.random);
    lost.push(...broken.map(({ id, what }) => `log ${id} ${what}`));
    damaged.push(...integrityFaults(join(this.dataDir, "lectern.sqlite")));
    return port;
  }
}

function integrityFaults(path: string): string[] {
  try {
    using db = new Database(path, { readonly: true });
    const rows = db.query("PRAGMA integrity_check(20)").all() as { integrity_check: string }[];
    return rows.map((row) => row.integrity_check).filter((message) => message !== "ok");
  } catch (error) {
    return [(error as Error).message];
  }
}

function faultsOf({ faults }: CutTally): number {
  return faults.lost.length + faults.damaged.length + faults.wrong.length;
}
