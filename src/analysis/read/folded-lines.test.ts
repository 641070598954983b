import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { Lines } from "../text/lines.ts";
import { unfolded } from "./folded-lines.ts";

const folded = (text: string) => text.replaceAll("\n", " ");

const logs: Record<string, string> = {
  "what Fabric refuses": `Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
A potential solution has been determined, this may resolve your problem:
\t - Replace mod 'Lamp Library' (lamplib) 1.4 with version 2.0 or later that is compatible with:
\t\t - brightlamps 3.1
More details:
\t - Mod 'Bright Lamps' (brightlamps) 3.1 requires version 2.0 or later of mod 'Lamp Library' (lamplib), but only the wrong version is present: 1.4!
\tat net.fabricmc.loader.impl.FormattedException.ofLocalized(FormattedException.java:51)
\tat net.fabricmc.loader.impl.FabricLoaderImpl.load(FabricLoaderImpl.java:196)`,
  "modules with the same package": `Exception caught from launcher
java.lang.reflect.InvocationTargetException
\tat java.base/java.lang.reflect.Method.invoke(Method.java:580)
\tat org.prismlauncher.EntryPoint.main(EntryPoint.java:70)
Caused by: java.lang.module.ResolutionException: Modules brightlamps and oldlamps export package org.example.lamps.api to module lampshop
\tat java.base/java.lang.module.Resolver.resolveFail(Resolver.java:901)
\tat java.base/java.lang.module.Resolver.failTwoSuppliers(Resolver.java:815)
\t... 9 more`,
  "a crash report": `---- Minecraft Crash Report ----
// Oops.

Time: 2024-06-01 10:00:00
Description: Ticking screen

java.lang.IllegalStateException: No lamp
\tat org.example.lamps.LampScreen.tick(LampScreen.java:12)
\tat net.minecraft.class_310.method_1514(class_310.java:1)
Caused by: java.lang.NullPointerException: Cannot invoke "a.B.c()" because "lamp" is null
\tat org.example.lamps.Lamp.light(Lamp.java:40)
\t... 2 more

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- System Details --
Details:
\tMinecraft Version: 1.20.1`,
};

test.each(Object.entries(logs))("%s is read although all of it stands in one line", (_, log) => {
  const told = (text: string) =>
    analyse(text).findings.map(({ code, severity, parameters }) => [code, severity, parameters]);
  expect(told(log).length).toBeGreaterThan(0);
  expect(told(folded(log))).toEqual(told(log));
  expect(analyse(folded(log)).findings[0]).toMatchObject({ firstLine: 0, endLine: 1 });
});

describe("lines stay as they are", () => {
  test.each([
    ["of a trace", logs["a crash report"]!],
    [
      "with one frame in a sentence",
      "[10:00:00] [main/INFO]: Called at org.example.Lamp.light(Lamp.java:3) and (so on) at home",
    ],
    ["with prose in brackets", "Meet us (or them) at the.lamp.shop (today) at noon (sharp) at home"],
  ])("%s", (_, text) => expect(unfolded(new Lines(text))).toBeNull());
});
