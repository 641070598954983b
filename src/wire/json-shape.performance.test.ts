import { expect, test } from "bun:test";
import { expectProportionalTime } from "../../tests/support/growth.ts";
import { jsonShape } from "./json-shape.ts";

test.each(["\\\\", '\\"', `${"a".repeat(15)}\\"`, '\\\\\\"', "a"])(
  "the shape of JSON is known in time that grows with its length, also where a string is nothing but %j",
  (unit) => {
    const make = (size: number) => Buffer.from(`{"content":"${unit.repeat(size / unit.length)}"}`);
    expectProportionalTime(4_000_000, make, (text) => expect(jsonShape(text)).toBe("fits"));
  },
);
