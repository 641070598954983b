/**
 * One hostile client as a process of its own, so that what it costs is not taken from those who measure.
 *
 *     bun attacker.ts NAME PORT ADDRESS SEED ID-OF-A-LARGE-LOG
 *
 * Says "ready" when it has made what it sends, and begins with the first line of its standard input. Ends with that
 * input, and tells how often it was answered with what.
 */
import { setPriority } from "node:os";
import { attacks } from "./attacks.ts";

const [name, port, address, seed, largeLog] = process.argv.slice(2);
const attack = attacks.find((one) => one.name === name);
if (!attack || !largeLog) throw new Error(`no such attack: ${name}`);

// Hostile clients are on other machines: what they compute must not slow down the server's.
setPriority(19);
let isOver = false;
const statuses: Record<string, number> = {};
const requests = attack.requests?.() ?? [];
const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
const readInput = async () => {
  for await (const _ of Bun.stdin.stream()) begin();
  isOver = true;
  // Whoever still waits for an answer is not waited for.
  process.stdout.write(`${JSON.stringify(statuses)}\n`);
  process.exit(0);
};
void readInput();
process.stdout.write("ready\n");
await begun;
const attacker = {
  port: Number(port),
  address: address!,
  seed: Number(seed),
  largeLog,
  isOver: () => isOver,
  answered: (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  },
};
await attack.run(attacker, requests);
