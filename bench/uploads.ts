import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BareStore } from "./bare-store.ts";
import type { Context } from "./context.ts";
import { disturbanceMeasure } from "./disturbance.ts";
import { processMemory } from "./process-status.ts";
import { informs, type Measure, mebibytes, perSecond, ratioMeasure, skipped } from "./report.ts";
import { inTurn, median } from "./rounds.ts";
import { sampleLog, uploadBody } from "./sample-log.ts";
import { type Server, startBareUploadServer, startLectern, startPasteServer } from "./servers.ts";
import { figures, missing, runWrk, type WrkResult } from "./wrk.ts";

const logBytes = 60 * 1024;
const connections = 32;

interface Kind {
  name: string;
  path: string;
  body: (log: string) => string | Uint8Array;
  type: string;
  encoding?: string;
  /** The least share of uploads as plain JSON. */
  target?: number;
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";

const textAlone: Kind = {
  name: "the text alone, /documents",
  path: "/documents",
  body: (log) => log,
  type: "text/plain",
};

/** As tools, launchers and plugins send them. The first is what the others are compared with. */
const kinds: readonly Kind[] = [
  { name: "plain JSON", path: "/api/upload", body: uploadBody, type: json },
  {
    name: "JSON in gzip",
    path: "/api/upload",
    body: (log) => gzipSync(uploadBody(log)),
    type: json,
    encoding: "gzip",
    target: 0.9,
  },
  textAlone,
  { name: "a form", path: "/api/upload", body: (log) => `content=${encodeURIComponent(log)}`, type: form },
  { name: "JSON, masked", path: "/api/upload?redact=true", body: uploadBody, type: json, target: 0.8 },
  {
    name: "/1/log in gzip, masked and counted",
    path: "/1/log",
    body: (log) => gzipSync(`content=${encodeURIComponent(log)}`),
    type: form,
    encoding: "gzip",
    target: 0.8,
  },
];

/** Of a server that parses, packs and commits in one thread, and checks nothing. */
const bareTarget = 0.8;
/** Of a server that keeps each text in a file, packs nothing, and syncs nothing. */
const pasteTarget = 1;
/** Of that which parses, packs and commits in one thread, without HTTP and without any sync. */
const loopTarget = 1.1;

/** Uploads that are durable when answered, as clients send them. */
export async function measureUploads({ workspace, effort }: Context): Promise<Measure[]> {
  const absent = missing("wrk");
  if (absent) return [skipped("uploads, of a bare server", absent)];
  const log = sampleLog(2, logBytes);
  const directory = workspace.directory("upload-bodies");
  const lectern = await startLectern(workspace, workspace.directory("uploads"));
  const bare = await startBareUploadServer(workspace, workspace.directory("bare-uploads"));
  const paste = missing("node") ? null : await startPasteServer(workspace, workspace.directory("pastes"));
  const loops = {
    usual: new BareStore(workspace.directory("loop"), { effort: "usual", isSynced: false }),
    quick: new BareStore(workspace.directory("quick-loop"), { effort: "quick", isSynced: false }),
  };
  const sent = (server: Server, { path, body, type, encoding }: Kind, place: number) => {
    const file = join(directory, `body-${place}`);
    writeFileSync(file, body(log));
    return () =>
      runWrk(workspace, server, path, {
        connections,
        seconds: effort.seconds,
        body: { file, type },
        headers: encoding ? { "Content-Encoding": encoding } : {},
      });
  };
  const inLoop = (loop: BareStore) => async () => loopWithoutHttp(loop, uploadBody(log), effort.seconds);
  const measures: Record<string, () => Promise<WrkResult | number>> = {
    ...Object.fromEntries(kinds.map((kind, place) => [kind.name, sent(lectern, kind, place)])),
    bare: sent(bare, kinds[0]!, 0),
    ...(paste && { paste: sent(paste, textAlone, kinds.indexOf(textAlone)) }),
    loop: inLoop(loops.usual),
    quickLoop: inLoop(loops.quick),
  };
  // What one has left unwritten must not slow down the next.
  const results = await inTurn(effort.rounds, measures, () => Bun.spawn(["sync"]).exited);
  loops.usual.close();
  loops.quick.close();
  const memory = processMemory(lectern.pid);
  await Promise.all([lectern.stop(), bare.stop(), paste?.stop()]);

  return [
    ...measuresOf(results, paste !== null),
    ...(memory ? [informs("  resident memory after the uploads", mebibytes(memory.now))] : []),
  ];
}

function measuresOf(results: Record<string, (WrkResult | number)[]>, hasPaste: boolean): Measure[] {
  const of = (name: string) => results[name] as WrkResult[];
  const plain = of(kinds[0]!.name);
  const loop = results.loop as number[];
  const quickLoop = results.quickLoop as number[];
  return [
    ratioMeasure("uploads of a 60 KB log, of a bare server", share(plain, speeds(of("bare"))), bareTarget),
    ratioMeasure("  of a loop without HTTP and sync", share(plain, loop), loopTarget),
    ratioMeasure("  of one that packs as the service does in a hurry", share(plain, quickLoop)),
    informs("  the service, plain JSON", figures(plain)),
    informs("  the bare server", figures(of("bare"))),
    informs("  the loop", `${perSecond(median(loop))}, in a hurry ${perSecond(median(quickLoop))}`),
    ...(hasPaste ? toPasteServer(of(textAlone.name), of("paste")) : [skipped("the text alone", missing("node")!)]),
    ...kinds
      .slice(1)
      .flatMap(({ name, target }) => [
        ratioMeasure(`${name}, of plain JSON`, share(of(name), speeds(plain)), target),
        informs("  the service", figures(of(name))),
      ]),
    disturbanceMeasure(
      [...kinds.map(({ name }) => name), "bare"].flatMap((name) => of(name).map((one) => one.disturbance)),
    ),
  ];
}

const speeds = (results: WrkResult[]) => results.map((one) => one.perSecond);
const share = (ours: WrkResult[], others: number[]) => ours.map((one, round) => one.perSecond / others[round]!);

function toPasteServer(ours: WrkResult[], theirs: WrkResult[]): Measure[] {
  const name = `${textAlone.name}, of a server that writes files without sync, as hastebin's does`;
  return [ratioMeasure(name, share(ours, speeds(theirs)), pasteTarget), informs("  that server", figures(theirs))];
}

/** Uploads a second when nothing has to cross a network: committed in groups as large as the connections allow. */
function loopWithoutHttp(store: BareStore, body: string, seconds: number): number {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    store.commit(Array.from({ length: connections }, () => store.prepare(body)));
    count += connections;
  }
  const elapsed = (performance.now() - started) / 1000;
  return count / elapsed;
}
