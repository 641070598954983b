import { join } from "node:path";
import type { Subprocess } from "bun";
import type { Attack } from "./attack.ts";
import type { SharedLogs } from "./honest-clients.ts";

const attackerScript = join(import.meta.dir, "attacker.ts");

/**
 * Hostile clients are on other machines. Two dozen of them here, however nice, take as much of the processor together as a
 * thread of the server that stands back: so they run only where nobody else wants it.
 */
const onlyWhereIdle = Bun.which("chrt") ? ["chrt", "--idle", "0"] : [];

/** How often it was answered with which status; 0 for no answer. */
type AnswerCounts = Record<string, number>;

/** One hostile client, with a process and an address of its own. */
export class AttackerProcess {
  private readonly child: Subprocess<"pipe", "pipe", "inherit">;
  private readonly reader;
  private said = "";

  constructor(attack: Attack, port: number, number: number, seed: number, { largest }: SharedLogs) {
    const args = [attack.name, String(port), `127.0.0.${100 + number}`, String(seed), largest];
    this.child = Bun.spawn([...onlyWhereIdle, process.execPath, attackerScript, ...args], {
      stdin: "pipe",
      stdout: "pipe",
      stderr: "inherit",
    });
    this.reader = this.child.stdout.getReader();
  }

  /** Resolves when it has made what it sends. */
  async ready(): Promise<void> {
    while (!this.said.includes("ready\n")) await this.read();
    this.said = "";
  }

  begin(): void {
    this.child.stdin.write("go\n");
    this.child.stdin.flush();
  }

  async end(): Promise<AnswerCounts> {
    this.child.stdin.end();
    while (!this.said.includes("\n")) await this.read();
    await this.child.exited;
    return JSON.parse(this.said) as AnswerCounts;
  }

  private async read(): Promise<void> {
    const { done, value } = await this.reader.read();
    if (done) throw new Error("an attacker has ended by itself");
    this.said += Buffer.from(value).toString("latin1");
  }
}
