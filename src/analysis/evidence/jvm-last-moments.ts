/** What the report of a JVM tells of the moments before it died, apart from where. */
export interface LastMoments {
  /** The stack of the thread, in KB, and how much of it was left. */
  stack: { size: number; free: number } | null;
  is32Bit: boolean;
  /** Whether the virtual machine, or the game in its Java frames, was already ending. */
  isEnding: boolean;
  /** The last thing that was thrown, where it was an error that no program throws on purpose. */
  thrown: { type: string; about: string } | null;
  /** Libraries that its registers point into: `openal.dylib`, where it jumped to nowhere. */
  pointedAt: string | null;
}

const maxSpan = 300_000;
const maxEvents = 50_000;

export function lastMoments(text: string, javaFrames: readonly string[]): LastMoments {
  const head = text.slice(0, maxSpan);
  return {
    stack: stackOf(head),
    is32Bit: /^# Java VM: (?![^\n]{0,200}64-Bit)[^\n]{0,200}\b(?:windows|linux|bsd|solaris)-x86\b/m.test(head),
    isEnding: isEnding(head, javaFrames),
    thrown: lastThrown(text),
    pointedAt: pointedAt(head),
  };
}

/** `RAX=0x00000001: lamp+0x20 in /opt/lamps/liblamp.so at 0x00000002` */
const register = /^[RE][A-Z0-9]{1,3} ?=0x[\da-f]{4,16}: /;
const maxRow = 600;

function pointedAt(head: string): string | null {
  const start = head.indexOf("\nRegister to memory mapping:");
  const rows = start === -1 ? [] : head.slice(start + 1, start + 40 * maxRow).split("\n", 40);
  for (const row of rows) {
    if (row.length > maxRow || !register.test(row)) continue;
    const path = row.slice(row.indexOf(" in ") + 4, Math.max(0, row.lastIndexOf(" at 0x")));
    const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
    if (row.includes(" in ") && /\.(?:so|dll|dylib|jnilib)\b/.test(name)) return name;
  }
  return null;
}

/** `Stack: [0x00001000,0x00051000],  sp=0x00002000,  free space=4k` */
function stackOf(head: string): LastMoments["stack"] {
  const [, low, high, sp] =
    /^Stack: \[0x([\da-f]{4,16}),0x([\da-f]{4,16})\],\s{1,4}sp=0x([\da-f]{4,16})/m.exec(head) ?? [];
  if (!low || !high || !sp) return null;
  const [bottom, top, at] = [low, high, sp].map((one) => Number.parseInt(one, 16)) as [number, number, number];
  return { size: Math.round((top - bottom) / 1024), free: Math.round((at - bottom) / 1024) };
}

/** The game closes itself in these, and Java in those of its own. */
const closing =
  /(?:^|\.)(?:(?:Minecraft|MinecraftClient|class_310)\.(?:destroy|close|stop|shutdownMinecraftApplet|func_71405_e|method_1490)|Shutdown\.(?:exit|runHooks|sequence)|ApplicationShutdownHooks\.\w{1,20}|Runtime\.exit|System\.exit)$/;

function isEnding(head: string, javaFrames: readonly string[]): boolean {
  return (
    javaFrames.some((method) => closing.test(method)) ||
    /^VM state: ?[^\n]{0,60}\(shutting down\)/m.test(head) ||
    /^Current thread[^\n]{0,60}"(?:DestroyJavaVM|SIG(?:TERM|INT|HUP) handler)"/m.test(head)
  );
}

const onEvent = /Exception <a '([\w/$]{3,120})'(?:\{0x[\da-f]{1,16}\})?(?:: ([^\n>]{1,300}))?>/;
/** Java throws others of these to itself, and lives well with it. */
const isFault =
  /\/(?:NoClassDefFoundError|NoSuchMethodError|NoSuchFieldError|AbstractMethodError|VerifyError|ExceptionInInitializerError|IncompatibleClassChangeError|OutOfMemoryError|StackOverflowError)$/;
const ofJava = /^(?:'?\w{1,30}(?:\[\])? )?(?:java|javax|sun|jdk)[/.]/;

function lastThrown(text: string): LastMoments["thrown"] {
  const at = text.lastIndexOf("\nInternal exceptions (");
  const rows =
    at === -1
      ? []
      : text
          .slice(at + 1, at + maxEvents)
          .split("\n")
          .slice(1);
  const end = rows.findIndex((row) => row.trim() === "");
  const last = rows.slice(0, end === -1 ? 0 : end).at(-1) ?? "";
  const [, type, about = ""] = onEvent.exec(last.slice(0, maxRow)) ?? [];
  if (!type || !isFault.test(type) || ofJava.test(about)) return null;
  return { type: type.slice(type.lastIndexOf("/") + 1), about: about.replaceAll("/", ".") };
}
