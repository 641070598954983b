import { describe, expect, test } from "bun:test";
import { stepsOf } from "../../../tests/support/steps.ts";
import { redact } from "../redact.ts";
import { type PlayerMask, playerMasks } from "./find-players.ts";
import { Players, playersIn } from "./players.ts";

function masked(
  text: string,
  masks: readonly PlayerMask[] = ["names"],
  players = new Players(playersIn(text)),
): string {
  return redact(text, { players: { players, masks } }).text;
}

const id = "0f1e2d3c-4b5a-4978-8a9b-acbdcedfe0f1";

describe("players have stand-ins", () => {
  test("that are the same wherever they are named", () => {
    const log = [
      `[10:00:00] [User Authenticator #1/INFO]: UUID of player Lena_42 is ${id}`,
      "[10:00:01] [Server thread/INFO]: Lena_42[/10.0.0.7:50123] logged in with entity id 7 at ([world]1.5, 64.0, -3.5)",
      "[10:00:01] [Server thread/INFO]: Lena_42 joined the game",
      "[10:00:02] [Server thread/INFO]: §eOtto99§r joined the game",
      "[10:00:03] [Server thread/INFO]: <Otto99> hi Lena_42!",
      "java.lang.IllegalStateException: ServerPlayer['Otto99'/8, l='ServerLevel[world]', x=1.50, y=64.00, z=-3.50]",
      `Saving world/playerdata/${id}.dat, ${id.replaceAll("-", "")} and stats of lena_42 and Otto991`,
      "[10:00:09] [Server thread/INFO]: Lena_42 lost connection: Disconnected",
    ].join("\n");
    expect(masked(log).split("\n")).toEqual([
      "[10:00:00] [User Authenticator #1/INFO]: UUID of player Player1 is 00000000-0000-0000-0000-000000000001",
      "[10:00:01] [Server thread/INFO]: Player1[/10.0.0.7:50123] logged in with entity id 7 at ([world]1.5, 64.0, -3.5)",
      "[10:00:01] [Server thread/INFO]: Player1 joined the game",
      "[10:00:02] [Server thread/INFO]: §ePlayer2§r joined the game",
      "[10:00:03] [Server thread/INFO]: <Player2> hi Player1!",
      "java.lang.IllegalStateException: ServerPlayer['Player2'/8, l='ServerLevel[world]', x=1.50, y=64.00, z=-3.50]",
      `Saving world/playerdata/00000000-0000-0000-0000-000000000001.dat, ${"0".repeat(31)}1 and stats of lena_42 and Otto991`,
      "[10:00:09] [Server thread/INFO]: Player1 lost connection: Disconnected",
    ]);
    expect(masked(masked(log))).toBe(masked(log));
  });

  test.each([
    ["the game's own line", "[main/INFO]: Setting user: Lena_42", "[main/INFO]: Setting user: Player1"],
    ["arguments", `--username Lena_42 --uuid ${id}`, "--username Player1 --uuid 00000000-0000-0000-0000-000000000001"],
    [
      "a profile",
      `com.mojang.authlib.GameProfile@1f[id=${id},name=Lena_42,properties={}]`,
      "com.mojang.authlib.GameProfile@1f[id=00000000-0000-0000-0000-000000000001,name=Player1,properties={}]",
    ],
    ["Chinese", "[Server thread/INFO]: 小明同学加入了游戏", "[Server thread/INFO]: Player1加入了游戏"],
    [
      "an operator",
      "[Server thread/INFO]: [Lena_42: Gave 1 [Torch] to Lena_42]",
      "[Server thread/INFO]: [Player1: Gave 1 [Torch] to Player1]",
    ],
    [
      "a death",
      "[Server thread/INFO]: Lena_42 was slain by Zombie",
      "[Server thread/INFO]: Player1 was slain by Zombie",
    ],
    [
      "a proxy",
      "[Lena_42|/10.0.0.7:1] -> UpstreamBridge has connected",
      "[Player1|/10.0.0.7:1] -> UpstreamBridge has connected",
    ],
  ])("from %s", (_, line, expected) => {
    expect(masked(line)).toBe(expected);
  });

  test("a name that is a word of logs only where it stands for the player", () => {
    expect(masked("]: Server joined the game\n[Server thread/INFO]: Server started\n]: <Server> hi")).toBe(
      "]: Player1 joined the game\n[Server thread/INFO]: Server started\n]: <Player1> hi",
    );
    expect(masked("]: Sodium joined the game\nat net.Sodium.Mod Sodium:block")).toBe(
      "]: Player1 joined the game\nat net.Sodium.Mod Sodium:block",
    );
  });

  test("also in commands about the player", () => {
    const join = (name: string) => `[10:00:00] [Server thread/INFO]: ${name} joined the game\n`;
    const log = `${join("Lena_42")}${join("Stone")}Lena_42 issued server command: /pay Stone 10 stone\nStone Bricks`;
    expect(masked(log).split("\n").slice(2)).toEqual([
      "Player1 issued server command: /pay Player2 10 stone",
      "Stone Bricks",
    ]);
  });

  test("the same in all files of a share", () => {
    const files = ["]: Lena_42 joined the game", "]: Otto99 joined the game\n]: Lena_42 left the game"];
    const players = new Players(files.flatMap(playersIn));
    expect(files.map((file) => masked(file, ["names"], players))).toEqual([
      "]: Player1 joined the game",
      "]: Player2 joined the game\n]: Player1 left the game",
    ]);
    expect(new Players(players.known).standInFor("Otto99")).toBe("Player2");
  });

  test("in time that grows with the text alone, however alike they are called", async () => {
    const alike = Array.from({ length: 2000 }, (_, at) => `aaa${at.toString(26)}_a`);
    const stepsFor = (names: readonly string[]) => {
      const players = new Players(names.map((name) => ({ name, id: null })));
      const masking = { players, masks: ["names"] as const };
      return stepsOf(() => redact("aaa".repeat(7000), { kinds: new Set(), players: masking }), 20_000_000);
    };
    const alone = await stepsFor(["aaa"]);
    expect((await stepsFor(["aaa", ...alike])) - alone).toBeLessThan(500_000);
    const inEachOther = Array.from({ length: 19 }, (_, at) => "a".repeat(at + 2));
    expect((await stepsFor(inEachOther)) - alone).toBeLessThan(500_000);
  });

  test("and nobody else: what looks like one is left alone", () => {
    for (const line of [
      "Process was killed by the system",
      "Disconnected from server",
      "The client left the gamemode as it was",
      `mod id ${id} in config`,
      "[main/INFO]: Loaded <init> of class",
      "Player1 joined the game",
    ])
      expect(masked(line, playerMasks)).toBe(line);
  });

  test("without being asked for, they stay", () => {
    expect(redact("]: Lena_42 joined the game").text).toBe("]: Lena_42 joined the game");
  });
});

describe("chat and commands are left out", () => {
  test.each([
    ["[Server thread/INFO]: <Lena_42> my house is at 5", "[Server thread/INFO]: <Lena_42> ********"],
    ["[Server thread/INFO]: [Not Secure] <Lena_42> hi", "[Server thread/INFO]: [Not Secure] <Lena_42> ********"],
    ["[Render thread/INFO]: [CHAT] <Lena_42> hi", "[Render thread/INFO]: [CHAT] <Lena_42> ********"],
    ["[Render thread/INFO]: [System] [CHAT] Welcome to my server", "[Render thread/INFO]: [System] [CHAT] ********"],
    ["[Render thread/INFO]: [CHAT] Lena_42 joined the game", "[Render thread/INFO]: [CHAT] Lena_42 joined the game"],
    ["]: Lena_42 issued server command: /msg Otto99 see you", "]: Lena_42 issued server command: ********"],
    ["]: [Lena_42 -> me] hi", "]: [Lena_42 -> me] ********"],
    ["[Async Chat Thread - #0/INFO]: [VIP] Lena_42: hi all", "[Async Chat Thread - #0/INFO]: [VIP] Lena_42: ********"],
    ["[main/INFO]: Loaded <init> of class", "[main/INFO]: Loaded <init> of class"],
    ["[main/INFO]: Done (3.2s)! For help, type help", "[main/INFO]: Done (3.2s)! For help, type help"],
  ])("%s", (line, expected) => {
    expect(masked(line, ["chat"])).toBe(expected);
    expect(masked(expected, ["chat"])).toBe(expected);
  });
});

test("a line of nothing but marks of chat is not read again for each", async () => {
  const text = "[CHAT] ".repeat(8000);
  const masking = { players: new Players(), masks: ["chat"] as const };
  const steps = await stepsOf(() => redact(text, { kinds: new Set(), players: masking }), 50_000_000);
  expect(steps / text.length).toBeLessThan(20);
});

describe("coordinates are masked", () => {
  test.each([
    ["logged in with entity id 7 at ([world]1.5, 64.0, -3.5)", "logged in with entity id 7 at ([world]**)"],
    ["Teleported Lena_42 to 100.5, 64.0, -200.5", "Teleported Lena_42 to **"],
    ["ServerPlayer['x'/8, l='w', x=1.50, y=64.00, z=-3.50]", "ServerPlayer['x'/8, l='w', x=**, y=**, z=**]"],
    ["BlockPos{x=1, y=64, z=-3}", "BlockPos{x=**, y=**, z=**}"],
    [
      "Block location: World: (12,64,-7), Section: (at 12,0,9 in 0,4,-1; chunk contains blocks 0,0,-16 to 15,255,-1)",
      "Block location: World: (**), Section: (at ** in **; chunk contains blocks **)",
    ],
    ["坐标: 100, 64, -20", "坐标: **"],
    ["color rgb(1, 2, 3) and took 1, 2, 3 ms", "color rgb(1, 2, 3) and took 1, 2, 3 ms"],
    ["Loaded 1, 2, 3 of 4 mods; x = 5", "Loaded 1, 2, 3 of 4 mods; x = 5"],
    ["at net.minecraft.world.Foo.bar(Foo.java:12)", "at net.minecraft.world.Foo.bar(Foo.java:12)"],
  ])("%s", (line, expected) => {
    expect(masked(line, ["coordinates"])).toBe(expected);
    expect(masked(expected, ["coordinates"])).toBe(expected);
  });
});
