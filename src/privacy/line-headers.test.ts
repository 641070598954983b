import { expect, test } from "bun:test";
import { endOfHarmlessHeader } from "./line-headers.ts";
import { redact } from "./redact.ts";

test.each([
  ["[12:00:00] [Server thread/INFO", "]: x"],
  ["[12:00:00] [Worker-Main-12/WARN", "] [mod/]: x"],
  ["[12:00:00] [User Authenticator #3/ERROR", "]: x"],
  ["[23:59:59 INFO", "]: x"],
])("a header ends at its bracket: %s", (header, rest) => {
  expect(endOfHarmlessHeader(`\n${header}${rest}`, 1)).toBe(1 + header.length);
});

test.each([
  "[12:00:00] [anna-laptop/INFO]: x",
  "[12:00:00] [Server thread/203.0.113.9]: x",
  "[12:00:00] [main",
  "[12:00:00] 203.0.113.9",
  "[12:00:0] [main/INFO]: x",
  "[12:00:00 203.0.113.9]: x",
])("what may name somebody is no such header: %s", (text) => {
  expect(endOfHarmlessHeader(text, 0)).toBe(-1);
});

test("what stands behind headers, and in others, is masked as before", () => {
  const lines = [
    "[12:00:00] [Server thread/INFO]: 93.184.216.34 joined, ip 93.184.216.34",
    "[12:00:00] [Server thread/INFO]: [/93.184.216.34:50123] lost connection",
    "[12:00:00 INFO]: /93.184.216.34:50123",
    "[12:00:00] [/93.184.216.34:50123/INFO]: hello",
  ];
  const { text } = redact(`\n${lines.join("\n")}\n`);
  expect(text).not.toContain("93.184.");
  expect(text.match(/\*\*\.\*\*\.\*\*\.\*\*/g)).toHaveLength(5);
});
