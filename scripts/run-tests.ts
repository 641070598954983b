/**
 * `npm test`: the first tier. `--tier=programs`, `browser`, `engines`, `performance` or `all`: see `test-tiers.ts`.
 * `npm test -- FILE…`, or a folder: see `test-arguments.ts`.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import type { BrowserServer } from "playwright-core";
import { browserPath, sharedBrowserVariable, startSharedBrowser } from "../tests/support/browser.ts";
import { wishesIn } from "./test-arguments.ts";
import { failuresIn } from "./test-failures.ts";
import { balancedLanes } from "./test-lanes.ts";
import { type Tier, tierOf } from "./test-tiers.ts";

const root = join(import.meta.dir, "..");
/** A busy machine takes its time: a test is over when it has waited for nothing, not when it was slow. */
const patientMs = 180_000;
/** Starts a store and a database of its own, and waits for them more than it works. */
const onCluster = "./tests/cluster/interface-on-a-cluster.engines.test.ts";
/** Needs no store and no database, but compilers, which take their time. */
const inManyLanguages = "./tests/clients/docs-page-examples.engines.test.ts";
/** Has browsers of its own: the pages of one browser share its clipboard, and other tests copy at the same time. */
const otherBrowsers = "./tests/browser/every-browser.test.ts";
/** It waits for the ten seconds that a server may take to stop. */
const stopping = "./tests/faults/shutdown.performance.test.ts";
const inLanesOfTheirOwn = [onCluster, inManyLanguages, otherBrowsers, stopping];
/** How long each file took, so that the longest are begun first. Until it has run once, as the longest take elsewhere. */
const timings = join(root, "node_modules/.cache/test-timings.json");
const seedTimings = join(import.meta.dir, "test-timings.json");
if (!existsSync(timings)) {
  mkdirSync(dirname(timings), { recursive: true });
  copyFileSync(seedTimings, timings);
}

/** Bun's last compiler takes more time for many small tests than its code saves them. */
const withoutLastCompiler = { BUN_JSC_useFTLJIT: "0" };

interface Run {
  files: string[];
  args?: string[];
  env?: Record<string, string>;
}

interface Result {
  code: number;
  output: string;
}

const files = Array.from(new Glob("{src,web,tests,bench,scripts,deploy}/**/*.test.ts").scanSync({ cwd: root })).sort();
const counts = { pass: 0, fail: 0, skip: 0 };
const failures: string[] = [];
let isFailed = false;
const { named, options, tiers: wanted } = wishesIn(process.argv.slice(2), files);
if (named) take(await runTests(runOf(named), true));
else for (const together of steps(wanted)) await runTogether(together);

// Again at the end, where people look first, and where an output of which only the end was kept still has them.
for (const failure of failures) process.stdout.write(`\n${failure}\n`);
process.stdout.write(`\nAll together\n ${counts.pass} pass\n ${counts.fail} fail\n ${counts.skip} skip\n`);
process.exit(isFailed ? 1 : 0);

/** What runs one after the other; the tiers of a step run at the same time. What measures something runs after the others. */
function steps(wanted: readonly Tier[]): Tier[][] {
  const order: Tier[][] = [["quick", "programs"], ["browser", "engines"], ["performance"]];
  return order.map((step) => step.filter((tier) => wanted.includes(tier))).filter((step) => step.length > 0);
}

async function runTogether(step: Tier[]): Promise<void> {
  const browsers = step.includes("browser") && browserPath !== null ? await startBrowsers() : [];
  try {
    const endpoints = browsers.map((browser) => browser.wsEndpoint());
    for (const lanes of step.includes("performance") ? measuringLanes() : [lanesOf(step, endpoints)])
      await runLanes(lanes);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

async function runLanes(lanes: readonly Run[][]): Promise<void> {
  // One is shown while it runs, the others when they are over: mixed, nobody could read them.
  const results = await Promise.all(lanes.map((lane, place) => runLane(lane, place === 0)));
  results.forEach((lane, place) => {
    for (const result of lane) {
      if (place > 0) process.stdout.write(result.output);
      take(result);
    }
  });
}

function startBrowsers(): Promise<BrowserServer[]> {
  return Promise.all([startSharedBrowser(), startSharedBrowser()]);
}

/** What runs at the same time: lanes of runs, one after the other. Most tests wait for a page or an engine. */
function lanesOf(step: readonly Tier[], browsers: readonly string[]): Run[][] {
  const besideEachOther = step.filter(needsNothing).flatMap(filesOf);
  if (besideEachOther.length > 0) return [[runOf(besideEachOther)]];
  const lanes: Run[][] = [];
  if (step.includes("engines")) {
    // Each of these has engines of its own, and waits for them more than it works.
    lanes.push(...balanced(filesOf("engines"), 2).map((files) => [{ files }]));
    lanes.push([onCluster, inManyLanguages].map((file) => ({ files: [file] })));
  }
  if (step.includes("browser")) {
    lanes.push(...browserLanes(browsers), [{ files: [otherBrowsers] }]);
  }
  return lanes;
}

/**
 * What stands beside the code measures the processor time of its own process, and two of those do not hurt each other.
 * What is in `tests/` measures what a server does meanwhile, and has the machine for itself.
 */
function measuringLanes(): Run[][][] {
  const [ofServers, ofCode] = [true, false].map((isOfServers) =>
    filesOf("performance").filter((file) => file.startsWith("./tests/") === isOfServers),
  );
  const beside = balanced(ofCode!, 2).map((files) => [{ files }]);
  return [[...beside, [{ files: [stopping] }]], [[{ files: ofServers! }]]];
}

/** Each lane has its own browser; without one, a single lane says what is missing. */
function browserLanes(browsers: readonly string[]): Run[][] {
  const all = filesOf("browser");
  if (browsers.length === 0) return [[{ files: all }]];
  const lanes = balanced(all, browsers.length);
  return lanes.map((own, place) => [{ files: own, env: { [sharedBrowserVariable]: browsers[place]! } }]);
}

function balanced(files: readonly string[], lanes: number): string[][] {
  const known = (JSON.parse(readFileSync(seedTimings, "utf8")) as { files: Record<string, number> }).files;
  return balancedLanes(files, lanes, (file) => known[file.replace("./", "")]);
}

function filesOf(tier: Tier): string[] {
  const own = files.filter((file) => tierOf(file) === tier).map((file) => `./${file}`);
  return own.filter((file) => !inLanesOfTheirOwn.includes(file));
}

function needsNothing(tier: Tier): boolean {
  return tier === "quick" || tier === "programs";
}

/** Files of the first two tiers run beside each other; any other may need what only one can have. */
function runOf(chosen: string[]): Run {
  const areApart = chosen.every((file) => file.endsWith(".test.ts") && needsNothing(tierOf(file)));
  if (!areApart || chosen.length < 2) return { files: chosen };
  return { files: chosen, args: parallel(availableParallelism() + 1), env: withoutLastCompiler };
}

/** Each process loads what many files import once: no test changes what others of its process see. */
function parallel(processes: number): string[] {
  return [`--parallel=${processes}`, "--no-isolate", `--timings=${timings}`, "--update-timings"];
}

function take({ code, output }: Result): void {
  if (code !== 0) {
    isFailed = true;
    failures.push(...failuresIn(output));
  }
  for (const kind of ["pass", "fail", "skip"] as const) {
    counts[kind] += Number(new RegExp(`^ *(\\d+) ${kind}$`, "m").exec(output)?.[1] ?? 0);
  }
}

async function runLane(lane: readonly Run[], isShown: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const run of lane) results.push(await runTests(run, isShown));
  return results;
}

async function runTests(run: Run, isShown: boolean): Promise<Result> {
  const child = spawnTests(run);
  let output = "";
  const follow = async (pipe: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of pipe) {
      const text = decoder.decode(chunk, { stream: true });
      output += text;
      if (isShown) process.stdout.write(text);
    }
  };
  await Promise.all([follow(child.stderr), follow(child.stdout)]);
  return { code: await child.exited, output };
}

function spawnTests({ files, args = [], env = {} }: Run): Bun.Subprocess<"inherit", "pipe", "pipe"> {
  return Bun.spawn([process.execPath, "test", "--timeout", String(patientMs), ...args, ...options, ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: "inherit",
    stdout: "pipe",
    stderr: "pipe",
  });
}
