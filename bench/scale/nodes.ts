import { LoadBalancer } from "../../tests/support/engines/load-balancer.ts";
import type { Context } from "../context.ts";
import { informs, type Measure, ratio, skipped } from "../report.ts";
import { missingEngines, startEngines, startNode } from "./engines.ts";
import { type Load, loadMeasures, reads, uploads } from "./load.ts";

const most = 3;

/** One, two and three nodes over the same engines. On few cores they share the machine: what each request costs counts. */
export async function measureNodes(context: Context): Promise<Measure[]> {
  const absent = missingEngines();
  if (absent) return [skipped("uploads and reads by number of nodes", absent)];
  const engines = await startEngines();
  const measures: Measure[] = [];
  const first: Record<string, Load> = {};
  for (let count = 1; count <= most; count++) {
    const nodes = await Promise.all(Array.from({ length: count }, () => startNode(context, engines)));
    const front = await LoadBalancer.start(nodes.map((node) => node.port));
    const balancer = { origin: front.origin, port: front.port, pid: nodes[0]!.pid, stop: () => front.stop() };
    const name = `${count} ${count === 1 ? "node" : "nodes"}`;
    for (const [what, load] of Object.entries({ uploads, reads })) {
      // The first run warms everything up.
      await load(context, balancer);
      const measured = await load(context, balancer);
      first[what] ??= measured;
      measures.push(...loadMeasures(`${what}, ${name}`, measured));
      const share = measured.result.perSecond / first[what].result.perSecond;
      if (count > 1) measures.push(informs("  of one node", ratio(share)));
    }
    await front.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  }
  return measures;
}
