import type { Evidence } from "../../evidence/evidence.ts";
import type { JvmReport } from "../../evidence/jvm-report.ts";
import type { MaybeParameters } from "../../model/finding.ts";
import { isAccusable } from "../../owners/owner.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { jvmReportCodes } from "../matching/jvm-report-codes.ts";
import { agentOf, graphicsVendor, nativePart, programOf } from "../matching/native-libraries.ts";
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
    if (!jvm) return [];
    const reason = jvm.signal ? reasonOf(jvm, evidence) : null;
    return [...(reason ? [reason] : []), crashOf(jvm, evidence)];
  },
});

/** What is true of every report: where Java died, on which thread, and below whose call. */
function crashOf(report: JvmReport, evidence: Evidence): WholeLogMatch {
  const { firstLine, endLine, signal, assertion, said } = report;
  const library = blamedLibrary(report);
  const parameters = {
    ...partsOf(report, evidence),
    when: report.before.isEnding && !assertion ? "closing" : undefined,
    assertion,
    ...processorOf(report),
    program: library ? programOf(library) : null,
    ...(signal ? {} : { said }),
  };
  return { firstLine, endLine, code: "jvm-crash", parameters };
}

function processorOf({ cpu }: JvmReport): MaybeParameters {
  return cpu && unstable.test(cpu) ? { cpu } : {};
}

function partsOf(report: JvmReport, evidence: Evidence): MaybeParameters {
  const { frame, thread, signal, assertion } = report;
  // An address alone names nothing.
  const code = frame?.code?.startsWith("0x") ? undefined : frame?.code;
  const module = blamedLibrary(report) ?? frame?.method ?? code ?? assertion;
  const cut = report.isCut ? { cut: { term: "report-cut" } } : {};
  return { module, signal, thread, ...callerOf(report, evidence), ...cut };
}

/** What is known to lead to it, if anything is. */
function reasonOf(report: JvmReport, evidence: Evidence): WholeLogMatch | null {
  const { firstLine, endLine, frame, thread, signal, assertion } = report;
  const library = blamedLibrary(report);
  const place = { firstLine, endLine };
  const base = partsOf(report, evidence);
  const { module, cut } = base;
  const before = endedBefore(report, evidence) ?? stackGone(report);
  if (before)
    return { ...place, ...before, parameters: { signal, cut, ...callerOf(report, evidence), ...before.parameters } };
  if (report.changedFile) {
    const file = report.changedFile.slice(report.changedFile.lastIndexOf("/") + 1);
    return { ...place, code: "jvm-file-changed", parameters: { ...base, file } };
  }
  // What reads jars has them in memory, where the end of the report does not tell what it was.
  if (report.unbacked && !report.unbacked.file && /^libzip\b/.test(frame?.library ?? "")) {
    return { ...place, code: "jvm-file-changed", parameters: base };
  }
  const agent = agentIn(report);
  if (agent) return { ...place, code: "jvm-agent-crash", parameters: { signal, thread, cut, ...agent } };
  if (report.unbacked) {
    const file = report.unbacked.file ?? undefined;
    return { ...place, code: "jvm-mapped-file", parameters: { signal, module, file, cut } };
  }
  if (report.unfitPages && /^org\.lwjgl\./.test(report.javaFrames.find((one) => platformOf(one) !== "java") ?? "")) {
    return { ...place, code: "jemalloc-page-size", parameters: { size: report.unfitPages, cut } };
  }
  if (library === "AppKit") return { ...place, code: "macos-display", parameters: { signal, cut } };
  const part = library ? nativePart(library) : null;
  if (library && part === "graphics") {
    return { ...place, code: "graphics-driver", parameters: { ...base, vendor: graphicsVendor(library) } };
  }
  if (part === "sound") return { ...place, code: "sound-library-crash", parameters: base };
  const processor = processorOf(report);
  if (thread && /^C[12] CompilerThread/.test(thread)) {
    return { ...place, code: "jvm-compiler-crash", parameters: { ...base, ...processor } };
  }
  if (thread && /GC|^G1 |^ZWorker|^ParGC|^VM Thread|^VMThread|Shenandoah/.test(thread) && part !== "lwjgl") {
    return { ...place, code: "jvm-heap-damaged", parameters: { ...base, ...processor } };
  }
  if (frame?.method && !assertion && !rawMemory.test(frame.method) && !/STACK_OVERFLOW/.test(signal ?? "")) {
    const parameters = { signal, thread, method: frame.method, ...processor, cut };
    return { ...place, code: "jvm-compiled-code-crash", parameters };
  }
  return null;
}

const maxAbove = 12;

/**
 * What looks into the program from inside was at work in the call that it died in: a library that is known for it, or one that
 * the program was started with. Whatever code of the game or a mod was looked at has nothing to do with it.
 */
function agentIn({ nativeAbove, frame, agents, thread }: JvmReport): MaybeParameters | null {
  const libraries = [...(frame?.library ? [frame.library] : []), ...nativeAbove].slice(0, maxAbove);
  for (const module of libraries) {
    const program = agentOf(module);
    const asked = agents.find((one) => bareLibrary(one) === bareLibrary(module));
    if (program === undefined && !asked) continue;
    const argument = asked ? `-agent${/[\\/]/.test(asked) ? "path" : "lib"}:${asked}` : undefined;
    if (program === null) return { of: "debugger", module, argument };
    // Nobody else brings it to Minecraft, unless it was asked for.
    if (program === "async-profiler" && !asked) return { of: "spark", module, agent: "spark" };
    return { module, agent: program, argument };
  }
  // What a profiler asks the virtual machine of from within a signal.
  const asked = /\b(?:AsyncGetCallTrace|vframeStreamForte|forte_(?:next|fill)|forte\.cpp)/.test(frame?.code ?? "");
  if (asked) return { of: "spark", module: frame?.code, agent: "spark" };
  return thread?.startsWith("JDWP ") ? { of: "debugger", module: frame?.library } : null;
}

/** `jdwp` of `libjdwp.so`, `jdwp.dll` and `jdwp`. */
function bareLibrary(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return name.replace(/^lib/, "").replace(/\.(?:so|dll|dylib|jnilib)(?:\.\d{1,3})?$/, "");
}

/** What had failed before Java did, which only came to its end then. */
function endedBefore(
  { before, frame }: JvmReport,
  { owners }: Evidence,
): Pick<WholeLogMatch, "code" | "parameters"> | null {
  if (!before.thrown || !before.isEnding) return null;
  const { type, about } = before.thrown;
  const owner = owners.ofClass(about);
  const mixinClass = /^[\w$]{1,60}(?:\.[\w$]{1,60}){0,20}\.mixins?\.[\w$.]{1,200}$/.test(about) ? about : undefined;
  const named = owner && isAccusable(owner) && owner.evidence !== "guess" ? { mod: owner.name } : {};
  const cause = about === "" ? type : `${type}: ${about}`;
  const module = frame?.library ?? before.pointedAt ?? undefined;
  return { code: "jvm-crash-after-error", parameters: { cause, module, mixinClass, ...named } };
}

/** With less than this left of a stack (KB), native code runs into its end. */
const leastLeft = 24;

function stackGone({ before, thread, signal }: JvmReport): Pick<WholeLogMatch, "code" | "parameters"> | null {
  const { stack, is32Bit } = before;
  const isFull = stack !== null && stack.free < leastLeft && stack.size > 4 * leastLeft;
  if (!/STACK_OVERFLOW/.test(signal ?? "") && !(isFull && /^SIG(?:SEGV|BUS)$|ACCESS_VIOLATION/.test(signal ?? "")))
    return null;
  const size = stack ? String(stack.size) : undefined;
  return { code: "jvm-stack-overflow", parameters: { thread, size, java: is32Bit ? "32-bit" : undefined } };
}

/** Parts of the system fail over what others hand them: the first one below that is known is to blame, if any. */
function blamedLibrary({ frame, nativeLibraries, javaFrames, before }: JvmReport): string | null {
  // It jumped to nowhere, and no code stands there.
  const isNowhere = !frame?.library && javaFrames.length === 0 && /^0x0{6,16}/.test(frame?.code ?? "");
  const library = frame?.library ?? (isNowhere ? before.pointedAt : null);
  if (!library || nativePart(library) !== "system") return library;
  const caller = nativeLibraries.find((one) => nativePart(one) !== "system");
  const part = caller ? nativePart(caller) : null;
  const isKnown = part === "graphics" || part === "sound" || part === "overlay" || part === "antivirus";
  return caller && (isKnown || programOf(caller)) ? caller : library;
}

const games = /^(?:org\.lwjgl|com\.mojang)\./;
/** Methods with which Java code can read and write any place in memory: then it is to blame itself. */
const rawMemory = /Unsafe|Memory(?:Util|Access|Segment)|MemUtil|\.system\.JNI\./;
/** Bukkit names its threads for the plugins that they work for. */
const pluginThread = /^Craft Scheduler Thread - \d{1,9} - ([\w.-]{2,60})$/;

/** Whose code stands below the call, and not only a library that many use. */
function suspectOf({ javaFrames, thread }: JvmReport, { owners }: Evidence): MaybeParameters {
  const plugin = pluginThread.exec(thread ?? "")?.[1];
  if (plugin) return { suspect: plugin };
  for (const method of javaFrames) {
    const owner = owners.ofClass(method);
    // A word of a package is no name; the method itself says more.
    if (owner && isAccusable(owner))
      return owner.evidence === "guess" ? {} : { suspect: owner.name, suspectId: owner.id };
    // The game called what is above it: nobody else is below.
    if (owner?.kind === "minecraft") return {};
  }
  return {};
}

/** Through these every call into native code goes: which it was stands below. */
const shim =
  /^(?:org\.lwjgl\.system\.(?:JNI|libffi\.\w{1,20}|dyncall\.\w{1,20})\.|com\.sun\.jna\.(?:Native|Function|Library\$Handler)\.|com\.kenai\.jffi\.|jnr\.ffi\.)/;

/** The native call, and the code that made it: the first Java frame that is neither Java's nor a library's. */
function callerOf(report: JvmReport, evidence: Evidence): MaybeParameters {
  const named = report.javaFrames.filter((method) => !shim.test(method));
  // The game's own code may stand right below, where Java has drawn the library's into it.
  const isNamed = /^org\.lwjgl\./.test(named[0] ?? "") || platformOf(named[0] ?? "") === "library";
  const javaFrames = isNamed ? named : report.javaFrames;
  const own = javaFrames.find((method) => !/^(?:java|library)$/.test(platformOf(method) ?? "") && !games.test(method));
  const first =
    javaFrames.find((method) => /^org\.lwjgl\./.test(method)) ??
    javaFrames.find((method) => platformOf(method) !== "java");
  return {
    call: first,
    caller: own && own !== first ? own : undefined,
    ...suspectOf(report, evidence),
  };
}
