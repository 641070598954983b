import { afterAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** A directory that is gone when the test file is done. */
export function temporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), "lectern-test-"));
  made.push(path);
  return path;
}

afterAll(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});
