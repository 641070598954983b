/** What a plugin's own words are about, where they say more than that something is wrong. */
export type PluginTopic = "database" | "gave-up" | null;

const database = /\b(?:[Dd]ata ?base|DATABASE|My ?SQL|mysql|MYSQL|MariaDB|SQLite|Postgre(?:s|SQL)|MongoDB|Redis)\b/;
const connecting =
  /\b(?:connect(?:ion|ing|ed)?|establish(?:ed)?|open(?:ed|ing)?|reach(?:ed)?|unreachable|initiali[sz]e)\b/i;
const failing =
  /\b(?:can(?:not|'t)|could(?: not|n't)|unable|fail(?:ed|ure)?|errors?|issue|problem|unreachable|refused)\b/i;
/** It goes on with something else, or was never asked. */
const harmless = /\b(?:disconnect|closed?|closing|retry|retrying|reconnect|statistics|metrics)/i;

/** `Disabling…`, `Disabling plugin`, `This plugin will be disabled` */
const disabling =
  /\b[Dd]isabling(?:[.!\u2026]{0,3}$| (?:the |this )?plugin\b| itself\b)|\b[Pp]lugin will (?:now )?be disabled\b/;
const notStarted =
  /\b(?:(?:[Uu]nable|[Ff]ailed) to|[Cc]annot|[Cc]an't|[Cc]ould not|[Cc]ouldn't) (?:start|enable|load|initiali[sz]e)\b|\bDisabling\b|\bwill (?:now )?be disabled\b/;
/** `Cannot load data of Ledger`: of itself it says nothing else. */
const maxBehindName = 3;

export function topicOf(said: string, plugin: string): PluginTopic {
  if (database.test(said) && connecting.test(said) && failing.test(said) && !harmless.test(said)) return "database";
  // The server says this of every plugin when it stops.
  if (said.startsWith(`Disabling ${plugin} v`)) return null;
  return disabling.test(said) || isOfItself(said, plugin) ? "gave-up" : null;
}

/** `Cannot load Ledger.`, `Ledger was unable to start.` */
function isOfItself(said: string, plugin: string): boolean {
  const [found] = notStarted.exec(said) ?? [];
  const at = said.indexOf(plugin);
  if (!found || at === -1) return false;
  const behind = said.slice(said.indexOf(found) + found.length).trim();
  return behind.length <= maxBehindName || behind.startsWith(plugin);
}
