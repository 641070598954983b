import type { StoreDriver } from "../storage/driver.ts";
import { drivers } from "../storage/drivers.ts";
import type { StorageSettings } from "../storage/storage-settings.ts";
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
      const missing = driver.missingSetting(settings);
      if (missing !== null) throw new UsageError(`${option} ${text} needs ${missing}.`);
      return { driver, settings };
    }
    const there = driver.settingsAt(text, settings);
    if (there) return { driver, settings: there };
  }
  // It is not repeated: it may have a password in it.
  throw new UsageError(`${option} must be ${formsOf(drivers)}.`);
}

/** One of each: copies within SQLite are files, and two PostgreSQL would share one set of S3 settings. */
export function expectTwoKinds(from: NamedStore, to: NamedStore): void {
  if (from.driver !== to.driver) return;
  const others = drivers.filter((driver) => driver !== from.driver);
  throw new UsageError(`One of --from and --to must be ${from.driver.addressForm}, and the other ${formsOf(others)}.`);
}

function formsOf(some: readonly StoreDriver[]): string {
  return some.map(({ addressForm }) => addressForm).join(" or ");
}
