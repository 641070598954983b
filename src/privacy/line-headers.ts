/** What begins a line with a time, as anchors of a detector. */
export const timeAnchors = ["\n[0", "\n[1", "\n[2"];

const colon = 0x3a;
const space = 0x20;
const closingBracket = 0x5d;

/**
 * Where the time ends that a line begins with, `[12:00:00]` or `[12:00:00 WARN]`: at its last digit. Else -1. Most
 * lines of most logs have one; its colons are those of no address.
 */
export function endOfTime(bytes: Uint8Array, at: number): number {
  const behind = at + "[12:00:00".length;
  const isTime =
    (bytes[behind] === closingBracket || bytes[behind] === space) &&
    isNumber(bytes, at + 1) &&
    bytes[at + 3] === colon &&
    isNumber(bytes, at + 4) &&
    bytes[at + 6] === colon &&
    isNumber(bytes, at + 7);
  return isTime ? behind - 1 : -1;
}

function isNumber(bytes: Uint8Array, at: number): boolean {
  return isDigit(bytes[at]!) && isDigit(bytes[at + 1]!);
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}
