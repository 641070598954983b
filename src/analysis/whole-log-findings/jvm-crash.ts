import type { Evidence } from "../evidence/evidence.ts";
import type { JvmReport } from "../evidence/jvm-report.ts";
import type { MaybeParameters } from "../finding.ts";
import { jvmReportCodes } from "../matching/jvm-report-codes.ts";
import { graphicsVendor, nativePart, programOf } from "../matching/native-libraries.ts";
import { isAccusable } from "../owners/owner.ts";
import { platformOf } from "../owners/platform-packages.ts";
import { type WholeLogMatch, wholeLogFinding } from "../whole-log-finding.ts";

/** Processors of these makes are known to fail at random until their microcode is mended. */
const unstable = /\bi[579]-1[34][679]00\w{0,3}\b/;

/** A report of the JVM itself: what it died in, on which thread, and the Java code below. */
export default wholeLogFinding({
  codes: jvmReportCodes,
  severity: "fatal",
  confidence: 0.9,
  causedBy: ["out-of-memory", "out-of-memory-native", "rtss-sodium"],
  find(evidence) {
    const { jvm } = evidence;
    return jvm?.signal ? [explain(jvm, evidence)] : [];
  },
  samples: [
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=92, tid=11\n#\n# Problematic frame:\n# C  [OpenAL64.dll+0x11066]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000002d64000):  JavaThread "Thread-9" [_thread_in_native, id=1]\n\nJava frames: (J=compiled Java code, j=interpreted, Vv=VM code)\nj  org.lwjgl.openal.ALC10.nalcCreateContext(JJ)J+0\nj  org.lwjgl.openal.AL.create()V+3\n',
      code: "sound-library-crash",
      parameters: { module: "OpenAL64.dll" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x0000000101886ce8, pid=8, tid=3\n#\n# Problematic frame:\n# V  [libjvm.so+0x152ce8]  Chunk::chop()+0x3c\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000124022400):  JavaThread "C2 CompilerThread0" daemon [_thread_in_native, id=3]\n\nCurrent CompileTask:\nC2:1053 21 4 org.example.gears.Gear::turn (99 bytes)\n',
      code: "jvm-compiler-crash",
      parameters: { thread: "C2 CompilerThread0" },
    },
    {
      text: "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x0000000062868460, pid=8, tid=4\n#\n# Problematic frame:\n# V  [jvm.dll+0xb8460]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x000001c8f4167800):  GCTaskThread [stack: 0x0,0x1] [id=1]\n",
      code: "jvm-heap-damaged",
      parameters: { thread: "GCTaskThread" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=92, tid=11\n#\n# Problematic frame:\n# C  [ntdll.dll+0x11066]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000002d64000):  JavaThread "Render thread" [_thread_in_native, id=1]\n\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nC  [ntdll.dll+0x11066]\nC  [KERNELBASE.dll+0x2f1]\nC  [nvoglv64.dll+0x9d6a10]\n\nJava frames: (J=compiled Java code, j=interpreted, Vv=VM code)\nj  org.lwjgl.opengl.GL11C.nglDrawElements(IIIJ)V+0\n',
      code: "graphics-driver",
      parameters: { vendor: "NVIDIA" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=92, tid=11\n#\n# Problematic frame:\n# C  [ntdll.dll+0x11066]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000002d64000):  JavaThread "Render thread" [_thread_in_native, id=1]\n\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nC  [ntdll.dll+0x11066]\nC  [somebody.dll+0x2f1]\nC  [nvoglv64.dll+0x9d6a10]\n',
      code: "jvm-crash",
      parameters: { module: "ntdll.dll" },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: # A fatal error has been detected"],
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
