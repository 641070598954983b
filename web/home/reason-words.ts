import { amounts, words } from "./i18n.ts";
import type { Reason } from "./sharing.ts";
import { maxShareBytes, type Source } from "./sources.ts";

/** Trying again would not help. */
export function isTooLarge({ kind }: Reason): boolean {
  return kind === "tooLarge" || kind === "tooMuch";
}

/** Why nothing was shared; `exact` is what the service said, in English. */
export function reasonInWords(reason: Reason, maxBytes: number): { sentence: string; exact: string } {
  if (reason.kind === "refused") return { sentence: refusalInWords(reason.status, maxBytes), exact: reason.message };
  if (reason.kind === "tooLarge") {
    const sentence = words.refused.tooLarge({ limit: amounts.size(maxBytes) });
    const { name } = reason.source;
    return { sentence: name === "" ? sentence : words.ofFile({ name, sentence }), exact: "" };
  }
  const sentences = {
    tooMuch: words.refused.tooMuch({ limit: amounts.size(maxShareBytes(maxBytes)) }),
    busy: words.overloaded,
    unreachable: words.unreachable,
    unchecked: words.briefFailed,
  };
  return { sentence: sentences[reason.kind], exact: "" };
}

function refusalInWords(status: number, maxBytes: number): string {
  if (status === 413) return words.refused.tooLarge({ limit: amounts.size(maxBytes) });
  if (status === 408) return words.refused.tooSlow;
  // Every other 503 is waited for.
  if (status === 503) return words.refused.full;
  return status >= 500 ? words.refused.broken : words.refused.other;
}

/** Why a file can be no log, in a sentence. */
export function problemInWords({ problem, bytes }: Source, maxBytes: number): string {
  if (!problem) return "";
  const sentence = words.problems[problem];
  if (typeof sentence === "string") return sentence;
  return sentence({ size: amounts.size(bytes), limit: amounts.size(maxBytes) });
}
