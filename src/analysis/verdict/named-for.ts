import type { ExceptionGroup } from "../model/exception-group.ts";
import { isAccusable } from "../owners/owner.ts";
import type { Owners } from "../owners/owners.ts";
import { faultOf } from "../traces/meanings/explained.ts";

/** Of some names, the shortest, and what all of them begin with. */
interface Named {
  shortest: string;
  common: string;
}

/** Whom the software names for exceptions: by the exception, and by all that were thrown like it. */
export class NamedFor {
  private readonly names = new Map<string, Named>();

  add(group: ExceptionGroup, names: readonly string[]): void {
    for (const key of [group.fingerprint, faultOf(group)]) {
      for (const name of names) {
        const { shortest, common } = this.names.get(key) ?? { shortest: name, common: name };
        this.names.set(key, {
          shortest: name.length < shortest.length ? name : shortest,
          common: commonBeginning(common, name),
        });
      }
    }
  }

  /** The one that is named; where several are, that of which the others are parts: `Lamps`, `Lamps Candle Module`. */
  only(group: ExceptionGroup): string | undefined {
    for (const key of [group.fingerprint, faultOf(group)]) {
      const named = this.names.get(key);
      if (named && named.shortest !== "" && named.shortest === named.common) return named.shortest;
    }
    return undefined;
  }
}

function commonBeginning(one: string, other: string): string {
  let end = 0;
  while (end < one.length && one.charCodeAt(end) === other.charCodeAt(end)) end++;
  return one.slice(0, end);
}

/** `NoClassDefFoundError: Lorg/example/Lamps;`, and below it the class that this one lacks itself. */
export function wantingIn(
  { type, message, causes }: ExceptionGroup,
  wanted: string,
  owners: Owners,
): string | undefined {
  for (const thrown of [{ type, message }, ...causes]) {
    const [, path] = /^L?([\w$./]{3,200});?$/.exec(thrown.message) ?? [];
    if (!path || !/(?:NoClassDefFoundError|ClassNotFoundException)$/.test(thrown.type)) continue;
    const name = path.replaceAll("/", ".");
    const owner = name === wanted ? null : owners.ofClass(name);
    if (owner && isAccusable(owner)) return owner.name;
  }
  return undefined;
}
