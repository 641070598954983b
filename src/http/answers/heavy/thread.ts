import { serveJobs } from "../../../work/thread.ts";
import { type HeavyCall, type HeavyJobName, type HeavyOutput, heavyJobs } from "./jobs.ts";

type AnyJob = (input: HeavyCall["input"]) => HeavyOutput<HeavyJobName>;

serveJobs<HeavyCall, HeavyOutput<HeavyJobName>>(
  ({ name, input }) => (heavyJobs[name] as AnyJob)(input),
  (output) => {
    if (output instanceof Uint8Array) return [output];
    if (output && "bytes" in output) return [output.bytes];
    return output && "content" in output ? [output.content.packed] : [];
  },
);
