import { analyse } from "../src/analysis/analyse.ts";
import type { Context } from "./context.ts";
import { ordinaryLog } from "./ordinary-log.ts";
import { aimsFor, type Measure, spread } from "./report.ts";
import { median } from "./rounds.ts";

const megabytes = 10;
const target = 60;

/** How fast a log explains itself, on one core. */
export async function measureAnalysis({ effort }: Context): Promise<Measure[]> {
  const text = ordinaryLog(1, megabytes * 1_000_000);
  // As on a thread that has analysed before: the engine compiles what runs often.
  for (let round = 0; round < 8; round++) analyse(text);
  const speeds: number[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const started = performance.now();
    analyse(text);
    speeds.push(megabytes / ((performance.now() - started) / 1000));
  }
  const speed = median(speeds);
  const name = `analysis of an ordinary log of ${megabytes} MB, on one core`;
  const value = spread(speeds, (one) => `${one.toFixed(0)} MB/s`);
  return [aimsFor(name, value, `>= ${target} MB/s`, speed >= target)];
}
