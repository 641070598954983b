import { declareWords, message, type WordsIn } from "./declare-words.ts";

/** What `lectern status` says. */
export const statusWords = declareWords("operator.status", {
  check: message<{ name: string; sentence: string }>(),
  disk: message<{ free: string; size: string; reserve: string }>(),
  engine: message<{ engine: string; count: number; ms: number; errors: number }>(),
  engineSlow: message<{ engine: string; count: number; errors: number }>(),
  growth: message<{ logs: number; size: string }>(),
  lasts: message<{ size: string; limit: string; days: number }>(),
  lastsLong: message<{ size: string; limit: string }>(),
  logs: message<{ logs: number; text: string; all: string }>(),
  logsPacked: message<{ logs: number; text: string; packed: string; all: string }>(),
  logsWithBundles: message<{ stored: string; bundles: number }>(),
  noRoom: message<{ limit: string }>(),
  queue: message<{ queue: string; waiting: number; jobs: number; ms: number }>(),
  queueSlow: message<{ queue: string; waiting: number; jobs: number }>(),
  quota: message<{ used: string; limit: string }>(),
  roomLeft: message<{ size: string }>(),
  server: message<{ url: string; pid: string; time: string }>(),
  store: message<{ place: string; engine: string; version: string }>(),
  version: message<{ version: string; bun: string; rules: string }>(),
});

export type StatusWords = WordsIn<typeof statusWords>;
