export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= 0x80) return false;
  return true;
}
