import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let parent: string | null = null;

/**
 * A directory that is gone when the whole run is over, however it ends. Not earlier: a server may still be stopping in
 * it when the tests of its file are done.
 */
export function temporaryDirectory(): string {
  parent ??= makeParent();
  return mkdtempSync(join(parent, "test-"));
}

/** Cleared away by a process of its own, which the end of this one wakes: its standard input ends then. */
function makeParent(): string {
  const path = mkdtempSync(join(tmpdir(), "lectern-test-"));
  const cleaner = Bun.spawn(["sh", "-c", 'cat >/dev/null; rm -rf "$1"', "sh", path], {
    stdin: "pipe",
    stdout: "ignore",
    stderr: "ignore",
    detached: true,
  });
  cleaner.unref();
  return path;
}
