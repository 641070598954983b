import type { MappingLines, MappingVisitor, Naming } from "../mapping.ts";
import { NotAMapping } from "../mapping.ts";

const namings: Record<string, Naming> = {
  official: "official",
  intermediary: "intermediary",
  hashed: "intermediary",
  named: "readable",
  mojang: "readable",
  yarn: "readable",
};

export function isTiny(firstLine: string): boolean {
  return firstLine.startsWith("tiny\t2\t") || firstLine.startsWith("v1\t");
}

/** Fabric's formats: `tiny 2` with indented members, and `v1` with a class in every line. */
export function readTiny(lines: MappingLines, visitor: MappingVisitor): void {
  const head = lines.line.split("\t");
  const isSecond = head[0] === "tiny";
  const columns = head.slice(isSecond ? 3 : 1).map((one) => namings[one]);
  if (columns.length < 2 || columns.length > 6 || columns.some((one) => one === undefined))
    throw new NotAMapping("This map has names of a kind that is not known here: official, intermediary and named are.");
  visitor.columns(columns as Naming[], columns[0]!);
  if (isSecond) readSecond(lines, visitor, columns as Naming[]);
  else readFirst(lines, visitor, columns as Naming[]);
}

function readSecond(lines: MappingLines, visitor: MappingVisitor, columns: Naming[]): void {
  let owner: string | null = null;
  while (lines.next()) {
    const { line } = lines;
    // Parameters, variables and comments are indented further.
    if (line === "" || line.startsWith("\t\t")) continue;
    const isMember = line.startsWith("\t");
    const fields = (isMember ? line.slice(1) : line).split("\t");
    const kind = fields[0];
    if (kind === "c" && !isMember) {
      const names = columnsOf(lines, fields.slice(1), columns.length);
      owner = names[0]!;
      visitor.type(names);
    } else if (isMember && owner === null) {
      // The properties of the file stand before its first class. So may nothing else.
      if (kind === "m" || kind === "f") throw lines.fault("has a member of no class");
    } else if (isMember && kind === "m") {
      visitor.method(owner!, columnsOf(lines, fields.slice(2), columns.length), fields[1]!, null);
    } else if (isMember && kind === "f") visitor.field(owner!, columnsOf(lines, fields.slice(2), columns.length));
    // A comment of the class.
    else if (!(isMember && kind === "c")) throw lines.fault("is no line of a tiny map");
  }
}

function readFirst(lines: MappingLines, visitor: MappingVisitor, columns: Naming[]): void {
  while (lines.next()) {
    const { line } = lines;
    if (line === "" || line.startsWith("#")) continue;
    const fields = line.split("\t");
    if (fields[0] === "CLASS") visitor.type(columnsOf(lines, fields.slice(1), columns.length));
    else if (fields[0] === "METHOD")
      visitor.method(
        lines.checked(fields[1] ?? ""),
        columnsOf(lines, fields.slice(3), columns.length),
        fields[2]!,
        null,
      );
    else if (fields[0] === "FIELD")
      visitor.field(lines.checked(fields[1] ?? ""), columnsOf(lines, fields.slice(3), columns.length));
    else throw lines.fault("is no line of a tiny map");
  }
}

/** An empty column says that the name is the one before. */
function columnsOf(lines: MappingLines, fields: string[], count: number): string[] {
  if (fields.length !== count) throw lines.fault("has another number of columns than the first one says");
  return fields.map((field, at) =>
    lines.checked(field === "" ? (fields.slice(0, at).findLast((one) => one !== "") ?? "") : field),
  );
}
