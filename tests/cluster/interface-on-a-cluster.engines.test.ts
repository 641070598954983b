import { expect, test } from "bun:test";
import { join } from "node:path";
import { hasBalancer } from "../support/engines/load-balancer.ts";
import { hasCeph, hasPostgres } from "../support/engines/shared-engines.ts";

const root = join(import.meta.dir, "../..");
const withinMs = 8 * 60_000;

/** In a process of its own, where every app that a test starts is three nodes behind HAProxy. */
async function interfaceTests(): Promise<{ code: number; failures: string[]; passed: number }> {
  const command = [process.execPath, "test", "--timeout", "30000", "--preload"];
  const child = Bun.spawn([...command, "./tests/support/start-cluster-engines.ts", "./tests/interface"], {
    cwd: root,
    env: { ...process.env, LECTERN_TEST_CLUSTER: "true" },
    stdout: "ignore",
    stderr: "pipe",
  });
  const said = await child.stderr.text();
  const failures = said.split("\n").filter((line) => line.startsWith("(fail)"));
  const code = await child.exited;
  // What ended it before the first test is at its end.
  if (code !== 0) console.error(said.slice(-3000));
  return { code, failures, passed: Number(/^\s*(\d+) pass$/m.exec(said)?.[1] ?? 0) };
}

if (hasPostgres && hasCeph && hasBalancer) {
  test(
    "every test of the interface passes on three nodes over PostgreSQL and S3 behind a load balancer, too",
    async () => {
      const { code, failures, passed } = await interfaceTests();
      expect(failures).toEqual([]);
      expect(code).toBe(0);
      expect(passed).toBeGreaterThan(400);
    },
    withinMs,
  );
}
