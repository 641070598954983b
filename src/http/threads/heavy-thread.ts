import { serveJobList } from "../../work/serve-job-list.ts";
import { heavyJobs } from "./heavy-jobs.ts";

serveJobList(heavyJobs);
