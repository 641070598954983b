/**
 * A sticky or a global pattern remembers where it matched last. Only these functions use such patterns, and they set the place
 * before each match, so that no text can change what the next one gives.
 */

/** The match that begins exactly at this place. */
export function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** Where the first match of a global pattern begins, from this place on, or -1. */
export function indexFrom(global: RegExp, text: string, at: number): number {
  global.lastIndex = at;
  return global.exec(text)?.index ?? -1;
}

/** Where the match ends that begins exactly at this place, or -1. */
export function endOfMatchAt(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : -1;
}
