import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import type { Subprocess } from "bun";

export type CutStyle = "nothing" | "ordered" | "shuffled" | "everything" | "new disk";

const mountScript = join(import.meta.dir, "mount_disk.py");
const answerWithinMs = 20_000;

/** A Python that has Debian's `python3-fusepy`, where this user may mount; else what is missing. */
export function findMounter(): { python: string } | { missing: string } {
  try {
    accessSync("/dev/fuse", constants.R_OK | constants.W_OK);
  } catch {
    return { missing: "/dev/fuse cannot be used: run as root, in a sandbox that may mount" };
  }
  for (const python of ["/usr/bin/python3", "python3"]) {
    if (Bun.which(python) && Bun.spawnSync([python, "-c", "import fusepy"], { stderr: "ignore" }).exitCode === 0)
      return { python };
  }
  return { missing: "install Debian's fuse3 and python3-fusepy" };
}

/** A disk whose power can be cut: see `forgetting_disk.py` for what it forgets. */
export class MountedDisk {
  private readonly lines: { resolve: (line: Record<string, unknown>) => void; reject: (error: Error) => void }[] = [];
  private ready: Record<string, unknown>[] = [];

  private constructor(
    private readonly child: Subprocess<"pipe", "pipe", "inherit">,
    readonly path: string,
  ) {
    void this.read();
  }

  static async mount(python: string, path: string, args: string[] = []): Promise<MountedDisk> {
    const child = Bun.spawn([python, mountScript, path, ...args], {
      // Nothing is left beside the sources.
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
      stdin: "pipe",
      stdout: "pipe",
      stderr: "inherit",
    });
    const disk = new MountedDisk(child, path);
    await disk.nextLine();
    return disk;
  }

  /**
   * How many changes of which files were not synced, by their paths on the disk. From the moment this resolves, and perhaps a little earlier, nothing reaches the
   * disk any more.
   */
  async cut(style: CutStyle, seed: number): Promise<Record<string, number>> {
    this.order({ cut: style, seed });
    return (await this.nextLine())["unsynced"] as Record<string, number>;
  }

  /** Cuts at a certain write to a file; or after some time, if that write does not come. */
  async cutAtWrite(
    at: { path: string; writes: number; withinMs: number },
    style: CutStyle,
    seed: number,
  ): Promise<Record<string, number>> {
    this.order({ cut: style, seed, path: at.path, writes: at.writes });
    // Once it is cut, another order to cut is ignored.
    const timer = setTimeout(() => this.order({ cut: style, seed }), at.withinMs);
    const { unsynced } = await this.nextLine();
    clearTimeout(timer);
    return unsynced as Record<string, number>;
  }

  /** As a machine that starts again: whoever used the disk must have ended. */
  async remount(): Promise<void> {
    unmount(this.path);
    await this.nextLine();
  }

  async end(): Promise<void> {
    this.child.stdin.end();
    await this.child.exited;
  }

  /** Synchronous, for when this process is exiting. */
  abandon(): void {
    Bun.spawnSync(["umount", "-l", this.path], { stderr: "ignore" });
    this.child.kill("SIGKILL");
  }

  private order(order: Record<string, unknown>): void {
    this.child.stdin.write(`${JSON.stringify(order)}\n`);
    this.child.stdin.flush();
  }

  private nextLine(): Promise<Record<string, unknown>> {
    const ready = this.ready.shift();
    if (ready) return Promise.resolve(ready);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("the forgetting disk does not answer")), answerWithinMs);
      const settled = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(timer);
          settle(value);
        };
      };
      this.lines.push({ resolve: settled(resolve), reject: settled(reject) });
    });
  }

  private async read(): Promise<void> {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of this.child.stdout) {
      text += decoder.decode(chunk, { stream: true });
      const lines = text.split("\n");
      text = lines.pop()!;
      for (const line of lines) {
        const message = JSON.parse(line) as Record<string, unknown>;
        const waiting = this.lines.shift();
        if (waiting) waiting.resolve(message);
        else this.ready.push(message);
      }
    }
    for (const { reject } of this.lines.splice(0)) reject(new Error("the forgetting disk has ended"));
  }
}

function unmount(path: string): void {
  const { exitCode, stderr } = Bun.spawnSync(["umount", path], { stderr: "pipe" });
  if (exitCode !== 0) throw new Error(`cannot unmount ${path}: ${stderr.toString()}`);
}
