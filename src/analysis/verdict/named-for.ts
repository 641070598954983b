import type { ExceptionGroup } from "../model/exception-group.ts";
import { isAccusable } from "../owners/owner.ts";
import type { Owners } from "../owners/owners.ts";
import { faultOf } from "../traces/meanings/explained.ts";

/** Whom the software names for exceptions: by the exception, and by all that were thrown like it. */
export class NamedFor {
  private readonly names = new Map<string, Set<string>>();

  add(group: ExceptionGroup, names: readonly string[]): void {
    for (const key of [group.fingerprint, faultOf(group)]) {
      this.names.set(key, new Set([...(this.names.get(key) ?? []), ...names]));
    }
  }

  /** The one that is named; where several are, that of which the others are parts: `Lamps`, `Lamps Candle Module`. */
  only(group: ExceptionGroup): string | undefined {
    for (const key of [group.fingerprint, faultOf(group)]) {
      const names = [...(this.names.get(key) ?? [])];
      const whole = names.find((name) => names.every((other) => other.startsWith(name)));
      if (whole) return whole;
    }
    return undefined;
  }
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
