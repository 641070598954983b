import type { StoreSurvey } from "../storage/survey.ts";

export interface Room {
  /** Bytes until uploads are refused. */
  left: number;
  /** What ends first. */
  limit: "disk" | "quota";
}

export interface Outlook {
  /** Bytes that the store grows by each day, as in the last week; 0 where it does not grow. */
  bytesPerDay: number;
  /** Days until there is no room; `null` where that is not in sight. */
  daysLeft: number | null;
}

const daysInWeek = 7;

/**
 * How long the room lasts at the pace of the last week. What a text takes up in the end, with its analysis, counts and
 * indexes, is taken from what all texts do.
 */
export function outlookOf(survey: StoreSurvey, room: Room | null): Outlook {
  const share = survey.textBytes === 0 ? 0 : survey.storeBytes / survey.textBytes;
  const bytesPerDay = (survey.lastWeek.textBytes * share) / daysInWeek;
  const daysLeft = room === null || bytesPerDay === 0 ? null : Math.max(0, room.left) / bytesPerDay;
  return { bytesPerDay, daysLeft };
}

export function roomOf(
  disk: { free: number; reserve: number } | null,
  quota: { used: number; limit: number } | null,
): Room | null {
  const rooms: Room[] = [
    ...(disk ? [{ left: disk.free - disk.reserve, limit: "disk" as const }] : []),
    ...(quota ? [{ left: quota.limit - quota.used, limit: "quota" as const }] : []),
  ];
  return rooms.sort((a, b) => a.left - b.left)[0] ?? null;
}
