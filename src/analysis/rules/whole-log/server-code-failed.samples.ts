import type { WholeLogSamples } from "../samples.ts";

const log = (error: string, frames: readonly string[]) =>
  `2024-02-01 [10:00:00] [Server thread/INFO]: Starting Minecraft: PE server version v1.2.9
2024-02-01 [10:00:01] [Server thread/INFO]: Done (0.5s)! For help, type "help" or "?"
2024-02-01 [10:05:00] [Server thread/INFO]: Steve joined the game
2024-02-01 [10:05:05] [Server thread/CRITICAL]: ${error}
${frames.map((frame, at) => `2024-02-01 [10:05:05] [Server thread/DEBUG]: #${at} ${frame}\n`).join("")}`;
const session =
  "src/pocketmine/network/Lamp(12): pocketmine\\Player->handleLamp(pocketmine\\network\\LampPacket object)";
const wrongType =
  'TypeError: "Argument 1 passed to pocketmine\\Player::handleLamp() must be an instance of pocketmine\\LampPacket, instance of pocketmine\\network\\LampPacket given" (EXCEPTION) in "src/pocketmine/Player" at line 2100';

export default {
  samples: [
    {
      text: log(wrongType, [session, "src/pocketmine/Server(99): pocketmine\\Server->tick()"]),
      only: [],
      parameters: { place: "pocketmine/Player.php:2100" },
    },
    {
      text: log(
        'Error: "Class \'pocketmine\\lamp\\Lamp\' not found" (EXCEPTION) in "src/pocketmine/Player" at line 21',
        [session],
      ),
      only: [],
      parameters: { place: "pocketmine/Player.php:21" },
    },
  ],
  counterSamples: [
    // What a plugin called, and what a plugin is.
    log(wrongType, [session, "plugins/Lamps/src/lamps/Main(12): lamps\\Main->light()"]),
    log('Error: "Call to undefined method pocketmine\\Player::x()" (EXCEPTION) in "Lamps" at line 47', [session]),
    log('InvalidStateException: "Failed to bind to 0.0.0.0 19132" (EXCEPTION) in "src/raklib/Socket" at line 3', [
      "src/raklib/Server(1): raklib\\Server->run()",
    ]),
  ],
} satisfies WholeLogSamples;
