import { expect, test } from "bun:test";
import { exitIn, exitsIn, meaningOfExit } from "./exit-codes.ts";

test.each([
  ["Process exited with code 1.", 1, "failed"],
  ["Process crashed with exitcode -1073741819.", -1073741819, "native"],
  ["[12:00:01] [HMCL ProcessListener] Minecraft exit with code 255(0xff), type is APPLICATION_ERROR.", 255, "report"],
  ["[Pterodactyl Daemon]: Exit code: 137", 137, "killed"],
  ["mc.service: Main process exited, code=killed, status=9/KILL", 9, "killed"],
  ["mc.service: Main process exited, code=exited, status=143/n/a", 143, "stopped"],
  ["[Launch] Minecraft 已退出，返回码：-1073740791", -1073740791, "native"],
  ["Game ended with bad state (exit code -1)", -1, "report"],
  ["Process exited with code 0.", 0, "fine"],
] as const)("%s", (text, code, meaning) => {
  const exit = exitIn(`a line\n${text}\n`)!;
  expect(exit.code).toBe(code);
  expect(meaningOfExit(exit.code)).toBe(meaning);
});

test.each(["<Alex> Process exited with code 1", "[10:00:00] [main/INFO]: exits: 12", "nothing"])("not %s", (text) => {
  expect(exitIn(text)).toBeNull();
});

test("the last one counts", () => {
  expect(exitIn("Process exited with code 1.\nProcess exited with code 0.\n")?.code).toBe(0);
});

test("a launcher tells of every start", () => {
  const text = "Process exited with code 1.\nProcess crashed with exit code 255\nMinecraft loads\nExit code: 0\n";
  expect(exitsIn(text).map(({ code, offset }) => [code, text.slice(0, offset).split("\n").length])).toEqual([
    [1, 1],
    [255, 2],
    [0, 4],
  ]);
});
