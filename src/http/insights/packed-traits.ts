import { constants, zstdCompressSync } from "node:zlib";
import type { Fault } from "../../analysis/fault/fault.ts";
import { type CrashTraits, platformOf, traitsOf } from "../../analysis/fault/traits.ts";
import type { Analysis } from "../../analysis/model/analysis.ts";
import type { Parameters } from "../../analysis/model/model.ts";
import { utf8Text } from "../core/utf8-text.ts";
import type { FoundSighting } from "./analysis-job-names.ts";

/** What is counted of a log or a bundle. For worker threads. */
export function sightingOf(
  fault: Fault | null,
  analyses: readonly Analysis[],
  verdict: Parameters | undefined,
): FoundSighting {
  const traits = traitsOf(analyses, fault ? verdict : undefined);
  return { fault, platform: platformOf(analyses, traits), traits: packTraits(traits) };
}

export function packTraits(traits: CrashTraits): Uint8Array {
  return zstdCompressSync(JSON.stringify(traits), { params: { [constants.ZSTD_c_compressionLevel]: 9 } });
}

/** `null` where it is damaged: the others tell enough. */
export function traitsIn(packed: Uint8Array): CrashTraits | null {
  try {
    return JSON.parse(utf8Text(Bun.zstdDecompressSync(packed as Uint8Array<ArrayBuffer>))) as CrashTraits;
  } catch {
    return null;
  }
}
