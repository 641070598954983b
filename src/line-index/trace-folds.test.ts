import { expect, test } from "bun:test";
import { Lines } from "../analysis/text/lines.ts";
import { traceFolds } from "./trace-folds.ts";

const foldsOf = (...lines: string[]) => traceFolds(new Lines(lines.join("\n"))).map(({ first, end }) => [first, end]);
const vanilla = "\tat net.minecraft.server.MinecraftServer.tick(MinecraftServer.java:800)";
const java = "\tat java.base/java.lang.Thread.run(Thread.java:840) ~[?:?]";
const own = "\tat com.example.shop.Shop.open(Shop.java:12) ~[Shop.jar:?]";
const modular = "\tat TRANSFORMER/create@0.5.1/com.simibubi.create.Create.go(Create.java:3)";

test("a trace keeps its first frame and its own", () => {
  expect(foldsOf("java.lang.Error", vanilla, vanilla, vanilla, java, own, vanilla, java, java, java)).toEqual([
    [2, 5],
    [6, 10],
  ]);
});

test("frames of modules are told by their class", () => {
  expect(foldsOf("java.lang.Error", vanilla, java, java, java, modular, java, java, java)).toEqual([
    [2, 5],
    [6, 9],
  ]);
});

test("causes stay, and each begins anew", () => {
  expect(
    foldsOf(
      "java.lang.Error",
      vanilla,
      java,
      java,
      java,
      "Caused by: java.lang.Exception",
      vanilla,
      java,
      java,
      "\t... 12 more",
    ),
  ).toEqual([
    [2, 5],
    [7, 10],
  ]);
});

test("where Java's frames come first, the game's that called them stays", () => {
  expect(
    foldsOf("java.lang.Error", java, java, java, java, vanilla, vanilla, vanilla, vanilla, own, java, vanilla, java),
  ).toEqual([
    [2, 5],
    [6, 9],
    [10, 13],
  ]);
});

test("few frames are not worth a fold", () => {
  expect(foldsOf("java.lang.Error", vanilla, java, java, "[12:00:00] [a/INFO]: x")).toEqual([]);
});

test("lists that only look like frames are left alone", () => {
  expect(foldsOf(" at home", " at work", " at sea", " at last", "\t- fabric-api 1", "\t- b", "\t- c", "\t- d")).toEqual(
    [],
  );
});

test("frames that lost their tabs are frames", () => {
  const bare = (frame: string) => frame.trim();
  expect(foldsOf("java.lang.Error", ...[vanilla, java, java, java, own].map(bare))).toEqual([[2, 5]]);
});

test("what a mixin added to a class of the game is a mod's own", () => {
  const named = "\tat net.minecraft.server.MinecraftServer.handler$zza000$lamplights$onTick(MinecraftServer.java:9412)";
  const unnamed = "\tat net.minecraft.world.level.Level.redirect$bcd000$getLight(Level.java:7811)";
  expect(foldsOf("java.lang.Error", vanilla, java, java, java, named, java, java, java, unnamed)).toEqual([
    [2, 5],
    [6, 9],
  ]);
});

test("frames that are messages of their own are frames: those of old BungeeCord, and of PHP", () => {
  const header = "10:00:00 [SEVERE] ";
  const bungee = [
    `${header}java.lang.IllegalStateException: no lamps`,
    `${header}\tat com.example.lamps.Lamps.light(Lamps.java:3)`,
    ...["Handler", "Pipeline", "Proxy"].map((name) => `${header}\tat net.md_5.bungee.${name}.call(${name}.java:1)`),
    `${header}\t... 5 more`,
    `${header}Disconnected at noon (late)`,
  ];
  expect(traceFolds(new Lines(bungee.join("\n")))).toEqual([{ first: 2, end: 6 }]);
  const php = [
    '[10:00:05] [Server thread/CRITICAL]: TypeError: "no lamps" (EXCEPTION) in "plugins/Lamps/src/Lamps" at line 39',
    "[10:00:05] [Server thread/DEBUG]: #0 plugins/Lamps/src/Lamps(24): pocketmine\\World->get()",
    "[10:00:05] [Server thread/DEBUG]: #1 src/pocketmine/Server(12): lamps\\Lamps->light()",
    "[10:00:05] [Server thread/DEBUG]: #2 src/pocketmine/Server(99): pocketmine\\Server->tick()",
    "[10:00:05] [Server thread/DEBUG]: #3 {main}",
    "[10:00:05] [Server thread/INFO]: #1 of the players is Robin",
  ];
  expect(traceFolds(new Lines(php.join("\n")))).toEqual([{ first: 2, end: 5 }]);
});
