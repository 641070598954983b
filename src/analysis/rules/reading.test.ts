import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { Reading } from "./reading.ts";

test("rules are handed a multiple of the log, and no more", () => {
  const reading = new Reading(1000);
  let handed = 0;
  while (reading.mayGoOn) handed += reading.hand("x".repeat(1000)).length;
  expect(handed).toBeLessThan(4_000_000 + 7000);
});

describe("a log with more that looks like a problem than rules may read", () => {
  // Every line has a needle, and everything below belongs to it.
  const line = "java.lang.UnsupportedClassVersionError: nothing that any rule knows\n";
  const text = `[10:00:00] [main/INFO]: started\n${line.repeat(20_000)}`;
  const { unread, outcome, lines } = analyse(text);

  test("says where nobody has looked", () => {
    expect(unread?.endLine).toBe(lines);
    expect(unread?.firstLine).toBeGreaterThan(100);
  });

  test("is not called healthy", () => {
    expect(outcome).not.toBe("clean");
  });
});

test("an ordinary log is read to its end", () => {
  expect(analyse("[10:00:00] [main/INFO]: started\n".repeat(5000)).unread).toBeUndefined();
});
