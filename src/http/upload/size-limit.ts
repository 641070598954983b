import { bundleSizeFactor } from "../../logs/bundle.ts";
import { Refusal } from "../../wire/refusal.ts";

/**
 * The largest body that is read and unpacked: a log of the limit whose every byte is written as `\u00XX`, and a little
 * more for what stands around it.
 */
export function maxBodyBytes(maxLogBytes: number): number {
  return 6 * maxLogBytes + 64 * 1024;
}

/** The largest unpacked body of this type. */
export function maxBytesOf(essence: string, maxLogBytes: number): number {
  if (essence === "application/json") return maxBodyBytes(maxLogBytes);
  // Several files, or an archive of them, whatever the label says. Each file is held to its own limit afterwards.
  return bundleSizeFactor * maxLogBytes + 512 * 1024;
}

/** Twice the limit, because a log in UTF-16 shrinks by half when it is stored. */
export function maxRawBytes(maxLogBytes: number): number {
  return 2 * maxLogBytes + 2;
}

/** What to do instead, for whoever reads an error of a program. */
const partsThatMatter =
  "Share the parts that matter: its beginning, its end and what stands around the crash, without repetitions. " +
  "The form of this site and `lectern share --parts` find them.";

export function tooLarge(maxLogBytes: number): Refusal {
  return new Refusal(413, `The log is larger than ${sizeName(maxLogBytes)}. ${partsThatMatter}`);
}

/** For several files, and archives of them. */
export function tooLargeTogether(maxLogBytes: number): Refusal {
  const most = sizeName(bundleSizeFactor * maxLogBytes);
  return new Refusal(413, `The files are larger than ${most} together. Leave out those that tell least.`);
}

/** For an archive that is too large to be opened. */
export function archiveTooLarge(maxLogBytes: number): Refusal {
  const most = sizeName(bundleSizeFactor * maxLogBytes);
  return new Refusal(413, `The archive is larger than ${most}. Put only the logs and crash reports into it.`);
}

const archiveTypes = /^application\/(?:(?:x-)?zip(?:-compressed)?|x-(?:g?tar|compressed-tar|tgz))$/;
const archiveNames = /\.(?:zip|tar|tar\.gz|tgz)$/i;

/** For a body of which nothing is known but how it is labelled. */
export function bodyTooLarge(essence: string, name: string | null, maxLogBytes: number): Refusal {
  const isArchive = archiveTypes.test(essence) || archiveNames.test(name ?? "");
  return isArchive ? archiveTooLarge(maxLogBytes) : tooLarge(maxLogBytes);
}

export function sizeName(bytes: number): string {
  return bytes % 1048576 === 0 ? `${bytes / 1048576} MiB` : `${bytes} bytes`;
}
