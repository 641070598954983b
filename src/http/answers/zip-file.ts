/** A file as it stands in a zip. */
export interface ZipEntry {
  name: string;
  /** Milliseconds since 1970. */
  modifiedAt: number;
  /** Of the plain bytes. */
  crc: number;
  size: number;
  /** Raw deflate. */
  packed: Uint8Array;
}

const localHeaderBytes = 30;
const directoryHeaderBytes = 46;
const endBytes = 22;
const deflated = 8;
/** Names are UTF-8. */
const utf8Names = 0x0800;
const version = 20;

/** What a zip of these files takes beside their packed bytes, whatever their names are. */
export function zipOverhead(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + localHeaderBytes + directoryHeaderBytes + 6 * name.length, endBytes);
}

/** A zip of few files, none of them larger than four gigabytes. */
export function zipFile(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const local = Buffer.alloc(localHeaderBytes);
    local.writeUInt32LE(0x04034b50, 0);
    writeFacts(local, 4, entry, name);
    const record = Buffer.alloc(directoryHeaderBytes);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(version, 4);
    writeFacts(record, 6, entry, name);
    record.writeUInt32LE(offset, 42);
    parts.push(local, name, entry.packed);
    directory.push(record, name);
    offset += local.length + name.length + entry.packed.length;
  }
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, ...directory, endOf(entries.length, directoryBytes, offset)]);
}

/** What both headers of a file say, from the version that is needed on. */
function writeFacts(header: Buffer, at: number, { modifiedAt, crc, size, packed }: ZipEntry, name: Buffer): void {
  const date = new Date(modifiedAt);
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(utf8Names, at + 2);
  header.writeUInt16LE(deflated, at + 4);
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  header.writeUInt16LE(time, at + 6);
  header.writeUInt16LE(
    (Math.max(0, date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
    at + 8,
  );
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(packed.length, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

function endOf(files: number, directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
