import type { Frame } from "../model/exception-group.ts";
import { matchAt } from "../text/match-at.ts";

/** Sticky: they are tried where `at` stands, and nowhere else. */
const shape = /at\s{1,4}([^\s()]{3,500})\(([^()\n]{0,200})\)/y;
/** Paper names the jar before the class, and jars have any name: `My Shop (1).jar//com.example.Shop.open(Shop.java:3)`. */
const shapeWithJar = /at\s{1,4}((?:(?!\.jar\/\/)[^\n]){1,150}\.jar\/\/[^\s()]{3,500})\(([^()\n]{0,200})\)/y;
/** What was pasted ends anywhere: `at com.example.Shop.open(Shop.java:3`, and at the very end of all `at com.example.sho`. */
const shapeCut =
  /at\s{1,4}([^\s()]{3,500})\((?:[\w$-]{1,120}(?:\.\w{0,10})?(?::\d{0,6})?|Native ?M?[a-z]{0,5}|Unknown ?S?[a-z]{0,5})?$/y;
const shapeOpen = /at\s{1,4}((?:[^\s()/]{1,150}\.jar\/{1,2})?[a-z_]\w{0,60}(?:\.[\w$]{1,100}){2,12})$/y;
/** In the dumps of Spigot's watchdog, frames have no `at`. */
const bareShape = /\s{0,8}(?:at\s)?([^\s()]{3,500})\(([^()\n]{0,200})\)/y;
const origin = /\s{0,3}~?\[([^\]\n]{1,300})\]/y;

export function isOptiFineFrame({ isReplacedByOptiFine, method }: Frame): boolean {
  return isReplacedByOptiFine === true || method.startsWith("net.optifine.");
}

const maxMixins = 40;
const maxCached = 4000;

/** Where a frame ends that begins at `at`, or -1. Cheap: most frames are only counted. */
export function frameEnd(text: string, at: number): number {
  const match = matchFrame(text, at);
  return match ? at + match[0].length : -1;
}

/** Traces come again and again, so frames are kept. One for each log: a frame may hold the whole text in memory. */
export class FrameParser {
  private readonly known = new Map<string, Frame>();

  /** The very frame, if it has been seen: then nobody has to look whether it is one. */
  seen(text: string, at: number): Frame | null {
    return this.known.get(text.slice(at)) ?? null;
  }

  /** The frame that begins with `at`. */
  parse(text: string, at: number): Frame | null {
    const match = matchFrame(text, at);
    if (!match) return null;
    const frame = frameOf(match, text.slice(at + match[0].length));
    if (text.includes("xf:OptiFine")) frame.isReplacedByOptiFine = true;
    if (this.known.size >= maxCached) this.known.clear();
    this.known.set(text.slice(at), frame);
    return frame;
  }
}

/** A frame with or without `at`, alone in its line. */
export function parseBareFrame(text: string, at: number): Frame | null {
  const match = matchAt(bareShape, text, at);
  if (!match || !isPlausible(match) || text.slice(at + match[0].length).trim().length > 300) return null;
  return frameOf(match, text.slice(at + match[0].length));
}

function matchFrame(text: string, at: number): RegExpExecArray | null {
  const match = matchAt(shape, text, at) ?? (text.includes(".jar//") ? matchAt(shapeWithJar, text, at) : null);
  if (match) return isPlausible(match) ? match : null;
  return matchAt(shapeCut, text, at) ?? matchAt(shapeOpen, text, at);
}

/** Whether the parenthesis of a frame is there: without it, any path may stand behind `at`. */
export function hasPlace(text: string, at: number): boolean {
  return text.includes("(", at);
}

/** `at example.com(yesterday, noon)` is prose. */
function isPlausible(match: RegExpExecArray): boolean {
  return match[1]!.includes(".") && !/[,"'=;]/.test(match[2]!);
}

function frameOf(match: RegExpExecArray, rest: string): Frame {
  const { method, module, jar } = splitMethod(match[1]!);
  // A frame that was cut off has at most the beginning of its place.
  const source = match[2] ?? match[0].split("(", 2)[1] ?? "";
  const colon = source.lastIndexOf(":");
  const number = colon === -1 ? Number.NaN : Number(source.slice(colon + 1));
  const file = Number.isInteger(number) ? source.slice(0, colon) : source;
  return {
    // What stands between angle brackets gets lost where text is shown as HTML: `Shop.(Shop.java:3)`.
    method: method.endsWith(".") ? `${method}<init>` : method,
    file: file === "Native Method" || file === "Unknown Source" || file === "" ? null : file,
    line: Number.isInteger(number) && number > 0 ? number : null,
    jar: jar ?? jarOf(rest),
    module: module ?? modOf(rest),
    mixins: rest.includes("pl:mixin:") ? mixinsOf(rest) : [],
    handler: handlerOf(method),
  };
}

/** `TRANSFORMER/create@0.5.1/com.simibubi.create.Create.init`, `knot//a.b.C.d`, `knot/a.b.C.d`, `Shop.jar//a.b.C.d`, `java.base/a.b.C.d`. */
function splitMethod(written: string): { method: string; module: string | null; jar: string | null } {
  // The hidden class of a lambda has a slash and an address in its name.
  const text = written.includes("$$Lambda") ? written.replace(/\/(?:0x)?[0-9a-f]{1,20}(?=\.)/, "") : written;
  const slash = text.lastIndexOf("/");
  if (slash === -1) return { method: text, module: null, jar: null };
  const method = text.slice(slash + 1);
  const before = text.slice(0, slash).replace(/\/$/, "");
  if (before.endsWith(".jar")) return { method, module: null, jar: before.slice(before.lastIndexOf("/") + 1) };
  const module = before.slice(before.lastIndexOf("/") + 1);
  const isLoaderName =
    text[slash - 1] === "/" || module === "" || module === "knot" || /^[A-Z][A-Z -]{1,30}$/.test(module);
  return { method, module: isLoaderName ? null : module, jar: null };
}

/** ` ~[Shop-1.2.jar%23689!/:?]`. Classes stand there too (`[aid.class:?]`), and question marks. */
function jarOf(rest: string): string | null {
  const inside = matchAt(origin, rest, 0)?.[1];
  if (!inside) return null;
  const colon = inside.lastIndexOf(":");
  const path = (colon === -1 ? inside : inside.slice(0, colon)).replace(/(?:%23\d{1,6})?!?\/?$/, "");
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return name.endsWith(".jar") ? unescaped(name) : null;
}

/** ` ~[create:0.3.2] {re:classloading}`: Forge from 1.13 to 1.16 names the mod where others name the jar. */
function modOf(rest: string): string | null {
  const match = rest.includes("] {") ? matchAt(origin, rest, 0) : null;
  const [, id, version] = /^([a-z][a-z0-9_]{1,63}):([^:\s]{1,60})$/.exec(match?.[1] ?? "") ?? [];
  if (!id || !rest.startsWith(" {", match![0].length)) return null;
  return version === "?" ? id : `${id}@${version}`;
}

/** `%5BMaps%5D%20World Map.jar` */
function unescaped(name: string): string {
  if (!name.includes("%")) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name.replaceAll("%20", " ");
  }
}

/** `{re:mixin,pl:mixin:APP:roadrunner.mixins.json:alloc.StateMixin,pl:mixin:A}` */
function mixinsOf(rest: string): string[] {
  const found = new Set<string>();
  const mark = "pl:mixin:APP:";
  for (let at = rest.indexOf(mark); at !== -1 && found.size < maxMixins; at = rest.indexOf(mark, at + mark.length)) {
    const start = at + mark.length;
    let end = start;
    while (end < rest.length && rest[end] !== "," && rest[end] !== "}") end++;
    found.add(rest.slice(start, end));
  }
  return [...found];
}

/** `unknown_owner`: Mixin of Cleanroom and MixinBooter, where it does not know. */
const notMods = new Set(["lambda", "mixinextras", "bridge", "wrapped", "init", "unknown_owner"]);

/** What makes the name of an injected method the only one: letters and three hexadecimal digits. */
const unique = /^[a-z]{3,4}[0-9a-f]{3}$/;

/** `handler$zbc00f$sodium$onTick`, `handler$sodium$zbc00f$onTick`, `md6f2a1b$sodium$tick$0`. Older loaders leave the mod out. */
export function handlerOf(method: string): string | null {
  const name = method.slice(method.lastIndexOf(".") + 1);
  const parts = name.split("$", 5);
  if (parts.length < 4) return null;
  const isMerged = /^md[0-9a-f]{4,8}$/.test(parts[0]!);
  const isSecond = !isMerged && unique.test(parts[1]!);
  if (!isMerged && !isSecond && !unique.test(parts[2]!)) return null;
  const id = parts[isSecond ? 2 : 1]!;
  return /^[A-Za-z][\w.-]{1,63}$/.test(id) && !notMods.has(id) ? id : null;
}
