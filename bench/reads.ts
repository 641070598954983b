import type { Context } from "./context.ts";
import { disturbanceMeasure } from "./disturbance.ts";
import { processMemory } from "./process-status.ts";
import { aimsFor, informs, type Measure, mebibytes, ratio, skipped, spread } from "./report.ts";
import { interleaved, median } from "./rounds.ts";
import { sampleLog } from "./sample-log.ts";
import { startLectern, startNginx } from "./servers.ts";
import { shareLog } from "./share-log.ts";
import { figures, missing, runWrk } from "./wrk.ts";

const logBytes = 60 * 1024;
const target = 0.35;

/** Reading one popular log, against nginx sending the very same bytes from a file. */
export async function measureReads({ workspace, effort }: Context): Promise<Measure[]> {
  const absent = missing("wrk", "nginx");
  if (absent) return [skipped("reads, of nginx", absent)];

  const lectern = await startLectern(workspace, workspace.directory("reads"));
  const atStart = processMemory(lectern.pid);
  const id = await shareLog(lectern.origin, sampleLog(1, logBytes));
  const path = `/api/log/${id}`;
  const bytes = await (await fetch(`${lectern.origin}${path}`, { headers: { "Accept-Encoding": "identity" } })).bytes();
  const nginx = await startNginx(workspace, "log.json", bytes);

  const load = { connections: 32, seconds: effort.seconds };
  const pairs = await interleaved(
    effort.rounds,
    () => runWrk(workspace, lectern, path, load),
    () => runWrk(workspace, nginx, "/log.json", load),
  );
  const afterwards = processMemory(lectern.pid);
  await Promise.all([lectern.stop(), nginx.stop()]);

  const ratios = pairs.map(({ a, b }) => a.perSecond / b.perSecond);
  const value = median(ratios);
  return [
    aimsFor("reads of a 60 KB log, of nginx", spread(ratios, ratio), `>= ${target}`, value >= target),
    informs("  the service", figures(pairs.map(({ a }) => a))),
    informs("  nginx, same bytes", figures(pairs.map(({ b }) => b))),
    disturbanceMeasure(pairs.flatMap(({ a, b }) => [a.disturbance, b.disturbance])),
    ...(atStart && afterwards
      ? [
          informs("  resident memory after start", mebibytes(atStart.now)),
          informs("  resident memory after the reads", mebibytes(afterwards.now)),
        ]
      : []),
  ];
}
