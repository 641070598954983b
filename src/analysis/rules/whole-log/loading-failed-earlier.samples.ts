import type { WholeLogSamples } from "../samples.ts";

/** One mod is in state ERROR, and the crash is in the code of the game. */
const followed =
  '---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Unexpected error\n\njava.lang.NullPointerException: Cannot invoke "x()" because "this.f_1_" is null\n\tat net.minecraft.client.Minecraft.m_1_(Minecraft.java:1) ~[client-1.20.1-srg.jar%2320!/:?] {}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tMod List: \n\t\tclient-1.20.1-srg.jar |Minecraft |minecraft |1.20.1 |NONE |Manifest: a1\n\t\tlamps-1.0.jar |Bright Lamps |brightlamps |1.0 |ERROR |Manifest: NOSIGNATURE\n\t\tgears-1.0.jar |Gears |gears |1.0 |PROCESS_IM|Manifest: NOSIGNATURE\n';

/** A mod that was never loaded looks for itself. */
const unfound =
  "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Unexpected error\n\njava.lang.RuntimeException: Could not find any mod for modid 'brightlamps'!\n\tat org.example.brightlamps.Lamps.get(Lamps.java:35) ~[brightlamps-1.0.jar%23188!/:?] {}\n\tat net.minecraft.client.Minecraft.rollbackResourcePacks(Minecraft.java:758) ~[client-1.21.1-srg.jar%2320!/:?] {}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21.1\n\tNeoForge: 21.1.90\n";

/** The screen that tells which mods are missing fails itself. */
const screen =
  "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Rendering screen\n\njava.lang.NullPointerException: Rendering screen\n\tat cpw.mods.fml.common.versioning.VersionRange.getLowerBoundString(VersionRange.java:573)\n\tat cpw.mods.fml.client.GuiModsMissing.func_73863_a(GuiModsMissing.java:54)\n\tat net.minecraft.client.renderer.EntityRenderer.func_78480_b(EntityRenderer.java:1061)\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.7.10\n\tFML: MCP v9.05 FML v7.10.99.99 Minecraft Forge 10.13.4.1614 3 mods loaded, 3 mods active\n";

/** A setting of the client is asked for on a server that has long been running. */
const inWorld =
  "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Ticking entity\n\njava.lang.IllegalStateException: Cannot get config value before config is loaded.\n\tat net.neoforged.neoforge.common.ModConfigSpec$ConfigValue.get(ModConfigSpec.java:1215) ~[neoforge-21.0.162.jar%23190!/:?] {}\n\tat org.example.brightlamps.Lamps.glow(Lamps.java:35) ~[brightlamps-1.0.jar%23188!/:?] {}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21\n\tNeoForge: 21.0.162\n";

/** The first tick of a game that went on without its settings. */
const unset =
  "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Unexpected error\n\njava.lang.ExceptionInInitializerError: null\n\tat TRANSFORMER/brightlamps@1.0/org.example.brightlamps.Ticker.onTick(Ticker.java:17) ~[brightlamps-1.0.jar%23188!/:?] {}\n\tat net.minecraft.client.Minecraft.tick(Minecraft.java:1787) ~[client-1.21.1-srg.jar%2320!/:?] {}\nCaused by: java.lang.IllegalStateException: Cannot get config value before config is loaded.\n\tat com.google.common.base.Preconditions.checkState(Preconditions.java:512) ~[guava-32.1.2-jre.jar%23125!/:?] {}\n\tat TRANSFORMER/neoforge@21.1.90/net.neoforged.neoforge.common.ModConfigSpec$ConfigValue.get(ModConfigSpec.java:1215) ~[neoforge-21.1.90.jar%23190!/:?] {}\n\tat TRANSFORMER/brightlamps@1.0/org.example.brightlamps.Lamps.<clinit>(Lamps.java:35) ~[?:?] {}\n\t... 9 more\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21.1\n\tNeoForge: 21.1.90\n";

export default {
  samples: [
    {
      text: unset,
      parameters: { sign: { term: "sign-config" }, reader: "brightlamps" },
    },
    {
      text: screen,
      parameters: { sign: { term: "sign-missing-screen" } },
    },
    {
      text: screen.replace(
        "cpw.mods.fml.client.GuiModsMissing",
        "net.neoforged.neoforge.client.gui.LoadingErrorScreen",
      ),
      parameters: { sign: { term: "sign-error-screen" } },
    },
    {
      text: followed,
      parameters: { mods: ["Bright Lamps"] },
    },
    {
      text: unfound,
      parameters: { sign: { term: "sign-recovery" } },
    },
  ],
  counterSamples: [
    inWorld,
    // Not while the game goes back to its own resource packs.
    unfound.replace("rollbackResourcePacks", "run"),
    // What could not be changed in the game's code is the crash itself.
    followed.replace(
      "java.lang.NullPointerException",
      "org.spongepowered.asm.mixin.injection.throwables.InjectionError",
    ),
    "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Unexpected error\n\njava.lang.NullPointerException: x\n\tat net.minecraft.client.Minecraft.m_1_(Minecraft.java:1) ~[client-1.20.1-srg.jar%2320!/:?] {}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tMod List: \n\t\tclient-1.20.1-srg.jar |Minecraft |minecraft |1.20.1 |DONE |Manifest: a1\n\t\tlamps-1.0.jar |Bright Lamps |brightlamps |1.0 |DONE |Manifest: NOSIGNATURE\n",
  ],
} satisfies WholeLogSamples;
