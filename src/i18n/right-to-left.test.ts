import { expect, test } from "bun:test";
import { rightToLeftRuns } from "./right-to-left.ts";

const runsIn = (text: string) => rightToLeftRuns(text).map(({ start, end }) => text.slice(start, end));

test("words that are written from the right are found, several of them as one", () => {
  expect(runsIn("[12:00:00] [Server thread/INFO]: <سارة> 12 diamonds")).toEqual(["سارة"]);
  expect(runsIn("The mod מנורה ישנה (2.0) needs מנורה-חדשה, 3.")).toEqual(["מנורה ישנה", "מנורה-חדשה"]);
  expect(runsIn("𞤀𞤁 and ﷽")).toEqual(["𞤀𞤁", "﷽"]);
});

test("other texts have none", () => {
  for (const text of ["", "Steve joined the game", "玩家 12 加入", "Привет, мир", "\u202e\u2067"])
    expect(rightToLeftRuns(text)).toEqual([]);
});
