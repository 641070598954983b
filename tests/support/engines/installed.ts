import { searchPath } from "./engine-process.ts";

/**
 * Whether an engine is on this machine. Where it is not, a line says how to get it, and its tests are not there; in CI
 * that is a failure.
 */
export function isInstalled(name: string, programs: string[], packages: string): boolean {
  const missing = programs.filter((program) => !Bun.which(program, { PATH: searchPath }));
  if (missing.length === 0) return true;
  const how = `apt-get install --no-install-recommends ${packages}`;
  if (process.env["CI"]) throw new Error(`the tests on ${name} need it (${missing.join(", ")} missing): ${how}`);
  console.warn(`skipped: tests on ${name} (${how})`);
  return false;
}
