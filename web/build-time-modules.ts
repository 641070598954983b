/**
 * What `src/build/` uses of Bun and Node while a program is built. Their own types would make every event of a page an
 * event of theirs, so the check of what browsers run (`tsconfig.json`) reads these instead.
 */
export declare function existsSync(path: string): boolean;
export declare function readFileSync(path: string): Uint8Array;
export declare function readFileSync(path: string, encoding: "utf8"): string;
export declare function join(...parts: string[]): string;
export declare class Glob {
  constructor(pattern: string);
  scanSync(folder: string): Iterable<string>;
}
export declare class CryptoHasher {
  constructor(algorithm: string);
  update(data: string | Uint8Array): this;
  digest(encoding: "hex"): string;
}
declare global {
  interface ImportMeta {
    dir: string;
  }
}
