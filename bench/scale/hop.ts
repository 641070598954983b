import type { Context } from "../context.ts";
import { informs, type Measure, ratio, skipped, spread } from "../report.ts";
import { interleaved } from "../rounds.ts";
import { startLectern } from "../servers.ts";
import { missingEngines, startEngines, startNode } from "./engines.ts";
import { loadMeasures, reads, uploads } from "./load.ts";

/** What it costs that storage is elsewhere: one node over the engines, against the embedded store. */
export async function measureHop(context: Context): Promise<Measure[]> {
  const absent = missingEngines();
  if (absent) return [skipped("a node over engines, of the embedded store", absent)];
  const node = await startNode(context, await startEngines());
  const embedded = await startLectern(context.workspace, context.workspace.directory("embedded"));
  const measures: Measure[] = [];
  for (const [what, load] of Object.entries({ uploads, reads })) {
    const pairs = await interleaved(
      Math.min(3, context.effort.rounds),
      () => load(context, node),
      () => load(context, embedded),
    );
    const ratios = pairs.map(({ a, b }) => a.result.perSecond / b.result.perSecond);
    measures.push(informs(`${what} over engines, of embedded`, spread(ratios, ratio)));
    measures.push(...loadMeasures("  over engines", pairs.at(-1)!.a), ...loadMeasures("  embedded", pairs.at(-1)!.b));
  }
  await Promise.all([node.stop(), embedded.stop()]);
  return measures;
}
