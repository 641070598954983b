import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Child = Bun.Subprocess<"ignore", "pipe" | "ignore", "pipe">;

/** Everything that a process says on one of its pipes, until it ends. */
export function outputOf(pipe: Child["stdout"]): Promise<string> {
  return new Response(pipe as ReadableStream<Uint8Array>).text();
}

const politeMs = 20_000;

/** The directories and processes of one run. Whatever way it ends, `clear` leaves nothing of them behind. */
export class Workspace {
  private readonly directories = new Set<string>();
  private readonly children = new Set<Child>();

  directory(name: string): string {
    const path = mkdtempSync(join(tmpdir(), `lectern-bench-${name}-`));
    this.directories.add(path);
    return path;
  }

  removeDirectory(path: string): void {
    rmSync(path, { recursive: true, force: true });
    this.directories.delete(path);
  }

  spawn(command: string[], options: { env?: Record<string, string | undefined>; stdout: "pipe" | "ignore" }): Child {
    const child = Bun.spawn(command, {
      env: options.env ?? process.env,
      stdin: "ignore",
      stdout: options.stdout,
      stderr: "pipe",
    });
    this.children.add(child);
    child.exited.then(() => this.children.delete(child));
    return child;
  }

  /** Asks a process to end, and ends it if it does not. */
  async end(child: Child): Promise<void> {
    child.kill("SIGTERM");
    const isDone = await Promise.race([child.exited.then(() => true), Bun.sleep(politeMs).then(() => false)]);
    if (!isDone) child.kill("SIGKILL");
    await child.exited;
  }

  /** Synchronous, so that it also works while this process is exiting. */
  clear(): void {
    for (const child of this.children) child.kill("SIGKILL");
    this.children.clear();
    for (const path of [...this.directories]) this.removeDirectory(path);
  }
}
