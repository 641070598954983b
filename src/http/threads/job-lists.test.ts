import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import type { AnyJob } from "../../work/job.ts";
import { uploadProtocols } from "../compat/upload-protocols.ts";
import type { UploadProtocol } from "../upload/upload-protocol.ts";
import { answerJobs } from "./answer-jobs.ts";
import { explanationJobs } from "./explanation-jobs.ts";
import { sentTextJobs } from "./sent-text-jobs.ts";
import { storedLogJobs } from "./stored-log-jobs.ts";
import { uploadJobs } from "./upload-jobs.ts";

const heavyJobs = [...answerJobs, ...uploadJobs, ...explanationJobs];
const analysisJobs = [...storedLogJobs, ...sentTextJobs];

const http = join(import.meta.dir, "..");

/** What all files of a pattern export. */
async function exportsOf(pattern: string): Promise<unknown[]> {
  const files = [...new Glob(pattern).scanSync(http)].filter((file) => !file.startsWith("threads/"));
  expect(files.length).toBeGreaterThan(0);
  const modules: object[] = await Promise.all(files.map((file) => import(join(http, file))));
  return modules.flatMap((module) => Object.values(module));
}

test("every job is known to a thread", async () => {
  const jobs = (await exportsOf("**/*{-job,-jobs}.ts")) as AnyJob[];
  const known = [...heavyJobs, ...analysisJobs];
  expect(jobs.length).toBeGreaterThan(5);
  expect(jobs.filter((job) => !known.includes(job)).map(({ name }) => name)).toEqual([]);
});

test("every name that a job is asked for by is known to the thread that is asked", async () => {
  const names = (await exportsOf("**/*{-job-name,-job-names}.ts")) as { name: string }[];
  expect(names.length).toBeGreaterThan(2);
  const known = analysisJobs.map(({ name }) => name);
  expect(names.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test("every protocol is known to the threads that read bodies", async () => {
  const protocols = (await exportsOf("**/{protocol,native-protocol}.ts")) as UploadProtocol[];
  expect(uploadProtocols.toSorted(byName)).toEqual(protocols.toSorted(byName));
});

test("no two jobs of a thread have the same name", () => {
  for (const jobs of [heavyJobs, analysisJobs]) expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name);
}
