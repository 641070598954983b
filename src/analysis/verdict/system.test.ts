import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { findingText } from "../words/render.ts";

const crashOf = (frame: string, os: string) => `#
# A fatal error has been detected by the Java Runtime Environment:
#
#  SIGSEGV (0xb) at pc=0x00007f00aa00aa00, pid=4321, tid=4322
#
# JRE version: OpenJDK Runtime Environment (17.0.8+7) (build 17.0.8+7)
# Problematic frame:
# C  [${frame}+0x1234]
#
---------------  S U M M A R Y ------------
Host: Kettle CPU, 8 cores, 15G, ${os}
`;

const adviceOn = (frame: string, os: string) => {
  const finding = analyse(crashOf(frame, os)).findings[0]!;
  return findingText(finding, "en").advice.join("\n");
};

describe("advice for the system that the log names", () => {
  test.each([
    ["libopenal.so", "Ubuntu 22.04.3 LTS", /Nahimic/],
    ["libopenal.dylib", "Darwin 23.1.0, macOS 14.1 (23B74)", /Nahimic/],
    ["libnvidia-glcore.so.535", "Ubuntu 22.04.3 LTS", /Windows|javaw|website/],
  ])("has of %s on %s nothing that is for another one", (frame, os, other) => {
    const advice = adviceOn(frame, os);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice).not.toMatch(other);
  });

  test("names what is for Windows there", () => {
    expect(adviceOn("OpenAL64.dll", "Windows 11, 64 bit Build 22621")).toContain("Nahimic");
    expect(adviceOn("nvoglv64.dll", "Windows 11, 64 bit Build 22621")).toContain("javaw.exe");
  });

  test("is for all of them where the log does not name it", () => {
    expect(adviceOn("OpenAL64.dll", "an unknown system")).toContain("Nahimic");
  });
});
