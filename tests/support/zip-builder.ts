import { crc32, deflateRawSync } from "node:zlib";

/** A file for `zipOf`. What is not said is true; what is said may be a lie. */
export interface ZipFile {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  isStored?: boolean;
  flags?: number;
  method?: number;
  /** What the directory says. */
  size?: number;
  packedSize?: number;
  crc?: number;
  offset?: number;
  unixMode?: number;
  modified?: Date;
  extra?: Uint8Array;
  /** In place of what packing would give. */
  packed?: Uint8Array;
}

export interface ZipOptions {
  count?: number;
  directoryOffset?: number;
  comment?: string;
  before?: string;
  isZip64?: boolean;
}

export function zipOf(files: readonly ZipFile[], options: ZipOptions = {}): Uint8Array<ArrayBuffer> {
  const { before = "" } = options;
  const parts: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const { local, record } = packedFile(file, offset, options.isZip64 ?? false);
    parts.push(local);
    records.push(record);
    offset += local.length;
  }
  const directory = Buffer.concat(records);
  const end = endOf(files.length, directory.length, offset, options);
  return new Uint8Array(Buffer.concat([Buffer.from(before), ...parts, directory, end]));
}

function packedFile(file: ZipFile, place: number, isZip64: boolean) {
  const name = Buffer.from(file.name as string);
  const content = Buffer.from((file.content ?? "") as string);
  const packed = Buffer.from(file.packed ?? (file.isStored ? content : deflateRawSync(content)));
  const flags = file.flags ?? (typeof file.name === "string" && /[^\0-\x7f]/.test(file.name) ? 0x800 : 0);
  const method = file.method ?? (file.isStored ? 0 : 8);
  const { time, date } = dosTime(file.modified ?? new Date(Date.UTC(2024, 0, 15, 10, 30)));
  const [size, packedSize] = [file.size ?? content.length, file.packedSize ?? packed.length];
  const crc = file.crc ?? crc32(content);
  const offset = file.offset ?? place;
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(45, 0);
  shared.writeUInt16LE(flags, 2);
  shared.writeUInt16LE(method, 4);
  shared.writeUInt16LE(time, 6);
  shared.writeUInt16LE(date, 8);
  shared.writeUInt32LE(crc, 10);
  shared.writeUInt32LE(isZip64 ? 0xffffffff : packedSize, 14);
  shared.writeUInt32LE(isZip64 ? 0xffffffff : size, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, name, packed]);
  const extra = Buffer.concat([
    isZip64 ? zip64Extra(size, packedSize, offset) : Buffer.alloc(0),
    file.extra ?? Buffer.alloc(0),
  ]);
  shared.writeUInt16LE(extra.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(((file.unixMode ?? 0o100644) << 16) >>> 0, 6);
  rest.writeUInt32LE(isZip64 ? 0xffffffff : offset, 10);
  // Made by Unix, whose modes tell links from files.
  const record = Buffer.concat([Buffer.from("PK\x01\x02\x2d\x03", "latin1"), shared, rest, name, extra]);
  return { local, record };
}

function zip64Extra(size: number, packedSize: number, offset: number): Buffer {
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  for (const [i, value] of [size, packedSize, offset].entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * i);
  return extra;
}

function endOf(count: number, bytes: number, offset: number, options: ZipOptions): Buffer {
  const [told, at] = [options.count ?? count, options.directoryOffset ?? offset];
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(options.isZip64 ? 0xffff : told & 0xffff, 8);
  end.writeUInt16LE(options.isZip64 ? 0xffff : told & 0xffff, 10);
  end.writeUInt32LE(options.isZip64 ? 0xffffffff : bytes, 12);
  end.writeUInt32LE(options.isZip64 ? 0xffffffff : at, 16);
  end.writeUInt16LE(options.comment?.length ?? 0, 20);
  const comment = Buffer.from(options.comment ?? "", "latin1");
  return Buffer.concat([...(options.isZip64 ? zip64End(told, bytes, at, offset + bytes) : []), end, comment]);
}

function zip64End(count: number, bytes: number, offset: number, at: number): Buffer[] {
  const end = Buffer.alloc(56);
  end.write("PK\x06\x06", "latin1");
  end.writeBigUInt64LE(44n, 4);
  for (const [i, value] of [count, count, bytes, offset].entries()) end.writeBigUInt64LE(BigInt(value), 24 + 8 * i);
  const locator = Buffer.alloc(20);
  locator.write("PK\x06\x07", "latin1");
  locator.writeBigUInt64LE(BigInt(at), 8);
  locator.writeUInt32LE(1, 16);
  return [end, locator];
}

function dosTime(date: Date): { time: number; date: number } {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return {
    time,
    date: ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  };
}
