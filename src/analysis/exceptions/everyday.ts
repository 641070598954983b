import type { ExceptionGroup } from "../exception-group.ts";
import { meaningOf } from "./meanings.ts";

/** What fails without anybody being at fault: the network, files that are not there yet. */
const everyday = new Set([
  "host-unknown",
  "not-reachable",
  "timed-out",
  "no-secure-connection",
  "file-missing",
  "broken-file",
  "broken-file-at",
]);
/** `IOException: Server returned HTTP response code: 403 for URL: …` */
const input = /^java\.(?:io|net)\.|(?:Http|SSL|Socket|Connect)\w{0,40}(?:Exception|Error)$/;

export function isEveryday({ root }: Pick<ExceptionGroup, "root">): boolean {
  return everyday.has(meaningOf(root)?.name ?? "");
}

/** Also what came over the network or out of a file. */
export function isOfInput(group: Pick<ExceptionGroup, "root">): boolean {
  return isEveryday(group) || input.test(group.root.type);
}
