import { serveJobLists } from "../../work/serve-job-lists.ts";

serveJobLists([
  async () => (await import("./answer-jobs.ts")).answerJobs,
  async () => (await import("./upload-jobs.ts")).uploadJobs,
  async () => (await import("./explanation-jobs.ts")).explanationJobs,
]);
