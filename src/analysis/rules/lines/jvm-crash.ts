import { finding } from "../../model/finding.ts";
import { jvmReportCodes } from "../matching/jvm-report-codes.ts";

/** `# J 1234 c2 org.example.Lamp.light()V (12 bytes)` below `# Problematic frame:`; a line with nothing else may follow. */
function javaFrameAbove(before: string): string | undefined {
  const rows = before.trimEnd().split("\n");
  if (/^[^#]{0,120}#\s{0,4}$/.test(rows.at(-1)!)) rows.pop();
  const frame = rows.pop() ?? "";
  if (!rows.pop()?.includes("# Problematic frame:")) return undefined;
  return /^[^\n#]{0,120}# [Jj] {1,8}(?:\d[\d% !]{0,14}(?:[cC][12] {1,4})?)?([\w$./<>]{3,250})/.exec(frame)?.[1];
}

export default finding({
  code: "jvm-crash",
  severity: "fatal",
  confidence: 0.95,
  // The line with the frame: what stands before it is always at hand. Frames of Java code are only recognised one line later.
  needles: [
    "# C  [",
    "# C  0x",
    "# V  [",
    "# v  ~",
    "# Failed to write core dump",
    "# No core dump will be written",
    "# Core dump will be written",
    "# Core dumps have been disabled",
    "# Core dump written",
    "#  Internal Error (",
  ],
  pattern:
    /^[^\n<#]{0,120}# {1,2}(?:[CV] {2}\[([^\]+\n]{1,120})(?:\+0x[\da-fA-F]{1,16})?\]|C {2}(0x[\da-fA-F]{1,16})|v {2}~(\S{1,120})|(Failed to write core dump|No core dump|Core dump|CreateCoredumpOnCrash)|Internal Error \(([^)\n]{1,120})\))/,
  parameters: (match, place) => {
    // Whole files are read by a rule of their own.
    if (place.software.kind === "jvm-crash") return null;
    const [, library, address, stub, coreDump, internal] = match;
    const before = place.before.slice(-4000);
    if (internal) return { module: internal, signal: "Internal Error" };
    const signals = [...before.matchAll(/#\s{1,4}(EXCEPTION_[A-Z_]{2,60}|SIG[A-Z]{2,8}|Internal Error)\b/g)];
    const signal = signals.at(-1)?.[1];
    if (coreDump) {
      const java = javaFrameAbove(before.slice(-1500));
      return java ? { module: java, signal } : null;
    }
    if (!/Problematic frame:[^\n]{0,20}$/.test(before)) return null;
    return { module: (library ?? address ?? stub)!, signal };
  },
  role: "general",
  causedBy: ["out-of-memory", "sodium-refused"],
  // Where it died says less than what it died of.
  impliedBy: ["out-of-memory-native", ...jvmReportCodes.filter((code) => code !== "jvm-crash")],
});
