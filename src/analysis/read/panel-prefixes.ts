/**
 * What panels, containers and shells put before a line, as sources of patterns: `line-header.ts` reads headers behind them,
 * `line-prefixes.ts` takes them away where every line has one.
 */

const time = String.raw`\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,9})?`;
const date = String.raw`\d{4}[-/.]\d{2}[-/.]\d{2}|\d{2}[./]\d{2}(?:[./]\d{2,4})?`;
const zonedTime = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[.,\d]{0,11}(?:Z|[+-]\d{2}:?\d{2})`;
const dateAndTime = `(?:(?:${date})[ T])?${time}`;

/** `minecraft-1  | ` */
export const containerName = String.raw`[\w.@~-]{1,64} {0,24}\| ?`;
/** `2026-02-11T20:14:55.123456789Z `, `2026-02-11T20:14:55.123456789Z stdout F ` */
export const containerTime = String.raw`${zonedTime}[ \t](?:std(?:out|err) [FP] )?`;
/** `Feb 11 20:14:55 host java[4123]: `, `2026-02-11T20:14:55+0000 host java[4123]: ` */
export const journalUnit = String.raw`(?:\w{3} [ \d]\d ${time}|${zonedTime}) [\w.*-]{1,64} [A-Za-z_][\w.@/-]{0,63}(?:\[\d{1,9}\])?: ?`;
/** `[20:14:55] [Console:Info/1]             : ` of AMP. */
export const ampSource = String.raw`\[${dateAndTime}\] \[[^\]:\n]{1,40}:[A-Z][A-Za-z ]{2,20}(?:\/\d{1,9})?\] {0,32}: ?`;
/** `20:14:55 `, `[2026-02-11 20:14:55] `, `11.02 20:14:55 [Server] ` of Multicraft. */
export const consoleTime = String.raw`(?:${dateAndTime}|\[${dateAndTime}\])[ \t](?:\[Server\] )?`;
