/**
 * Run as a program of its own: analyses all samples, and prints every regular expression that was put together from
 * strings meanwhile, with the place that did it.
 */
import { join, relative } from "node:path";
import { Glob } from "bun";

export interface BuiltPattern {
  /** `headers.ts:47` */
  place: string;
  source: string;
  flags: string;
}

const folder = join(import.meta.dir, "../../../src/analysis");
const built = new Map<string, BuiltPattern>();

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given, self) {
    const made: RegExp = Reflect.construct(target, given, self);
    const caller = new Error().stack?.split("\n").find((line) => line.includes(`${folder}/`));
    const [, file, line] = caller?.match(/(\/[^:\s(]+\.ts):(\d+)/) ?? [];
    const place = `${relative(folder, file ?? "unknown")}:${line}`;
    const { source, flags } = made;
    built.set(`${place} ${source} ${flags}`, { place, source, flags });
    return made;
  },
});

for (const file of new Glob("**/*.ts").scanSync(folder)) {
  if (!/\.test\.ts$|^words\//.test(file)) await import(join(folder, file));
}
const { analyse } = await import("../../../src/analysis/analyse.ts");
const { findings, wholeLogFindings } = await import("../rule-samples.ts");
for (const { samples, counterSamples } of [...findings, ...wholeLogFindings]) {
  for (const { text } of samples) analyse(text);
  for (const text of counterSamples) analyse(text);
}
// What copying puts before every line is looked for with the width that it has.
const line = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1\n";
analyse(`    ${line}`.repeat(9));
analyse(Array.from({ length: 9 }, (_, number) => `${number + 1}   ${line}`).join(""));
await Bun.write(Bun.stdout, JSON.stringify([...built.values()]));
