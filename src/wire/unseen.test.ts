import { expect, test } from "bun:test";
import { visibleJson } from "./unseen.ts";

/** C0, DEL, C1, soft hyphen, marks and overrides of direction, no width, separators, the byte order mark, a tag. */
const hostile =
  "\u0000\u001b[2J\u007f\u0085\u009b2J\u00ad\u061c\u200b\u200e\u200f\u202a\u202e\u2028\u2029\u2066\u2069\ufeff\u{e0041}";
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/u;

test("JSON is that of the same value, with nothing in it that a terminal would obey", () => {
  for (const json of [JSON.stringify({ hostile }), JSON.stringify({ hostile }, null, 2), JSON.stringify(hostile)]) {
    expect(visibleJson(json)).not.toMatch(obeyed);
    expect(JSON.parse(visibleJson(json))).toEqual(JSON.parse(json));
  }
});
