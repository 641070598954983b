import { serveJobLists } from "../../work/serve-job-lists.ts";

serveJobLists([
  async () => (await import("./stored-log-jobs.ts")).storedLogJobs,
  async () => (await import("./sent-text-jobs.ts")).sentTextJobs,
]);
