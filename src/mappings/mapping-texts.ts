import { gunzipSync } from "node:zlib";
import { boundsOf } from "../archives/archive-bounds.ts";
import { ArchiveError } from "../archives/archive-error.ts";
import { byteSource } from "../archives/byte-source.ts";
import type { Entry } from "../archives/entry.ts";
import { openZip } from "../archives/zip.ts";
import { maxMappingBytes, NotAMapping } from "../names/mapping.ts";

/** Where files of names are in what their makers publish: Yarn's and Fabric's jars, MCPConfig, MCP. */
const inArchives = /^(?:mappings\/mappings\.tiny|(?:config\/)?joined\.tsrg|(?:methods|fields)\.csv)$/;
const maxEntries = 5000;

/** The files of names in a file: itself, unpacked where it is gzip, or those of a jar or zip. Throws `NotAMapping`. */
export async function mappingTextsIn(bytes: Uint8Array): Promise<string[]> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return [textOf(unpacked(bytes))];
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return fromArchive(bytes);
  if (bytes.length > maxMappingBytes) throw tooLarge();
  return [textOf(bytes)];
}

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxMappingBytes });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
    throw new NotAMapping("This file is packed with gzip, but damaged or cut off.");
  }
}

async function fromArchive(bytes: Uint8Array): Promise<string[]> {
  const limits = { maxFiles: 4, maxFileBytes: maxMappingBytes, maxTotalBytes: maxMappingBytes, maxEntries };
  try {
    const archive = await openZip(byteSource(bytes), boundsOf(limits));
    const entries = archive.entries.filter(({ path }) => inArchives.test(path));
    if (entries.length === 0)
      throw new NotAMapping("There is no map of names in this jar: mappings/mappings.tiny is looked for.");
    if (totalSize(entries) > maxMappingBytes) throw tooLarge();
    const texts: string[] = [];
    for (const entry of entries) {
      const content = entry.obstacle ?? (await archive.read(entry));
      if (typeof content === "string") throw damaged();
      texts.push(textOf(content));
    }
    return texts;
  } catch (error) {
    throw error instanceof ArchiveError ? damaged() : error;
  }
}

function totalSize(entries: readonly Entry[]): number {
  return entries.reduce((sum, { size }) => sum + size, 0);
}

function damaged(): NotAMapping {
  return new NotAMapping("This jar is damaged or cut off.");
}

function tooLarge(): NotAMapping {
  return new NotAMapping("This file is too large to be a map of names.");
}

/** Names have nothing but ASCII, and a byte a character takes half the memory. Comments are not shown to anybody. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
