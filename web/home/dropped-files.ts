import type { FolderFile } from "../../src/archives/folder.ts";

/** A home folder that was dropped by accident has millions. */
const maxFiles = 20_000;
const maxDepth = 16;

/** What was dropped: files, and folders with what is in them. */
interface Dropped {
  files: File[];
  folders: { name: string; files: FolderFile[] }[];
}

/**
 * Has to be called while the drop is handled: what was dropped is gone afterwards, though what it leads to is not.
 * `null` without folders.
 */
export function droppedEntries({ items }: DataTransfer): FileSystemEntry[] | null {
  const entries = [...items].flatMap((item) => (item.kind === "file" ? (item.webkitGetAsEntry?.() ?? []) : []));
  return entries.some(({ isDirectory }) => isDirectory) ? entries : null;
}

export async function readDropped(entries: readonly FileSystemEntry[]): Promise<Dropped> {
  const dropped: Dropped = { files: [], folders: [] };
  for (const entry of entries) {
    if (isDirectory(entry)) {
      const files: FolderFile[] = [];
      await walk(entry, files, 0);
      dropped.folders.push({ name: entry.name, files });
    } else {
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file) dropped.files.push(file);
    }
  }
  return dropped;
}

async function walk(folder: FileSystemDirectoryEntry, files: FolderFile[], depth: number): Promise<void> {
  for (const entry of await childrenOf(folder)) {
    if (files.length >= maxFiles) return;
    if (isDirectory(entry)) {
      if (depth < maxDepth) await walk(entry, files, depth + 1);
      continue;
    }
    const file = await fileOf(entry as FileSystemFileEntry);
    if (file) files.push({ path: entry.fullPath, file });
  }
}

/** A folder tells of some at a time, and of none at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return children;
    children.push(...some);
  }
}

/** `null` for what cannot be opened. */
function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(null)));
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** The folder that somebody chose in a dialog; `null` for single files. */
export function chosenFolder(files: readonly File[]): { name: string; files: FolderFile[] } | null {
  const path = files[0]?.webkitRelativePath ?? "";
  if (path === "") return null;
  const some = files.slice(0, maxFiles).map((file) => ({ path: file.webkitRelativePath, file }));
  return { name: path.replace(/\/.*$/s, ""), files: some };
}
