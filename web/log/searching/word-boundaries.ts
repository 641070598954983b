/** What words are made of. Scripts that put no spaces between words have none that could be told from outside. */
const letters = String.raw`[\p{L}\p{M}\p{N}_]`;
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]`;
const inWord = `(?!${unspaced})${letters}`;
/** `inWord`, near enough, for patterns without the `u` flag. */
const inWordWithoutUnicode = String.raw`[\w\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u0dff\u1e00-\u1fff\uac00-\ud7af]`;

const wordCharacter = new RegExp(inWord, "u");
const asciiWord = Uint8Array.from({ length: 128 }, (_, code) => Number(/\w/.test(String.fromCharCode(code))));

/** Not in the middle of a word. */
export function isBoundary(text: string, at: number): boolean {
  return !(isInWord(text, at - (isPairBefore(text, at) ? 2 : 1)) && isInWord(text, at));
}

/** What `isBoundary` tells, as a part of a pattern. */
export function boundaryPattern(isUnicode: boolean): string {
  const word = isUnicode ? inWord : inWordWithoutUnicode;
  return `(?:(?<!${word})|(?!${word}))`;
}

function isInWord(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  if (code === undefined) return false;
  return code < 128 ? asciiWord[code] === 1 : wordCharacter.test(String.fromCodePoint(code));
}

function isPairBefore(text: string, at: number): boolean {
  return at > 1 && text.codePointAt(at - 2)! > 0xffff;
}
