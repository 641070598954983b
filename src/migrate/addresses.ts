import { anyOf } from "../i18n/amounts.ts";
import { ofMigration } from "../i18n/migrate-words.ts";
import type { StoreDriver } from "../storage/driver.ts";
import { drivers } from "../storage/drivers.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
import type { Language } from "../wire/languages.ts";
import { UsageError } from "../wire/usage-error.ts";

/** A store that somebody named, and the settings that lead there. */
export interface NamedStore {
  driver: StoreDriver;
  settings: StorageSettings;
}

/** `text` is an address, or only its scheme, which stands for the store of the server's settings. */
export function parseAddress(option: string, text: string, settings: StorageSettings): NamedStore {
  for (const driver of drivers) {
    if (text === driver.scheme) {
      const setting = driver.missingSetting(settings);
      if (setting !== null) throw new UsageError(ofMigration((words) => words.needsSetting({ option, text, setting })));
      return { driver, settings };
    }
    const there = driver.settingsAt(text, settings);
    if (there) return { driver, settings: there };
  }
  // It is not repeated: it may have a password in it.
  throw new UsageError(ofMigration((words, language) => words.mustBe({ option, forms: formsOf(drivers, language) })));
}

/** One of each: copies within SQLite are files, and two PostgreSQL would share one set of S3 settings. */
export function expectTwoKinds(from: NamedStore, to: NamedStore): void {
  if (from.driver !== to.driver) return;
  const others = drivers.filter((driver) => driver !== from.driver);
  const form = from.driver.addressForm;
  throw new UsageError(ofMigration((words, language) => words.twoKinds({ form, others: formsOf(others, language) })));
}

function formsOf(some: readonly StoreDriver[], language: Language): string {
  return anyOf(
    some.map(({ addressForm }) => addressForm),
    language,
  );
}
