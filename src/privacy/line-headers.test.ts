import { expect, test } from "bun:test";
import { endOfTime } from "./line-headers.ts";
import { redact } from "./redact.ts";

const endIn = (line: string) => endOfTime(Buffer.from(`\n${line}\0`), 1) - 1;

test.each(["[12:00:00] [Server thread/INFO]: x", "[23:59:59 INFO]: x"])("the time of a line: %s", (line) => {
  expect(endIn(line)).toBe("[12:00:0".length);
});

test.each(["[12:00:00:a1:b2:c3] x", "[12:00:00", "[12:00:0] x", "[12.00.00] x", "[2a01:4f8::1] x"])(
  "what is no time, or more than one: %s",
  (line) => {
    expect(endIn(line)).toBeLessThan(0);
  },
);

test("what stands behind times, and where others have one, is masked", () => {
  const lines = [
    "[12:00:00] [Server thread/INFO]: 93.184.216.34 joined, ip 93.184.216.34",
    "[12:00:00] [Server thread/INFO]: [/93.184.216.34:50123] lost connection",
    "[12:00:00 INFO]: /93.184.216.34:50123",
    "[12:00:00] [/93.184.216.34:50123/INFO]: hello",
    "[12:34:56:a1:b2:c3] hello",
    "[2a01:4f8:c17:1::2] hello",
  ];
  const { text, counts } = redact(`\n${lines.join("\n")}\n`);
  expect(text).not.toContain("93.184.");
  expect(counts).toEqual({ ipv4: 5, "mac-address": 1, ipv6: 1 });
});
