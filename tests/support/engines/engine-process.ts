import { appendFileSync, chmodSync, mkdtempSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let parent: string | null = null;

/** A directory for one engine. All of them, and the engines in them, are gone when the run is over, however it ends. */
export function engineDirectory(name: string): string {
  parent ??= makeParent();
  const directory = mkdtempSync(join(parent, `${name}-`));
  // Engines that do not run as root have to get there.
  chmodSync(directory, 0o755);
  return directory;
}

/**
 * The cleaner looks whether this process is still there. Every engine has noted its number before it is not. It is a
 * grandchild: children are ended by the test runner when a test takes too long.
 */
function makeParent(): string {
  const path = mkdtempSync(join(tmpdir(), "lectern-engines-"));
  chmodSync(path, 0o755);
  writeFileSync(join(path, "pids"), "");
  // Process ids are reused: a process is the same one only if it also started at the same time. State "Z" is one that
  // has ended and was not waited for.
  const isSame =
    'same() { began=$2; set -- $(cat "/proc/$1/stat"); [ $# -ge 22 ] && [ "$3" != Z ] && shift 21 && [ "$1" = "$began" ]; }';
  const wait = 'while same "$2" "$3"; do sleep 0.5; done';
  const end = 'while read pid start; do if same "$pid" "$start"; then kill -9 "$pid"; fi; done <"$1/pids"';
  const script = `${isSame}; (${wait}; ${end}; sleep 0.3; rm -rf "$1") >/dev/null 2>&1 &`;
  Bun.spawnSync(["setsid", "sh", "-c", script, "sh", path, String(process.pid), beganAt(process.pid)], {
    stdin: "ignore",
    stdout: "ignore",
    stderr: "ignore",
  });
  return path;
}

export interface EngineCommand {
  command: string[];
  /** Where what it says goes. */
  log: string;
  env?: Record<string, string>;
}

/** One process of an engine, which can be killed, paused and resumed. */
export class EngineProcess {
  private child: Bun.Subprocess | null = null;

  constructor(private readonly what: EngineCommand) {}

  start(): void {
    const { command, log, env } = this.what;
    const output = openSync(log, "a");
    this.child = Bun.spawn(command, {
      env: { PATH: searchPath, LC_ALL: "C.UTF-8", ...env },
      // A directory that every user can read.
      cwd: "/",
      stdin: "ignore",
      stdout: output,
      stderr: output,
      detached: true,
    });
    this.child.unref();
    appendFileSync(join(parent!, "pids"), `${this.child.pid} ${beganAt(this.child.pid)}\n`);
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** With SIGKILL, its children as well. Resolves when it is gone. */
  async crash(): Promise<void> {
    if (!this.child) return;
    this.signal("SIGKILL");
    await this.child.exited;
  }

  /** It is still there, and holds its connections, but does nothing. */
  pause(): void {
    this.signal("SIGSTOP");
  }

  unpause(): void {
    this.signal("SIGCONT");
  }

  said(): string {
    return readFileSync(this.what.log, "utf8").split("\n").slice(-20).join("\n");
  }

  private signal(signal: NodeJS.Signals): void {
    if (!this.isRunning) return;
    const { pid } = this.child!;
    // Stopped first, so that no new children appear while they are listed.
    if (signal !== "SIGCONT") process.kill(pid, "SIGSTOP");
    for (const number of [...childrenOf(pid), pid]) {
      try {
        process.kill(number, signal);
      } catch {
        // It ended by itself meanwhile.
      }
    }
  }
}

/** Servers are in directories that are not in the PATH of users. */
export const searchPath = `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin`;

/** In ticks since the machine started. The names of engines have no spaces, and neither has ours. */
function beganAt(pid: number): string {
  return readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[21] ?? "";
}

function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid: string): number | null {
  try {
    // The name of a program is in brackets, and may hold anything.
    return Number(
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) \S+ /s, "")
        .split(" ")[0],
    );
  } catch {
    return null;
  }
}

/** Runs a tool of an engine to its end; throws what it said if it failed. */
export async function runTool(command: string[], env: Record<string, string> = {}): Promise<string> {
  const child = Bun.spawn(command, {
    env: { PATH: searchPath, LC_ALL: "C.UTF-8", ...env },
    cwd: "/",
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}: ${stderr}${stdout}`);
  return stdout;
}
