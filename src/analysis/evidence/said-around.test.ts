import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

const report = (above: string, thrown: string) =>
  `---- Minecraft Crash Report ----\n// Oops.\n\nTime: 5/1/19 1:12 PM\nDescription: Exception in server tick loop\n\n${above}${thrown}\n\n\nA detailed walkthrough of the error, its code path and all known details is as follows:\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n`;

function first(text: string): string {
  return findingText(analyse(text).findings[0]!, "en").message;
}

test("what a report lists above the exception is told", () => {
  const listed = "Broken Lamps:\n\tfloorlamp : needs [2.0,)\n\n";
  const thrown =
    "net.minecraftforge.fml.common.LampsBrokenException\n\tat net.minecraftforge.fml.common.Loader.sortModList(Loader.java:243)";
  expect(first(report(listed, thrown))).toContain("The log says of it: “Broken Lamps: / floorlamp : needs [2.0,)”.");
});

test("an exception that wraps the cause and names a file is told with it", () => {
  const thrown =
    "java.lang.RuntimeException: java.lang.IllegalStateException: Failed to light floorlamp.toml\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1)\nCaused by: java.lang.IllegalStateException: Failed to light floorlamp.toml: java.io.UncheckedIOException: wick is wet\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:2)\nCaused by: java.io.UncheckedIOException: wick is wet\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:3)";
  expect(first(report("", thrown))).toEndWith("The log says of it: “Failed to light floorlamp.toml”.");
});

test("one that names nothing, or only repeats the cause, is not", () => {
  const thrown =
    "net.minecraft.util.ReportedException: Ticking the world\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1)\nCaused by: java.lang.IllegalStateException: wick of 'lamps:bulb' is wet\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:3)";
  expect(first(report("", thrown))).not.toContain("The log says of it");
  const repeated = thrown.replace("Ticking the world", "java.lang.IllegalStateException: wick of 'lamps:bulb' is wet");
  expect(first(report("", repeated))).not.toContain("The log says of it");
});

test("a message of several lines is told up to the trace", () => {
  const thrown =
    "java.lang.IllegalStateException: Lamps that do not fit:\n\t- \u00a7efloorlamp\u00a7r is too tall\n\t- bulb is too small\n]\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:3)";
  expect(first(report("", thrown))).toEndWith("The log says of it: “- floorlamp is too tall / - bulb is too small”.");
});

test("so are the errors that a report has a section of its own for", () => {
  const thrown = "java.lang.IllegalStateException: Broken lamps\n\tat net.minecraft.server.Lamps.light(Lamps.java:3)";
  const text = report("", thrown).replace(
    "-- System Details --",
    "-- Lighting info --\nDetails:\n\tErrors: \n\t\tlamps:bulb is out\n\t\tlamps:wick is wet\n\n-- System Details --",
  );
  expect(first(text)).toEndWith("The log says of it: “lamps:bulb is out / lamps:wick is wet”.");
});
