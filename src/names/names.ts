/** Where readable names come from: a whole map, or what one log needs of it. Names of classes have slashes. */
export interface Names {
  /** Whether it knows the names that the game is shipped with. They mean something only inside of their class. */
  readonly knowsOfficial: boolean;
  /** Of `class_1937`, `method_8320`, `m_46745_`, `func_70071_h_`: ids that mean the same wherever they stand. */
  id(id: string): string | undefined;
  /** Of `bsr`, as the game is shipped. */
  type(official: string): string | undefined;
  /** Of `a` in `bsr`, at a line of its file or with parameters as Java writes them, where these are known. */
  method(type: string, method: string, line: number | null, parameters: string | null): string | undefined;
}

/** Told of every hidden name that has a readable one. */
export type VisitName = (start: number, end: number, readable: string) => void;
