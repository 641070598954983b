import type { Lines } from "../text/lines.ts";
import { type LastMoments, lastMoments } from "./jvm-last-moments.ts";

/** What the Java virtual machine writes when it dies itself (`hs_err_pid*.log`). */
export interface JvmReport {
  firstLine: number;
  endLine: number;
  /** `SIGSEGV`, `EXCEPTION_ACCESS_VIOLATION`, `Internal Error` */
  signal: string | null;
  /** How it begins where it gave up itself: `There is insufficient memory for … . Native memory allocation …` */
  said: string | null;
  /** `wrong thread state for upcall` */
  assertion: string | null;
  /** Of the frame it died in: C is native code, V the virtual machine, J and j are Java, v are its stubs. */
  frame: {
    kind: "C" | "V" | "J" | "j" | "v";
    library: string | null;
    code: string | null;
    /** The Java method that it died in itself, and not in native code that it called. */
    method: string | null;
  } | null;
  /** Libraries of the native frames, from the innermost, each as often as it is called. */
  nativeLibraries: string[];
  /** Those above the first Java frame: what ran in the call that it died in. */
  nativeAbove: string[];
  /** What the program was started with to look into it: `jdwp` of `-agentlib:jdwp=…`, paths of `-agentpath:…`. */
  agents: string[];
  thread: string | null;
  /** What the compiler was compiling. */
  compiling: string | null;
  /** Methods with their classes, from the innermost. */
  javaFrames: string[];
  /** A jar that was changed on the disk while it was open. */
  changedFile: string | null;
  /** On Linux, what a place in memory lies in that the disk or the system had nothing for: a file, where the report tells. */
  unbacked: { file: string | null } | null;
  /** The size of memory pages where it is none that the libjemalloc of LWJGL, which is there, can use: `16k`. */
  unfitPages: string | null;
  cpu: string | null;
  before: LastMoments;
  /** Whether its end is missing. */
  isCut: boolean;
}

const maxHead = 400_000;
const maxFrames = 200;
const maxMaps = 1_000_000;

/** Also one whose first line was not copied. */
const begun =
  /^# A fatal error has been detected|^# There is insufficient memory|^#\s{1,4}(?:EXCEPTION_[A-Z_]{2,60}|SIG[A-Z]{2,8}) \(0x|^# Problematic frame:/m;

/** `null` where the log is none. */
export function jvmReport(lines: Lines): JvmReport | null {
  const text = lines.text.slice(0, maxHead);
  const start = begun.exec(text);
  if (!start) return null;
  const firstLine = lines.at(start.index);
  const head = text.slice(start.index, start.index + 6000);
  const [, signal = null] = /^#\s{1,4}(EXCEPTION_[A-Z_]{2,60}|SIG[A-Z]{2,8}|Internal Error)\b/m.exec(head) ?? [];
  const assertion = /^# {1,4}(?:assert|guarantee|fatal error|Error)[^\n]{0,150}?: ([^\n]{3,200})/m.exec(head);
  const mapped = mappedFile(lines.text, /si_addr[:=] ?(0x[0-9a-f]{4,16})/.exec(text)?.[1]);
  // Only there it is the seventh. A file that is shorter than it was, or a disk that is full, are all that leads to it.
  const isUnbacked = /^#\s{1,4}SIGBUS \(0x7\)/m.test(head) && /si_code[:=] ?2 \(BUS_ADRERR\)/.test(text);
  const javaFrames = javaFramesOf(text);
  const isChanged = mapped !== null && (isUnbacked ? /\.jar(?: \(deleted\))?$/ : /\.jar \(deleted\)$/).test(mapped);
  return {
    firstLine,
    endLine: Math.min(lines.count, firstLine + 16),
    signal,
    said: saidIn(head),
    assertion: assertion?.[1]?.trim() ?? null,
    frame: faultingFrame(head, text),
    nativeLibraries: nativeLibrariesOf(text),
    nativeAbove: nativeLibrariesOf(text, "above Java"),
    agents: agentsOf(lines.text),
    unfitPages: unfitPages(lines.text),
    thread: threadOf(text),
    compiling:
      /^Current CompileTask:[ \r]{0,4}\n[^\n]{0,80}?\s([\w$.]{3,200}::[\w$<>]{1,100})/m.exec(text)?.[1] ?? null,
    javaFrames,
    before: lastMoments(lines.text, javaFrames),
    changedFile: isChanged ? mapped.replace(/ \(deleted\)$/, "") : null,
    unbacked: isUnbacked && !isChanged ? { file: mapped } : null,
    cpu: /^Host: ([^\n]{3,120}?), \d{1,4} cores/m.exec(text)?.[1] ?? null,
    // The last lines of a whole one: `vm_info: …`, and `END.` since Java 9.
    isCut: !/\nEND\.\s{0,20}$|\nvm_info: /.test(lines.text.slice(-4000)),
  };
}

/** Up to what it lists: reasons, things to try, numbers of processes. */
function saidIn(head: string): string | null {
  const said: string[] = [];
  for (const line of head.split("\n", 4)) {
    const text = /^# (\S[^\n]{0,300})$/.exec(line.trimEnd())?.[1];
    if (!text || text.endsWith(":")) break;
    said.push(text);
  }
  return said.length > 0 ? said.join(" ") : null;
}

/** Where Java and the system take a signal: the frame that raised it stands below. */
const takesSignal = /\b(?:JVM_handle_\w{1,20}_signal|(?:java)?[sS]ignalHandler|_sigtramp|__restore_rt|killpg)\b/;
const written = /^([CVJjv])\s{1,8}([^\n]{1,400})/;

function faultingFrame(head: string, text: string): JvmReport["frame"] {
  const [, told = null] = /# Problematic frame:\s{0,4}\n#\s{1,3}([CVJjv]\s{1,8}[^\n]{1,400})/.exec(head) ?? [];
  if (told === null || !takesSignal.test(told)) return told === null ? null : frameIn(told);
  const below = nativeFrames(text).find((line) => written.test(line) && !takesSignal.test(line));
  return frameIn(below ?? told);
}

function frameIn(line: string): JvmReport["frame"] {
  const match = written.exec(line);
  if (!match) return null;
  const [, kind, said] = match as unknown as [string, "C" | "V" | "J" | "j" | "v", string];
  const library = /^\[([^\]+\n]{1,120})/.exec(said)?.[1] ?? null;
  const code = library ? (/\]\s{1,4}([^\s+][^\n+]{0,160})/.exec(said)?.[1]?.trim() ?? null) : said.trim().slice(0, 200);
  // Of a native method, Java has compiled nothing but the call: `(0 bytes)`.
  const isJava = (kind === "J" || kind === "j") && !/\(0 bytes\)/.test(said);
  return { kind, library, code, method: isJava ? (methodIn(`J ${said}`) ?? null) : null };
}

/** The system and the libraries stand far below. */
function unfitPages(text: string): string | null {
  const [, size = null] = /^Memory: (\d{1,4}k) page,/m.exec(text.slice(-maxHead)) ?? [];
  return size !== null && size !== "4k" && text.includes("/libjemalloc.so") ? size : null;
}

function nativeFrames(text: string): string[] {
  const start = text.search(/^Native frames:/m);
  if (start === -1) return [];
  const frames = text
    .slice(start, start + 40_000)
    .split("\n", maxFrames)
    .slice(1);
  const end = frames.findIndex((line) => !/^[A-Za-z]\s{1,4}\S/.test(line));
  return end === -1 ? frames : frames.slice(0, end);
}

/** `C  [RTSSHooks64.dll+0x31a20]` */
function nativeLibrariesOf(text: string, which?: "above Java"): string[] {
  const frames = nativeFrames(text);
  const java = which ? frames.findIndex((line) => /^[Jj] /.test(line)) : -1;
  return (java === -1 ? frames : frames.slice(0, java)).flatMap(
    (line) => /^[CV]\s{1,4}\[([^\]+\n]{1,120})/.exec(line)?.[1] ?? [],
  );
}

const maxAgents = 8;

function agentsOf(text: string): string[] {
  const [line = ""] = /^(?:Command Line:|jvm_args:|JVM_ARGS:)[^\n]{0,20000}/m.exec(text.slice(0, maxHead)) ??
    /^jvm_args:[^\n]{0,20000}/m.exec(text.slice(-maxHead)) ?? [""];
  return [...line.matchAll(/ "?-agent(?:lib|path):"?([^\s"=]{1,300})/g)].slice(0, maxAgents).map(([, name]) => name!);
}

function threadOf(text: string): string | null {
  const line = /^Current thread[^\n]{0,30}?:\s{1,4}([^\n]{3,200})/m.exec(text)?.[1];
  if (!line) return null;
  return /"([^"\n]{1,100})"/.exec(line)?.[1] ?? /^(\w{3,40})/.exec(line)?.[1] ?? null;
}

/** `j  org.lwjgl.opengl.GL11.glDrawArrays(III)V+3`, `J 123 c1 com.example.A.read(JZ)I (45 bytes) @ …` */
function javaFramesOf(text: string): string[] {
  const start = text.search(/^Native frames:|^Java frames:/m);
  if (start === -1) return [];
  const frames: string[] = [];
  for (const line of text.slice(start, start + 40_000).split("\n", 400)) {
    const method = methodIn(line);
    if (method) frames.push(method);
    if (frames.length >= maxFrames || /^(?:Registers|Top of Stack|siginfo|--------------- {2}P R O)/.test(line)) break;
  }
  return frames;
}

function methodIn(frame: string): string | undefined {
  const written =
    /^[Jj] {1,4}(?:\d{1,9}(?=[% !])[% !cC12]{1,14} )?(?:jvmci )?((?=[\w$]{1,60}[./])[\w$<>./]{3,400})\(/.exec(frame);
  return written?.[1]?.replaceAll("/", ".");
}

/** The file whose place in memory has the address: `7f10a0000000-7f10a0008000 rw-s 00000000 00:54 365    /tmp/lamps.db` */
function mappedFile(text: string, address: string | undefined): string | null {
  const wanted = address ? Number.parseInt(address, 16) : Number.NaN;
  const start = text.search(/^Dynamic libraries:/m);
  if (Number.isNaN(wanted) || start === -1) return null;
  for (const line of text.slice(start, start + maxMaps).split("\n")) {
    const map = /^([0-9a-f]{4,16})-([0-9a-f]{4,16}) [^\n/]{0,80}(\/[^\n\r]{1,400})/.exec(line.slice(0, 600));
    if (map && Number.parseInt(map[1]!, 16) <= wanted && wanted < Number.parseInt(map[2]!, 16)) return map[3]!.trim();
  }
  return null;
}
