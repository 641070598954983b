import { nearest } from "./suggestion.ts";

/** What can be repeated to whoever wrote it: short, and without anything but letters, digits and their like. */
const plainName = /^[\w.-]{1,40}$/;
/** Nobody mistypes a field and sends a hundred others. */
const maxLooked = 100;

/**
 * A sentence for an object that lacks a field, where another one was probably meant to be it: one with nearly the same
 * name, or the only stranger that holds a value of the same type. `null` where there is none.
 */
export function missingField(
  field: string,
  given: Record<string, unknown>,
  known: readonly string[],
  type: "string" | "object" = "string",
): string | null {
  if (given[field] !== undefined) return null;
  const strangers: string[] = [];
  let looked = 0;
  for (const name in given) {
    if (looked++ === maxLooked) break;
    if (!known.includes(name) && typeof given[name] === type && plainName.test(name)) strangers.push(name);
  }
  const meant = nearest(field, strangers) ?? (strangers.length === 1 ? strangers[0] : null);
  return meant ? `There is no field \`${field}\`; did you mean it by \`${meant}\`?` : null;
}
