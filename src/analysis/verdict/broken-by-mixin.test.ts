import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const codes = (text: string) => analyse(text).findings.map(({ code }) => code);
const head = "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\n";
const details = "\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n";

describe("a class that a mixin has broken", () => {
  const mixin =
    "[10:00:00] [main/ERROR] [mixin/]: Mixin apply failed gears.mixins.json:LevelMixin -> net.minecraft.world.level.Level: org.spongepowered.asm.mixin.transformer.throwables.InvalidMixinException @Shadow method m_1_ was not located in the target class\n";
  const failing = (missing: string) =>
    `[10:00:01] [modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: lamps, class org.example.lamps.Lamps\njava.lang.NoClassDefFoundError: ${missing}\n\tat org.example.lamps.Lamps.<init>(Lamps.java:20) ~[lamps-1.0.jar:?]\n`;

  test("ends the game in words that name neither mixin nor mod", () => {
    const ended = (thrown: string) => `[10:00:01] [main/ERROR]: Failed to start the minecraft server\n${thrown}`;
    const shell =
      "java.lang.RuntimeException: Mixin transformation of net.minecraft.world.level.Level failed\n\tat net.fabricmc.loader.A.b(A.java:1)\n";
    const critical =
      "Caused by: org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered\n\tat org.spongepowered.asm.A.b(A.java:1)\n";
    expect(codes(mixin + ended(shell))).toEqual(["mixin-failed"]);
    expect(codes(mixin + ended(shell + critical))).toEqual(["mixin-failed"]);
    expect(codes(mixin + ended(shell.replace("Level failed", "Other failed")))).toContain("crash-unknown");
  });

  test("is the fault of the mixin's mod, not of whoever needed it first", () => {
    const text = `${head}Description: Exception in server tick loop

net.minecraftforge.fml.common.LoaderException: java.lang.NoClassDefFoundError: net/minecraft/world/chunk/Chunk
\tat net.minecraftforge.fml.common.FMLModContainer.constructMod(FMLModContainer.java:611)
Caused by: java.lang.NoClassDefFoundError: net/minecraft/world/chunk/Chunk
\tat org.example.bulbs.Bulb.<clinit>(Bulb.java:3)
Caused by: org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered
\tat org.spongepowered.asm.mixin.transformer.MixinTransformer.transformClassBytes(MixinTransformer.java:521)
Caused by: org.spongepowered.asm.mixin.injection.throwables.InjectionError: Critical injection failure: Redirector onLight in mixins.gears.json:common.MixinChunk failed injection check, (0/1) succeeded.
\tat org.spongepowered.asm.mixin.injection.struct.InjectionInfo.postInject(InjectionInfo.java:290)
${details}`;
    const { findings } = analyse(text);
    expect(findings[0]).toMatchObject({ code: "mixin-failed", parameters: { mod: "gears" } });
    expect(findings.length).toBe(1);
  });

  test("is the fault of the mixin's mod, not of whoever needs it next", () => {
    const found = analyse(mixin + failing("net/minecraft/world/level/Level")).findings;
    expect(found.map(({ code }) => code)).toEqual(["mixin-failed"]);
    expect(found[0]!.parameters["mod"]).toBe("gears");
  });

  test("says nothing of another class, or of what failed before", () => {
    expect(codes(mixin + failing("org/example/bulbs/Bulb"))).toContain("mod-exception");
    expect(codes(failing("net/minecraft/world/level/Level") + mixin)).toContain("mod-exception");
  });
});
