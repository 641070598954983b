import { expect, test } from "bun:test";
import { findPrivate } from "../src/privacy/redact.ts";
import { expectProportionalTime, filled } from "../tests/support/growth.ts";
import { packMatches } from "./home/found-private.ts";
import { sightingsOf } from "./home/private-excerpts.ts";
import { binLevels } from "./log/minimap-bins.ts";
import { type SearchQuery, search } from "./log/searching/search.ts";
import { unseenParts } from "./log/view/unseen-parts.ts";

test.each<[name: string, piece: string, text: string, how: Partial<SearchQuery>]>([
  ["one letter, whole words", "a", "aaaa", { wholeWord: true }],
  ["pairs, whole words", "𐐨", "𐐨", { wholeWord: true }],
  ["nothing but lines", "\n", "[^x]+", { isRegExp: true }],
  ["matches of no length", "b", "a*", { isRegExp: true }],
  ["matches of no length in pairs", "😀", "[^😀]*", { isRegExp: true }],
  ["a negation that fits everything", "ab\n", "[^x]*y", { isRegExp: true }],
])("searching a hostile log costs about as much as it is long: %s", (_, piece, text, how) => {
  const query = { text, matchCase: false, wholeWord: false, isRegExp: false, ...how };
  expectProportionalTime(
    500_000,
    (size) => piece.repeat(size / piece.length),
    (log) => search(log, query),
  );
});

test.each(["\u0301a", "\u0301\u0301\u0301\u0301\u0301\u0301\u0301a", "\u0000"])(
  "looking for what cannot be seen takes time in proportion to a text of %j",
  (piece) => {
    expectProportionalTime(10_000, (size) => filled(piece, size), unseenParts);
  },
);

test("drawing the minimap takes time in proportion to the rows", () => {
  expectProportionalTime(
    4_000_000,
    (rows) => new Uint8Array(rows),
    (levels) => binLevels(levels, 800, 2),
  );
});

test("showing secrets of a log that is nothing else takes time in proportion to it", () => {
  const logOf = (secrets: number) => {
    const text = "ip 5.9.12.44 ".repeat(secrets);
    return { text, found: packMatches(findPrivate(text)) };
  };
  expectProportionalTime(100_000, logOf, ({ text, found }) => {
    expect(sightingsOf(text, found, 3, "ipv4")).toHaveLength(1);
  });
});
