/** The platform that an executable says it is for, by its first bytes; `null` for anything else. */
export function platformOf(head: Uint8Array): string | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 64) return null;
  if (view.getUint32(0) === 0x7f454c46) return named("Linux", view.getUint16(18, true), { 62: "x64", 183: "arm64" });
  if (view.getUint32(0, true) === 0xfeedfacf) {
    return named("macOS", view.getUint32(4, true), { 16777223: "x64", 16777228: "arm64" });
  }
  if (view.getUint16(0) !== 0x4d5a) return null;
  const header = view.getUint32(0x3c, true);
  if (header + 6 > head.length || view.getUint32(header) !== 0x50450000) return null;
  return named("Windows", view.getUint16(header + 4, true), { 34404: "x64", 43620: "arm64" });
}

function named(system: string, machine: number, machines: Record<number, string>): string | null {
  const name = machines[machine];
  return name ? `${system} ${name}` : null;
}
