import type { MappingLines, MappingVisitor } from "../mapping.ts";

const line = /^((?:func|field|m|f)_\d{1,9}_(?:[A-Za-z]{1,3}_?)?),([\w$]{1,200}),/;

export function isCsv(firstLine: string): boolean {
  return /^(?:searge|param),name,side/.test(firstLine);
}

/** `methods.csv` and `fields.csv` of MCP: Forge's ids and their names. Descriptions may go over several lines. */
export function readCsv(lines: MappingLines, visitor: MappingVisitor): void {
  visitor.columns(["srg", "readable"], "srg");
  while (lines.next()) {
    const match = line.exec(lines.line);
    if (match) visitor.id(match[1]!, lines.checked(match[2]!));
  }
}
