/** Of Yarn, some 5 MB; of all names of a version, some 25. */
const maxBytes = 96 * 1024 * 1024;
const maxMaps = 6;

/** Maps that are ready for use. Those that were not used for longest leave. */
export class LoadedMaps<Loaded extends { bytes: number }> {
  private readonly maps = new Map<string, Loaded>();

  constructor(private readonly limit: number = maxBytes) {}

  get(id: string): Loaded | null {
    const map = this.maps.get(id);
    if (!map) return null;
    this.maps.delete(id);
    this.maps.set(id, map);
    return map;
  }

  add(id: string, map: Loaded): void {
    this.maps.delete(id);
    this.maps.set(id, map);
    while (this.maps.size > 1 && (this.bytes > this.limit || this.maps.size > maxMaps)) {
      this.maps.delete(this.maps.keys().next().value!);
    }
  }

  get bytes(): number {
    return [...this.maps.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
