import { describe, expect, test } from "bun:test";
import { type Finding, finding } from "../model/finding.ts";
import type { Software } from "../model/model.ts";
import { bareEntry } from "../read/entries.ts";
import { Lines } from "../text/lines.ts";
import { FindingSet } from "./find.ts";

const software: Software = { id: "vanilla/server", name: "Vanilla", kind: "server", version: null };

function sample(more: Partial<Finding>): Finding {
  return finding({
    code: "sample",
    severity: "error",
    needles: ["went wrong"],
    pattern: /(\w{1,20}) went wrong/,
    parameters: ([, what]) => ({ what: what! }),
    ...more,
  });
}

/** Lines that begin with `[` begin an entry. */
function find(findings: Finding[], text: string) {
  const lines = new Lines(text);
  const starts = Array.from({ length: lines.count }, (_, i) => i).filter(
    (i) => i === 0 || lines.get(i).startsWith("["),
  );
  const entries = starts.map((firstLine, i) => bareEntry(firstLine, starts[i + 1] ?? lines.count, 3));
  return new FindingSet(findings).find(lines, entries, software);
}

describe("findings in a log", () => {
  test("are told with the entry they stand in, their lines and how often they occur", () => {
    const text =
      "[a] fine\n[b] engine went wrong\n\tat somewhere\n[c] fine\n[d] engine went wrong\n[e] door went wrong";
    expect(find([sample({})], text)).toMatchObject([
      { code: "sample", parameters: { what: "engine" }, firstLine: 1, endLine: 3, lines: [1, 4], count: 2 },
      { parameters: { what: "door" }, firstLine: 5, endLine: 6, lines: [5], count: 1 },
    ]);
  });

  test("see the rest of their entry, the whole of it, and what came before", () => {
    const seen: string[] = [];
    const curious = sample({
      parameters: (_, place) => {
        seen.push(place.text, place.entry, place.before);
        return {};
      },
    });
    find([curious], "[a] zero\n[b] one\nit went wrong\ntwo\n[c] three");
    expect(seen).toEqual(["it went wrong\ntwo", "[b] one\nit went wrong\ntwo", "[a] zero\n[b] one"]);
  });

  test("are not there where the pattern or the parameters say no", () => {
    expect(find([sample({ pattern: /never (\w{1,20}) went wrong/ })], "[a] it went wrong")).toEqual([]);
    expect(find([sample({ parameters: () => null })], "[a] it went wrong")).toEqual([]);
  });

  test("of one line are counted once, however many needles it holds", () => {
    const twice = sample({ needles: ["went wrong", "wrong again"] });
    expect(find([twice], "[a] it went wrong again, it went wrong")).toMatchObject([{ count: 1 }]);
  });

  test("that repeat without end are not read without end", () => {
    const [found] = find([sample({})], "[a] it went wrong\n".repeat(50_000));
    expect(found!.count).toBe(2000);
    expect(found!.lines).toHaveLength(100);
  });
});
