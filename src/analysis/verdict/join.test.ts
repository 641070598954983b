import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

test("a mod that failed beside another one is not explained by what the other one threw", () => {
  const { findings } = analyse(`[12:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.16.9
[12:00:01] [main/ERROR]: x
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'kites' at 'org.example.kites.Kites'!
	at net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$0(FabricLoaderImpl.java:388)
	Suppressed: java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'ropes' at 'org.example.ropes.Ropes'!
	Caused by: java.lang.ArithmeticException: / by zero
		at org.example.ropes.Ropes.onInitialize(Ropes.java:8) ~[ropes-1.0.jar:?]
Caused by: java.lang.IllegalStateException: no wind
	at org.example.kites.Kites.onInitialize(Kites.java:12) ~[kites-1.0.jar:?]
`);
  const told = findings.map(({ parameters: { mod, cause, place } }) => ({ mod, cause, place }));
  expect(told).toContainEqual({
    mod: "kites",
    cause: "IllegalStateException: no wind",
    place: "Kites.onInitialize, Kites.java:12",
  });
  expect(told).toContainEqual({ mod: "ropes", cause: undefined, place: "Ropes.onInitialize, Ropes.java:8" });
});

test("who lacks a class is whom the loader names, not whose the class would be", () => {
  const { findings } =
    analyse(`[12:00:00] [Server thread/ERROR]: Could not load 'plugins/Towers.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.NoClassDefFoundError: org/example/masonry/Brick
	at org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:147) ~[spigot-api.jar:?]
Caused by: java.lang.ClassNotFoundException: org.example.masonry.Brick
`);
  expect(findings.find(({ code }) => code === "class-missing")?.parameters).toMatchObject({ suspect: "Towers" });
});
