import { expect, test } from "bun:test";
import { analyse } from "../../analyse.ts";
import { findingText } from "../../words/render.ts";

const report = (java: string, thrown: string) =>
  `---- Minecraft Crash Report ----\n// Oops.\n\nTime: 5/1/24 1:12 PM\nDescription: Exception in server tick loop\n\n${thrown}\n\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:3)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.12.2\n\tJava Version: ${java}, Example\n`;
const gone = "java.lang.NoSuchMethodError: 'int sun.misc.Unsafe.lamp(java.lang.Class)'";

function first(text: string) {
  return findingText(analyse(text).findings[0]!, "en");
}

test("what lacks a part of Java is told which Java its game is made for", () => {
  const { message, advice } = first(report("24.0.1", gone));
  expect(message).toContain("It uses sun.misc.Unsafe.lamp, which the Java in use does not have.");
  expect(advice[0]).toBe("Use Java 8, which Minecraft 1.12.2 is made for: Java 24.0.1 is in use.");
});

test("and of one that already runs on it, nothing more is known", () => {
  expect(first(report("1.8.0_312", gone)).advice[0]).not.toStartWith("Use Java");
});

test("what uses a part of Java that is not there any more is no mod's fault alone", () => {
  const { message, advice } = first(
    report("24.0.1", "java.lang.NoSuchMethodError: 'int sun.misc.Lamps.wick(java.lang.Class)'"),
  );
  expect(message).toBe("A mod or plugin uses wick of sun.misc.Lamps, which the Java in use does not have.");
  expect(advice[0]).toStartWith("Choose the Java made for your Minecraft version");
});
