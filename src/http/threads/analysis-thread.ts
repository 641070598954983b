import { serveJobList } from "../../work/serve-job-list.ts";
import { analysisJobs } from "./analysis-jobs.ts";

serveJobList(analysisJobs);
