import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const gamesOwn =
  "\tat net.minecraft.world.level.Level.m_46653_(Level.java:479) ~[client-srg.jar%23171!/:?] {re:mixin}\n";

/** What is said first of a crash in the game's own code while it worked on something. */
function crash(description: string, section: string, frames = gamesOwn) {
  const report = `---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: ${description}\n\njava.lang.IllegalStateException: closed\n${frames}\n\nA detailed walkthrough of the error, its code path and all known details is as follows:\n---\n\n-- Head --\nThread: Render thread\n${section}\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tForge: net.minecraftforge:47.2.20\n\tMod List: \n\t\tlamps-1.0.jar |Bright Lamps |lamps |1.0 |DONE |Manifest: NOSIGNATURE\n\t\tgears-1.0.jar |Gears |gears |1.0 |DONE |Manifest: NOSIGNATURE\n`;
  return analyse(report).findings[0]!;
}

describe("where the trace names nobody, it is told whose thing the game worked on", () => {
  test.each([
    [
      "crash-unknown",
      "lamps:moth",
      "Rendering entity in world",
      "Entity being rendered",
      "Entity Type: lamps:moth (a.B)",
    ],
    ["ticking-entity", "lamps:moth", "Ticking entity", "Entity being ticked", "Entity Type: lamps:moth (a.B)"],
    [
      "ticking-block-entity",
      "lamps:bulb",
      "Ticking block entity",
      "Block entity being ticked",
      "Name: lamps:bulb // a.B",
    ],
    [
      "crash-unknown",
      "lamps:bulb",
      "Tesselating block in world",
      "Block being tesselated",
      "Block: Block{lamps:bulb}[lit=true]",
    ],
    ["crash-unknown", "lamps:wick", "Rendering item", "Item being rendered", "Item Type: lamps:wick"],
    ["crash-unknown", "lamps:glow", "Adding particle", "Particle being added", "ID: lamps:glow"],
    [
      "crash-unknown",
      "BulbScreen",
      "Rendering screen",
      "Screen render details",
      "Screen name: org.example.lamps.BulbScreen",
    ],
    [
      "worldgen-failed",
      "lamps:cave",
      "Feature placement",
      "Feature",
      "Description: ResourceKey[minecraft:worldgen/placed_feature / lamps:cave]",
    ],
  ])("%s: %s", (code, subject, description, title, detail) => {
    const found = crash(description, `-- ${title} --\nDetails:\n\t${detail}\n`);
    expect(found.code).toBe(code);
    expect(found.parameters).toMatchObject({ subject, origin: "Bright Lamps", originId: "lamps" });
  });

  test.each([
    ["of the game itself", "Entity Type: minecraft:bee (net.minecraft.world.entity.animal.Bee)"],
    ["of nobody that is listed", "Entity Type: wicks:moth (org.example.wicks.Moth)"],
  ])("but not what is %s", (_, detail) => {
    const found = crash("Rendering entity in world", `-- Entity being rendered --\nDetails:\n\t${detail}\n`);
    expect(found.parameters).not.toHaveProperty("origin");
  });

  test("and not where somebody's code stands in the trace", () => {
    const frames = `\tat org.example.gears.Gear.turn(Gear.java:3) ~[gears-1.0.jar%23171!/:?] {re:classloading}\n${gamesOwn}`;
    const section = "-- Entity being rendered --\nDetails:\n\tEntity Type: lamps:moth (org.example.lamps.Moth)\n";
    const { parameters } = crash("Rendering entity in world", section, frames);
    expect(parameters).toMatchObject({ mod: "Gears" });
    expect(parameters).not.toHaveProperty("origin");
  });

  test("a block that was replaced since does not speak for its block entity", () => {
    const details = "\tName: wicks:hopper // a.B\n\tBlock: Block{lamps:bulb}\n";
    const section = `-- Block Entity Details --\nDetails:\n${details}`;
    expect(crash("Rendering Block Entity", section).parameters).not.toHaveProperty("origin");
  });

  test("nothing else is told of than what the finding speaks of", () => {
    // Somebody edited the report: the name is not where details stand.
    const details = "  Name: wicks:hopper // a.B\n\tBlock: Block{lamps:bulb}\n";
    const { parameters } = crash("Ticking block entity", `-- Block entity being ticked --\nDetails:\n${details}`);
    expect(parameters).toMatchObject({ block: "wicks:hopper" });
    expect(parameters).not.toHaveProperty("origin");
  });
});
