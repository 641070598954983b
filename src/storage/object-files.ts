/** Called with how many bytes more have been moved. */
export type Moved = (bytes: number) => void;

/** Whole files in a bucket. What was not uploaded to its end is not there at all. */
export interface ObjectFiles {
  /** Its size in bytes; `null` where there is none. */
  size(key: string): Promise<number | null>;
  upload(path: string, key: string, moved: Moved, signal: AbortSignal): Promise<void>;
  download(key: string, path: string, moved: Moved, signal: AbortSignal): Promise<void>;
  /** Keys that begin so, in their order. */
  list(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}
