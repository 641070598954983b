/**
 * Files that people take for logs, and that nobody can read as one. The server, the command line and the page refuse
 * them alike. A gzip file is not among them: it is unpacked.
 */
export type BinaryKind = "zip" | "archive" | "packed" | "picture" | "document" | "program" | "binary";

/** How files begin, in Latin-1. Some letters of a beginning are not enough where a text may begin with them. */
const beginnings: readonly [beginning: string, kind: BinaryKind][] = [
  ["PK\x03\x04", "zip"],
  ["PK\x05\x06", "zip"],
  ["7z\xbc\xaf\x27\x1c", "archive"],
  ["Rar!\x1a\x07", "archive"],
  ["\x28\xb5\x2f\xfd", "packed"],
  ["\xfd7zXZ\x00", "packed"],
  ["\x04\x22\x4d\x18", "packed"],
  ["\x89PNG", "picture"],
  ["\xff\xd8\xff", "picture"],
  ["GIF87a", "picture"],
  ["GIF89a", "picture"],
  ["%PDF-1.", "document"],
  ["%PDF-2.", "document"],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "document"],
  ["\x7fELF", "program"],
  ["\xca\xfe\xba\xbe", "program"],
  ["SQLite format 3\x00", "binary"],
];

const marks: readonly [at: number, mark: string, kind: BinaryKind][] = [
  [257, "ustar\x00", "archive"],
  [257, "ustar  \x00", "archive"],
  [8, "WEBPVP8", "picture"],
  [4, "1AY&SY", "packed"],
  // A PNG that was read as text, and then sent as text.
  [2, "PNG\r\n\x1a\n", "picture"],
  [3, "PNG\r\n\x1a\n", "picture"],
];

const sentences: Record<BinaryKind, string> = {
  zip: "This is a zip archive, not a log. Unpack it, and send the log inside.",
  archive: "This is an archive, not a log. Unpack it, and send the log inside.",
  packed: "This is a packed file, not a log. Unpack it, or pack it with gzip.",
  picture: "This is a picture, not a log. Send the text of the log: a picture cannot be searched.",
  document: "This is a document, not a log. Send the log as plain text.",
  program: "This is a program, not a log. Send the text that it wrote.",
  binary: "This is a binary file, not a log. Send the log as plain text.",
};

export function binarySentence(kind: BinaryKind): string {
  return sentences[kind];
}

/** The first bytes of all beginnings: what a log begins with is none of them, as a rule. */
const firstOfBeginnings = new Uint8Array(256);
for (const [beginning] of beginnings) firstOfBeginnings[beginning.charCodeAt(0)] = 1;

/** By the first bytes of a file, before anybody takes them for text. */
export function fileKind(bytes: Uint8Array): BinaryKind | null {
  if (firstOfBeginnings[bytes[0] ?? 0] === 1) {
    for (const [beginning, kind] of beginnings) if (hasAt(bytes, 0, beginning)) return kind;
  }
  for (const [at, mark, kind] of marks) if (hasAt(bytes, at, mark)) return kind;
  return null;
}

/** What begins with so many bytes of text is one for people, whatever comes behind: a JVM's report of a damaged memory. */
const headBytes = 1024;
/** The beginning of a text says enough. */
const sampleBytes = 64 * 1024;
/** Most texts say so here already. */
const firstBytes = 4 * 1024;
/** Fewer control characters are an accident, whatever their share. */
const minRuns = 100;
const maxRunShare = 0.05;

/**
 * By what is in it: whether a text of UTF-8 has control characters all over. A run of them counts once, because a log
 * that a power cut interrupted ends in thousands of zeros; and UTF-16 without a mark, in which every other byte is zero,
 * is a text. What is binary has one of them early, or a zero: without either, nobody needs to count.
 */
export function hasBinaryContent(utf8: Uint8Array): boolean {
  const length = Math.min(utf8.length, sampleBytes);
  const sample = utf8.subarray(0, length);
  const head = sample.subarray(0, headBytes);
  const isTextFirst = length > headBytes && head.includes(0x0a) && !hasOddControl(head);
  if (isTextFirst || (!hasOddControl(sample.subarray(0, firstBytes)) && !sample.includes(0))) return false;
  const zeros = [0, 0];
  let runs = 0;
  let inRuns = 0;
  let isInRun = false;
  for (let i = 0; i < length; i++) {
    const byte = utf8[i]!;
    const isOdd = oddControls[byte] === 1;
    if (isOdd && isInRun) inRuns++;
    else if (isOdd) runs++;
    if (byte === 0) zeros[i & 1]!++;
    isInRun = isOdd;
  }
  if (runs < minRuns || runs <= maxRunShare * (length - inRuns)) return false;
  return !isLikeUtf16(zeros, length);
}

/** By byte. None of those that logs have: tabs, ends of lines, bells, backspaces, page feeds and colours. */
const oddControls = new Uint8Array(256);
for (let byte = 0; byte < 0x20; byte++) oddControls[byte] = (byte >= 0x07 && byte <= 0x0d) || byte === 0x1b ? 0 : 1;
oddControls[0x7f] = 1;

/** Every upload is asked this. Without a way out of it the loop is quicker, for there is none in a log. */
function hasOddControl(bytes: Uint8Array): boolean {
  let found = 0;
  for (let i = 0; i < bytes.length; i++) found |= oddControls[bytes[i]!]!;
  return found === 1;
}

function isLikeUtf16([even = 0, uneven = 0]: number[], length: number): boolean {
  return Math.max(even, uneven) > 0.15 * length && Math.min(even, uneven) < 0.01 * length;
}

function hasAt(bytes: Uint8Array, at: number, latin1: string): boolean {
  for (let i = 0; i < latin1.length; i++) if (bytes[at + i] !== latin1.charCodeAt(i)) return false;
  return true;
}
