import { nativeProtocol } from "../upload/native-protocol.ts";
import type { UploadProtocol } from "../upload/upload-protocol.ts";
import { bytebinProtocol } from "./bytebin/protocol.ts";
import { hastebinProtocol } from "./hastebin/protocol.ts";
import { logshareProtocol } from "./logshare/protocol.ts";
import { mclogsProtocol } from "./mclogs/protocol.ts";
import { pasteGgProtocol } from "./paste-gg/protocol.ts";
import { zeroXZeroProtocol } from "./zero-x-zero/protocol.ts";

/** Every protocol that logs are uploaded with, for the threads that read large bodies. */
export const uploadProtocols: readonly UploadProtocol[] = [
  nativeProtocol,
  mclogsProtocol,
  logshareProtocol,
  hastebinProtocol,
  bytebinProtocol,
  zeroXZeroProtocol,
  pasteGgProtocol,
];
