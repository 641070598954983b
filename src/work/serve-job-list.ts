import type { AnyJob, Job, JobCall } from "./job.ts";
import { serveJobs } from "./thread.ts";

/** Makes this thread run the jobs of a list for a `JobPool`. */
export function serveJobList(jobs: readonly AnyJob[]): void {
  const byName = new Map(jobs.map((job) => [job.name, job as Job<unknown, unknown>]));
  if (byName.size !== jobs.length) throw new Error("two jobs have the same name");
  serveJobs<JobCall, unknown>(
    ({ name, input }) => {
      const job = byName.get(name);
      if (!job) throw new Error(`this thread knows no job "${name}"`);
      return job.run(input);
    },
    (output, { name }) => byName.get(name)?.transferOf?.(output) ?? [],
  );
}
