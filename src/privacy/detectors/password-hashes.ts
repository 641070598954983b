import { detectorOf } from "../detector.ts";

/** Hashed passwords, which can be guessed at leisure: AuthMe's `$SHA$salt$hash`, Argon2, and those of Unix. */
export const passwordHashes = detectorOf({
  anchors: ["$SH", "$ar", "$5$", "$6$", "$y$", "$pb"],
  kind: "password",
  pattern:
    /\$(?:SHA\$[\da-f]{8,32}\$[\da-f]{64}|argon2(?:id|i|d)\$[\w=,$+/.-]{32,256}|pbkdf2[\w-]{0,12}\$[\w=,$+/.-]{32,256}|5\$(?:rounds=\d{1,9}\$)?[\w./]{1,16}\$[\w./]{43}|6\$(?:rounds=\d{1,9}\$)?[\w./]{1,16}\$[\w./]{86}|y\$[\w./]{1,8}\$[\w./]{1,86}\$[\w./]{43})(?![\w/])/y,
});
