import type { Evidence } from "../../evidence/evidence.ts";
import type { JvmReport } from "../../evidence/jvm-report.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import { isAccusable } from "../../owners/owner.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { jvmReportCodes } from "../matching/jvm-report-codes.ts";
import { graphicsVendor, nativePart, programOf } from "../matching/native-libraries.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Processors of these makes are known to fail at random until their microcode is mended. */
const unstable = /\bi[579]-1[34][679]00\w{0,3}\b/;

/** A report of the JVM itself: what it died in, on which thread, and the Java code below. */
export default wholeLogFinding({
  codes: jvmReportCodes,
  severity: "fatal",
  confidence: 0.9,
  causedBy: ["out-of-memory", "out-of-memory-native", "sodium-refused"],
  find(evidence) {
    const { jvm } = evidence;
    return jvm?.signal ? [explain(jvm, evidence)] : [];
  },
});

function explain(report: JvmReport, evidence: Evidence): WholeLogMatch {
  const { firstLine, endLine, frame, thread, signal, assertion } = report;
  const library = blamedLibrary(report);
  const module = library ?? frame?.code ?? assertion;
  const place = { firstLine, endLine };
  const caller = callerOf(report, evidence);
  const base: MaybeParameters = {
    module,
    signal,
    thread,
    ...caller,
    ...(report.isCut ? { cut: { term: "report-cut" } } : {}),
  };
  if (report.changedFile) {
    const file = report.changedFile.slice(report.changedFile.lastIndexOf("/") + 1);
    return { ...place, code: "jvm-file-changed", parameters: { ...base, file } };
  }
  const part = library ? nativePart(library) : null;
  if (library && part === "graphics") {
    return { ...place, code: "graphics-driver", parameters: { ...base, vendor: graphicsVendor(library) } };
  }
  if (part === "sound") return { ...place, code: "sound-library-crash", parameters: base };
  const processor = report.cpu && unstable.test(report.cpu) ? { cpu: report.cpu } : {};
  if (thread && /^C[12] CompilerThread/.test(thread)) {
    return { ...place, code: "jvm-compiler-crash", parameters: { ...base, ...processor } };
  }
  if (thread && /GC|^G1 |^ZWorker|^ParGC|^VM Thread|^VMThread|Shenandoah/.test(thread) && part !== "lwjgl") {
    return { ...place, code: "jvm-heap-damaged", parameters: { ...base, ...processor } };
  }
  const program = library ? programOf(library) : null;
  return { ...place, code: "jvm-crash", parameters: { ...base, assertion, ...processor, program } };
}

/** Parts of the system fail over what others hand them: the first one below that is known is to blame, if any. */
function blamedLibrary({ frame, nativeLibraries }: JvmReport): string | null {
  const library = frame?.library ?? null;
  if (!library || nativePart(library) !== "system") return library;
  const caller = nativeLibraries.find((one) => nativePart(one) !== "system");
  const part = caller ? nativePart(caller) : null;
  const isKnown = part === "graphics" || part === "sound" || part === "overlay" || part === "antivirus";
  return caller && (isKnown || programOf(caller)) ? caller : library;
}

/** The native call, and whose code made it: the first Java frame that is neither Java's nor LWJGL's. */
function callerOf({ javaFrames }: JvmReport, { owners }: Evidence): MaybeParameters {
  const own = javaFrames.find(
    (method) => !/^(?:java|jdk|sun|javax|com\.sun)\./.test(method) && !/^(?:org\.lwjgl|com\.mojang)\./.test(method),
  );
  const first =
    javaFrames.find((method) => /^org\.lwjgl\./.test(method)) ??
    javaFrames.find((method) => platformOf(method) !== "java");
  const owner = own ? owners.ofClass(own) : null;
  return {
    call: first,
    caller: own && own !== first ? own : undefined,
    ...(owner && isAccusable(owner) ? { suspect: owner.name, suspectId: owner.id } : {}),
  };
}
