import type { AnyJob, Job, JobCall } from "./job.ts";
import { serveJobs } from "./thread.ts";

/** Loads a list of jobs, and the code that they need. */
export type LoadJobs = () => Promise<readonly AnyJob[]>;

/**
 * Makes this thread run the jobs of some lists for a `JobPool`. A list is loaded when a job is not in those before it: a
 * thread that is only asked for a page does without what reads uploads.
 */
export function serveJobLists(lists: readonly LoadJobs[]): void {
  const waiting = [...lists];
  const byName = new Map<string, Job<unknown, unknown>>();
  const jobNamed = async (name: string) => {
    for (let next = waiting[0]; next && !byName.has(name); next = waiting[0]) {
      for (const job of await next()) byName.set(job.name, job as Job<unknown, unknown>);
      waiting.shift();
    }
    return byName.get(name);
  };
  serveJobs<JobCall, unknown>(
    async ({ name, input }) => {
      const job = byName.get(name) ?? (await jobNamed(name));
      if (!job) throw new Error(`this thread knows no job "${name}"`);
      return job.run(input);
    },
    (output, { name }) => byName.get(name)?.transferOf?.(output) ?? [],
  );
}
