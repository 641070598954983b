/**
 * `npm test`: the first tier. `--tier=browser`, `engines`, `performance` or `all`: see `test-tiers.ts`.
 * `npm test -- FILE…` is `bun test FILE…`.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Glob } from "bun";
import { browserPath, sharedBrowserVariable, startSharedBrowser } from "../tests/support/browser.ts";
import { failuresIn } from "./test-failures.ts";
import { type Tier, tierOf, tiers } from "./test-tiers.ts";

const root = join(import.meta.dir, "..");
const timeoutMs = "20000";
/** It only waits: beside the others it costs nothing, among them a minute. */
const waiting = "tests/faults/minute-long-hang.engines.test.ts";
/** How long each file took, so that the longest are begun first. */
const timings = join(root, "node_modules/.cache/test-timings.json");

interface Run {
  files: string[];
  args?: string[];
  env?: Record<string, string>;
}

interface Result {
  code: number;
  output: string;
}

const given = process.argv.slice(2);
const wanted = tiersIn(given);
if (wanted === null) process.exit(await spawnTests({ files: given }, "inherit").exited);

const files = Array.from(new Glob("{src,web,tests,bench,scripts,deploy}/**/*.test.ts").scanSync({ cwd: root })).sort();
const counts = { pass: 0, fail: 0, skip: 0 };
const failures: string[] = [];
let isFailed = false;
for (const together of steps(wanted)) await runTogether(together);

// Again at the end, where people look first, and where an output of which only the end was kept still has them.
for (const failure of failures) process.stdout.write(`\n${failure}\n`);
process.stdout.write(`\nAll together\n ${counts.pass} pass\n ${counts.fail} fail\n ${counts.skip} skip\n`);
process.exit(isFailed ? 1 : 0);

/** `null` where files or options of `bun test` are given instead. */
function tiersIn(args: string[]): readonly Tier[] | null {
  if (args.length === 0) return ["quick"];
  const name = /^--tier=(.*)$/.exec(args[0]!)?.[1];
  if (name === undefined || args.length > 1) return null;
  if (name === "all") return tiers;
  const tier = tiers.find((one) => one === name);
  if (!tier) throw new Error(`there is no tier ${name}: choose among ${tiers.join(", ")} and all`);
  return [tier];
}

/** What runs one after the other; the tiers of a step run at the same time. What measures something runs alone. */
function steps(wanted: readonly Tier[]): Tier[][] {
  const order: Tier[][] = [["quick"], ["browser", "engines"], ["performance"]];
  return order.map((step) => step.filter((tier) => wanted.includes(tier))).filter((step) => step.length > 0);
}

async function runTogether(step: Tier[]): Promise<void> {
  // Files of the browser's tier share its clipboard, and so run one after the other.
  const browser = step.includes("browser") && browserPath !== null ? await startSharedBrowser() : null;
  try {
    const runs = step.flatMap((tier) => runsOf(tier, browser?.wsEndpoint() ?? null));
    // One is shown while it runs, the others when they are over: mixed, nobody could read them.
    const results = await Promise.all(runs.map((run, place) => runTests(run, place === 0)));
    results.forEach((result, place) => {
      if (place > 0) process.stdout.write(result.output);
      take(result);
    });
  } finally {
    await browser?.close();
  }
}

function runsOf(tier: Tier, browserEndpoint: string | null): Run[] {
  const own = files.filter((file) => tierOf(file) === tier);
  if (tier === "quick") {
    const parallel = [`--parallel=${availableParallelism() + 1}`, `--timings=${timings}`, "--update-timings"];
    return [{ files: own, args: parallel }];
  }
  if (tier === "engines") return [{ files: own.filter((file) => file !== waiting) }, { files: [waiting] }];
  return [{ files: own, ...(browserEndpoint && { env: { [sharedBrowserVariable]: browserEndpoint } }) }];
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

async function runTests(run: Run, isShown: boolean): Promise<Result> {
  const child = spawnTests({ ...run, files: run.files.map((file) => `./${file}`) }, "pipe");
  let output = "";
  const follow = async (pipe: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of pipe) {
      const text = decoder.decode(chunk, { stream: true });
      output += text;
      if (isShown) process.stdout.write(text);
    }
  };
  await Promise.all([follow(child.stderr as ReadableStream), follow(child.stdout as ReadableStream)]);
  return { code: await child.exited, output };
}

function spawnTests({ files, args = [], env = {} }: Run, output: "inherit" | "pipe"): Bun.Subprocess {
  return Bun.spawn([process.execPath, "test", "--timeout", timeoutMs, ...args, ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: "inherit",
    stdout: output,
    stderr: output,
  });
}
