import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { aimsFor, informs, type Measure } from "../../report.ts";
import { seededRandom } from "../../sample-log.ts";
import { type PartContext, times } from "../part.ts";
import { flipBackup } from "./backup-flips.ts";
import { flipStore } from "./store-flips.ts";

/** Bits that a disk turns around, in a store and in a backup: somebody has to say so before it costs a log. */
export async function damageFiles({ workspace, options, progress }: PartContext): Promise<Measure[]> {
  const flips = times(options, 2500, 100);
  const random = seededRandom(options.seed);
  const spoilt = (name: string, bytes: Buffer) => writeFileSync(join(options.evidence, name), bytes);
  const watch = (part: string) => ({ spoilt, passed: (done: number) => progress.say(part, done, flips) });
  const started = performance.now();
  const store = await flipStore(workspace.directory("damage"), flips, random, watch("damage, of a store"));
  const backup = await flipBackup(workspace.directory("damage"), flips, random, watch("damage, of a backup"));
  const traces = [...store.traces, ...backup.traces];
  const faults = [...store.missed, ...store.wrongCopies, ...backup.wrong, ...traces];
  for (const fault of faults.slice(0, 20)) progress.note(`damage: ${fault}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  const none = (what: string, list: string[]) => aimsFor(what, `${list.length}`, "0", list.length === 0);
  return [
    informs(
      "bits turned around in a store, and as many in a backup",
      `${flips.toLocaleString("en-US")}, in ${seconds} s`,
    ),
    informs("that made a log unreadable by its id", `${store.losing.toLocaleString("en-US")}`),
    none("of these, not told by `verify`", store.missed),
    none("copies by `migrate` without a log, and called right", store.wrongCopies),
    informs("with which the backup was refused", `${backup.refused.toLocaleString("en-US")}`),
    none("backups called right that were changed, or could not be served", backup.wrong),
    none("commands that ended in a stack trace", traces),
  ];
}
