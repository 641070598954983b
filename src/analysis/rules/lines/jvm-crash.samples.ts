import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: `#
# A fatal error has been detected by the Java Runtime Environment:
#
#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=9216, tid=11480
#
# JRE version: OpenJDK Runtime Environment Temurin-21.0.2+13 (21.0.2+13) (build 21.0.2+13-LTS)
# Java VM: OpenJDK 64-Bit Server VM Temurin-21.0.2+13 (21.0.2+13-LTS, mixed mode, sharing, tiered, compressed oops, g1 gc, windows-amd64)
# Problematic frame:
# C  [discord_hook.dll+0x3d10]
#
# No core dump will be written. Minidumps are not enabled by default on client versions of Windows`,
      parameters: { module: "discord_hook.dll", signal: "EXCEPTION_ACCESS_VIOLATION" },
    },
    {
      text: `# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x00007f2c5a1b2c3d, pid=41, tid=77
#
# Problematic frame:
# V  [libjvm.so+0x5b2c3d]  G1ParScanThreadState::trim_queue()+0x9d`,
      parameters: { module: "libjvm.so", signal: "SIGSEGV" },
    },
    {
      text: `[12:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.1
#  SIGSEGV (0xb) at pc=0x00007f2c5a1b2c3d, pid=41, tid=77
# Problematic frame:
# J 4242 c2 net.minecraft.util.Mth.floor(D)I (12 bytes) @ 0x00007f2c5a1b2c3d [0x00007f2c5a1b2c00+0x3d]
#
# Core dump will be written. Default location: /srv/mc/core.41`,
      parameters: { module: "net.minecraft.util.Mth.floor", signal: "SIGSEGV" },
    },
    {
      text: "#\n#  Internal Error (safepoint.cpp:712), pid=8, tid=9\n#  fatal error: Illegal threadstate encountered: 6",
      parameters: { module: "safepoint.cpp:712", signal: "Internal Error" },
    },
  ],
  counterSamples: [
    "C  [ntdll.dll+0x1234]",
    "# C  [section of a config]",
    "[10:00:00] [Server thread/INFO]: <Alex> # C  [a.dll+0x1]",
  ],
} satisfies LineSamples;
