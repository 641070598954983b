/** A file for `tarOf`. What is not said is true; what is said may be a lie. */
export interface TarFile {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  /** `0`: a file. */
  type?: string;
  size?: number;
  checksum?: number;
  prefix?: string;
}

export function tarOf(files: readonly TarFile[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([...files.flatMap(blocksOf), Buffer.alloc(1024)]));
}

function blocksOf(file: TarFile): Buffer[] {
  const content = Buffer.from((file.content ?? "") as string);
  const header = Buffer.alloc(512);
  Buffer.from(file.name as string).copy(header, 0, 0, 100);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, "0")}\0`, at, "latin1");
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(file.size ?? content.length, 124, 12);
  octal(1_705_314_600, 136, 12);
  header.write(file.type ?? "0", 156, "latin1");
  header.write("ustar\x0000", 257, "latin1");
  header.write(file.prefix ?? "", 345, "latin1");
  header.fill(0x20, 148, 156);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${(file.checksum ?? sum).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
}

/** `30 path=logs/latest.log` */
export function paxRecord(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + 1;
  while (String(length).length + rest !== length) length++;
  return `${length} ${key}=${value}\n`;
}
