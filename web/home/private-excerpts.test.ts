import { describe, expect, test } from "bun:test";
import { mask, type PrivateKind, type PrivateMatch } from "../../src/privacy/redact.ts";
import { countKinds, matchesOf, packMatches } from "./found-private.ts";
import { piecesOf, sightingsOf } from "./private-excerpts.ts";

/** Every run of digits is an address here, every run of capitals a token: the finding itself is tested elsewhere. */
function matchesIn(text: string): PrivateMatch[] {
  return [...text.matchAll(/\d+|[A-Z]+/g)].map(({ 0: found, index }) => {
    const kind: PrivateKind = /\d/.test(found) ? "ipv4" : "token";
    return { kind, start: index, end: index + found.length, replacement: kind === "ipv4" ? "#" : "***" };
  });
}

const both = new Set<PrivateKind>(["ipv4", "token"]);

const masksOf = (text: string, masked: ReadonlySet<PrivateKind>) =>
  Uint8Array.from(matchesIn(text), ({ kind }) => (masked.has(kind) ? 1 : 0));

function shown(text: string, masked: ReadonlySet<PrivateKind> = both): string[] {
  const found = packMatches(matchesIn(text));
  const masks = masksOf(text, masked);
  return [...both].flatMap((kind) =>
    sightingsOf(text, found, 3, kind).map((sighting) =>
      piecesOf(text, found, sighting, (i) => masks[i] === 1)
        .map((piece) => piece.text)
        .join(""),
    ),
  );
}

describe("what was found", () => {
  const text = "from 12 and 34\nwith TOKEN\nfrom 56";
  const found = packMatches(matchesIn(text));

  test("comes back as it was, and only the kinds that are masked", () => {
    expect(matchesOf(found, masksOf(text, both))).toEqual(matchesIn(text));
    expect(mask(text, matchesOf(found, masksOf(text, new Set(["token"]))))).toBe("from 12 and 34\nwith ***\nfrom 56");
  });

  test("is counted by kind", () => {
    expect(countKinds(found)).toEqual(
      new Map([
        ["ipv4", 3],
        ["token", 1],
      ]),
    );
  });
});

describe("the lines that are shown", () => {
  test("are the first of each kind, each line once, with their numbers", () => {
    const text = "1 and 2\n\nA\n3\n4\nB\n5 C";
    const found = packMatches(matchesIn(text));
    expect(sightingsOf(text, found, 3, "ipv4").map(({ line }) => line)).toEqual([1, 4, 5]);
    expect(sightingsOf(text, found, 3, "token").map(({ line }) => line)).toEqual([3, 6, 7]);
  });

  test("show what will be stored, of every kind in the line", () => {
    expect(shown("to 12 with KEY")).toEqual(["to # with ***", "to # with ***"]);
    expect(shown("to 12 with KEY", new Set(["token"]))[0]).toBe("to 12 with ***");
  });

  test("tell what is masked from what stays readable", () => {
    const text = "to 12 with KEY";
    const found = packMatches(matchesIn(text));
    const [sighting] = sightingsOf(text, found, 1, "ipv4");
    expect(piecesOf(text, found, sighting!, (i) => i === 1)).toEqual([
      { text: "to ", state: "plain" },
      { text: "12", state: "open", place: 0 },
      { text: " with ", state: "plain" },
      { text: "***", state: "masked", place: 1 },
    ]);
  });

  test("are cut around the match, and never through another secret", () => {
    const secret = "K".repeat(80);
    const line = `${"a".repeat(200)} ${secret} 99 ${secret} ${"z".repeat(200)}`;
    expect(shown(line)).toEqual(["*** # ***", `${"a".repeat(49)} *** # ***`]);
  });

  test("are exactly parts of what is stored", () => {
    const text = Array.from({ length: 50 }, (_, i) => `${"w".repeat(i * 7)} ${i} x SECRET${"y".repeat(i)} 77`).join(
      "\n",
    );
    const found = packMatches(matchesIn(text));
    for (const masked of [both, new Set<PrivateKind>(["ipv4"]), new Set<PrivateKind>()]) {
      const stored = mask(text, matchesOf(found, masksOf(text, masked)));
      for (const one of shown(text, masked)) expect(stored).toContain(one);
    }
  });

  test("of a log of nothing but secrets are few", () => {
    const text = "12 ".repeat(40_000);
    expect(sightingsOf(text, packMatches(matchesIn(text)), 3, "ipv4")).toHaveLength(1);
  });

  test("a secret as long as the log is not shown whole", () => {
    expect(shown("9".repeat(100_000), new Set())[0]!.length).toBeLessThan(200);
  });
});
