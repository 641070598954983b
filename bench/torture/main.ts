import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Measure, table } from "../report.ts";
import { Workspace } from "../workspace.ts";
import { abuse } from "./abuse/mixed-abuse.ts";
import { killAgainAndAgain } from "./kills.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Options, Part } from "./part.ts";
import { cutThePower } from "./power-cuts/power-cuts.ts";
import { Progress } from "./progress.ts";
import { sendMalformedRequests } from "./requests/malformed-requests.ts";

const parts: Record<string, Part> = {
  abuse,
  requests: sendMalformedRequests,
  kills: killAgainAndAgain,
  "power-cuts": cutThePower,
};

const usage = `Usage: npm run torture -- [--quick] [--only NAME[,NAME]] [--seed N] [--count N] [--lie]

Parts: ${Object.keys(parts).join(", ")}.
--quick   a short form of everything
--seed    repeats the choices of an earlier run
--count   kills, cuts, requests or seconds of each attack, instead of the part's own number
--lie     the disk ignores fsync: the power cuts have to report losses, and the run has to fail
`;

function parse(args: string[]): { names: string[]; options: Options } | null {
  const options: Options = {
    isQuick: false,
    seed: Math.floor(Math.random() * 1e9),
    count: null,
    lies: false,
    evidence: join(tmpdir(), `lectern-torture-${process.pid}`),
  };
  let names = Object.keys(parts);
  for (let i = 0; i < args.length; i++) {
    if (args[i] === "--quick") options.isQuick = true;
    else if (args[i] === "--lie") options.lies = true;
    else if (args[i] === "--only") names = (args[++i] ?? "").split(",");
    else if (args[i] === "--seed") options.seed = Number(args[++i]);
    else if (args[i] === "--count") options.count = Number(args[++i]);
    else return null;
  }
  const isNumber = (value: number | null) => value === null || (Number.isSafeInteger(value) && value >= 0);
  const isRight =
    names.every((name) => Object.hasOwn(parts, name)) && isNumber(options.seed) && isNumber(options.count);
  return isRight ? { names, options } : null;
}

const parsed = parse(process.argv.slice(2));
if (!parsed) {
  process.stderr.write(usage);
  process.exit(2);
}

const { names, options } = parsed;
const workspace = new Workspace();
process.on("exit", () => workspace.clear());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
mkdirSync(options.evidence, { recursive: true });
process.stdout.write(`Seed ${options.seed}. What breaks something is kept in ${options.evidence}.\n`);

const results: { part: string; measures: Measure[] }[] = [];
let isBroken = false;
const progress = new Progress();
for (const name of names) {
  try {
    const measures = await parts[name]!({ workspace, options, progress });
    progress.end();
    results.push({ part: name, measures });
    process.stdout.write(`\n${name}\n${table(measures)}\n`);
    isBroken ||= measures.some(({ reached }) => reached === false);
  } catch (error) {
    isBroken = true;
    progress.end();
    process.stderr.write(`\n${name} could not be finished: ${(error as Error).stack}\n`);
  } finally {
    workspace.clear();
  }
}
process.stdout.write(`\nFor docs/RELIABILITY.md:\n\n${markdownTable(results)}\n`);
process.stdout.write(isBroken ? "\nA promise was broken.\n" : "\nEvery promise was held.\n");
process.exit(isBroken ? 1 : 0);
