import { expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { exceptions } from "./stack-traces.ts";

const read = (text: string) => exceptions(new Lines(text));

test("a trace of PocketMine names the plugin's file", () => {
  const [group] = read(
    [
      '2018-06-01 [10:00:05] [Server thread/CRITICAL]: TypeError: "no coins" (EXCEPTION) in "plugins/Coins.phar/src/me/Coins" at line 39',
      "2018-06-01 [10:00:05] [Server thread/DEBUG]: #0 phar:///srv/plugins/Coins.phar/src/me/Coins.php(24): me\\Coins->pay(object pocketmine\\Player)",
      "2018-06-01 [10:00:05] [Server thread/DEBUG]: #1 src/pocketmine/Server(1200): pocketmine\\Server->tick()",
      "2018-06-01 [10:00:05] [Server thread/DEBUG]: #2 {main}",
    ].join("\n"),
  );
  expect(group).toMatchObject({ type: "TypeError", message: "no coins", firstLine: 0, endLine: 4 });
  expect(group!.frames[0]).toMatchObject({ method: "me\\Coins", line: 39, jar: "Coins.phar" });
  expect(group!.frames[1]).toMatchObject({ method: "me\\Coins->pay", file: "Coins.php", line: 24 });
});

test("what PocketMine throws is known without a trace, a warning of PHP is not", () => {
  const line = (what: string) =>
    `2018-06-01 [10:00:05] [Server thread/CRITICAL]: ErrorException: "no coins" (${what}) in "/plugins/Coins/src/me/Coins" at line 39`;
  const [group, ...others] = read([line("EXCEPTION"), line("E_WARNING"), line("EXCEPTION")].join("\n"));
  expect(group).toMatchObject({ type: "ErrorException", message: "no coins", firstLine: 0, endLine: 1, lines: [0, 2] });
  expect(group!.frames).toMatchObject([{ method: "me\\Coins", line: 39, jar: "Coins" }]);
  expect(others).toEqual([]);
});
