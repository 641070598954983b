import type { WholeLogSamples } from "../samples.ts";

/** One mod is in state ERROR, and the crash is in the code of the game. */
const followed =
  '---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Unexpected error\n\njava.lang.NullPointerException: Cannot invoke "x()" because "this.f_1_" is null\n\tat net.minecraft.client.Minecraft.m_1_(Minecraft.java:1) ~[client-1.20.1-srg.jar%2320!/:?] {}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tMod List: \n\t\tclient-1.20.1-srg.jar |Minecraft |minecraft |1.20.1 |NONE |Manifest: a1\n\t\tlamps-1.0.jar |Bright Lamps |brightlamps |1.0 |ERROR |Manifest: NOSIGNATURE\n\t\tgears-1.0.jar |Gears |gears |1.0 |PROCESS_IM|Manifest: NOSIGNATURE\n';

/** A mod that was never loaded looks for itself. */
const unfound =
  "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Unexpected error\n\njava.lang.RuntimeException: Could not find any mod for modid 'brightlamps'!\n\tat org.example.brightlamps.Lamps.get(Lamps.java:35) ~[brightlamps-1.0.jar%23188!/:?] {}\n\tat net.minecraft.client.Minecraft.rollbackResourcePacks(Minecraft.java:758) ~[client-1.21.1-srg.jar%2320!/:?] {}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.21.1\n\tNeoForge: 21.1.90\n";

export default {
  samples: [
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
