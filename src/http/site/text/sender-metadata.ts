import type { LogWords } from "../../../i18n/log-words.ts";
import type { LogDetails, MetadataEntry } from "../../../logs/ports.ts";
import { plainLine } from "./untrusted-text.ts";

/** A page has room for so many; the rest is in the answer of `/1/log/{id}`. */
const maxShown = 24;
const maxLabel = 40;
const maxValue = 120;

interface SenderFact {
  label: string;
  value: string;
}

/** What the sender's program says of a log. Anybody may have written it: one line each, and not a long one. */
export function senderMetadata(
  { source, metadata }: LogDetails,
  words: LogWords,
): { facts: SenderFact[]; hidden: number } {
  const facts: SenderFact[] = [];
  const from = plainLine(source ?? "", maxValue);
  if (from !== "") facts.push({ label: words.source, value: from });
  const visible = metadata.filter((entry) => entry.visible);
  for (const entry of visible.slice(0, maxShown)) {
    const label = plainLine(entry.label || entry.key, maxLabel) || words.source;
    facts.push({ label, value: valueText(entry.value, words) });
  }
  return { facts, hidden: Math.max(0, visible.length - maxShown) };
}

function valueText(value: MetadataEntry["value"], words: LogWords): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return plainLine(String(value ?? ""), maxValue) || "–";
}
