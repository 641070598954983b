/** Why a file of a share was left out, in English. The codes are part of the interface. */
export const leftOutSentences = {
  notALog: "It is no log, crash report or text of a launcher.",
  notText: "It is no text.",
  empty: "It is empty.",
  tooLarge: "It is larger than a log may be.",
  tooManyFiles: "A share holds ten files; others tell more.",
  tooMuchTogether: "All files together would be larger than a share may be.",
  nested: "It is an archive inside the archive.",
  encrypted: "It is encrypted.",
  damaged: "It is damaged or cut off.",
  link: "It is a link to another file.",
  unsupportedMethod: "It is packed in a way that is not read.",
} as const;

export type LeftOutReason = keyof typeof leftOutSentences;

export interface LeftOut {
  name: string;
  reason: LeftOutReason;
}
