import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { BareStore } from "./bare-store.ts";
import type { Context } from "./context.ts";
import { disturbanceMeasure } from "./disturbance.ts";
import { processMemory } from "./process-status.ts";
import { aimsFor, informs, type Measure, mebibytes, perSecond, ratio, skipped, spread } from "./report.ts";
import { interleaved, median } from "./rounds.ts";
import { sampleLog, uploadBody } from "./sample-log.ts";
import { startBareUploadServer, startLectern } from "./servers.ts";
import { figures, missing, runWrk } from "./wrk.ts";

const logBytes = 60 * 1024;
const connections = 32;
const target = 0.8;

/** Uploads that are durable when answered, against a server that does just that and checks nothing. */
export async function measureUploads({ workspace, effort }: Context): Promise<Measure[]> {
  const absent = missing("wrk");
  if (absent) return [skipped("uploads, of a bare server", absent)];

  const body = uploadBody(sampleLog(2, logBytes));
  const jsonBodyFile = join(workspace.directory("upload-body"), "body.json");
  writeFileSync(jsonBodyFile, body);
  const lectern = await startLectern(workspace, workspace.directory("uploads"));
  const bare = await startBareUploadServer(workspace, workspace.directory("bare-uploads"));
  const load = { connections, seconds: effort.seconds, jsonBodyFile };
  const pairs = await interleaved(
    effort.rounds,
    () => runWrk(workspace, lectern, "/api/upload", load),
    () => runWrk(workspace, bare, "/api/upload", load),
  );
  const memory = processMemory(lectern.pid);
  await Promise.all([lectern.stop(), bare.stop()]);

  const ratios = pairs.map(({ a, b }) => a.perSecond / b.perSecond);
  const value = median(ratios);
  const loop = loopWithoutHttp(workspace.directory("loop"), body, effort.seconds);
  return [
    aimsFor("uploads of a 60 KB log, of a bare server", spread(ratios, ratio), `>= ${target}`, value >= target),
    informs("  the service", figures(pairs.map(({ a }) => a))),
    informs("  the bare server", figures(pairs.map(({ b }) => b))),
    informs("  the same work in a loop, without HTTP", perSecond(loop)),
    disturbanceMeasure(pairs.flatMap(({ a, b }) => [a.disturbance, b.disturbance])),
    ...(memory ? [informs("  resident memory after the uploads", mebibytes(memory.now))] : []),
  ];
}

/** Uploads a second when nothing has to cross a network: committed in groups as large as the connections allow. */
function loopWithoutHttp(directory: string, body: string, seconds: number): number {
  const store = new BareStore(directory);
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    store.commit(Array.from({ length: connections }, () => store.prepare(body)));
    count += connections;
  }
  const elapsed = (performance.now() - started) / 1000;
  store.close();
  return count / elapsed;
}
