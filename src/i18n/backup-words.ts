import { declareWords, message, sayingIn, type WordsIn } from "./declare-words.ts";

/** What `lectern backup`, `restore` and `verify` say. */
export const backupWords = declareWords("operator.backup", {
  cleared: message<{ name: string }>(),
  damaged: message<{ path: string; fault: string }>(),
  damagedDetails: message<{ count: number; ids: string }>(),
  damagedLines: message<{ count: number }>(),
  damagedTexts: message<{ count: number; ids: string }>(),
  exists: message<{ place: string }>(),
  faults: message<{ faults: string }>(),
  idsMore: message<{ ids: string; count: number }>(),
  made: message<{ place: string; logs: number; size: string; fileSize: string; time: string }>(),
  noFile: message<{ path: string }>(),
  noList: message<{ unit: string; count: number }>(),
  noneRemoved: message<{ files: string }>(),
  noRoom: message<{ directory: string; copy: string; free: string }>(),
  noRoomBesideReserve: message<{ directory: string; copy: string; free: string; reserve: string }>(),
  notAsMade: message<{ path: string; logs: number; before: number }>(),
  notMade: message<{ path: string }>(),
  notRemovals: message<{ file: string }>(),
  placeUnknown: message<{ scheme: string }>(),
  removedAgain: message<{ files: string; count: number }>(),
  restored: message<{ directory: string; logs: number; size: string; source: string; time: string }>(),
  sizeWrong: message<{ place: string; arrived: string; bytes: string }>(),
  storeHas: message<{ place: string; logs: number; size: string }>(),
  taken: message<{ directory: string }>(),
  unfound: message<{ count: number; ids: string }>(),
  verified: message<{ place: string; time: string; version: string; logs: number; size: string }>(),
  worse: message<{ state: string }>(),
});

export type BackupWords = WordsIn<typeof backupWords>;

export const ofBackup = sayingIn(backupWords);
