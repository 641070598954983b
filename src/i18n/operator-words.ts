import { declareWords, message, sayingIn, type WordsIn } from "./declare-words.ts";

/** What the commands of an operator say. */
export const operatorWords = declareWords("operator.say", {
  aMinute: message<{ uploads: string }>(),
  auditFailed: message<{ reason: string }>(),
  blocked: message<{ subject: string }>(),
  blockedUntil: message<{ subject: string; time: string }>(),
  contentBlocked: message<{ content: string }>(),
  countedAgain: message<{ seen: number; counted: number }>(),
  countedSome: message<{ seen: number; counted: number; failed: number }>(),
  dataIn: message<{ place: string }>(),
  days: message<{ most: string }>(),
  fault: message<{ people: number; trend: string; before: number; logs: number; sharers: number; day: string }>(),
  keyRevoked: message<{ name: string }>(),
  keyShown: message<{ name: string }>(),
  keysNeedName: message<{ action: string }>(),
  keyTaken: message<{ name: string }>(),
  keyUsed: message<{ uploads: number; time: string }>(),
  listens: message<{ url: string }>(),
  mapAdded: message<{ map: string; names: number }>(),
  mapFetched: message<{ map: string; names: number; from: string }>(),
  mapRemoved: message<{ map: string }>(),
  mapsNeedVersion: message<{ action: string }>(),
  noKey: message<{ name: string }>(),
  noLog: message<{ log: string }>(),
  noMap: message<{ subject: string }>(),
  noNetwork: message<{ text: string }>(),
  noReportsOf: message<{ log: string }>(),
  notBlocked: message<{ subject: string }>(),
  note: message<{ note: string }>(),
  noteGone: message<{ fingerprint: string }>(),
  noteLong: message<{ most: string }>(),
  noteSeen: message<{ fingerprint: string; note: string }>(),
  noVersion: message<{ version: string }>(),
  removed: message<{ log: string }>(),
  reportFrom: message<{ contact: string }>(),
  reportsClosed: message<{ count: number }>(),
  since: message<{ day: string }>(),
  stopping: message<{ signal: string }>(),
  takenAgain: message<{ subject: string }>(),
  until: message<{ time: string }>(),
  uploadsPerMinute: message<{ most: string }>(),
  widest: message<{ prefix: string }>(),
});

export type OperatorWords = WordsIn<typeof operatorWords>;

export const toOperator = sayingIn(operatorWords);
