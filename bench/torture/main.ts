import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Measure, table } from "../report.ts";
import { Workspace } from "../workspace.ts";
import { attacks } from "./abuse/attacks.ts";
import { allAtOnce } from "./abuse/mixed-abuse.ts";
import { figures, withFigures } from "./figures.ts";
import type { Options } from "./part.ts";
import { parts } from "./parts.ts";
import { Progress } from "./progress.ts";

const attackNames = [...attacks.map(({ name }) => name), allAtOnce];

const usage = `Usage: npm run torture -- [--quick] [--only NAME[,NAME]] [--seed N] [--count N] [--attack NAME[,NAME]] [--write] [--lie]

Parts: ${Object.keys(parts).join(", ")}.
--quick   a short form of everything
--seed    repeats the choices of an earlier run, though not its moments
--count   kills, cuts, requests or seconds of each attack, instead of the part's own number
--attack  only these of the part "abuse", alone: ${attackNames.join(", ")}
--write   the figures go into docs/RELIABILITY.md
--lie     the disk ignores fsync: the power cuts have to report losses, and the run has to fail
`;

const page = join(import.meta.dir, "../../docs/RELIABILITY.md");

interface Order {
  names: string[];
  options: Options;
  isWritten: boolean;
}

function parse(args: string[]): Order | null {
  const options: Options = {
    isQuick: false,
    seed: Math.floor(Math.random() * 1e9),
    count: null,
    lies: false,
    attacks: null,
    evidence: join(tmpdir(), `lectern-torture-${process.pid}`),
  };
  let names = Object.keys(parts);
  let isWritten = false;
  for (let i = 0; i < args.length; i++) {
    if (args[i] === "--quick") options.isQuick = true;
    else if (args[i] === "--lie") options.lies = true;
    else if (args[i] === "--attack") options.attacks = (args[++i] ?? "").split(",");
    else if (args[i] === "--write") isWritten = true;
    else if (args[i] === "--only") names = (args[++i] ?? "").split(",");
    else if (args[i] === "--seed") options.seed = Number(args[++i]);
    else if (args[i] === "--count") options.count = Number(args[++i]);
    else return null;
  }
  const isNumber = (value: number | null) => value === null || (Number.isSafeInteger(value) && value >= 0);
  const areNumbers = isNumber(options.seed) && isNumber(options.count);
  const areAttacks = (options.attacks ?? []).every((name) => attackNames.includes(name));
  const areParts = names.every((name) => Object.hasOwn(parts, name));
  return areNumbers && areAttacks && areParts ? { names, options, isWritten } : null;
}

const args = process.argv.slice(2);
const order = parse(args);
if (!order) {
  process.stderr.write(usage);
  process.exit(2);
}

const { names, options, isWritten } = order;
const workspace = new Workspace();
process.on("exit", () => workspace.clear());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
mkdirSync(options.evidence, { recursive: true });
process.stdout.write(`Seed ${options.seed}. What breaks something is kept in ${options.evidence}.\n`);

const all: Measure[] = [];
let isBroken = false;
const progress = new Progress();
for (const name of names) {
  try {
    const measures = await parts[name]!({ workspace, options, progress });
    progress.end();
    all.push(...measures);
    const text = figures(measures, options.seed, ["npm run torture --", "--only", name, ...effort(args)].join(" "));
    process.stdout.write(`\n${name}\n${table(measures)}\n\nFor docs/RELIABILITY.md:\n\n${text}\n`);
    if (isWritten) writeFileSync(page, withFigures(readFileSync(page, "utf8"), name, text));
  } catch (error) {
    isBroken = true;
    progress.end();
    process.stderr.write(`\n${name} could not be finished: ${(error as Error).stack}\n`);
  } finally {
    workspace.clear();
  }
}
if (readdirSync(options.evidence).length === 0) rmdirSync(options.evidence);
const broken = all.filter(({ reached }) => reached === false);
isBroken ||= broken.length > 0;
if (names.length > 1) process.stdout.write(`\nAll together\n${table(all)}\n`);
if (broken.length > 0) process.stdout.write(`\nBroken:\n${table(broken)}\n`);
process.stdout.write(isBroken ? "\nA promise was broken.\n" : "\nEvery promise was held.\n");
process.exit(isBroken ? 1 : 0);

/** What says how much was done. */
function effort(given: string[]): string[] {
  const count = given.indexOf("--count");
  return [...(given.includes("--quick") ? ["--quick"] : []), ...(count === -1 ? [] : given.slice(count, count + 2))];
}
