/** More than the accounts of one person. Each costs a search of every file. */
const maxKnown = 16;

/** What a search is told of the other files of a share, and tells of its own. */
export interface KnownNames {
  readonly known: readonly string[];
  add(own: readonly string[]): void;
}

/** The names of accounts in the paths of all files of a share. Those of one are masked in all. */
export class ShareNames implements KnownNames {
  private readonly names: string[] = [];

  get known(): readonly string[] {
    return this.names;
  }

  add(own: readonly string[]): void {
    for (const name of own) {
      if (this.names.length < maxKnown && !this.names.includes(name)) this.names.push(name);
    }
  }
}
