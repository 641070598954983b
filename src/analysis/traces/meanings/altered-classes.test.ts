import { expect, test } from "bun:test";
import { analyse } from "../../analyse.ts";

test("what Java cannot put together is told with the place of the code that was altered", () => {
  const report = `---- Minecraft Crash Report ----

Time: 2031-02-03 04:05:06
Description: Initializing game

java.lang.BootstrapMethodError: bootstrap method initialization exception
\tat java.base/java.lang.invoke.BootstrapMethodInvoker.invoke(BootstrapMethodInvoker.java:188)
\tat com.mojang.authlib.yggdrasil.YggdrasilSessions.<init>(YggdrasilSessions.java:69)
\tat net.minecraft.client.main.Main.main(SourceFile:239)
Caused by: java.lang.invoke.StringConcatException: Mismatched number of concat arguments: recipe wants 0 arguments, but signature provides 1
\tat java.base/java.lang.invoke.StringConcatFactory.argumentMismatch(StringConcatFactory.java:441)
\t... 7 more
`;
  const { parameters } = analyse(report).findings[0]!;
  expect(parameters["meaning"]).toMatchObject({ term: "meaning-edited-class" });
  expect(parameters["place"]).toBe("YggdrasilSessions, YggdrasilSessions.java:69");
});

test("a class that a class loader does not find is told by its name, however the loader fails over it", () => {
  const log = `[10:00:00] [Client thread/ERROR] [FML]: A critical error occurred instantiating the gui factory for mod lamps
java.lang.ClassNotFoundException: org.example.lamps.gui.Factory
\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:188)
\tat net.minecraft.client.Minecraft.startGame(Minecraft.java:596)
Caused by: java.lang.NullPointerException
\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:180)
\t... 3 more
`;
  const told = analyse(log).findings.find(({ code }) => code === "mod-settings-screen")!;
  expect(told.parameters["cause"]).toBe("ClassNotFoundException: org.example.lamps.gui.Factory");
});
