import type { ScanMemory } from "./scan-memory.ts";

/** Before a character, anchors may begin of which it is the last. */
const longestBefore = 3;
const others = /[^\0-\x7f]/g;

/**
 * Adds all places at which an anchor may begin that has a character beside ASCII, where these are few: those around each
 * of them. `count` is how many starts there are; returns how many there are then, in order and each once.
 */
export function addStartsBesideAscii(text: string, memory: ScanMemory, count: number): number {
  const added: number[] = [];
  let last = -1;
  others.lastIndex = 0;
  for (let found = others.exec(text); found; found = others.exec(text)) {
    for (let at = Math.max(last + 1, found.index - longestBefore); at <= found.index; at++) added.push(at);
    last = found.index;
  }
  memory.growStarts(count + added.length);
  return merge(memory.starts, count, added);
}

/** Two lists in order as one, in the place of the former, which has room for both. */
function merge(starts: Int32Array, count: number, added: readonly number[]): number {
  const both = new Int32Array(count + added.length);
  let length = 0;
  let next = 0;
  for (let index = 0; index < count; index++) {
    const start = starts[index]!;
    while (next < added.length && added[next]! < start) both[length++] = added[next++]!;
    if (added[next] === start) next++;
    both[length++] = start;
  }
  while (next < added.length) both[length++] = added[next++]!;
  starts.set(both.subarray(0, length));
  return length;
}
