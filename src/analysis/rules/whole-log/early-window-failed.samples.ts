import type { WholeLogSamples } from "../samples.ts";

const start =
  "[30Oct2023 21:33:50.100] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeclient, --fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]\n";
const drawing = `	at net.minecraftforge.fml.earlydisplay.RenderElement.memoryInfo(RenderElement.java:201) ~[fmlearlydisplay-1.20.1-47.2.0.jar%23102!/:1.0]
	at net.minecraftforge.fml.earlydisplay.DisplayWindow.paintFramebuffer(DisplayWindow.java:262) ~[fmlearlydisplay-1.20.1-47.2.0.jar%23102!/:1.0]
`;
const failed = `[30Oct2023 21:33:51.200] [pool-2-thread-1/ERROR] [EARLYDISPLAY/]: BARF
java.lang.BootstrapMethodError: java.nio.file.FileSystemNotFoundException
${drawing}Caused by: java.nio.file.FileSystemNotFoundException
	at cpw.mods.niofs.union.UnionFileSystemProvider.getFileSystem(UnionFileSystemProvider.java:140) ~[securejarhandler-2.1.10.jar:?]
	at java.nio.file.Path.of(Path.java:208) ~[?:?]
	... 14 more
`;
const crashed = `[30Oct2023 21:34:00.100] [Render thread/ERROR] [net.minecraft.client.Minecraft/FATAL]: Reported exception thrown!
net.minecraft.ReportedException: Rendering overlay
	at net.minecraft.client.renderer.GameRenderer.render(GameRenderer.java:961) ~[client-1.20.1-srg.jar:?]
	at net.minecraft.client.main.Main.main(Main.java:218) ~[client-1.20.1-srg.jar:?]
Caused by: java.lang.IllegalStateException: Buffer has been freed.
	at net.neoforged.fml.earlydisplay.SimpleBufferBuilder.begin(SimpleBufferBuilder.java:148) ~[earlydisplay-4.0.0.jar:4.0]
	at net.neoforged.fml.earlydisplay.DisplayWindow.render(DisplayWindow.java:278) ~[earlydisplay-4.0.0.jar:4.0]
	... 2 more
`;

export default {
  samples: [
    { text: start + failed, only: ["client", "launcher"], parameters: { cause: "FileSystemNotFoundException" } },
    {
      text: start + crashed,
      only: ["client", "launcher"],
      parameters: { cause: "IllegalStateException: Buffer has been freed." },
    },
  ],
  counterSamples: [
    `${start}[30Oct2023 21:33:51.200] [main/INFO] [EARLYDISPLAY/]: Requested GL version 4.6 got version 4.6\n`,
    // A complaint of the driver, and where the game was then.
    `${start}[30Oct2023 21:33:51.200] [Render thread/ERROR] [com.mojang.blaze3d.platform.GlDebug/]: OpenGL API ERROR: 1281 (Error has been generated.)\njava.lang.Exception: Stack trace\n\tat org.lwjgl.opengl.GL11C.glBindTexture(Native Method) ~[lwjgl-opengl-3.3.1.jar:build 7]\n${drawing}`,
    // Somebody else draws in it.
    `${start}${crashed.replace("net.neoforged.fml.earlydisplay.SimpleBufferBuilder", "org.example.lamps.Splash")}`,
  ],
} satisfies WholeLogSamples;
