/** A text with fewer signs and of fewer letters than these is what somebody has written. */
const longestMessage = 600;
const mostLines = 4;

/** What any log, report or trace has: times, levels, names of exceptions, frames, headings, paths and settings. */
const signs =
  /\d{1,2}:\d{2}|\b(?:INFO|WARN(?:ING)?|ERROR|SEVERE|FATAL|DEBUG|TRACE|CRITICAL|NOTICE)\b|[A-Za-z]{2}(?:Exception|Error)\b|^\s*(?:at|in) [\w$.]+[.(]|^(?:--|#|\[)|[\w$]\.[\w$]+\.[\w$]|[\\/][\w.-]+[\\/]|[=:]\s*\d|\b(?:java|exit code|0x[0-9A-Fa-f]+)\b/m;

/** Whether a text may be a log, or a part of one: only what certainly is none is told. */
export function mayBeLog(text: string): boolean {
  if (text.length > longestMessage) return true;
  const trimmed = text.trim();
  return trimmed === "" || trimmed.split("\n").length > mostLines || signs.test(trimmed);
}
