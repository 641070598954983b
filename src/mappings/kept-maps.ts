import { createHash } from "node:crypto";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { maxMappingBytes, type Naming, NotAMapping } from "../names/mapping.ts";
import { readMapping } from "../names/read-mapping.ts";
import type { MapFile, MapFiles } from "./map-files.ts";

/** A map that is kept. */
export interface KeptMap extends MapFile {
  minecraft: string;
  /** Whose names it has: `official-readable`. */
  namings: string;
}

const version = /^\d[\w.+-]{0,39}$/;

/** Whether it can be a version of the game, and the name of a folder. */
export function isGameVersion(text: string): boolean {
  return version.test(text) && !text.includes("..");
}

/** The maps of a service, as they were given: packed, one file each. */
export class KeptMaps {
  constructor(private readonly files: MapFiles) {}

  async list(): Promise<KeptMap[]> {
    return (await this.files.list()).map((file) => {
      const [minecraft, name] = file.key.split("/") as [string, string];
      return { ...file, minecraft, namings: name.slice(0, name.lastIndexOf("-")) };
    });
  }

  /** Gives how many names it has. Throws `NotAMapping`. */
  async add(minecraft: string, text: string): Promise<{ key: string; names: number }> {
    const { namings, names } = described(text);
    if (names === 0) throw new NotAMapping("There are no names in this map.");
    const hash = createHash("sha256").update(text, "latin1").digest("hex").slice(0, 16);
    const key = `${minecraft}/${namings.join("-")}-${hash}.zst`;
    await this.files.write(key, packedMap(text));
    return { key, names };
  }

  remove(key: string): Promise<void> {
    return this.files.remove(key);
  }

  /** `null` where it is gone. */
  read(key: string): Promise<Uint8Array | null> {
    return this.files.read(key);
  }
}

function packedMap(text: string): Uint8Array {
  return zstdCompressSync(Buffer.from(text, "latin1"), {
    params: { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_checksumFlag]: 1 },
  });
}

/** For worker threads. Throws where it is damaged. */
export function unpackedMap(packed: Uint8Array): string {
  const text = zstdDecompressSync(packed, { maxOutputLength: maxMappingBytes });
  return Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString("latin1");
}

function described(text: string): { namings: readonly Naming[]; names: number } {
  let namings: readonly Naming[] = [];
  let names = 0;
  const count = () => {
    names++;
  };
  readMapping(text, {
    columns: (columns) => {
      namings = columns;
    },
    type: count,
    method: count,
    field: count,
    id: count,
  });
  return { namings, names };
}
