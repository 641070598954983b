import { describe, expect, test } from "bun:test";
import { platformOf } from "./executable-platform.ts";

function head(...writes: [offset: number, bytes: number[]][]): Uint8Array {
  const bytes = new Uint8Array(512);
  for (const [offset, values] of writes) bytes.set(values, offset);
  return bytes;
}

const elf: [number, number[]] = [0, [0x7f, 0x45, 0x4c, 0x46, 2, 1]];
const mach = [0xcf, 0xfa, 0xed, 0xfe];
const pe: [number, number[]][] = [
  [0, [0x4d, 0x5a]],
  [0x3c, [0x80, 0, 0, 0]],
];

describe("platformOf", () => {
  test.each([
    ["Linux x64", head(elf, [18, [0x3e, 0]])],
    ["Linux arm64", head(elf, [18, [0xb7, 0]])],
    ["macOS x64", head([0, [...mach, 7, 0, 0, 1]])],
    ["macOS arm64", head([0, [...mach, 12, 0, 0, 1]])],
    ["Windows x64", head(...pe, [0x80, [0x50, 0x45, 0, 0, 0x64, 0x86]])],
    ["Windows arm64", head(...pe, [0x80, [0x50, 0x45, 0, 0, 0x64, 0xaa]])],
  ])("knows %s by its first bytes", (platform, bytes) => {
    expect(platformOf(bytes)).toBe(platform);
  });

  test("does not know other machines, broken headers or other files", () => {
    expect(platformOf(head(elf, [18, [0x28, 0]]))).toBeNull();
    expect(platformOf(head([0, [0x4d, 0x5a]], [0x3c, [0, 0xff, 0, 0]]))).toBeNull();
    expect(platformOf(head([0, [0x23, 0x21]]))).toBeNull();
    expect(platformOf(new Uint8Array(3))).toBeNull();
  });

  test("knows what runs this test", async () => {
    const bytes = await Bun.file(process.execPath).slice(0, 4096).bytes();
    expect(platformOf(bytes)).toEndWith(process.arch);
  });
});
