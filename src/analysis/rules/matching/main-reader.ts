import type { MatchContext } from "../../model/finding.ts";

const ofMain = /Exception in thread "main"\s{0,3}$/;
const readsByte = /^[^\n]{0,200}\n[^\n]{0,60}\sat java\.(?:base\/)?(?:java\.)?io\.FileInputStream\.read0\(/;

/**
 * Whether the first thread of a proxy or server failed while it read a single byte: what the console types. Files are read
 * many bytes at a time. A log that ends with it has no frame of the console itself.
 */
export function isOfMainReader(place: Pick<MatchContext, "before" | "upTo" | "behind">): boolean {
  return ofMain.test(place.before.slice(-200)) && readsByte.test(`${place.upTo(600)}\n${place.behind.slice(0, 300)}`);
}
