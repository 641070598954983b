import { expect, test } from "bun:test";
import { appliedFilters } from "../../../tests/support/applied-filters.ts";
import { expectProportionalTime, filled } from "../../../tests/support/growth.ts";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { parseMediaType } from "../upload/media-type.ts";
import { readMclogsBody } from "./mclogs/body.ts";
import { filters } from "./mclogs/filters.ts";
import { readPasteGgBody } from "./paste-gg/body.ts";

const form = parseMediaType("application/x-www-form-urlencoded");
const json = parseMediaType("application/json");

test.each(["&", "&source=", "&content=", "%", "+", "%2", "\n&source=", "&metadata[0][key]=a", "="])(
  "a form for mclo.gs of nothing but %j is read in time that grows with its size",
  (piece) => {
    const make = (size: number) => Buffer.from(`content=${filled(piece, size)}`);
    expectProportionalTime(800_000, make, (body) => {
      try {
        readMclogsBody(body, form, 10_000_000);
      } catch {
        // Refused is fine, too.
      }
    });
  },
);

test.each(["1.", "255.", "2a01:", "C:\\Users\\", "/home/", '"authToken":"', "--session ", "a", ":", "::"])(
  "the filters for mclo.gs's clients take time in proportion to a text of nothing but %j",
  (piece) => {
    const list = filters(10_485_760);
    expectProportionalTime(
      200_000,
      (size) => filled(piece, size),
      (text) => appliedFilters(list, text),
    );
  },
);

test.each<[what: string, make: (size: number) => string]>([
  ["spaces as base64", (size) => pasteOf(`${" ".repeat(size)}!`)],
  ["padding as base64", (size) => pasteOf(`${"=".repeat(size)}!`)],
  ["brackets", (size) => "[".repeat(size)],
])("a body for paste.gg of nothing but %s is refused in time that grows with its size", (_, make) => {
  expectProportionalTime(500_000, make, (body) => {
    expect(refusalOf(() => readPasteGgBody(Buffer.from(body), json, 1000)).code).toBe(400);
  });
});

function pasteOf(value: string): string {
  return JSON.stringify({ files: [{ content: { format: "base64", value } }] });
}
