/** The parts of a process's memory that can be full, each of which needs something else done about it. */
export type MemoryArea =
  | "heap"
  | "array"
  | "damaged-data"
  | "java-32-bit"
  | "machine"
  | "metaspace"
  | "class-space"
  | "direct"
  | "code-cache"
  | "threads"
  | "native";

const wordings: readonly [MemoryArea, RegExp][] = [
  ["array", /Requested array size exceeds VM limit/],
  ["class-space", /Compressed class space/i],
  ["metaspace", /\bMetaspace\b|Metachunk|VirtualSpaceNode/i],
  ["direct", /direct buffer memory|OutOfDirectMemoryError/i],
  ["code-cache", /code ?cache|CodeHeap|ReservedCodeSpace/i],
  [
    "threads",
    /native thread|pthread_create|Failed to start thread|Cannot create (?:\w{1,20} ){0,3}thread|_beginthreadex|Out of stack space/i,
  ],
  ["heap", /Java heap space/],
];

/** Which one is full, by the words that Java has for it. */
export function memoryAreaOf(text: string, otherwise: MemoryArea): MemoryArea {
  return wordings.find(([, wording]) => wording.test(text))?.[0] ?? otherwise;
}

/** What the system refused: `failed to map 268435456 bytes`, `commit_memory(0x…, 8589934592, 0)`. */
export function refusedSize(text: string): string | undefined {
  const bytes =
    /failed to (?:map|allocate|reserve|commit) (\d{1,18}) bytes|commit_memory\(0x[\da-f]{1,16}, (\d{1,18}),/.exec(text);
  const size = bytes ? Number(bytes[1] ?? bytes[2]) : 0;
  if (size < 1024 * 1024) return size > 0 ? `${Math.max(1, Math.round(size / 1024))} KB` : undefined;
  const megabytes = size / (1024 * 1024);
  return megabytes >= 1024 ? `${Number((megabytes / 1024).toFixed(1))} GB` : `${Math.round(megabytes)} MB`;
}
