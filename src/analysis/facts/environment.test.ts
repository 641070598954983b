import { describe, expect, test } from "bun:test";
import { environmentOf, factsOf } from "../../../tests/support/sample-facts.ts";
import { analyse } from "../analyse.ts";

const report = `-- System Details --
Details:
	Minecraft Version: 1.20.4
	Operating System: Windows 11 (amd64) version 10.0
	Java Version: 17.0.8, Microsoft
	Java VM Version: OpenJDK 64-Bit Server VM (mixed mode), Microsoft
	Memory: 1048576000 bytes (1000 MiB) / 2097152000 bytes (2000 MiB) up to 4194304000 bytes (4000 MiB)
	CPUs: 16
	Processor Vendor: AuthenticAMD
	Processor Name: AMD Ryzen 7 5800X 8-Core Processor
	Graphics card #0 name: NVIDIA GeForce RTX 3070
	Graphics card #0 versionInfo: DriverVersion=31.0.15.2000
	Memory slot #0 capacity (MB): 8192.00
	Memory slot #0 clockSpeed (GHz): 3.20
	Memory slot #1 capacity (MB): 8192.00
	JVM Flags: 3 total; -XX:+UseG1GC -Xmx4G -Xms2G
	Launched Version: fabric-loader-0.15.0-1.20.4
	Launcher name: PrismLauncher
	Backend library: LWJGL version 3.3.2+13
	Backend API: NVIDIA GeForce RTX 3070/PCIe/SSE2 GL version 4.6.0 NVIDIA 536.23, NVIDIA Corporation
	GL Caps: Using framebuffer using OpenGL 3.2
`;

describe("the environment in crash reports", () => {
  test("is read from the system details", () => {
    expect(environmentOf(report, "fabric/crash-report")).toEqual({
      os: "Windows 11 (amd64) version 10.0",
      javaVendor: "Microsoft",
      memory: "1048576000 bytes (1000 MiB) / 2097152000 bytes (2000 MiB) up to 4194304000 bytes (4000 MiB)",
      allocatedHeap: "2000 MiB",
      maxHeap: "4000 MiB",
      physicalMemory: "16384 MiB",
      cpu: "AMD Ryzen 7 5800X 8-Core Processor",
      gpu: "NVIDIA GeForce RTX 3070/PCIe/SSE2",
      gpuDriver: "4.6.0 NVIDIA 536.23",
      jvmArguments: ["-XX:+UseG1GC", "-Xmx4G", "-Xms2G"],
      launcher: "PrismLauncher",
    });
  });

  test("comes with the line that states it, whatever ends the lines", () => {
    expect(factsOf(report).environment.os?.line).toBe(3);
    expect(factsOf(report.replaceAll("\n", "\r\n")).environment).toEqual(factsOf(report).environment);
  });

  test("of old reports names the graphics and the processor in their own ways", () => {
    const old = `	CPU: 8x Intel(R) Core(TM) i7-4770K CPU @ 3.50GHz
	JVM Args: -Xmx1G -XX:+UseConcMarkSweepGC
	OpenGL: GeForce GTX 770/PCIe/SSE2 GL version 4.6.0 NVIDIA 430.86, NVIDIA Corporation
	Launched Version: MultiMC5
`;
    expect(environmentOf(old)).toEqual({
      cpu: "8x Intel(R) Core(TM) i7-4770K CPU @ 3.50GHz",
      jvmArguments: ["-Xmx1G", "-XX:+UseConcMarkSweepGC"],
      maxHeap: "1G",
      gpu: "GeForce GTX 770/PCIe/SSE2",
      gpuDriver: "4.6.0 NVIDIA 430.86",
      launcher: "MultiMC5",
    });
    const forge = "	GL info: ' Vendor: 'Intel' Version: '4.5.0 - Build 23.20' Renderer: 'Intel(R) HD Graphics 630'\n";
    expect(environmentOf(forge)).toEqual({ gpu: "Intel(R) HD Graphics 630", gpuDriver: "4.5.0 - Build 23.20" });
  });

  test("is left out where the report says that it is unknown", () => {
    expect(environmentOf("	Graphics card #0 name: unknown\n	Java Version: 18, N/A\n	Processor Name:\n")).toEqual({});
    expect(environmentOf("	CPUs: 4\n	GL Caps: Using framebuffer using OpenGL 3.2\n")).toEqual({
      cpu: "4 CPUs",
      gpuDriver: "OpenGL 3.2",
    });
  });
});

describe("the environment in logs", () => {
  const logs: [string, string, Record<string, string | string[]>][] = [
    [
      "Paper",
      "[12:00:00] [ServerMain/INFO]: [bootstrap] Running Java 17 (OpenJDK 64-Bit Server VM 17.0.9+9; Eclipse Adoptium Temurin-17.0.9+9) on Linux 5.10.0 (amd64)",
      { javaVendor: "Eclipse Adoptium", os: "Linux 5.10.0 (amd64)" },
    ],
    [
      "older Paper",
      "[12:00:00 INFO]: System Info: Java 21 (OpenJDK 64-Bit Server VM 21.0.1+12-LTS) Host: Windows 10 10.0 (amd64)",
      { os: "Windows 10 10.0 (amd64)" },
    ],
    [
      "ModLauncher",
      "[12:00:00] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher 10.0.9+10 starting: java version 17.0.8 by Azul Systems, Inc.; OS Windows 10 arch amd64 version 10.0",
      { javaVendor: "Azul Systems, Inc.", os: "Windows 10 (amd64) version 10.0" },
    ],
    [
      "FML",
      "[12:00:00] [main/INFO] [FML]: Java is OpenJDK 64-Bit Server VM, version 1.8.0_312, running on Linux:amd64:5.4.0, installed at /usr/lib/jvm",
      { os: "Linux (amd64) version 5.4.0" },
    ],
    [
      "the early display",
      "[12:00:00] [main/INFO] [EARLYDISPLAY/]: GL info: AMD Radeon RX 6600 GL version 4.6.0 Core Profile Context 23.7.1, ATI Technologies Inc.",
      { gpu: "AMD Radeon RX 6600", gpuDriver: "4.6.0 Core Profile Context 23.7.1" },
    ],
    [
      "OptiFine",
      "[12:00:00] [Render thread/INFO]: [OptiFine] OpenGL: Intel(R) UHD Graphics 620, version 4.6.0 - Build 27.20.100.8681, Intel",
      { gpu: "Intel(R) UHD Graphics 620", gpuDriver: "4.6.0 - Build 27.20.100.8681" },
    ],
    [
      "a client",
      "[12:00:00] [Render thread/INFO]: OpenGL Renderer: Apple M2\n[12:00:00] [Render thread/INFO]: OpenGL Version: 4.1 Metal - 83",
      { gpu: "Apple M2", gpuDriver: "4.1 Metal - 83" },
    ],
    [
      "the Minecraft Launcher",
      "[Info: 2024-01-01 12:00:00.1: x=: Common.cpp(35)] Native Launcher Version: 2.5.2\n[Info: 2024-01-01 12:00:00.1: x=: Common.cpp(36)] Operating System: Windows 10.0.19045",
      { launcher: "Minecraft Launcher 2.5.2", os: "Windows 10.0.19045" },
    ],
    ["HMCL", "[12:00:00] [@.Main/INFO] *** HMCL 3.5.8.249 ***", { launcher: "HMCL 3.5.8.249" }],
  ];
  test.each(logs)("of %s", (_name, text, environment) => expect(environmentOf(text)).toEqual(environment));

  test("of Prism Launcher", () => {
    const log = `Prism Launcher version: 8.4 (official)


Java path is:
/usr/lib/jvm/java-21/bin/java

Java is version 21.0.2, using 64 (amd64) architecture, from Red Hat, Inc.

OS: Fedora Linux 40 | linux | 6.8.11
CPU: AMD Ryzen 5 5600
RAM: 16384 MiB (available: 9000 MiB)
OpenGL renderer: AMD Radeon RX 6600
OpenGL driver version: 4.6 (Core Profile) Mesa 24.1

Mods:
  [✔] sodium-fabric-0.5.8+mc1.20.4
  [✘] iris-1.7.0

Java Arguments:
[-Xms512m, -Xmx4096m, -Duser.language=en]
`;
    expect(environmentOf(log, "prism-launcher/client")).toEqual({
      launcher: "Prism Launcher 8.4 (official)",
      javaVendor: "Red Hat, Inc.",
      os: "Fedora Linux 40 | linux | 6.8.11",
      cpu: "AMD Ryzen 5 5600",
      physicalMemory: "16384 MiB",
      memory: "16384 MiB (available: 9000 MiB)",
      gpu: "AMD Radeon RX 6600",
      gpuDriver: "4.6 (Core Profile) Mesa 24.1",
      jvmArguments: ["-Xms512m", "-Xmx4096m", "-Duser.language=en"],
      maxHeap: "4096m",
    });
    expect(factsOf(log).mods).toEqual([{ id: "sodium", file: "sodium-fabric-0.5.8+mc1.20.4.jar", line: 15 }]);
  });

  const commands: [string, string, string][] = [
    ["a panel's prompt", "container@pterodactyl~ java -Xms128M -Xmx6144M -jar server.jar\n", "6144M"],
    ["the panel's other prompt", ":/home/container$ java -Xms128M -Xmx3G -jar server.jar\n", "3G"],
    ["a script", "java -Xmx5G -Xmx7G -jar server.jar nogui\n", "7G"],
    [
      "a wrapper",
      '[MCDR] [12:00:00] [MainThread/INFO]: 正在启动服务端，启动参数为 "java -Xms2g -Xmx9g -jar x.jar"\n',
      "9g",
    ],
    ["the Minecraft Launcher", "[Info: 2024-01-01 12:00:00.1: Starter.cpp(9)] Java argument:-Xmx2G\n", "2G"],
    ["PCL", "[12:00:00] [Launch] 分配的内存：6.5 GB（6656 MB）\n", "6.5 GB"],
  ];
  test.each(commands)("has the memory that %s grants", (_name, text, heap) =>
    expect(environmentOf(text).maxHeap).toBe(heap),
  );

  test("is that of the last start that a launcher tells of", () => {
    const start = (heap: string) =>
      `[12:00:00] [Launch] 预检测已通过\n[12:00:01] [Launch] -Xmn100m -Xmx${heap} -cp a.jar Main\n`;
    expect(environmentOf(start("2000m") + start("6000m"), "pcl/launcher").maxHeap).toBe("6000m");
    const launched = (heap: string) => `[12:00:00] [@.a.B/INFO] Launched process: "java.exe" -Xmx${heap} -Da=b Main\n`;
    expect(environmentOf(launched("2g") + launched("3g"), "hmcl/launcher").maxHeap).toBe("3g");
    const listed = (heap: string) =>
      `[12:00:00] [Log/INFO]: Launching Minecraft with the following arguments (nothing private): [java, -Xmx${heap}, -Da=b, Main]\n`;
    expect(environmentOf(listed("2G") + listed("4G"), "atlauncher/launcher").maxHeap).toBe("4G");
  });

  test("is that of the last run", () => {
    const run = (os: string) =>
      `[12:00:00] [main/INFO]: ModLauncher running: args [--launchTarget, forgeserver]\n[12:00:00] [main/INFO]: ModLauncher 10.0.9 starting: java version 17.0.1 by Acme; OS ${os} arch amd64 version 1\n`;
    expect(analyse(run("Linux") + run("Windows 11")).facts.environment.os?.value).toBe("Windows 11 (amd64) version 1");
  });

  test("has the machine as HMCL describes it, and PCL's and HMCL's own versions", () => {
    const system = `[12:00:00] [@.util.SystemInfo.initialize/INFO] System Info:
 - CPU: Acme Five (6 Cores / 12 Threads)
 - GPU: Acme Graphics [Discrete]
 - Memory: 6.50 GiB / 15.50 GiB (42%)
`;
    expect(environmentOf(system, "hmcl/launcher")).toEqual({
      cpu: "Acme Five (6 Cores / 12 Threads)",
      gpu: "Acme Graphics [Discrete]",
      physicalMemory: "15.50 GiB",
    });
    expect(environmentOf("[12:00:00] [Start] 程序版本：Release 2.8.9 (340)\n")).toEqual({ launcher: "PCL 2.8.9" });
    expect(environmentOf("\tLaunched Version: HMCL 2.5.3.1\n")).toEqual({ launcher: "HMCL 2.5.3.1" });
    expect(environmentOf('[12:00:00] [main/INFO]: Java reports OS="windows 10"\n')).toEqual({ os: "windows 10" });
  });

  test("has no memory from advice", () => {
    expect(environmentOf('[12:00:00] [Server thread/WARN]: launch it as "java -Xmx1024M -jar x.jar"\n')).toEqual({});
    expect(environmentOf("-Xmx4G would be enough\n")).toEqual({});
  });

  test("is not taken from what players say", () => {
    const chat = `[12:00:00] [Server thread/INFO]: <Steve> Operating System: TempleOS
[12:00:01] [Server thread/INFO]: [Not Secure] <Steve> Java Version: 1, Nobody
[12:00:02] [Server thread/INFO]: Steve: OpenGL Renderer: none
`;
    expect(environmentOf(chat)).toEqual({});
  });
});
