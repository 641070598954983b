import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "../context.ts";
import { informs, type Measure, ms, perSecond } from "../report.ts";
import { sampleLog, uploadBody } from "../sample-log.ts";
import type { Server } from "../servers.ts";
import { shareLog } from "../share-log.ts";
import { runWrk, type WrkBody, type WrkResult } from "../wrk.ts";
import { type ProcessorTimes, processorTimes, used } from "./processor-time.ts";

const logBytes = 60 * 1024;
const connections = 32;

export interface Load {
  result: WrkResult;
  /** Milliseconds of processor time a request, by part. */
  perRequest: ProcessorTimes;
}

export async function uploads(context: Context, server: Server): Promise<Load> {
  const file = join(context.workspace.directory("upload-body"), "body.json");
  writeFileSync(file, uploadBody(sampleLog(2, logBytes)));
  return measured(context, server, "/api/upload", { file, type: "application/json" });
}

/** One popular log. */
export async function reads(context: Context, server: Server): Promise<Load> {
  const id = await shareLog(server.origin, sampleLog(1, logBytes));
  // Every node has met it once.
  for (let time = 0; time < 8; time++) await (await fetch(`${server.origin}/api/log/${id}`)).bytes();
  return measured(context, server, `/api/log/${id}`);
}

async function measured(context: Context, server: Server, path: string, body?: WrkBody): Promise<Load> {
  const before = processorTimes();
  const { seconds } = context.effort;
  const result = await runWrk(context.workspace, server, path, {
    connections,
    seconds,
    ...(body && { body }),
  });
  const requests = result.perSecond * seconds;
  const times = Object.entries(used(before, processorTimes()));
  return { result, perRequest: Object.fromEntries(times.map(([part, took]) => [part, took / requests])) };
}

export function loadMeasures(what: string, { result, perRequest }: Load): Measure[] {
  const cost = Object.entries(perRequest)
    .filter(([, took]) => took >= 0.005)
    .sort(([, a], [, b]) => b - a)
    .map(([part, took]) => `${part} ${took.toFixed(2)}`)
    .join(", ");
  return [
    informs(what, `${perSecond(result.perSecond)}, p50 ${ms(result.p50Ms)}, p99 ${ms(result.p99Ms)}`),
    informs("  ms of processor a request", cost),
  ];
}
