import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

test("what crashed an older run is told once, also where later runs came up", () => {
  const begun =
    "2021-06-01 [10:00:00] [Server thread/INFO]: Starting Minecraft: Bedrock Edition server version v1.17.40\n";
  const up = '2021-06-01 [10:00:05] [Server thread/INFO]: Done (5.1s)! For help, type "help" or "?"\n';
  const crash = `2021-06-01 [10:00:09] [Server thread/CRITICAL]: Error: "Call to undefined method lamps\\\\Lamp::light()" (EXCEPTION) in "plugins/Lamps/src/lamps/Main" at line 69
2021-06-01 [10:00:09] [Server thread/CRITICAL]: #0 plugins/Lamps/src/lamps/Main(54): lamps\\\\Main->onCommand(object pocketmine\\\\Player)
2021-06-01 [10:00:09] [Server thread/EMERGENCY]: An unrecoverable error has occurred and the server has crashed. Creating a crash dump
`;
  const { findings } = analyse(begun + up + crash + (begun + up).repeat(3));
  expect(findings.map(({ code, isFromEarlierRun }) => [code, isFromEarlierRun])).toEqual([["plugin-crash", true]]);
});
