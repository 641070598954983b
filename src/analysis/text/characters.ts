export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
