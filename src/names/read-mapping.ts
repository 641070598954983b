import { isCsv, readCsv } from "./formats/csv.ts";
import { isProguard, readProguard } from "./formats/proguard.ts";
import { isTiny, readTiny } from "./formats/tiny.ts";
import { isTsrg, readTsrg } from "./formats/tsrg.ts";
import { MappingLines, type MappingVisitor, NotAMapping } from "./mapping.ts";

export type MappingFormat = "tiny" | "proguard" | "tsrg" | "csv";

const formats: readonly [
  MappingFormat,
  (firstLine: string) => boolean,
  (lines: MappingLines, visitor: MappingVisitor) => void,
][] = [
  ["tiny", isTiny, readTiny],
  ["csv", isCsv, readCsv],
  ["proguard", isProguard, readProguard],
  ["tsrg", isTsrg, readTsrg],
];

const maxComments = 200;

/** Reads a file of names, whichever format it has, in one pass. Throws `NotAMapping`. */
export function readMapping(text: string, visitor: MappingVisitor): MappingFormat {
  const lines = new MappingLines(text);
  for (let skipped = 0; skipped < maxComments && lines.next(); skipped++) {
    if (lines.line === "" || lines.line.startsWith("#")) continue;
    const found = formats.find(([, isIt]) => isIt(lines.line));
    if (!found) break;
    if (!lines.isWhole && found[0] !== "csv")
      throw new NotAMapping("This map ends inside of a line: a part of it is missing.");
    found[2](lines, visitor);
    return found[0];
  }
  throw new NotAMapping("This is no map of names: tiny, ProGuard, tsrg and MCP's CSV are known.");
}
