import { expect, test } from "bun:test";
import { analyse } from "../analyse.ts";

const head = `#
# A fatal error has been detected by the Java Runtime Environment:
#
#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ff812345678, pid=812, tid=9120
#
# JRE version: OpenJDK Runtime Environment (17.0.8+7) (build 17.0.8+7)
# Java VM: OpenJDK 64-Bit Server VM (17.0.8+7, mixed mode, tiered, g1 gc, windows-amd64)
# Problematic frame:
# C  [atio6axx.dll+0x12345]
#
# No core dump will be written. Minidumps are not enabled by default on client versions of Windows
`;

const told = (text: string) => {
  const { software, findings } = analyse(text);
  return [software.id, findings.map(({ code, parameters, firstLine }) => [code, parameters["module"], firstLine])];
};

test("the head of a report of the JVM is known where Markdown has taken its hashes for headings", () => {
  expect(told(head)).toEqual(["java/jvm-crash", [["graphics-driver", "atio6axx.dll", 1]]]);
  expect(told(head.replace(/^# {0,2}/gm, ""))).toEqual(told(head));
});

test("it is known without its first lines", () => {
  const rest = head.split("\n").slice(3).join("\n");
  expect(told(rest)[1]).toEqual([["graphics-driver", "atio6axx.dll", 0]]);
  expect(told(rest.replace(/^# {0,2}/gm, ""))).toEqual(told(rest));
});

test("whoever only speaks of such a frame has not crashed", () => {
  expect(analyse("[10:00:00] [main/INFO]: Problematic frame: none\n[10:00:01] [main/INFO]: Done").findings).toEqual([]);
});
