import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.OutOfMemoryError: Failed to allocate a 268500000 byte allocation with 25160000 free bytes and 120MB until OOM, target footprint 163140000, growth limit 268430000\n\tat java.util.Arrays.copyOf(Arrays.java:4276)",
      parameters: { area: "android", kind: null },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nDescription: Rendering overlay\n\njava.lang.OutOfMemoryError: Rendering overlay\n\tat org.lwjgl.system.MemoryUtil.nmemReallocChecked(MemoryUtil.java:484)\n\n-- System Details --\n\tJava VM Version: Java HotSpot(TM) Client VM (mixed mode), Oracle Corporation",
      codes: ["out-of-memory", "java-32-bit"],
      parameters: { area: "java-32-bit" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nDescription: Exception in server tick loop\n\njava.lang.OutOfMemoryError: Java heap space\n\n-- System Details --\n\tOperating System: Windows 7 (x86) version 6.1",
      parameters: { area: "java-32-bit" },
    },
    {
      text: "[10:00:00] [IO-Worker-1/ERROR]: Chunk [3, 4] stream is truncated: expected 4100 but read 4091\n[10:00:01] [IO-Worker-1/ERROR]: Caught exception in thread Thread[IO-Worker-1,5,main]\njava.lang.OutOfMemoryError: Java heap space\n\tat net.minecraft.nbt.LongArrayTag$1.load(LongArrayTag.java:31)\n\tat net.minecraft.nbt.NbtIo.read(NbtIo.java:117)",
      codes: ["out-of-memory", "world-region-corrupt"],
      parameters: { kind: "Java heap space", area: "damaged-data" },
    },
    {
      text: "2024-02-01 [10:00:00.001] [Server thread/CRITICAL]: ErrorException: Allowed memory size of 268435456 bytes exhausted (tried to allocate 20480 bytes)",
      parameters: {
        kind: "Allowed memory size of 268435456 bytes exhausted (tried to allocate 20480 bytes)",
        area: "php",
      },
    },
    {
      text: "PHP Fatal error:  Out of memory (allocated 104857600) (tried to allocate 131072 bytes) in /srv/PocketMine-MP.phar/src/Server.php on line 12",
      parameters: { kind: "Out of memory (allocated 104857600) (tried to allocate 131072 bytes)", area: "php" },
    },
    {
      text: "[10:00:00] [Netty Worker/WARN]: [Alex] <-> DownstreamBridge <-> [hub] - encountered exception: io.netty.util.internal.OutOfDirectMemoryError: failed to allocate 4194304 byte(s) of direct memory (used: 532676608, max: 536870912)",
      parameters: { kind: "Direct buffer memory", area: "direct" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.OutOfMemoryError: Java heap space",
      parameters: { kind: "Java heap space" },
    },
    {
      text: 'Exception in thread "Render thread" java.lang.OutOfMemoryError: Metaspace',
      parameters: { kind: "Metaspace", area: "metaspace" },
    },
    {
      text: "java.lang.OutOfMemoryError: Compressed class space",
      parameters: { kind: "Compressed class space", area: "class-space" },
    },
    {
      text: "#\n#  fatal error: OutOfMemory encountered: Java heap space",
      parameters: { kind: "Java heap space", area: "heap" },
    },
    {
      text: "java.lang.VirtualMachineError: Out of space in CodeCache for adapters",
      parameters: { kind: "Code cache", area: "code-cache" },
    },
    {
      text: "OpenJDK 64-Bit Server VM warning: CodeCache is full. Compiler has been disabled.",
      parameters: { kind: "Code cache", area: "code-cache" },
    },
    {
      text: "java.lang.OutOfMemoryError: Cannot reserve 4194304 bytes of direct buffer memory (allocated: 2143289344, limit: 2147483648)",
      parameters: { kind: "Direct buffer memory", area: "direct" },
    },
    {
      text: 'Exception: java.lang.OutOfMemoryError thrown from the UncaughtExceptionHandler in thread "Timer-0"',
      parameters: { kind: "Java heap space" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.OutOfMemoryError: Java heap space\n\tat java.util.Arrays.copyOf(Arrays.java:3332) ~[?:?]\n\tat it.unimi.dsi.fastutil.ints.IntArrayList.grow(IntArrayList.java:308) ~[fastutil-8.5.jar:?]\n\tat org.example.gears.Teeth.push(Teeth.java:28) ~[gears-1.2.jar:?]",
      parameters: { kind: "Java heap space", grower: "gears" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Encountered an unexpected exception\njava.lang.OutOfMemoryError: Java heap space\n\tat org.example.gears.Teeth.push(Teeth.java:28) ~[gears-1.2.jar:?]",
      parameters: { kind: "Java heap space", grower: null },
    },
  ],
  counterSamples: [
    "java.lang.OutOfMemoryError: GC overhead limit exceeded",
    "[10:00:00] [Server thread/INFO]: <Alex> java.lang.OutOfMemoryError: Java heap space",
    "	JVM Flags: 2 total; -XX:+HeapDumpOnOutOfMemoryError -Xmx2G",
  ],
} satisfies LineSamples;
