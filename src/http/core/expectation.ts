import { Refusal } from "../../wire/refusal.ts";

/** The runtime itself answers `100-continue`. Who expects something else is told that nobody here does that. */
export function checkExpectation(expected: string | null): void {
  if (expected === null) return;
  const others = expected.split(",").map((one) => one.trim().toLowerCase());
  if (others.every((one) => one === "" || one === "100-continue")) return;
  throw new Refusal(417, "This service knows no `Expect` but `100-continue`. Send the request without it.");
}
