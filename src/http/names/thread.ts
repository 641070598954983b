import { serveJobs } from "../../work/thread.ts";
import { answerNames, type NamesAnswer, type NamesQuestion } from "./log-names.ts";

serveJobs<NamesQuestion, NamesAnswer>(answerNames);
