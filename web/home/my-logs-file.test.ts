import { describe, expect, test } from "bun:test";
import { listAsText, listInFile, listInText } from "./my-logs-file.ts";

const log = {
  id: "7Kd3mPq9Xw",
  url: "http://x/7Kd3mPq9Xw",
  name: "latest.log",
  at: "2026-01-15T10:30:00.000Z",
  headline: "Paper 1.20.4",
  token: "ab".repeat(32),
};

describe("a saved list", () => {
  test("is read again, with its tokens", async () => {
    expect(listInText(listAsText([log]))).toEqual([log]);
    expect(await listInFile(new File([listAsText([log])], "logs.json"))).toEqual([log]);
    expect(listInText(listAsText([]))).toEqual([]);
  });

  test.each(["", "no JSON", "null", "[]", JSON.stringify([log]), JSON.stringify({ kind: "other", logs: [log] })])(
    "is not every file: %.40s",
    (text) => {
      expect(listInText(text)).toBeNull();
    },
  );

  test("that somebody changed adds nothing that could run or break the page", () => {
    const logs = [{ ...log, url: "javascript:alert(1)" }, { ...log, id: "<b>" }, 5, null, { ...log, at: "yesterday" }];
    expect(listInText(JSON.stringify({ kind: "lectern-my-logs", logs }))).toEqual([]);
  });

  test("is not read where it is larger than any list", async () => {
    expect(await listInFile(new File(["x".repeat(3_000_000)], "logs.json"))).toBeNull();
  });
});
