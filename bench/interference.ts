import { join } from "node:path";
import type { Context } from "./context.ts";
import type { PacedReads } from "./paced-reader.ts";
import { processMemory, untilIdle } from "./process-status.ts";
import { aimsFor, informs, type Measure, mebibytes, ms, spread } from "./report.ts";
import { interleaved, median, quantile } from "./rounds.ts";
import { sampleLog } from "./sample-log.ts";
import { type Server, startLectern } from "./servers.ts";
import { shareLog } from "./share-log.ts";
import type { PressureResult } from "./upload-pressure.ts";
import { outputOf, type Workspace } from "./workspace.ts";

const uploadsAtOnce = 64;
const uploadBytes = 10 * 1024 * 1024;
const readsPerSecond = 250;
const targetMs = 50;
const targetBytes = 1024 * 1024 * 1024;
/** Time for the uploads to fill every queue before reads are timed. */
const runUpMs = 1500;

/** What the largest uploads, many at once, do to somebody who just wants to read. */
export async function measureInterference({ workspace, effort }: Context): Promise<Measure[]> {
  const lectern = await startLectern(workspace, workspace.directory("interference"));
  const path = `/api/log/${await shareLog(lectern.origin, sampleLog(4, 2000))}`;
  const milliseconds = effort.seconds * 1000;
  const read = () => readAtPace(workspace, lectern, path, milliseconds);
  const answers: Record<string, number> = {};
  let uploadingSeconds = 0;

  const pairs = await interleaved(effort.rounds, read, async (round) => {
    const { reads, pressure } = await underPressure(workspace, lectern, read);
    if (round > 0) {
      uploadingSeconds += pressure.seconds;
      for (const [status, count] of Object.entries(pressure.answers)) answers[status] = (answers[status] ?? 0) + count;
    }
    return reads;
  });
  const memory = processMemory(lectern.pid);
  await lectern.stop();

  const p99 = (reads: PacedReads) => quantile(reads.answerMs, 0.99);
  const differences = pairs.map(({ a, b }) => p99(b) - p99(a));
  const more = median(differences);
  const worst = Math.max(...pairs.flatMap(({ b }) => b.answerMs));
  const late = median(pairs.map(({ b }) => quantile(b.lateMs, 0.99)));
  const total = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const statuses = Object.entries(answers).map(([status, count]) => `${count} x ${status}`);
  return [
    aimsFor("p99 of reads, more during large uploads", spread(differences, ms), `< ${targetMs} ms`, more < targetMs),
    informs("  p99 without uploads", ms(median(pairs.map(({ a }) => p99(a))))),
    informs(
      `  during ${uploadsAtOnce} uploads of 10 MiB at once`,
      `p99 ${ms(median(pairs.map(({ b }) => p99(b))))}, p50 ${ms(median(pairs.map(({ b }) => median(b.answerMs))))}, worst ${ms(worst)}`,
    ),
    informs("  of that, the client's own lateness", `p99 ${ms(late)}`),
    informs(
      "  answers to those uploads",
      `${statuses.join(", ") || "none"} (${(total / uploadingSeconds).toFixed(1)} a second)`,
    ),
    ...(memory
      ? [aimsFor("peak resident memory", mebibytes(memory.peak), "< 1024 MiB", memory.peak < targetBytes)]
      : []),
  ];
}

async function readAtPace(workspace: Workspace, server: Server, path: string, ms: number): Promise<PacedReads> {
  const script = join(import.meta.dir, "paced-reader.ts");
  const args = [String(server.port), path, String(readsPerSecond), String(ms)];
  const child = workspace.spawn([process.execPath, script, ...args], { stdout: "pipe" });
  const [output, complaint] = await Promise.all([outputOf(child.stdout), outputOf(child.stderr)]);
  if ((await child.exited) !== 0) throw new Error(`the reader failed: ${complaint}`);
  return JSON.parse(output) as PacedReads;
}

async function underPressure(
  workspace: Workspace,
  server: Server,
  read: () => Promise<PacedReads>,
): Promise<{ reads: PacedReads; pressure: PressureResult }> {
  const script = join(import.meta.dir, "upload-pressure.ts");
  const args = [String(server.port), String(uploadsAtOnce), String(uploadBytes)];
  const child = workspace.spawn([process.execPath, script, ...args], { stdout: "pipe" });
  const output = outputOf(child.stdout);
  // Its only line: the body is made, and the uploads begin.
  await child.stderr.getReader().read();
  await Bun.sleep(runUpMs);
  const reads = await read();
  await workspace.end(child);
  await untilIdle(server.pid);
  return { reads, pressure: JSON.parse(await output) as PressureResult };
}
