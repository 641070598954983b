import type { Context } from "../context.ts";
import { disturbanceMeasure } from "../disturbance.ts";
import { aimsFor, informs, type Measure, ratio, skipped, spread } from "../report.ts";
import { interleaved, median } from "../rounds.ts";
import { sampleLog } from "../sample-log.ts";
import { startLectern, startNginx } from "../servers.ts";
import { shareLog } from "../share-log.ts";
import { figures, missing, runWrk } from "../wrk.ts";

const logBytes = 60 * 1024;
const target = 0.15;

/** The page of one popular log, against nginx sending the very same bytes from a file. */
export async function measurePages({ workspace, effort }: Context): Promise<Measure[]> {
  const absent = missing("wrk", "nginx");
  if (absent) return [skipped("pages, of nginx", absent)];
  const lectern = await startLectern(workspace, workspace.directory("pages"));
  const path = `/${await shareLog(lectern.origin, sampleLog(1, logBytes))}`;
  const bytes = await (
    await fetch(lectern.origin + path, { headers: { "Accept-Encoding": "identity", Accept: "text/html" } })
  ).bytes();
  const nginx = await startNginx(workspace, "page.html", bytes);
  const load = { connections: 32, seconds: effort.seconds, accept: "text/html" };
  const pairs = await interleaved(
    effort.rounds,
    () => runWrk(workspace, lectern, path, load),
    () => runWrk(workspace, nginx, "/page.html", load),
  );
  await Promise.all([lectern.stop(), nginx.stop()]);
  const ratios = pairs.map(({ a, b }) => a.perSecond / b.perSecond);
  return [
    aimsFor("page of a 60 KB log, of nginx", spread(ratios, ratio), `>= ${target}`, median(ratios) >= target),
    informs("  the service", figures(pairs.map(({ a }) => a))),
    informs("  nginx, same bytes", figures(pairs.map(({ b }) => b))),
    informs("  bytes of the page", bytes.length.toLocaleString("en-US")),
    disturbanceMeasure(pairs.flatMap(({ a, b }) => [a.disturbance, b.disturbance])),
  ];
}
