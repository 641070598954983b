import { join } from "node:path";
import { processMemory, processorTicks } from "../../process-status.ts";
import { aimsFor, informs, type Measure, mebibytes, ms } from "../../report.ts";
import { Client, ConnectionLost } from "../client.ts";
import type { PartContext } from "../part.ts";
import { Service } from "../service.ts";
import { type Attack, attacks } from "./attacks.ts";
import { HonestClients, type SharedLogs, shareLogs } from "./honest-clients.ts";

const attackerScript = join(import.meta.dir, "attacker.ts");
const sampleEveryMs = 50;

/** What others may notice of one hostile client, and of all of them at once. */
interface Bounds {
  smallMs: number;
  largeMs: number;
  memoryBytes: number;
}
const ofOne: Bounds = { smallMs: 1500, largeMs: 3000, memoryBytes: 800e6 };
const ofAll: Bounds = { smallMs: 3000, largeMs: 10_000, memoryBytes: 1e9 };
const maxSingleSeconds = 1;

/** Every known way to hurt a server, alone and then all of them at once, while others share and read. */
export async function abuse(context: PartContext): Promise<Measure[]> {
  const { isQuick, count } = context.options;
  const seconds = count ?? (isQuick ? 6 : 15);
  const measures: Measure[] = [];
  const phases: { name: string; those: Attack[]; seconds: number; bounds: Bounds }[] = [
    { name: "nobody hostile", those: [], seconds, bounds: ofOne },
    ...attacks.map((attack) => ({ name: attack.name, those: [attack], seconds, bounds: ofOne })),
    { name: "all at once", those: attacks, seconds: seconds * 8, bounds: ofAll },
  ];
  for (const [number, phase] of phases.entries()) {
    context.progress.say("abuse", number, phases.length, phase.name);
    measures.push(...(await onePhase(context, phase.name, phase.those, phase.seconds, phase.bounds)));
  }
  return measures;
}

/** A server of its own for each, so that memory and time are those of this attack. */
async function onePhase(
  { workspace, options }: PartContext,
  name: string,
  those: Attack[],
  seconds: number,
  bounds: Bounds,
): Promise<Measure[]> {
  const dataDir = workspace.directory("abuse");
  const service = Service.launch(workspace, { dataDir });
  const port = await service.port;
  const logs = await shareLogs(port);
  const singles = those.length === 1 && those[0]!.single ? await costOfOne(service, port, those[0]!.single()) : null;
  const attackers = those.map((attack, i) => startAttacker(attack, port, i, options.seed, logs));
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
  const told = await Promise.all(attackers.map((attacker) => attacker.end()));
  await honest.end();
  clearInterval(sampler);
  const hasEnded = service.hasEnded;
  await service.kill();
  workspace.removeDirectory(dataDir);
  return report({ name, those, bounds, honest, peak, cores, singles, told, hasEnded });
}

interface Seen {
  name: string;
  those: Attack[];
  bounds: Bounds;
  honest: HonestClients;
  peak: number;
  cores: number;
  singles: number | null;
  told: Record<string, number>[];
  hasEnded: boolean;
}

function report({ name, those, bounds, honest, peak, cores, singles, told, hasEnded }: Seen): Measure[] {
  const { small, large } = honest;
  const failures = [...small.failures, ...large.failures].map(([what, count]) => `${what}: ${count}`);
  const answers = told.map((statuses) =>
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  );
  const waits = (title: string, { max, p99, count }: HonestClients["small"], bound: number) =>
    aimsFor(`${name}: longest wait of ${count} ${title}`, `${ms(max)} (p99 ${ms(p99)})`, `< ${bound} ms`, max < bound);
  const limited = those.length === 1 && those[0]!.isLimited ? (told[0]!["429"] ?? 0) : null;
  return [
    waits("small requests", small, bounds.smallMs),
    waits("large ones", large, bounds.largeMs),
    aimsFor(`${name}: refused or lost requests of others`, failures.join(", ") || "0", "0", failures.length === 0),
    aimsFor(
      `${name}: peak of resident memory`,
      hasEnded ? "the service has ended" : mebibytes(peak),
      `< ${mebibytes(bounds.memoryBytes)}`,
      peak < bounds.memoryBytes && !hasEnded,
    ),
    ...(singles === null
      ? []
      : [
          aimsFor(
            `${name}: processor time of the costliest request`,
            `${singles.toFixed(2)} s`,
            `< ${maxSingleSeconds} s`,
            singles < maxSingleSeconds,
          ),
        ]),
    ...(limited === null ? [] : [aimsFor(`${name}: told 429`, `${limited} times`, "> 0", limited > 0)]),
    informs(`${name}: cores in use`, cores.toFixed(2)),
    ...(those.length === 0
      ? []
      : [informs(`${name}: what attackers were answered (0: no answer)`, answers.join("; "))]),
  ];
}

/** The most processor time that one of these requests takes, each sent alone. */
async function costOfOne(service: Service, port: number, requests: Uint8Array[]): Promise<number> {
  let most = 0;
  // As the first client that ever sends one; what it is charged for it is not the hostile one's below.
  for (const [i, request] of requests.entries()) {
    const client = new Client(port, `127.0.1.${10 + i}`);
    const before = processorTicks(service.pid);
    await client.send(request).catch((error) => {
      if (!(error instanceof ConnectionLost)) throw error;
    });
    client.close();
    most = Math.max(most, (processorTicks(service.pid) - before) / 100);
    if (service.hasEnded) break;
  }
  return most;
}

function startAttacker(attack: Attack, port: number, number: number, seed: number, { largest }: SharedLogs) {
  const args = [attack.name, String(port), `127.0.0.${100 + number}`, String(seed), largest];
  const child = Bun.spawn([process.execPath, attackerScript, ...args], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  return {
    async end(): Promise<Record<string, number>> {
      child.stdin.end();
      const said = await child.stdout.text();
      await child.exited;
      return said.trim() === "" ? {} : (JSON.parse(said) as Record<string, number>);
    },
  };
}
