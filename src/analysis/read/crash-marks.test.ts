import { describe, expect, test } from "bun:test";
import { Lines } from "../text/lines.ts";
import { exceptions } from "../traces/stack-traces.ts";
import { marksBefore, partsOfMarks } from "./crash-marks.ts";

const read = (text: string) => exceptions(new Lines(text));
const frames = (count: number) =>
  Array.from({ length: count }, (_, i) => `\tat shop.Shop.open${i}(Shop.java:${i + 1})\n`).join("");

describe("what ended the game is marked", () => {
  test.each([
    ["[12:00:00] [Server thread/ERROR]: Encountered an unexpected exception\n", ""],
    ["[12:00:00] [main/ERROR]: Failed to start the minecraft server\n", ""],
    ["[12:00:00] [main/FATAL]: Unreported exception thrown!\n", ""],
    [
      "[12:00:00] [main/ERROR]: An error occurred trying to configure the minecraft home at /home/mari/mc for Forge Mod Loader\n",
      "",
    ],
    ["[12:00:00] [main/ERROR] [LaunchWrapper]: Unable to launch\n", ""],
    ["[12:00:00] [main/ERROR]: Unable to launch\n", ""],
    ["2013-05-01 12:00:00 [SEVERE] [ForgeModLoader] Unable to launch\n", ""],
    ["", "[12:00:00] [Server thread/ERROR]: This crash report has been saved to: /crash.txt\n"],
    ["", "#@!@# Game crashed! Crash report saved to: #@!@# /crash.txt\n"],
  ])("%p %p", (before, after) => {
    expect(read(`${before}java.lang.Error: a\n${frames(2)}${after}`)[0]!.crash).toBe(true);
  });

  test.each([
    ["main", "java.lang.Error: a", true],
    ["Render thread", "java.lang.Error: a", true],
    ["SIGCONT handler", "java.lang.Error: a", false],
    ["main", "net.minecraftforge.fml.relauncher.FMLSecurityManager$ExitTrappedException", false],
  ])("that %s ended with %s is one: %p", (thread, exception, isCrash) => {
    const said = `[12:00:00] [${thread}/INFO] [STDERR/]: [java.lang.ThreadGroup:uncaughtException:1052]: `;
    expect(read(`${said}${exception}\n${frames(2)}`)[0]!.crash).toBe(isCrash);
  });

  test.each(["[12:00:00] [main/WARN]: Could not load", "[12:00:00] [Render thread/ERROR]: Unable to launch browser"])(
    "and nothing else: %p",
    (said) => {
      expect(read(`${said}\njava.lang.Error: a\n${frames(2)}[12:00:01] [main/INFO]: Done`)[0]!.crash).toBe(false);
    },
  );
});

test("every mark has a part that makes its line worth a look", () => {
  expect(marksBefore.filter((mark) => !partsOfMarks.some((part) => mark.includes(part)))).toEqual([]);
});
