/**
 * `npm test`: all tests, those that mostly wait for a browser beside those that mostly wait for servers, and then, alone,
 * those that measure time or memory. `npm test -- FILE…` is `bun test FILE…`.
 */
import { join } from "node:path";
import { Glob } from "bun";
import { failuresIn } from "./test-failures.ts";

const root = join(import.meta.dir, "..");
const timeoutMs = "20000";

/** In this order; a file belongs to the first group that has its beginning. Groups of one line run at the same time. */
const groups: string[][][] = [
  [
    ["tests/browser/"],
    ["tests/faults/minute-long-hang.test.ts"],
    [
      "tests/cluster/",
      "tests/interface/",
      "tests/clients/",
      "tests/client/",
      "tests/cli/",
      "tests/migrate/",
      "tests/storage/",
    ],
  ],
  [[""]],
];

interface Counts {
  pass: number;
  fail: number;
  skip: number;
}

const given = process.argv.slice(2);
if (given.length > 0) process.exit(await bunTest(given, "inherit").exited);

const files = Array.from(new Glob("{src,web,tests,bench,scripts,deploy}/**/*.test.ts").scanSync({ cwd: root })).sort();
const counts: Counts = { pass: 0, fail: 0, skip: 0 };
const failures: string[] = [];
let isFailed = false;
for (const together of groups) {
  // One is shown while it runs, the others when they are over: mixed, nobody could read them.
  const runs = together.map((beginnings, place) => run(taken(beginnings), place === 0));
  for (const { code, said, isShown } of await Promise.all(runs)) {
    if (!isShown) process.stdout.write(said);
    isFailed ||= code !== 0;
    if (code !== 0) failures.push(...failuresIn(said));
    for (const kind of Object.keys(counts) as (keyof Counts)[]) {
      counts[kind] += Number(new RegExp(`^ *(\\d+) ${kind}$`, "m").exec(said)?.[1] ?? 0);
    }
  }
}
// Again at the end, where people look first, and where an output of which only the end was kept still has them.
for (const failure of failures) process.stdout.write(`\n${failure}\n`);
process.stdout.write(`\nAll together\n ${counts.pass} pass\n ${counts.fail} fail\n ${counts.skip} skip\n`);
process.exit(isFailed ? 1 : 0);

function taken(beginnings: string[]): string[] {
  const own = files.filter((file) => beginnings.some((beginning) => file.startsWith(beginning)));
  for (const file of own) files.splice(files.indexOf(file), 1);
  return own;
}

async function run(own: string[], isShown: boolean): Promise<{ code: number; said: string; isShown: boolean }> {
  const child = bunTest(
    own.map((file) => `./${file}`),
    "pipe",
  );
  let said = "";
  const follow = async (pipe: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of pipe) {
      const text = decoder.decode(chunk, { stream: true });
      said += text;
      if (isShown) process.stdout.write(text);
    }
  };
  await Promise.all([follow(child.stderr as ReadableStream), follow(child.stdout as ReadableStream)]);
  return { code: await child.exited, said, isShown };
}

function bunTest(args: string[], output: "inherit" | "pipe"): Bun.Subprocess {
  return Bun.spawn([process.execPath, "test", "--timeout", timeoutMs, ...args], {
    cwd: root,
    stdin: "inherit",
    stdout: output,
    stderr: output,
  });
}
