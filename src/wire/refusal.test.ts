import { expect, test } from "bun:test";
import { busyRetrySeconds, Refusal, StorageFull } from "./refusal.ts";

test("whoever is told that the server is busy is told when to come again", () => {
  expect(new Refusal(503, "The server is busy.").retryAfter).toBe(busyRetrySeconds);
  expect(new Refusal(503, "The server is busy.", 2).retryAfter).toBe(2);
  expect(new StorageFull("full", "disk").retryAfter).toBe(60);
});

test("a refusal that the client has to mend names no time", () => {
  expect(new Refusal(400, "The log is empty.").retryAfter).toBeUndefined();
});
