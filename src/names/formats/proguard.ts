import type { LineRange, MappingLines, MappingVisitor } from "../mapping.ts";

const classLine = /^([\w$.-]{1,512}) -> ([\w$./-]{1,512}):$/;
/** `118:131:void tick(int) -> a`, `int size -> b`; what was inlined names its class, and its own lines behind. */
const memberLine =
  /^ {4}(?:(\d{1,9}):(\d{1,9}):)?([\w$.[\]]{1,512}) ([\w$.<>-]{1,512})(?:\(([\w$.,[\]]{0,4000})\))?(?::\d{1,9}){0,2} -> ([\w$<>]{1,512})$/;

export function isProguard(firstLine: string): boolean {
  return classLine.test(firstLine);
}

/** What Mojang publishes for every version up to 1.21.11. */
export function readProguard(lines: MappingLines, visitor: MappingVisitor): void {
  visitor.columns(["official", "readable"], "readable");
  let owner: string | null = null;
  do {
    const { line } = lines;
    if (line === "" || /^\s{0,8}#/.test(line)) continue;
    const type = line.startsWith(" ") ? null : classLine.exec(line);
    if (type) {
      owner = lines.checked(slashed(type[2]!));
      visitor.type([owner, lines.checked(slashed(type[1]!))]);
      continue;
    }
    const member = memberLine.exec(line);
    if (!member || owner === null) throw lines.fault("is no line of ProGuard's");
    const [, first, last, result, readable, parameters, official] = member;
    // Of what was inlined only the own name is shown: the class of the frame is the one that was called.
    const names = [lines.checked(official!), lines.checked(readable!.slice(readable!.lastIndexOf(".") + 1))];
    if (parameters === undefined) visitor.field(owner, names);
    else visitor.method(owner, names, descriptorOf(parameters, result!), rangeOf(first, last));
  } while (lines.next());
}

function rangeOf(first: string | undefined, last: string | undefined): LineRange | null {
  return first === undefined ? null : { first: Number(first), last: Number(last) };
}

const primitives: Record<string, string> = {
  void: "V",
  boolean: "Z",
  byte: "B",
  char: "C",
  short: "S",
  int: "I",
  long: "J",
  float: "F",
  double: "D",
};

function descriptorOf(parameters: string, result: string): string {
  const types = parameters === "" ? [] : parameters.split(",");
  return `(${types.map(typeOf).join("")})${typeOf(result)}`;
}

function typeOf(written: string): string {
  const bracket = written.indexOf("[");
  const bare = bracket === -1 ? written : written.slice(0, bracket);
  const dimensions = bracket === -1 ? 0 : (written.length - bracket) / 2;
  return "[".repeat(dimensions) + (primitives[bare] ?? `L${slashed(bare)};`);
}

function slashed(name: string): string {
  return name.includes(".") ? name.replaceAll(".", "/") : name;
}
