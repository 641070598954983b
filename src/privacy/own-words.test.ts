import { describe, expect, test } from "bun:test";
import { stepsOf } from "../../tests/support/steps.ts";
import { ownWordsIn, withOwnWords } from "./own-words.ts";
import { mask, redact } from "./redact.ts";

const masked = (text: string, words: string) => mask(text, withOwnWords(text, [], ownWordsIn(words)));

describe("words of one's own", () => {
  test("are separated by commas of both scripts, and are no single letters", () => {
    expect(ownWordsIn(" Hannah ,小明，a, my base、Hannah\nx y")).toEqual(["Hannah", "小明", "my base", "x y"]);
  });

  test("are masked wherever they stand, upper or lower case, also within a word", () => {
    expect(masked("hannah met HANNAHs dog at my base", "Hannah, my base")).toBe(
      "******** met ********s dog at ********",
    );
    expect(masked("小明 joined", "小明")).toBe("******** joined");
  });

  test("are taken as they are: nothing in them is a pattern", () => {
    expect(masked("a.c abc (x) [y]", "a.c, (x), [y]")).toBe("******** abc ******** ********");
  });

  test("are masked also where nothing else is", () => {
    const text = "ip 24.1.2.3 of Lenas Server";
    expect(redact(text, { words: ["lenas server"] })).toEqual({
      text: "ip **.**.**.** of ********",
      counts: { ipv4: 1, "own-words": 1 },
    });
    expect(redact(text, { words: ["lenas server"], kinds: new Set() }).text).toBe("ip 24.1.2.3 of ********");
  });

  test("are found behind letters that are longer in lower case", () => {
    expect(masked("İstanbul Lena", "lena")).toBe("İstanbul ********");
  });

  test("are all found, however alike they are", () => {
    const words = Array.from({ length: 30 }, (_, at) => `abc${at}x`);
    expect(masked(words.join(" "), words.join(","))).toBe(words.map(() => "********").join(" "));
  });

  test.each(["my base", "小明的基地"])("are found whole in a line of any length: %s", (word) => {
    for (let before = 0; before < 8; before++) {
      const { text } = redact("z".repeat(before) + `${word}-`.repeat(70_000), { words: [word], kinds: new Set() });
      expect(text.replaceAll(/[z*-]/g, "")).toBe("");
    }
  });

  test("are one place where they lie in each other", () => {
    expect(masked("xaaaab aa", "aa, aaab, ab")).toBe("x******** ********");
  });

  test("are found whatever form a letter has at the end of a word, beside letters that are longer in lower case, too", () => {
    expect(masked("ΝΙΚΟΣ νικος ΝΙΚΟΣΑ", "Νίκος, Νικος")).toBe("******** ******** ********Α");
    expect(masked("İ ΝΙΚΟΣ", "ΝΙΚΟΣ")).toBe("İ ********");
  });

  test("take time by the text alone, however many of them stand at every place", async () => {
    const words = Array.from({ length: 42 }, (_, at) => "a".repeat(at + 3));
    const text = "a".repeat(50_000);
    const steps = await stepsOf(() => withOwnWords(text, [], words), 1_000_000);
    expect(steps).toBeLessThan(12 * text.length);
  });

  test("are one place with what they touch, so that no half of a secret is left", () => {
    const text = "to someone@example.org now";
    const email = { kind: "email" as const, start: 3, end: 22, replacement: "****@****" };
    expect(mask(text, withOwnWords(text, [email], ["example"]))).toBe("to ******** now");
    expect(mask(text, withOwnWords(text, [email], ["to some"]))).toBe("******** now");
  });
});
