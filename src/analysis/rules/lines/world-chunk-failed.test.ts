import { expect, test } from "bun:test";
import { analyse } from "../../analyse.ts";

const severityOf = (said: string) =>
  analyse(`[10:00:00] [Server thread/ERROR]: Chunk file at 11, -6 is ${said}\n`).findings.find(
    ({ code }) => code === "world-chunk-failed",
  )?.severity;

test("a chunk that the game puts right itself is less than one that is lost", () => {
  expect(severityOf("in the wrong location; relocating. (Expected 11, -6, got 11, 26)")).toBe("warning");
  expect(severityOf("missing level data, skipping")).toBe("error");
});
