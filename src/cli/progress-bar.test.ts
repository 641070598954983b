import { expect, test } from "bun:test";
import { progressLine } from "./progress-bar.ts";
import { cliWords } from "./said.ts";

test("a line says how far it is, in percent and in megabytes", () => {
  expect(progressLine("a.log", { sent: 2_500_000, total: 10_000_000 }, 80, cliWords.en)).toBe(
    "[======                  ]  25 %  2.5 of 10.0 MB  a.log",
  );
  expect(progressLine("a.log", { sent: 10, total: 10 }, 80, cliWords.en)).toContain("sent, waiting for the link");
  expect(progressLine("a.log", { sent: 0, total: 0 }, 80, cliWords.en)).toBe("Preparing a.log");
});

test("it never fills the last column, so that it can be taken away again", () => {
  for (const columns of [20, 40, 80]) {
    expect(progressLine("l".repeat(300), { sent: 5, total: 10 }, columns, cliWords.en).length).toBeLessThan(columns);
    expect(progressLine("l".repeat(300), { sent: 0, total: 0 }, columns, cliWords.en).length).toBeLessThan(columns);
  }
});
