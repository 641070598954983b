import { processMemory, processorTicks, untilIdle } from "../../process-status.ts";
import { aimsFor, type Measure } from "../../report.ts";
import { Client, ConnectionLost } from "../client.ts";
import type { PartContext } from "../part.ts";
import { Service } from "../service.ts";
import type { Attack, Finding } from "./attack.ts";
import { AttackerProcess } from "./attacker-process.ts";
import { attacks } from "./attacks.ts";
import { HonestClients, shareLogs } from "./honest-clients.ts";
import type { Waits } from "./waits.ts";

const sampleEveryMs = 50;

/** What others may notice of one hostile client, and of all of them at once. */
interface Bounds {
  smallMs: number;
  largeMs: number;
  memoryBytes: number;
}
const ofOne: Bounds = { smallMs: 1500, largeMs: 3000, memoryBytes: 800e6 };
const ofAll: Bounds = { ...ofOne, memoryBytes: 1e9 };
const maxSingleSeconds = 1;
const costsWithinMs = 20_000;

/** Also a name that `--attack` takes. */
export const allAtOnce = "all at once";

/** Every known way to hurt a server, alone and then all of them at once, while others share and read. */
export async function abuse(context: PartContext): Promise<Measure[]> {
  const { isQuick, count, attacks: names } = context.options;
  const chosen = names ? attacks.filter(({ name }) => names.includes(name)) : attacks;
  const seconds = count ?? (isQuick ? 6 : 15);
  const measures: Measure[] = [];
  const phases: { name: string; those: Attack[]; seconds: number; bounds: Bounds }[] = [
    { name: "nobody hostile", those: [], seconds, bounds: ofOne },
    ...chosen.map((attack) => ({ name: attack.name, those: [attack], seconds, bounds: ofOne })),
    ...(names && !names.includes(allAtOnce)
      ? []
      : [{ name: allAtOnce, those: attacks, seconds: seconds * 8, bounds: ofAll }]),
  ];
  for (const [number, phase] of phases.entries()) {
    context.progress.say("abuse", number, phases.length, phase.name);
    measures.push(await onePhase(context, phase.name, phase.those, phase.seconds, phase.bounds));
  }
  return measures;
}

/** A server of its own for each, so that memory and time are those of this attack. */
async function onePhase(
  { workspace, options, progress }: PartContext,
  name: string,
  those: Attack[],
  seconds: number,
  bounds: Bounds,
): Promise<Measure> {
  const dataDir = workspace.directory("abuse");
  const service = Service.launch(workspace, { dataDir });
  const port = await service.port;
  const logs = await shareLogs(port);
  const singles =
    those.length === 1 && those[0]!.requests ? await costOfOne(service, port, those[0]!.requests()) : null;
  const attackers = those.map((attack, i) => new AttackerProcess(attack, port, i, options.seed, logs));
  await Promise.all(attackers.map((attacker) => attacker.ready()));
  for (const attacker of attackers) attacker.begin();
  const honest = new HonestClients(port, logs);
  honest.begin();
  const before = processorTicks(service.pid);
  const started = performance.now();
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, processMemory(service.pid)?.peak ?? 0);
  }, sampleEveryMs);
  await Bun.sleep(seconds * 1000);
  const cores = (processorTicks(service.pid) - before) / 100 / ((performance.now() - started) / 1000);
  const tallies = await Promise.all(attackers.map((attacker) => attacker.end()));
  await honest.end();
  clearInterval(sampler);
  const hasEnded = service.hasEnded;
  const checked = hasEnded
    ? []
    : await Promise.all(those.flatMap(({ check }) => check?.({ port, dataDir, seconds }) ?? []));
  await service.kill();
  workspace.removeDirectory(dataDir);
  for (const [i, attack] of those.entries()) {
    progress.note(`abuse, ${name}: ${attack.name} was answered ${JSON.stringify(tallies[i])} (0: no answer)`);
  }
  for (const [size, all] of [
    ["small", honest.small],
    ["large", honest.large],
  ] as const) {
    for (const [what, kind] of all.kinds) progress.note(`abuse, ${name}: ${size} ${what} ${waits(kind)}`);
  }
  return report({ name, those, bounds, honest, peak, cores, singles, tallies, hasEnded, checked });
}

interface Seen {
  name: string;
  those: Attack[];
  bounds: Bounds;
  honest: HonestClients;
  peak: number;
  cores: number;
  singles: number | null;
  tallies: Record<string, number>[];
  hasEnded: boolean;
  checked: Finding[];
}

/** One row for each attack; what broke a promise is marked. */
function report({ name, those, bounds, honest, peak, cores, singles, tallies, hasEnded, checked }: Seen): Measure {
  const { small, large } = honest;
  const failures = [
    ...[...small.failures].map(([what, count]) => `small: ${count} × ${what}`),
    ...[...large.failures].map(([what, count]) => `large: ${count} × ${what}`),
  ];
  const limited = those.length === 1 && those[0]!.isLimited ? (tallies[0]!["429"] ?? 0) : null;
  const found: Finding[] = [
    [`small ${waits(small)}`, `${bounds.smallMs / 1000} s`, small.count > 0 && small.max < bounds.smallMs],
    [`large ${waits(large)}`, `${bounds.largeMs / 1000} s`, large.count > 0 && large.max < bounds.largeMs],
    [failures.join(", ") || "0 refused", "0", failures.length === 0],
    [
      hasEnded ? "the service has ended" : `${Math.round(peak / 1e6)} MB`,
      `${bounds.memoryBytes / 1e6} MB`,
      peak < bounds.memoryBytes && !hasEnded,
    ],
  ];
  if (singles !== null) {
    const most = those[0]!.maxSeconds ?? maxSingleSeconds;
    found.push([`one costs ${singles.toFixed(2)} s`, `${most} s`, singles < most]);
  }
  if (limited !== null) found.push([`${limited} × 429`, "some 429", limited > 0]);
  found.push(...checked);
  const value = found.map(([text, , isHeld]) => (isHeld ? text : `${text} (!)`)).join("; ");
  const isHeld = found.every(([, , one]) => one);
  return aimsFor(name, `${value}; ${cores.toFixed(2)} cores`, found.map(([, promise]) => promise).join("; "), isHeld);
}

function waits({ max, median, p99, count, slowest }: Waits): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const what = slowest === "" ? "" : `${slowest}; `;
  return `${seconds(max)} (${what}median ${seconds(median)}, p99 ${seconds(p99)}, n = ${count})`;
}

/** The most processor time that one of these requests takes, each sent alone, by a client of its own. */
async function costOfOne(service: Service, port: number, requests: Uint8Array[]): Promise<number> {
  let most = 0;
  const started = performance.now();
  for (const [i, request] of requests.entries()) {
    if (service.hasEnded || performance.now() - started > costsWithinMs) break;
    const client = new Client(port, `127.0.1.${10 + i}`);
    const before = processorTicks(service.pid);
    const leave = setTimeout(() => client.close(), costsWithinMs);
    await client.send(request).catch((error) => {
      if (!(error instanceof ConnectionLost)) throw error;
    });
    clearTimeout(leave);
    client.close();
    most = Math.max(most, (processorTicks(service.pid) - before) / 100);
  }
  await untilIdle(service.pid);
  return most;
}
