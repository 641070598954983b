import { filePath } from "../wire/upload-names.ts";
import type { Archive, Entry } from "./entry.ts";

export interface FolderFile {
  path: string;
  file: Blob & { readonly lastModified?: number };
}

interface FolderEntry extends Entry {
  file: Blob;
}

/** Files that somebody chose together, read as if they were packed. */
export function folderArchive(files: readonly FolderFile[]): Archive {
  const entries = files.map(
    ({ path, file }): FolderEntry => ({
      path: filePath(path),
      isFolder: false,
      size: file.size,
      modified: file.lastModified ?? 0,
      obstacle: null,
      file,
    }),
  );
  return {
    entries,
    async read(entry) {
      try {
        const bytes = new Uint8Array(await (entry as FolderEntry).file.arrayBuffer());
        // It may still be written to.
        return bytes.length > entry.size ? bytes.subarray(0, entry.size) : bytes;
      } catch {
        return "damaged";
      }
    },
  };
}
