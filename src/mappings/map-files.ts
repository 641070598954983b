import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ObjectFiles } from "../storage/object-files.ts";

export interface MapFile {
  /** `1.20.1/intermediary-readable-0123456789abcdef.zst` */
  key: string;
  bytes: number;
}

/** Where packed maps lie. What is written once under a key is never changed. */
export interface MapFiles {
  list(): Promise<MapFile[]>;
  /** `null` where there is none. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, packed: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}

const keyShape = /^[\w.+-]{1,60}\/[a-z-]{1,60}-[0-9a-f]{16}\.zst$/;
/** More are not listed. Each version of the game has three or four. */
const maxFiles = 5000;

/** In a folder of the server's data. */
export class MapFolder implements MapFiles {
  constructor(private readonly folder: string) {}

  async list(): Promise<MapFile[]> {
    const files: MapFile[] = [];
    for (const version of await names(this.folder)) {
      for (const name of await names(join(this.folder, version))) {
        const key = `${version}/${name}`;
        if (!keyShape.test(key) || files.length >= maxFiles) continue;
        const size = await stat(this.pathOf(key)).then(({ size }) => size, unlessMissing);
        if (size !== null) files.push({ key, bytes: size });
      }
    }
    return files.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  read(key: string): Promise<Uint8Array | null> {
    return readFile(this.pathOf(key)).catch(unlessMissing);
  }

  /** Under its name only once it is whole. */
  async write(key: string, packed: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const partial = `${path}.${crypto.randomUUID()}.partial`;
    try {
      await using file = await open(partial, "wx", 0o600);
      await file.writeFile(packed);
      await file.sync();
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  pathOf(key: string): string {
    if (!keyShape.test(key)) throw new Error(`${key} is no key of a map`);
    return join(this.folder, key);
  }
}

const prefix = "mappings/";

/** In the object store, for all nodes. A node keeps what it has read in its own folder. */
export class SharedMapFiles implements MapFiles {
  constructor(
    private readonly objects: ObjectFiles,
    private readonly own: MapFolder,
  ) {}

  async list(): Promise<MapFile[]> {
    const keys = (await this.objects.list(prefix))
      .map((key) => key.slice(prefix.length))
      .filter((key) => keyShape.test(key));
    const sizes = new Map((await this.own.list()).map(({ key, bytes }) => [key, bytes]));
    const listed = keys.slice(0, maxFiles);
    return Promise.all(
      listed.map(async (key) => ({ key, bytes: sizes.get(key) ?? (await this.objects.size(prefix + key)) ?? 0 })),
    );
  }

  async read(key: string): Promise<Uint8Array | null> {
    const known = await this.own.read(key);
    if (known) return known;
    if ((await this.objects.size(prefix + key)) === null) return null;
    const path = this.own.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const partial = `${path}.${crypto.randomUUID()}.partial`;
    try {
      await this.objects.download(prefix + key, partial, () => {}, AbortSignal.timeout(transferMs));
      await rename(partial, path);
    } finally {
      await rm(partial, { force: true });
    }
    return this.own.read(key);
  }

  async write(key: string, packed: Uint8Array): Promise<void> {
    await this.own.write(key, packed);
    await this.objects.upload(this.own.pathOf(key), prefix + key, () => {}, AbortSignal.timeout(transferMs));
  }

  async remove(key: string): Promise<void> {
    await this.objects.remove(prefix + key);
    await this.own.remove(key);
  }
}

const transferMs = 60_000;

function names(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
    throw error;
  });
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
