import { describe, expect, test } from "bun:test";
import { analyse } from "../../analyse.ts";
import type { Frame } from "../../model/exception-group.ts";
import { activityIn, describedActivity } from "./activities.ts";
import { activities } from "./activity-table.ts";

function frame(method: string): Frame {
  return { method, file: null, line: null, jar: null, module: null, mixins: [], handler: null };
}

describe("what the game was doing", () => {
  test.each<[method: string, activity: string | undefined]>([
    ["net.minecraft.client.sounds.SoundEngine.play", "activity-sounds"],
    ["net.minecraft.client.audio.SoundManager.func_148611_c", "activity-sounds"],
    ["net.minecraft.client.sound.SoundSystem.play", "activity-sounds"],
    ["net.minecraft.class_1140.method_4854", "activity-sounds"],
    ["net.minecraft.server.MinecraftServer.saveAllChunks", "activity-saving"],
    ["net.minecraft.server.MinecraftServer.method_3723", "activity-saving"],
    ["net.minecraft.class_3218.method_14176", "activity-saving"],
    ["net.minecraft.server.level.ServerLevel.tickNonPassenger", "activity-entities"],
    ["net.minecraft.class_3218.method_29202", "activity-spawning"],
    ["net.minecraft.class_3244.method_12073", "activity-packets"],
    ["net.minecraft.server.level.ServerLevel.m_8647_", "activity-entities"],
    ["net.minecraft.world.World.func_72866_a", "activity-entities"],
    ["net.minecraft.server.level.ServerLevel.m_8799_", "activity-spawning"],
    ["net.minecraft.server.MinecraftServer.m_129885_", "activity-saving"],
    ["net.minecraft.server.MinecraftServer.func_71267_a", "activity-saving"],
    ["net.minecraft.server.MinecraftServer.run", undefined],
    ["com.example.SoundEngine.play", undefined],
  ])("is known of %s, whichever naming that is", (method, activity) => {
    expect(activityIn([frame(method)])?.term).toBe(activity);
  });

  test.each([
    ["v1_5_R2.DedicatedServer.an", "v1_5_R2.DedicatedServer.a", "v1_5_R2.MinecraftServer.run"],
    ["dedicated.DedicatedServer.executePendingCommands", "dedicated.DedicatedServer.finalTick", "MinecraftServer.run"],
    ["dedicated.DedicatedServer.func_71333_ah", "dedicated.DedicatedServer.func_71228_a", "MinecraftServer.run"],
  ])("is known of a server that waits after its start has failed: %s", (...methods) => {
    const frames = methods.map((method) => frame(`net.minecraft.server.${method}`));
    expect(activityIn(frames)?.term).toBe("activity-failed-start");
    // In a tick it is called from elsewhere.
    const [first, , run] = frames;
    expect(activityIn([first!, frame("net.minecraft.server.v1_5_R2.DedicatedServer.r"), run!])).toBeUndefined();
  });

  test("is known by readable names where a map has them", () => {
    const log = `---- Minecraft Crash Report ----
// Quiet.

Time: 2026-01-15 10:30:00
Description: Unexpected error

java.lang.IllegalStateException: no ears
\tat fzq.a(SourceFile:31)
\tat fzp.b(SourceFile:7)

-- System Details --
Details:
\tMinecraft Version: 1.20.1
`;
    const activityOf = (...given: Parameters<typeof analyse>) => analyse(...given).findings[0]!.parameters["activity"];
    expect(activityOf(log)).toBeUndefined();
    const readable = ({ method }: Frame) =>
      method === "fzq.a" ? "net.minecraft.client.sounds.SoundEngine.play" : method;
    expect(activityOf(log, null, readable)).toEqual({ term: "activity-sounds" });
  });

  test.each<[text: string, activity: string | undefined]>([
    ["Exception generating new chunk", "activity-terrain"],
    ["mouseClicked event handler", "activity-screens"],
    ["Rendering Block Entity", "activity-block-entity-drawing"],
    ["Tesselating block in world", "activity-world-drawing"],
    ["Saving entity NBT", "activity-saving"],
    ["Exception in server tick loop", undefined],
    ["Unexpected error", undefined],
  ])("is known of what the game says itself: %s", (text, activity) => {
    expect(describedActivity([null, text])?.term).toBe(activity);
  });

  test("is known of a log of the plain game, whose classes have no names", () => {
    const log = `[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.16.5
[10:00:09] [Server thread/ERROR]: Encountered an unexpected exception
v: Exception generating new chunk
\tat net.minecraft.server.MinecraftServer.c(SourceFile:702) ~[server.jar:?]
Caused by: java.util.ConcurrentModificationException
\tat java.util.HashMap.merge(HashMap.java:1300) ~[?:?]
\tat cqa.d(SourceFile:31) ~[server.jar:?]
`;
    expect(analyse(log).findings[0]!.parameters["activity"]).toEqual({ term: "activity-terrain" });
  });

  test("has some two hundred classes and methods, each with one meaning", () => {
    const names = activities.flatMap(({ classes, methods = "" }) => [...classes.split(" "), ...methods.split(" ")]);
    const known = names.filter((name) => name !== "");
    expect(known.length).toBeGreaterThan(200);
    expect(new Set(known).size).toBe(known.length);
    const numbers = activities.flatMap((one) => one.numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
