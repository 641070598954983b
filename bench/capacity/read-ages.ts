import { readAges } from "./assumptions.ts";

/** The age at which a log is read, for a share between 0 and 1: the inverse of the table. */
export function ageAt(share: number): number {
  const wanted = Math.min(1, Math.max(0, share));
  const end = Math.max(
    1,
    readAges.findIndex((knot) => knot.share >= wanted),
  );
  const [from, to] = [readAges[end - 1]!, readAges[end]!];
  const part = (wanted - from.share) / (to.share - from.share);
  return from.seconds * (to.seconds / from.seconds) ** part;
}

/** The share of reads that come before a log is that old. */
export function shareBefore(seconds: number): number {
  if (seconds <= readAges[0]!.seconds) return 0;
  const end = readAges.findIndex((knot) => knot.seconds >= seconds);
  if (end === -1) return 1;
  const [from, to] = [readAges[end - 1]!, readAges[end]!];
  const part = Math.log(seconds / from.seconds) / Math.log(to.seconds / from.seconds);
  return from.share + (to.share - from.share) * part;
}
