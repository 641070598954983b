import { readBytebinBody } from "../compat/bytebin/body.ts";
import { readHastebinBody } from "../compat/hastebin/body.ts";
import { readMclogsBody } from "../compat/mclogs/body.ts";
import { readPasteGgBody } from "../compat/paste-gg/body.ts";
import { readZeroXZeroBody } from "../compat/zero-x-zero/body.ts";
import type { Door } from "./doors.ts";
import { readNativeBody } from "./native-body.ts";

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
