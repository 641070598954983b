import { describe, expect, test } from "bun:test";
import { analyse } from "../analyse.ts";
import { Lines } from "../text/lines.ts";
import { insightsOf } from "../words/insights.ts";
import { jvmReport } from "./jvm-report.ts";

const head =
  "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x1, pid=8, tid=3\n#\n# Problematic frame:\n# C  [libzip.so+0x1]\n#\n";
const noMemory =
  "#\n# There is insufficient memory for the Java Runtime Environment to continue.\n# Native memory allocation (mmap) failed to map 268435456 bytes. Error detail: committing reserved memory.\n# Possible reasons:\n#   The system is out of physical RAM or swap space\n#   The code cache is too large: decrease it with -XX:ReservedCodeCacheSize=\n#\n#  Out of Memory Error (os_linux.cpp:2841), pid=8, tid=9\n#\n";
const rest =
  "\n---------------  S Y S T E M  ---------------\n\nOS:\nLinux\n\nvm_info: OpenJDK 64-Bit Server VM (17.0.8+7) for linux-amd64 JRE (17.0.8+7)\n\nEND.\n";
const cut = /cut off/;

const advice = (text: string) => insightsOf(analyse(text), "en").findings.flatMap((one) => one.advice);

describe("a report of the JVM", () => {
  test("that was cut off is recognised, and says so", () => {
    expect(analyse(head).software.id).toBe("java/jvm-crash");
    expect(advice(head)).toContainEqual(expect.stringMatching(cut));
    expect(advice(noMemory)).toContainEqual(expect.stringMatching(cut));
  });

  test("that is whole does not", () => {
    expect(advice(head + rest)).not.toContainEqual(expect.stringMatching(cut));
    expect(advice(head + rest.replace("\nEND.\n", "time: today\n"))).not.toContainEqual(expect.stringMatching(cut));
    expect(advice(noMemory + rest)).not.toContainEqual(expect.stringMatching(cut));
  });

  test("names what was refused, and not what its own advice speaks of", () => {
    expect(analyse(noMemory + rest).findings).toMatchObject([
      { code: "out-of-memory-native", parameters: { area: "native", size: "256 MB" } },
    ]);
    const full = `${noMemory}\nOutOfMemory and StackOverflow Exception counts:\nOutOfMemoryErrors java_heap_errors=2\n${rest}`;
    expect(analyse(full).findings).toMatchObject([{ code: "out-of-memory-native", parameters: { area: "heap" } }]);
  });

  test("says on which thread it died, where nobody's call is known", () => {
    const thread = '\nCurrent thread (0x0000000001000000):  JavaThread "Lamp Thread" [_thread_in_native, id=3]\n';
    const [first] = insightsOf(analyse(head + thread + rest), "en").findings;
    expect(first!.message).toBe("Java itself crashed (SIGSEGV) in libzip.so, on the thread Lamp Thread.");
  });

  test("that gave up itself is quoted up to the list of reasons", () => {
    expect(jvmReport(new Lines(noMemory + rest))?.said).toBe(
      "There is insufficient memory for the Java Runtime Environment to continue. Native memory allocation (mmap) failed to map 268435456 bytes. Error detail: committing reserved memory.",
    );
  });

  test("printed into a server's log does not make it one", () => {
    const log = "[10:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4\n";
    expect(analyse(log + head).software.kind).toBe("server");
  });
});
