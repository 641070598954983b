import { expect, test } from "bun:test";
import { type LogDetails, type LogId, noDetails } from "../../logs/ports.ts";
import { packDetails, unpackDetails } from "./log-details.ts";

const details: LogDetails = {
  source: "example.org/1.2.3",
  metadata: [{ key: "a", value: 1, label: null, visible: true }],
  ownerHash: "0".repeat(64),
  lineCounts: { lines: 12, errors: 3 },
  files: null,
  bundle: null,
};

const logId = (text: string) => text as LogId;
const back = (given: LogDetails) => {
  const columns = packDetails(given);
  return unpackDetails(columns.details, columns.ownerHash);
};

test("details come back as they were kept", () => {
  expect(back(details)).toEqual(details);
  expect(packDetails(details).ownerHash).toBe(details.ownerHash);
});

test("version 0.2.0, which would remove a bundle without its files, knows no owner of either", () => {
  const bundle = { ...details, files: [logId("abcdefghjk"), logId("23456789ab")] };
  const file = { ...details, bundle: logId("abcdefghjk") };
  for (const given of [bundle, file]) {
    expect(packDetails(given).ownerHash).toBeNull();
    expect(back(given)).toEqual(given);
  }
});

test("rows of earlier versions are read", () => {
  const row = '{"source":null,"metadata":[],"tally":{"lines":5,"errors":1}}';
  expect(unpackDetails(row, null)).toEqual({ ...noDetails, lineCounts: { lines: 5, errors: 1 } });
  expect(packDetails({ ...noDetails, lineCounts: { lines: 5, errors: 1 } }).details).toBe(row);
  const file = '{"source":null,"metadata":[],"tally":null,"bundle":"abcdefghjk"}';
  expect(unpackDetails(file, "0")).toEqual({ ...noDetails, ownerHash: "0", bundle: logId("abcdefghjk") });
});

test("nothing is kept where there are no details", () => {
  expect(packDetails({ ...noDetails, ownerHash: "0" })).toEqual({ details: null, ownerHash: "0" });
  expect(unpackDetails(null, "0")).toEqual({ ...noDetails, ownerHash: "0" });
});
