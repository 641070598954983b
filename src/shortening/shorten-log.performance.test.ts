import { test } from "bun:test";
import { expectProportionalTime } from "../../tests/support/growth.ts";
import { shortenLog } from "./shorten-log.ts";

test("a log is shortened in time in proportion to it", () => {
  const letters = (i: number) => String.fromCharCode(97 + (i % 26), 97 + ((i / 26) % 26), 97 + ((i / 676) % 26));
  const line = (i: number) => `[12:00:00] [Server thread/INFO]: ERROR ${letters(i)} said something`;
  const logOf = (count: number) => Array.from({ length: count }, (_, i) => line(i)).join("\n");
  expectProportionalTime(40_000, logOf, (text) => shortenLog(text, 50_000));
});
