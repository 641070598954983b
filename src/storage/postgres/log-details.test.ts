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
  sharer: "00ff00",
};

const logId = (text: string) => text as LogId;
const owner = "0".repeat(64);
const read = (row: string | null, ownerHash: string | null, size = 1) =>
  unpackDetails({ details: row, owner_hash: ownerHash, size: String(size) });
const whole = (details: LogDetails) => ({ details, isDamaged: false });
const back = (given: LogDetails) => {
  const columns = packDetails(given);
  return read(columns.details, columns.ownerHash, given.files ? 0 : 1);
};

test("details come back as they were kept", () => {
  expect(back(details)).toEqual(whole(details));
  expect(packDetails(details).ownerHash).toBe(details.ownerHash);
});

test("version 0.2.0, which would remove a bundle without its files, knows no owner of either", () => {
  const bundle = { ...details, files: [logId("abcdefghjk"), logId("23456789ab")] };
  const file = { ...details, bundle: logId("abcdefghjk") };
  for (const given of [bundle, file]) {
    expect(packDetails(given).ownerHash).toBeNull();
    expect(back(given)).toEqual(whole(given));
  }
});

test("rows of earlier versions are read", () => {
  const row = '{"source":null,"metadata":[],"tally":{"lines":5,"errors":1}}';
  expect(read(row, null)).toEqual(whole({ ...noDetails, lineCounts: { lines: 5, errors: 1 } }));
  expect(packDetails({ ...noDetails, lineCounts: { lines: 5, errors: 1 } }).details).toBe(row);
  const file = '{"source":null,"metadata":[],"tally":null,"bundle":"abcdefghjk"}';
  expect(read(file, owner)).toEqual(whole({ ...noDetails, ownerHash: owner, bundle: logId("abcdefghjk") }));
});

test("nothing is kept where there are no details", () => {
  expect(packDetails({ ...noDetails, ownerHash: owner })).toEqual({ details: null, ownerHash: owner });
  expect(read(null, owner)).toEqual(whole({ ...noDetails, ownerHash: owner }));
});

test("of damaged details, what can be told is told: who owns a log, and where it belongs", () => {
  const { details: row } = packDetails({ ...details, bundle: logId("abcdefghjk") });
  const damaged = { details: { ...noDetails, ownerHash: owner, bundle: logId("abcdefghjk") }, isDamaged: true };
  expect(read(row!.replace(':"a"', ':a"'), null)).toEqual(damaged);
  const list = packDetails({ ...details, files: [logId("abcdefghjk")] }).details!;
  expect(read(list.replace('["abc', '["a\u0001c'), null, 0)).toEqual({
    details: { ...noDetails, ownerHash: owner, files: [] },
    isDamaged: true,
  });
  // What senders wrote stands before the end, and is nobody's owner.
  const claim = { ...details, source: `"owner":"${"1".repeat(64)}"}`, ownerHash: null };
  expect(read(packDetails(claim).details!.replace("tally", 'tal"y'), null).details.ownerHash).toBeNull();
});

test.each([
  ["metadata that is no list", '{"source":null,"metadata":{},"tally":null}', 1],
  [
    "an entry without a key",
    '{"source":null,"metadata":[{"kez":"a","value":1,"label":null,"visible":true}],"tally":null}',
    1,
  ],
  ["a source that is no text", '{"source":7,"metadata":[],"tally":null}', 1],
  ["counts that are none", '{"source":null,"metadata":[],"tally":{"lines":5}}', 1],
  ["an owner that is none", '{"source":null,"metadata":[],"tally":null,"bundle":"abcdefghjk","owner":"xyz"}', 1],
  ["a bundle that is no id", '{"source":null,"metadata":[],"tally":null,"bundle":"abc"}', 1],
  ["files of a log", '{"source":null,"metadata":[],"tally":null,"files":["abcdefghjk"]}', 1],
  ["a bundle without files", '{"source":null,"metadata":[],"tally":null}', 0],
  ["a file that is no id", '{"source":null,"metadata":[],"tally":null,"files":["abcdefghjO"]}', 0],
  ["no object at all", "null", 1],
])("%s is damage", (_, row, size) => {
  expect(read(row, null, size).isDamaged).toBe(true);
});
