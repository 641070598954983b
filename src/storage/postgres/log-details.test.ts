import { expect, test } from "bun:test";
import { type LogDetails, noDetails } from "../../logs/ports.ts";
import { packDetails, unpackDetails } from "./log-details.ts";

const details: LogDetails = {
  source: "example.org/1.2.3",
  metadata: [{ key: "a", value: 1, label: null, visible: true }],
  ownerHash: "0".repeat(64),
  lineCounts: { lines: 12, errors: 3 },
  files: null,
  bundle: null,
};

test("details come back as they were kept", () => {
  expect(unpackDetails(packDetails(details), details.ownerHash)).toEqual(details);
});

test("rows of earlier versions are read", () => {
  const row = '{"source":null,"metadata":[],"tally":{"lines":5,"errors":1}}';
  expect(unpackDetails(row, null)).toEqual({ ...noDetails, lineCounts: { lines: 5, errors: 1 } });
  expect(packDetails({ ...noDetails, lineCounts: { lines: 5, errors: 1 } })).toBe(row);
});

test("nothing is kept where there are no details", () => {
  expect(packDetails({ ...noDetails, ownerHash: "0" })).toBeNull();
  expect(unpackDetails(null, "0")).toEqual({ ...noDetails, ownerHash: "0" });
});
