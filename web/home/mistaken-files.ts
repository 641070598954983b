import type { LeftOut } from "../../src/archives/archive-error.ts";
import { type BinaryKind, fileKind } from "../../src/wire/binary-files.ts";

/** What people add in place of a log. Each has its own sentence, because each has its own next step. */
export type MistakenFile = "picture" | "document" | "program" | "mod" | "world" | "packed" | "notText";

const jars = /\.(?:jar|litemod)(?:\.disabled)?$/i;
const partsOfWorlds =
  /(?:^|[\\/])(?:level\.dat(?:_old)?|session\.lock)$|\.(?:mca|mcr|mcworld|schem|schematic|litematic)$/i;

const kinds: Record<BinaryKind, MistakenFile | "archive"> = {
  zip: "archive",
  archive: "archive",
  packed: "packed",
  picture: "picture",
  document: "document",
  program: "program",
  binary: "notText",
};

/** By the name and the first bytes of a file. `archive`: there may be logs in it. `null`: it may be a log. */
export function mistakenFile(name: string, bytes: Uint8Array): MistakenFile | "archive" | null {
  const kind = fileKind(bytes);
  if (kind === null) return null;
  if (kind === "zip" && jars.test(name)) return "mod";
  return partsOfWorlds.test(name) ? "world" : kinds[kind];
}

/** Of a file that is no text, and begins as no known kind does. */
export function mistakenBinary(name: string): MistakenFile {
  return partsOfWorlds.test(name) ? "world" : "notText";
}

/** Why an archive held no log, as exactly as what was found in it tells. */
export function emptyArchive<Problem extends string>(
  problem: Problem,
  leftOut: readonly LeftOut[],
): Problem | "world" | "encrypted" {
  if (problem !== "nothingTaken" || leftOut.length === 0) return problem;
  if (leftOut.every(({ reason }) => reason === "encrypted")) return "encrypted";
  return leftOut.some(({ name }) => partsOfWorlds.test(name)) ? "world" : problem;
}
