import { expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { bareLinesOf } from "./bare-lines.ts";

const bare = (text: string) => bareLinesOf(new Lines(text)).lines.text;

test("marks of code around each line are not the log's", () => {
  const log =
    "Genisys Crash Dump Mon May 1 10:00:00 GMT 2017\n\nError: a lamp\nFile: /plugins/Lamps/Bulb\nLine: 3\nType: notice\n";
  const marked = log.replace(/^(.+)$/gm, "`$1`");
  expect(bare(`Here it is:\n${marked}`)).toBe(`Here it is:\n${log}`);
});

test("marks of code before the first and behind the last line are not the log's", () => {
  const log = "[10:00:00] [Server thread/INFO]: one\n[10:00:01] [Server thread/INFO]: two";
  expect(bare(`\`${log}\``)).toBe(log);
  expect(bare(`Look:\n\`\`\`${log}\n\`\`\`\nThanks`)).toContain("Look:\n[10:00:00] [Server thread/INFO]: one\n");
});

test("what a log has in marks itself stays", () => {
  const log = "[10:00:00] [Server thread/INFO]: `lamps` is on\n`lamps` is off\n";
  expect(bare(log)).toBe(log);
});
