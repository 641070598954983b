import { expect, test } from "bun:test";
import { FakeClock } from "../../../tests/support/fake-clock.ts";
import { requesterFrom } from "../../../tests/support/test-requester.ts";
import type { Crashes, CrashFingerprint } from "../../logs/crash-ports.ts";
import { KnownCrashes } from "./known-crashes.ts";

const faultOf = (number: number) => ({ version: 1, kind: "trace", parts: [`org.pond.Lamp${number}.open`] });

test("a flood of faults that nobody else has costs a look each, and memory for the last of them", async () => {
  const asked: CrashFingerprint[] = [];
  const counts: Crashes["counts"] = async (fingerprint) => {
    asked.push(fingerprint);
    return null;
  };
  const known = new KnownCrashes(
    { crashes: { counts } as Crashes },
    { of: async () => null },
    { run: () => Promise.reject(new Error("nothing is summarised of what is not known")) },
    new FakeClock(),
    true,
  );
  const of = (number: number) => known.of(faultOf(number), requesterFrom("somebody"));
  for (let number = 0; number < 3000; number++) expect(await of(number)).toBeNull();
  expect(asked).toHaveLength(3000);
  for (let number = 1000; number < 3000; number++) await of(number);
  expect(asked).toHaveLength(3000);
  // Those before are forgotten.
  await of(999);
  expect(asked).toHaveLength(3001);
});
