import type { WholeLogSamples } from "../samples.ts";

const start =
  "[10:00:00] [main/INFO] [LaunchWrapper]: Loading tweak class name net.minecraftforge.fml.common.launcher.FMLTweaker\n[10:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2855 for Minecraft 1.12.2 loading\n";
const changes = `[10:00:01] [main/INFO] [Bright Lamps [ASM]]: Transforming net.minecraft.world.World (amu)...
[10:00:01] [main/INFO] [STDOUT]: [org.example.kites.asm.KiteTransformer:patchWorld:74]: Successfully patched World!
[10:00:01] [main/INFO] [LongPipes ASM]: Transforming net.minecraft.world.WorldServer
`;
const refused = `[10:00:02] [main/ERROR] [LaunchWrapper]: Unable to launch
java.lang.reflect.InvocationTargetException: null
	at sun.reflect.NativeMethodAccessorImpl.invoke0(Native Method) ~[?:1.8.0_51]
	at net.minecraft.launchwrapper.Launch.main(Launch.java:28) [launchwrapper-1.12.jar:?]
Caused by: java.lang.VerifyError: Bad type on operand stack
Exception Details:
  Location:
    net/minecraft/world/World.func_72835_b()V @17: invokevirtual
  Reason:
    Type 'java/lang/Object' (current frame, stack[1]) is not assignable to 'net/minecraft/world/World'
	at net.minecraft.client.main.Main.main(SourceFile:38) ~[Main.class:?]
`;

export default {
  samples: [
    {
      text: start + changes + refused,
      parameters: { class: "net.minecraft.world.World", changers: ["Bright Lamps", "kites"] },
    },
    {
      text:
        start +
        "[10:00:01] [main/INFO] [STDOUT]: [org.example.windcore.Hooks:run:20]: [DEBUG] Injecting hooks into class net.minecraft.world.World\n" +
        refused.replace(
          /Bad type on operand stack[\s\S]*?(?=\tat net\.minecraft\.client)/,
          "(class: net/minecraft/world/World, method: func_72835_b signature: ()V) Expecting a stackmap frame\n",
        ),
      parameters: { changers: ["windcore"] },
    },
  ],
  counterSamples: [
    // Nobody says so.
    start + refused.replaceAll("World", "Chunk"),
    // A mod's own class.
    start + changes + refused.replace("net/minecraft/world/World.", "org/example/kites/World."),
  ],
} satisfies WholeLogSamples;
