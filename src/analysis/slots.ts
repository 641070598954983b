import type { MaybeParameters } from "./finding.ts";
import type { Parameters, Slot, Term } from "./model.ts";

/** What stands where nobody knew: no reader is helped by it, and every sentence has a wording without. */
const nothing = /^(?:|\?+|null|undefined|none|unknown|nil|~~NULL~~|<unknown>|\[?MISSING\]?|\{\d?\}|NaN|\[\])$/i;
const maxText = 400;
const maxListed = 60;

/** The only way into a finding: a slot is known, or it is not there. */
export function knownSlots(given: MaybeParameters): Parameters {
  const known: Parameters = {};
  for (const [name, slot] of Object.entries(given)) {
    const value = slot === null || slot === undefined ? undefined : knownSlot(slot);
    if (value !== undefined) known[name] = value;
  }
  return known;
}

function knownSlot(slot: Slot): Slot | undefined {
  if (typeof slot === "string") return knownText(slot);
  if (!Array.isArray(slot)) return knownTerm(slot);
  const texts = slot
    .slice(0, maxListed)
    .flatMap((one) => (typeof one === "string" ? knownText(one) : knownTerm(one)) ?? []);
  return texts.length > 0 ? texts : undefined;
}

function knownTerm({ term, slots }: Term): Term {
  return slots ? { term, slots: knownSlots(slots) } : { term };
}

function knownText(text: string): string | undefined {
  const plain = text.trim();
  if (nothing.test(plain)) return undefined;
  return plain.length > maxText ? `${plain.slice(0, maxText - 1)}…` : plain;
}
