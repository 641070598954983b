import type { FormatSamples } from "./format-samples.ts";

export default {
  Java: [
    {
      text: "---------------  S Y S T E M  ---------------\njava_command: GradleStart\njava_class_path (initial): C:\\dev\\bin;C:\\caches\\forge\\1.8.9-11.15.1.2318-1.8.9\\forgeSrc-1.8.9-11.15.1.2318-1.8.9.jar;C:\\x.jar",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.8.9", "Forge version": "11.15.1.2318" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\njava_class_path (initial): /srv/libraries/net/minecraftforge/forge/1.12.2-14.23.5.2860/forge-1.12.2-14.23.5.2860.jar:/srv/x.jar",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.12.2", "Forge version": "14.23.5.2860" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\njava_class_path (initial): C:\\dev\\.gradle\\loom-cache\\minecraftMaven\\net\\minecraft\\minecraft-clientOnly-0a1b2c3d4e\\26.1.1\\minecraft-clientOnly-0a1b2c3d4e-26.1.1.jar;C:\\x.jar",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "26.1.1" },
    },
    {
      text: "# A fatal error has been detected by the Java Runtime Environment:\n---------------  S U M M A R Y ------------\nCommand Line: cpw.mods.bootstraplauncher.BootstrapLauncher --launchTarget forgeclientuserdev --version 21.4.30 --assetIndex 1 --fml.neoForgeVersion 21.4.30 --fml.mcVersion 1.21.4",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.21.4", "NeoForge version": "21.4.30" },
    },
    {
      text: "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f0000000000, pid=1, tid=2\n#\n# JRE version: OpenJDK Runtime Environment Temurin-17.0.8+7 (17.0.8+7) (build 17.0.8+7)\n\n---------------  S U M M A R Y ------------\n\nCommand Line: -Xmx4G",
      id: "java/jvm-crash",
      version: null,
      statements: { "Java version": "17.0.8" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\njvm_args: -Xmx2G\njava_command: minecraft_server.1.7.10.jar nogui",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.7.10" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\njvm_args: -Xmx2G\njava_command: fabric-server-mc.1.20.4-loader.0.15.11-launcher.1.0.1.jar nogui",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.20.4" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\njvm_args: -Xmx2G\njava_command: /srv/Thermos-1.7.10-1614-server.jar",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.7.10" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\njvm_args: -Xmx2G\njava_command: arclight-forge-1.20.1-1.0.6.jar",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.20.1" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\njvm_args: -Xmx2G\njava_command: C:\\mc\\versions\\1.19.2 Quilted\\1.19.2 Quilted.jar",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.19.2" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\n0x01 - 0x02 \tC:\\Users\\dev\\.gradle\\caches\\fabric-loom\\natives\\1.6.4\\lwjgl64.dll",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.6.4" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\n0x0001 \t/home/dev/.gradle/caches/repository/net/minecraft/client/1.18.1/natives/liblwjgl.so",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.18.1" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\njava_class_path (initial): D:\\code\\bin;C:\\Users\\dev\\.gradle\\caches\\minecraft\\net\\minecraftforge\\forge\\1.7.10-10.13.4.1558-1.7.10\\forgeSrc-1.7.10-10.13.4.1558-1.7.10.jar",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.7.10" },
    },
    {
      text: "---------------  S Y S T E M  ---------------\n0x488a - 0x488e \tC:\\Users\\dev\\.gradle\\caches\\minecraft\\net\\minecraft\\minecraft_natives\\1.7.10\\lwjgl.dll",
      id: "java/jvm-crash",
      version: null,
      statements: { "Minecraft version": "1.7.10" },
    },
  ],
} satisfies FormatSamples;
