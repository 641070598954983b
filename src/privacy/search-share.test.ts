import { expect, test } from "bun:test";
import { redact } from "./redact.ts";
import { searchShare } from "./search-share.ts";

function maskAll(texts: readonly string[]): { masked: string[]; searched: string[]; known: readonly string[] } {
  const searched: string[] = [];
  const { results, known } = searchShare(
    texts,
    (text) => text,
    (text, share) => {
      searched.push(text);
      return redact(text, { share }).text;
    },
  );
  return { masked: results, searched, known: known.known };
}

const path = "at C:\\Users\\hannah\\x.jar";
const other = "at /home/ferdinand/x.jar";

test.each<[what: string, texts: string[], masked: string[]]>([
  ["before it", ["by hannah", path], ["by ********", redact(path).text]],
  ["behind it", [path, "by Hannah"], [redact(path).text, "by ********"]],
  [
    "each with a name of its own",
    [`${path}\nferdinand`, `${other}\nhannah`],
    [`${redact(path).text}\n********`, `${redact(other).text}\n********`],
  ],
  ["with a word that has the name in it", ["net.hannah.mod", path], ["net.hannah.mod", redact(path).text]],
])("a name in a path of one file is masked in the others: %s", (_, texts, masked) => {
  expect(maskAll(texts).masked).toEqual(masked);
});

test("only a file that has a name of a later one is searched twice", () => {
  const texts = ["nobody", "by hannah", path, "hannah again"];
  expect(maskAll(texts).searched).toEqual([...texts, "by hannah"]);
});

test("files with names in great number are masked with their own, and with the first ones of the others", () => {
  const named = (from: number) =>
    Array.from({ length: 8 }, (_, at) => `/home/somebody${from + at}/x somebody${from + at}`).join("\n");
  const { masked, known } = maskAll([named(10), named(20), named(30), "somebody10 somebody27 somebody30"]);
  expect(known).toHaveLength(16);
  for (const text of masked.slice(0, 3)) expect(text).not.toContain("somebody");
  expect(masked[3]).toBe("******** ******** somebody30");
});
