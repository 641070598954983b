import { createHash } from "node:crypto";
import type { FetchedMap } from "./fetch-maps.ts";
import type { KeptMap, KeptMaps } from "./kept-maps.ts";

/** All maps of one version: together they are its names. */
export interface MapSet {
  minecraft: string;
  keys: readonly string[];
  /** Same id, same names. */
  id: string;
}

interface LibraryOptions {
  /** Fetches what is published of a version; `null` where the operator does not want that. */
  fetch: ((minecraft: string) => Promise<FetchedMap[]>) | null;
  clock: { now(): number };
  report: (what: string, error: Error) => void;
}

/** Another node, or a command, may have changed them. */
const listedForMs = 20_000;
/** After a failure, or for a version that nobody has names of. */
const pauseMs = 60 * 60 * 1000;
const maxRemembered = 500;

/** The maps that a server uses. Lists them now and then, and fetches what a log needs, where it is asked to. */
export class MapLibrary {
  private listed: { at: number; sets: Promise<MapSet[]> } | null = null;
  private hasMaps = false;
  private fetching: Promise<void> | null = null;
  /** When fetching a version was tried. */
  private readonly tried = new Map<string, number>();

  constructor(
    private readonly maps: KeptMaps,
    private readonly options: LibraryOptions,
  ) {}

  /** Where they cannot be listed there are none: names are an addition, and no reason to refuse anything. */
  sets(): Promise<readonly MapSet[]> {
    const now = this.options.clock.now();
    if (this.listed === null || now - this.listed.at >= listedForMs || now < this.listed.at) {
      const sets = this.maps.list().then(setsOf, (error: Error): MapSet[] => {
        this.options.report("the maps of names cannot be listed", error);
        return [];
      });
      void sets.then(({ length }) => {
        this.hasMaps = length > 0;
      });
      this.listed = { at: now, sets };
    }
    return this.listed.sets;
  }

  /** Whether there are any, or may be soon: else nobody has to look what a log needs. As it was when they were last listed. */
  get isInUse(): boolean {
    return this.options.fetch !== null || this.hasMaps;
  }

  /** `null` where one of them is gone, or cannot be read. */
  async read({ keys }: MapSet): Promise<Uint8Array[] | null> {
    try {
      const files = await Promise.all(keys.map((key) => this.maps.read(key)));
      return files.every((file) => file !== null) ? files : null;
    } catch (error) {
      this.options.report("a map of names cannot be read", error as Error);
      return null;
    }
  }

  /** A log has names of this version. Fetches them, one version at a time; nobody waits for it. */
  want(minecraft: string): void {
    const { fetch, clock } = this.options;
    const before = this.tried.get(minecraft);
    const isRecent = before !== undefined && clock.now() - before < pauseMs;
    if (fetch === null || this.fetching !== null || isRecent) return;
    if (this.tried.size >= maxRemembered) this.tried.clear();
    this.tried.set(minecraft, clock.now());
    this.fetching = this.fetch(minecraft, fetch).finally(() => {
      this.fetching = null;
    });
  }

  /** Resolves when nothing is being fetched. */
  async idle(): Promise<void> {
    await this.fetching;
  }

  private async fetch(minecraft: string, fetch: (minecraft: string) => Promise<FetchedMap[]>): Promise<void> {
    try {
      for (const { text } of await fetch(minecraft)) await this.maps.add(minecraft, text);
      this.listed = null;
    } catch (error) {
      this.options.report(`the names of Minecraft ${minecraft} could not be fetched`, error as Error);
    }
  }
}

function setsOf(maps: readonly KeptMap[]): MapSet[] {
  return [...Map.groupBy(maps, ({ minecraft }) => minecraft)].map(([minecraft, kept]) => {
    const keys = kept.map(({ key }) => key).sort();
    return { minecraft, keys, id: createHash("sha256").update(keys.join("\n")).digest("hex").slice(0, 12) };
  });
}
