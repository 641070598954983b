import { readBytebinBody } from "./bytebin-body.ts";
import type { Door } from "./doors.ts";
import { readHastebinBody } from "./hastebin-body.ts";
import { readMclogsBody } from "./mclogs-body.ts";
import { readNativeBody } from "./native-body.ts";
import { readPasteGgBody } from "./paste-gg-body.ts";
import { readZeroXZeroBody } from "./zero-x-zero-body.ts";

/** Every interface that takes logs. By name, because names cross to other threads and functions do not. */
export const doors = {
  native: { read: readNativeBody, redacts: false, hasOwner: false },
  mclogs: { read: readMclogsBody, redacts: true, hasOwner: true, isTallied: true },
  hastebin: { read: readHastebinBody, redacts: false, hasOwner: false },
  bytebin: { read: readBytebinBody, redacts: false, hasOwner: false },
  "zero-x-zero": { read: readZeroXZeroBody, redacts: false, hasOwner: false },
  "paste-gg": { read: readPasteGgBody, redacts: false, hasOwner: false, holdsPacked: true },
} satisfies Record<string, Door>;

export type DoorName = keyof typeof doors;
