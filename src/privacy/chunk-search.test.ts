import { expect, test } from "bun:test";
import { privateIn, searchChunk } from "./chunk-search.ts";
import { scannerThroughColours } from "./coloured-lines.ts";
import { detectors } from "./detectors.ts";
import type { Scan } from "./scan.ts";

/** How many characters are searched in all, and what is found. */
function search(text: string, withPossible: boolean): { searched: number; kinds: string[] } {
  const scan = scannerThroughColours(detectors)();
  let searched = 0;
  const counting: Scan = (part, report) => {
    searched += part.length;
    return scan(part, report);
  };
  const kinds = privateIn(searchChunk(text, counting), null, withPossible, counting).map(({ kind }) => kind);
  return { searched, kinds: [...new Set(kinds)] };
}

const secrets = "token: a1b2c3d4e5f6\n".repeat(1000);

test("where nothing is only possible, looking for that searches no more than looking for what is certain", () => {
  expect(search(secrets, true)).toEqual(search(secrets, false));
  expect(search(secrets, false).kinds).toEqual(["token"]);
});

test("masked lines are searched again where something possible is masked in them", () => {
  const text = secrets.replaceAll("\n", " 12.34.56.78\n");
  const { searched, kinds } = search(text, true);
  expect(kinds).toEqual(["token", "possible-address"]);
  expect(searched).toBeGreaterThan(search(text, false).searched);
});

test("what only a mask makes possible is found as well", () => {
  const text = "C:\\Users\\build 12.34.56.78\n";
  const atFirst: string[] = [];
  scannerThroughColours(detectors)()(text, (kind) => atFirst.push(kind));
  expect(atFirst).toEqual(["user-name"]);
  expect(search(text, true).kinds).toEqual(["user-name", "possible-address"]);
  expect(search(text, false).kinds).toEqual(["user-name"]);
});
