import { tmpdir } from "node:os";
import type { Context } from "./context.ts";
import { type Measure, table } from "./report.ts";
import { effort } from "./rounds.ts";
import { Workspace } from "./workspace.ts";

export type Measurements = Record<string, (context: Context) => Promise<Measure[]>>;

/** Runs the measurements that the command line names, or all of them, and prints what came out. Returns the exit code. */
export async function runMeasurements(measurements: Measurements, usage: string): Promise<number> {
  const args = process.argv.slice(2);
  const names = args.filter((argument) => argument !== "--quick");
  if (names.some((name) => !Object.hasOwn(measurements, name))) {
    process.stderr.write(usage);
    return 2;
  }
  const workspace = new Workspace();
  process.on("exit", () => workspace.clear());
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

  const chosen = names.length > 0 ? names : Object.keys(measurements);
  const context = { workspace, effort: effort(args.includes("--quick")) };
  process.stdout.write(
    `Data is written below ${tmpdir()}: if that is no real disk, uploads cost less than they will.\n`,
  );
  const results: Measure[] = [];
  let failures = 0;
  for (const name of chosen) {
    try {
      const measured = await measurements[name]!(context);
      results.push(...measured);
      process.stdout.write(`\n${name}\n${table(measured)}\n`);
    } catch (error) {
      failures++;
      process.stderr.write(`\n${name} failed: ${(error as Error).stack}\n`);
    } finally {
      workspace.clear();
    }
  }
  if (chosen.length > 1) process.stdout.write(`\nAll together\n${table(results)}\n`);
  return failures > 0 ? 1 : 0;
}
