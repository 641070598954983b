import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const mebibyte = 1024 * 1024;

export interface SmallDisk {
  path: string;
  free(): number;
  /** A file of another program that leaves so many bytes free. Returns its path. */
  fill(leave: number): string;
  unmount(): void;
}

/** A small disk of memory, where this user may mount one. */
export function smallDisk(mebibytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), "lectern-disk-"));
  const mount = (...args: string[]) => Bun.spawnSync(["mount", ...args, path]).exitCode === 0;
  if (!mount("-t", "tmpfs", "-o", `size=${mebibytes}m`, "tmpfs")) {
    rmSync(path, { recursive: true });
    return null;
  }
  const free = () => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  };
  return {
    path,
    free,
    fill(leave) {
      const file = join(path, `others-${crypto.randomUUID()}`);
      const handle = openSync(file, "w");
      try {
        while (free() > leave) writeSync(handle, Buffer.alloc(Math.min(mebibyte, free() - leave)));
      } catch (error) {
        // Somebody else took the rest.
        if ((error as { code?: string }).code !== "ENOSPC") throw error;
      } finally {
        closeSync(handle);
      }
      return file;
    },
    unmount() {
      Bun.spawnSync(["umount", "-l", path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** Says why a test is skipped; with `CI`, that is a failure. */
export function skipWithoutDisk(disk: SmallDisk | null, what: string): void {
  if (disk) return;
  const how = "run the tests as root, in a sandbox that may mount a tmpfs";
  if (process.env["CI"]) throw new Error(`${what} cannot be tested here; ${how}`);
  console.warn(`skipped: ${what} (${how})`);
}

/** Text that hardly compresses. */
export function noise(kibibytes: number): string {
  const bytes = new Uint8Array(kibibytes * 512);
  for (let at = 0; at < bytes.length; at += 65536) crypto.getRandomValues(bytes.subarray(at, at + 65536));
  return bytes.toHex().slice(0, kibibytes * 1024);
}
