import { describe, expect, test } from "bun:test";
import { Lines } from "../../src/analysis/text/lines.ts";
import { frameOwners, type ListedOwner } from "./frame-owners.ts";

const mod = (id: string, name: string, file?: string): ListedOwner => ({
  kind: "mod",
  id,
  name,
  ...(file !== undefined && { file }),
  keys: [id, name, file ?? ""].filter((key) => key !== "").map((key) => key.toLowerCase()),
});

const listed = [
  mod("lamplights", "Lamp Lights", "lamplights-2.0.jar"),
  mod("create", "Create", "create-1.20.1-0.5.1.jar"),
  { kind: "plugin" as const, id: "TorchShop", name: "TorchShop", keys: ["torchshop"] },
];

const pause = () => Promise.resolve();

describe("the owner of a frame", async () => {
  const ownerOf = await frameOwners(new Lines("[12:00:00] [main/INFO]: hello"), listed, pause);

  test.each([
    ["at com.example.LampBlock.light(LampBlock.java:88) ~[lamplights-2.0.jar:2.0]", "Lamp Lights", "lamplights"],
    [
      "at com.example.LampBlock.light(LampBlock.java:88) ~[lamplights-2.0.jar%23120!/:?] {re:x}",
      "Lamp Lights",
      "lamplights",
    ],
    ["at TRANSFORMER/create@0.5.1/com.simibubi.Belt.tick(Belt.java:1)", "Create", "create"],
    ["at com.simibubi.create.content.Belt.tick(Belt.java:1)", "Create", "create"],
    [
      "at net.minecraft.server.MinecraftServer.handler$zza000$lamplights$onTick(MinecraftServer.java:9412)",
      "Lamp Lights",
      "lamplights",
    ],
    ["at org.example.torchshop.TorchShop.onEnable(TorchShop.java:12)", "TorchShop", "torchshop"],
    ["#0 plugins/TorchShop.phar/src/torch/Shop(24): pocketmine\\Server->getWorld()", "TorchShop", "torchshop"],
    ["#3 phar:///srv/plugins/TorchShop_v2/src/torch/Shop.php(24): torch\\Shop->open()", "TorchShop", "torchshop"],
  ])("%s", (frame, name, key) => {
    expect(ownerOf(frame)).toEqual({ name, key, isDeveloper: false });
  });

  test("that the page does not list is named by what the frame says, and leads nowhere", () => {
    const frame = "at org.example.bellows.Bellows.blow(Bellows.java:7) ~[bellows-1.4.jar:?]";
    expect(ownerOf(frame)).toEqual({ name: "bellows", key: null, isDeveloper: false });
  });

  test.each([
    "at net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1) ~[server.jar:?]",
    "at java.base/java.util.concurrent.CompletableFuture.join(CompletableFuture.java:2117)",
    "at ",
    "#1 src/pocketmine/Server(1200): pocketmine\\Server->tick()",
    `at ${"create.".repeat(1000)}x`,
  ])("is nobody: %#", (frame) => {
    expect(ownerOf(frame)).toBeNull();
  });

  test("is never what a loader made of a library without a name", () => {
    const frame = "at org.example.wicks.Wick.trim(Wick.java:3)";
    const names = [
      `${frame} ~[generated_1f00bad1f00bad.jar:?]`,
      frame.replace("org", "knot/generated_1f00bad@1.0/org"),
    ].map((one) => ownerOf(one)?.name ?? null);
    expect(names).toEqual(["wicks", null]);
  });

  test("of any length has a short name", () => {
    const frame = `at org.example.Bellows.blow(Bellows.java:7) ~[${"bellows".repeat(40)}.jar:?]`;
    expect(ownerOf(frame)!.name.length).toBeLessThanOrEqual(60);
  });
});

test("in a run from the sources, the developer's own frames are told from those of others", async () => {
  const text = "[12:00:00] [main/INFO]: Building against build/resources/main";
  const ownerOf = await frameOwners(
    new Lines(text),
    [mod("bellows", "Bellows"), mod("create", "Create", "create-0.5.1.jar")],
    pause,
  );
  const isDeveloper = (frame: string) => ownerOf(frame)?.isDeveloper;
  expect(isDeveloper("at org.example.bellows.Bellows.blow(Bellows.java:7)")).toBe(true);
  expect(isDeveloper("at com.simibubi.create.content.Belt.tick(Belt.java:1)")).toBe(false);
});
