import { backupWords } from "../i18n/backup-words.ts";
import { joined } from "../i18n/lists.ts";
import type { LogId } from "../logs/ports.ts";
import type { Language } from "../wire/languages.ts";

const maxNamed = 20;

/** Which logs do not match their checksums. */
export function damagedText(damaged: LogId[], language: Language): string {
  return backupWords[language].damagedTexts(named(damaged, language));
}

/** Which logs have their texts, but not what stands beside them. */
export function damagedDetailsText(damaged: LogId[], language: Language): string {
  return backupWords[language].damagedDetails(named(damaged, language));
}

/** Which logs nobody finds by their links. */
export function unfoundText(unfound: LogId[], language: Language): string {
  return backupWords[language].unfound(named(unfound, language));
}

/** What the database says of itself. */
export function faultsText(faults: string[], language: Language): string {
  return backupWords[language].faults({ faults: faults.join("; ") });
}

function named(ids: LogId[], language: Language): { count: number; ids: string } {
  const some = joined("items", ids.slice(0, maxNamed), language);
  const more = ids.length - maxNamed;
  return { count: ids.length, ids: more > 0 ? backupWords[language].idsMore({ ids: some, count: more }) : some };
}
