import { type CrashSummary, summaryOf } from "../../analysis/fault/summary.ts";
import type { CrashFingerprint, SampledCrash } from "../../logs/crash-ports.ts";
import type { Job } from "../../work/job.ts";
import { traitsIn } from "./packed-traits.ts";

interface Sampled {
  fingerprint: CrashFingerprint;
  /** The one that most of them have: only logs of one platform can be compared. */
  platform: string;
  having: SampledCrash[];
  /** All logs of the platform. */
  usual: SampledCrash[];
}

export const summariseCrash: Job<Sampled, CrashSummary> = {
  name: "summariseCrash",
  run({ fingerprint, platform, having, usual }) {
    const comparable = having.filter((one) => one.platform === platform);
    const others = usual.filter((one) => one.fingerprint !== fingerprint);
    const traits = (rows: readonly SampledCrash[]) => rows.flatMap((row) => traitsIn(row.traits) ?? []);
    return summaryOf(traits(comparable), traits(others));
  },
};
