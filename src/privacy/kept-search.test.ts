import { expect, test } from "bun:test";
import { searchChunk, startScan } from "./chunk-search.ts";
import { keepSearch, keptSearch } from "./kept-search.ts";
import { redact } from "./redact.ts";

const search = (text: string) => searchChunk(text, startScan());

test("a search that was kept is the same search", () => {
  const text = `token: a1b2c3d4e5f6 at 93.184.216.34, C:\\Users\\annamaria\\x 12.34.56.78\n${"Preparing the level\n".repeat(40)}`;
  const kept = keepSearch(search(text))!;
  expect(keptSearch(text, kept)).toEqual(search(text));
  expect([kept.certain.length, kept.possible.length, kept.numbers.length].map((length) => length > 0)).toEqual([
    true,
    true,
    true,
  ]);
});

test("nothing is kept of a text of which nearly all is private", () => {
  expect(keepSearch(search("1.2.3.4 ".repeat(1000)))).toBeNull();
});

test("what is certain in a later chunk is masked in an earlier one, whether its search was kept or not", () => {
  const early = ["backup-93.184.216.34.zip\n", "1.2.3.4 ".repeat(4000)];
  const filling = "Preparing the level\n".repeat(20_000);
  for (const before of early) {
    const { text } = redact(`${before}backup-93.184.216.34.zip\n${filling}[Server] ip: 93.184.216.34\n`);
    expect(text).not.toContain("93.184.216.34");
  }
});
