import { expect, test } from "bun:test";
import { analysisWith } from "../../../../tests/support/sample-analysis.ts";
import { analyse } from "../../../analysis/analyse.ts";
import { logWords } from "../../../i18n/log-words.ts";
import { noDetails } from "../../../logs/ports.ts";
import { factsList } from "./facts-list.ts";

function factsOf(analysis: Parameters<typeof factsList>[0]): string[] {
  const counts = { id: "aaaaaaaaaa", size: 9 } as Parameters<typeof factsList>[1];
  const { text } = factsList(analysis, counts, noDetails, 1, logWords.en, "en");
  return [...text.matchAll(/<dt>([^<]*)<\/dt><dd>(?:<a[^>]*>)?<bdi>([^<]*)/g)].map(
    ([, label, value]) => `${label} ${value}`,
  );
}

test("a fact is told once: software that a version names, and a launcher whose version stands there", () => {
  const { software, statements } = analyse(
    "[10:00:00] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11\n",
  );
  const line = { line: 0, excerpt: statements[0]!.excerpt };
  const kettle = { ...software, name: "Kettle" };
  const launcher = { value: "Kettle 3.6", line: 0 };
  const own = { label: "Launcher version" as const, value: "Kettle 3.6", ...line };
  const told = factsOf(analysisWith({ environment: { launcher } }, { software: kettle, statements: [own] }));
  expect(told.filter((fact) => fact.includes("Kettle"))).toEqual(["Launcher Kettle 3.6"]);
  const alone = factsOf(analysisWith({ environment: { launcher } }, { software: kettle, statements: [] }));
  expect(alone.filter((fact) => fact.includes("Kettle"))).toEqual(["Software Kettle", "Launcher Kettle 3.6"]);
});
