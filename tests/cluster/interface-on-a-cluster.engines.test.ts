import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hasBalancer } from "../support/engines/load-balancer.ts";
import { hasCeph, hasPostgres } from "../support/engines/shared-engines.ts";

const root = join(import.meta.dir, "../..");
/** For what never ends: beside other programs it may take many times as long as alone. */
const withinMs = 30 * 60_000;

/**
 * Files that are left out: they test one process, how a single answer is written, or start a program themselves, so nodes
 * share nothing there. What a store keeps to the byte is told by the tests of stores.
 */
const ofOneProcess = new Set(
  [
    "binary-uploads chunked-trailers crowded-answers docs-page example expectations findings-folder floods",
    "foreign-forms forms fuzz home-page hostile-texts house-rules http-manners install languages line-index",
    "link-headers mclogs-large mcp-http metrics openapi-document operator pipelining preview-image privacy-headers",
    "privacy-page property redact report-bounds request-log request-thread resetting-clients security-headers site",
    "unread-logs upload-protocols",
  ].flatMap((names) => names.split(" ").map((name) => `${name}.test.ts`)),
);

function sharedInterface(): string[] {
  const folder = join(root, "tests/interface");
  const all = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
  for (const name of ofOneProcess)
    if (!all.some((one) => withoutTier(one) === name)) throw new Error(`there is no tests/interface/${name}`);
  return all.filter((name) => !ofOneProcess.has(withoutTier(name))).map((name) => `./tests/interface/${name}`);
}

const withoutTier = (name: string) => name.replace(".programs.", ".");

/** In a process of its own, where every app that a test starts is three nodes behind HAProxy. */
async function interfaceTests(): Promise<{ code: number; failures: string[]; passed: number }> {
  const command = [process.execPath, "test", "--timeout", "180000", "--preload"];
  const child = Bun.spawn([...command, "./tests/support/start-cluster-engines.ts", ...sharedInterface()], {
    cwd: root,
    env: { ...process.env, LECTERN_TEST_CLUSTER: "true" },
    stdout: "ignore",
    stderr: "pipe",
  });
  const said = await child.stderr.text();
  const failures = said.split("\n").filter((line) => line.startsWith("(fail)"));
  const code = await child.exited;
  // What ended it before the first test is at its end; why a test failed stands above that.
  if (code !== 0) console.error(withoutPasses(said).slice(-12_000));
  return { code, failures, passed: Number(/^\s*(\d+) pass$/m.exec(said)?.[1] ?? 0) };
}

function withoutPasses(said: string): string {
  return said
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("(pass)") && !line.endsWith(".test.ts:"))
    .join("\n");
}

if (hasPostgres && hasCeph && hasBalancer) {
  test(
    "every test of the interface that could tell nodes apart passes on three over PostgreSQL and S3 behind a load balancer, too",
    async () => {
      const { code, failures, passed } = await interfaceTests();
      expect(failures).toEqual([]);
      expect(code).toBe(0);
      expect(passed).toBeGreaterThan(400);
    },
    withinMs,
  );
}
