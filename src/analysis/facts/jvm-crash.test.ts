import { describe, expect, test } from "bun:test";
import { environmentOf } from "../../../tests/support/sample-facts.ts";
import { splitArguments } from "./jvm-arguments.ts";

describe("the environment in crash logs of the JVM", () => {
  test("of a newer one", () => {
    const log = `#
# A fatal error has been detected by the Java Runtime Environment:
#
# JRE version: OpenJDK Runtime Environment Temurin-17.0.8+7 (17.0.8+7) (build 17.0.8+7)
# Java VM: OpenJDK 64-Bit Server VM Temurin-17.0.8+7 (17.0.8+7, mixed mode, tiered)

---------------  S U M M A R Y ------------

Command Line: -Xmx4G -Dminecraft.launcher.brand=HMCL -Dminecraft.launcher.version=3.5.8 -cp a.jar;b.jar net.minecraft.client.main.Main --accessToken secret

Host: AMD Ryzen 7 5800X 8-Core Processor            , 16 cores, 31G,  Windows 11 , 64 bit Build 22621 (10.0.22621.1928)

---------------  S Y S T E M  ---------------

OS:
 Windows 11 , 64 bit Build 22621 (10.0.22621.1928)
Memory: 4k page, system-wide physical 32690M (12312M free)
vm_info: OpenJDK 64-Bit Server VM (17.0.8+7) for windows-amd64 JRE (17.0.8+7), built on Jul  7 2023 17:21:55 by "admin" with MS VC++ 16.7
`;
    expect(environmentOf(log, "jvm/jvm-crash")).toEqual({
      javaVendor: "Temurin",
      jvmArguments: [
        "-Xmx4G",
        "-Dminecraft.launcher.brand=HMCL",
        "-Dminecraft.launcher.version=3.5.8",
        "-cp a.jar;b.jar",
      ],
      maxHeap: "4G",
      launcher: "HMCL 3.5.8",
      cpu: "AMD Ryzen 7 5800X 8-Core Processor",
      physicalMemory: "32690M",
      os: "Windows 11, 64 bit Build 22621 (10.0.22621.1928)",
      memory: "4k page, system-wide physical 32690M (12312M free)",
    });
  });

  test("of a Mac, by the name that people know", () => {
    const log = `Host: "MacBookPro18,3" arm64, 10 cores, 32G, Darwin 24.1.0, macOS 15.1 (24B12)

OS:
uname: Darwin 24.1.0 Darwin Kernel Version 24.1.0: Mon Jan 2 10:00:00 PST 2025; root:xnu RELEASE_ARM64 arm64
`;
    expect(environmentOf(log, "jvm/jvm-crash")).toMatchObject({ os: "Darwin 24.1.0, macOS 15.1 (24B12)" });
    const without = log.slice(log.indexOf("OS:"));
    expect(environmentOf(without, "jvm/jvm-crash")).toMatchObject({ os: "Darwin 24.1.0" });
  });

  test("of an older one", () => {
    const log = `VM Arguments:
jvm_args: -Xms512M -Xmx2G
java_command: forge.jar nogui
OS:DISTRIB_ID=Ubuntu
CPU:total 8 (initial active 8) (4 cores per cpu, 2 threads per core) family 6
model name	: Intel(R) Xeon(R) E-2288G
Memory: 4k page, physical 16332444k(1234k free), swap 0k(0k free)
vm_info: OpenJDK 64-Bit Server VM (25.402-b08) for linux-amd64 JRE (1.8.0_402-b08), built on Jan 17 2024 by "zulu_re" with gcc
`;
    expect(environmentOf(log, "jvm/jvm-crash")).toEqual({
      jvmArguments: ["-Xms512M", "-Xmx2G"],
      maxHeap: "2G",
      os: "Ubuntu",
      cpu: "Intel(R) Xeon(R) E-2288G",
      memory: "4k page, physical 16332444k(1234k free), swap 0k(0k free)",
      physicalMemory: "16332444k",
      javaVendor: "Azul Systems, Inc.",
    });
  });
});

describe("arguments of Java", () => {
  test("end before the main class, whose own may hold secrets", () => {
    expect(splitArguments("-Xmx2G -jar server.jar --token x")).toEqual(["-Xmx2G", "-jar"]);
  });

  test("keep what is quoted and what belongs to the one before", () => {
    expect(
      splitArguments('-Dname="a b" --add-opens java.base/java.lang=ALL-UNNAMED "-Dpath=C:\\My Games" Main'),
    ).toEqual(['-Dname="a b"', "--add-opens java.base/java.lang=ALL-UNNAMED", '"-Dpath=C:\\My Games"']);
  });

  test("get back the plus that an address turned into a space", () => {
    expect(splitArguments("-XX: UseG1GC -Xmx1G")).toEqual(["-XX:+UseG1GC", "-Xmx1G"]);
  });
});
