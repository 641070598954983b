import type { Analysis } from "../../src/analysis/model/analysis.ts";
import { analysisWith, exceptionWith, findingWith, frameWith } from "./sample-analysis.ts";

/** An analysis with as much of everything as there can be, and every text of it this one. */
export function overfullAnalysis(long: string): Analysis {
  const excerpt = { ...findingWith("").excerpt, lines: Array.from({ length: 60 }, () => long.slice(0, 1000)) };
  const findings = Array.from({ length: 300 }, (_, i) =>
    findingWith(long, {
      firstLine: i * 100,
      excerpt,
      count: 5000,
      lines: Array.from({ length: 100 }, (_, at) => at),
    }),
  );
  const thrown = { type: long, message: long };
  const frames = Array.from({ length: 30 }, () => frameWith(long, { file: long, jar: long }));
  const exceptions = Array.from({ length: 200 }, () =>
    exceptionWith({ ...thrown, causes: [thrown, thrown], root: thrown, frames }),
  );
  const mods = Array.from({ length: 5000 }, (_, line) => ({
    id: `${line}${long}`,
    version: long,
    file: long,
    line,
  }));
  const packs = mods.map(({ id, line }) => ({ name: id, line }));
  const fact = { value: long, line: 0 };
  const environment = {
    os: fact,
    cpu: fact,
    gpu: fact,
    maxHeap: fact,
    memory: fact,
    jvmArguments: { value: Array.from({ length: 500 }, () => long), line: 0 },
  };
  const software = { id: "x", name: "Paper", kind: "server" as const, version: long.slice(0, 60) };
  return analysisWith(
    { mods, plugins: packs, datapacks: packs, resourcePacks: packs, environment },
    {
      findings,
      exceptions,
      software,
      statements: Array.from({ length: 50 }, () => ({ label: long, ...fact, excerpt })),
    },
  );
}
