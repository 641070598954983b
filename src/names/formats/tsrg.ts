import { type MappingLines, type MappingVisitor, type Naming, NotAMapping } from "../mapping.ts";

const namings: Record<string, Naming | "number"> = {
  left: "official",
  obf: "official",
  official: "official",
  right: "srg",
  srg: "srg",
  mojang: "readable",
  named: "readable",
  id: "number",
};

export function isTsrg(firstLine: string): boolean {
  return firstLine.startsWith("tsrg2 ") || /^[\w$/-]{1,512} [\w$/-]{1,512}$/.test(firstLine);
}

/** MCPConfig's formats. The second names its columns, and has what is inside of methods indented further. */
export function readTsrg(lines: MappingLines, visitor: MappingVisitor): void {
  const isSecond = lines.line.startsWith("tsrg2 ");
  const all = isSecond
    ? lines.line
        .split(" ")
        .slice(1)
        .map((one) => namings[one])
    : (["official", "srg"] as const);
  if (all.length < 2 || all.length > 6 || all.some((one) => one === undefined))
    throw new NotAMapping("This map has names of a kind that is not known here: obf, srg and id are.");
  const columns = all.filter((one): one is Naming => one !== "number");
  visitor.columns(columns, columns[0]!);
  const named = (fields: string[]) => {
    if (fields.length !== all.length) throw lines.fault("has another number of columns than the others");
    return fields.filter((_, at) => all[at] !== "number").map((one) => lines.checked(one));
  };
  if (isSecond && !lines.next()) return;
  let owner: string | null = null;
  do {
    const { line } = lines;
    if (line === "" || line.startsWith("#") || line.startsWith("\t\t")) continue;
    if (!line.startsWith("\t")) {
      const fields = line.split(" ");
      // A package.
      if (fields[0]!.endsWith("/")) continue;
      const names = named(fields);
      owner = names[0]!;
      visitor.type(names);
      continue;
    }
    if (owner === null) throw lines.fault("has a member of no class");
    const fields = line.slice(1).split(" ");
    if (fields[1]?.startsWith("(")) visitor.method(owner, named([fields[0]!, ...fields.slice(2)]), fields[1], null);
    else visitor.field(owner, named(fields.length > all.length ? [fields[0]!, ...fields.slice(2)] : fields));
  } while (lines.next());
}
