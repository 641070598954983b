import { gzipSync } from "node:zlib";
import type { Context } from "./context.ts";
import { disturbanceMeasure } from "./disturbance.ts";
import { processMemory } from "./process-status.ts";
import { informs, type Measure, mebibytes, ratioMeasure, skipped } from "./report.ts";
import { inTurn } from "./rounds.ts";
import { sampleLog } from "./sample-log.ts";
import { type Server, startLectern, startNginx } from "./servers.ts";
import { shareLog } from "./share-log.ts";
import { figures, missing, runWrk, type WrkResult } from "./wrk.ts";

const logBytes = 60 * 1024;

/** How clients ask: programs that never heard of it, libraries and launchers, browsers. */
const encodings = { plain: "identity", gzip: "gzip", browser: "gzip, deflate, br, zstd" } as const;
type Asked = keyof typeof encodings;

interface Kind {
  name: string;
  path(id: string): string;
  accept: string;
  /** The least share of what nginx sends; for browsers, of what the service itself sends plain. */
  targets: Partial<Record<Asked, number>>;
}

const kinds: readonly Kind[] = [
  {
    name: "/api/log",
    path: (id) => `/api/log/${id}`,
    accept: "*/*",
    targets: { plain: 0.37, gzip: 0.35, browser: 1.2 },
  },
  { name: "/raw", path: (id) => `/raw/${id}`, accept: "*/*", targets: { gzip: 0.35 } },
  { name: "page", path: (id) => `/${id}`, accept: "text/html", targets: { plain: 0.2, gzip: 0.2, browser: 1.2 } },
];

/** Reading one popular log as clients ask for it, against nginx sending the very same bytes from a file. */
export async function measureReads({ workspace, effort }: Context): Promise<Measure[]> {
  const absent = missing("wrk", "nginx");
  if (absent) return [skipped("reads, of nginx", absent)];
  const lectern = await startLectern(workspace, workspace.directory("reads"));
  const atStart = processMemory(lectern.pid);
  const id = await shareLog(lectern.origin, sampleLog(1, logBytes));
  const measures: Measure[] = [];
  const disturbances: (number | null)[] = [];
  for (const kind of kinds) {
    const nginx = await startNginx(workspace, await filesOf(lectern, kind, id));
    const askedOf = (server: Server, path: string, asked: Asked) => () =>
      runWrk(workspace, server, path, {
        connections: 32,
        seconds: effort.seconds,
        headers: { Accept: kind.accept, "Accept-Encoding": encodings[asked] },
      });
    const results = await inTurn(effort.rounds, {
      plain: askedOf(lectern, kind.path(id), "plain"),
      nginxPlain: askedOf(nginx, "/answer", "plain"),
      gzip: askedOf(lectern, kind.path(id), "gzip"),
      nginxGzip: askedOf(nginx, "/answer", "gzip"),
      browser: askedOf(lectern, kind.path(id), "browser"),
    });
    await nginx.stop();
    measures.push(
      ...compared(kind, "plain", "of nginx", results.plain, results.nginxPlain),
      ...compared(kind, "gzip", "of nginx", results.gzip, results.nginxGzip),
      ...compared(kind, "browser", "of the same plain", results.browser, results.plain),
    );
    disturbances.push(...Object.values(results).flatMap((rounds) => rounds.map(({ disturbance }) => disturbance)));
  }
  const afterwards = processMemory(lectern.pid);
  await lectern.stop();
  measures.push(disturbanceMeasure(disturbances));
  if (atStart) measures.push(informs("  resident memory after start", mebibytes(atStart.now)));
  if (afterwards) measures.push(informs("  resident memory after the reads", mebibytes(afterwards.now)));
  return measures;
}

/** The very bytes of the answers, for nginx. */
async function filesOf({ origin }: Server, { path, accept }: Kind, id: string): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(origin + path(id), { headers: { Accept: accept, "Accept-Encoding": "identity" } });
  const bytes = await answer.bytes();
  return { answer: bytes, "answer.gz": gzipSync(bytes, { level: 5 }) };
}

function compared(kind: Kind, asked: Asked, of: string, ours: WrkResult[], others: WrkResult[]): Measure[] {
  const ratios = ours.map((one, round) => one.perSecond / others[round]!.perSecond);
  const name = `${kind.name} of a 60 KB log, ${encodings[asked]}, ${of}`;
  return [
    ratioMeasure(name, ratios, kind.targets[asked]),
    informs("  the service", figures(ours)),
    ...(of === "of nginx" ? [informs("  nginx, same bytes", figures(others))] : []),
  ];
}
