import { expect, test } from "bun:test";
import { colours } from "./coloured-lines.ts";
import { scannerFor } from "./scan.ts";

/** The text without its colours; null where it is sure of none. */
function withoutColours(text: string): string | null {
  const { notes } = scannerFor([colours])()(text, () => {});
  if (!notes.colours.areSure) return null;
  let plain = "";
  let from = 0;
  for (const { start, end } of notes.colours.placesIn(text)) {
    plain += text.slice(from, start);
    from = end;
  }
  return plain + text.slice(from);
}

test("threads and mods in brackets are no colours, so that their lines are not searched twice", () => {
  for (const line of [
    "[12:00:00] [main/INFO]: Loading",
    "[12:00:00] [Server thread/INFO] [minecraft/Util]: Done",
    "[main] [mixin/]: took 2030ms, 31 mods",
  ]) {
    expect(withoutColours(`\n${line}\n`)).toBeNull();
  }
});

test("what is left of a colour is one where the text sets it back", () => {
  expect(withoutColours("[31mpassword[m=hunter2\n")).toBe("password=hunter2\n");
  expect(withoutColours("pass[31mword=hunter2 [mdone\n")).toBe("password=hunter2 done\n");
  expect(withoutColours("[main/INFO] [31mdone[0m\n")).toBe("[main/INFO] done\n");
});
