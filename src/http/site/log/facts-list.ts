import type { Analysis } from "../../../analysis/model/analysis.ts";
import { knownOutcome } from "../../../analysis/words/no-findings.ts";
import type { Language } from "../../../i18n/language.ts";
import type { LogWords } from "../../../i18n/log-words.ts";
import { numberText } from "../../../i18n/messages/format.ts";
import { versionName } from "../../../i18n/version-name.ts";
import type { LogCounts, LogDetails } from "../../../logs/ports.ts";
import { type Html, html, nothing } from "../layout/html.ts";
import { senderMetadata } from "../text/sender-metadata.ts";
import { softwareName } from "../text/software-name.ts";
import { durationText, memoryText, sizeText } from "../text/units.ts";

/** What the log says of itself, short: a name, a value, and the line that says so. */
export function factsList(
  analysis: Analysis | null,
  counts: LogCounts,
  details: LogDetails,
  lines: number,
  words: LogWords,
  language: Language,
): Html {
  const sender = senderMetadata(details, words);
  const facts: (Fact | null)[] = [
    ...(analysis ? stated(analysis, words, language) : []),
    { label: words.lines, value: numberText(lines, language) },
    { label: words.size, value: sizeText(counts.size, language) },
    ...sender.facts.map((fact) => ({ ...fact, isForeign: true })),
  ];
  const items = facts.filter((fact) => fact !== null).map(item);
  const rest = html`<p class="soft"><a href="/1/log/${counts.id}">${words.moreFindings({ count: sender.hidden })}</a></p>`;
  return html`<dl class="facts" aria-label="${words.facts}">${items}</dl>${sender.hidden > 0 ? rest : nothing}`;
}

interface Fact {
  label: string;
  value: string;
  /** From 0. */
  line?: number;
  /** The label comes from the sender. */
  isForeign?: boolean;
}

function stated(analysis: Analysis, words: LogWords, language: Language): (Fact | null)[] {
  const { software, facts } = analysis;
  const outcome = knownOutcome(analysis, language);
  const { environment, times } = facts;
  const name = softwareName(software);
  const versions = analysis.statements.map(({ label, value, line }) => ({
    label: versionName(label, language),
    value,
    line,
  }));
  const { os, maxHeap, memory, launcher, gpu, cpu } = environment;
  const heap = maxHeap ?? memory;
  return [
    outcome === null ? null : { label: words.outcome, value: outcome },
    name === null || tells(versions, name) ? null : { label: words.software, value: name },
    ...versions,
    os ? { label: words.os, ...os } : null,
    heap ? { label: words.memory, line: heap.line, value: memoryText(heap.value, language) ?? heap.value } : null,
    launcher && !versions.some(({ value }) => value === launcher.value) ? { label: words.launcher, ...launcher } : null,
    cpu ? { label: words.processor, ...cpu } : null,
    gpu ? { label: words.graphics, ...gpu } : null,
    times.durationMs ? { label: words.duration, value: durationText(times.durationMs, words) } : null,
    times.startupSeconds ? { label: words.started, value: words.seconds({ count: times.startupSeconds }) } : null,
  ];
}

/** Whether a version tells already what it is of: `Paper 1.21`, or a launcher's `HMCL 3.6`. */
function tells(versions: readonly Fact[], name: string): boolean {
  return versions.some(({ label, value }) => [label, value.split(" ", 1)[0]].includes(name));
}

function item({ label, value, line, isForeign }: Fact): Html {
  const name = isForeign ? html`<bdi>${label}</bdi>` : html`${label}`;
  const shown = html`<bdi>${value}</bdi>`;
  const linked = line === undefined ? shown : html`<a href="#L${line + 1}">${shown}</a>`;
  return html`<div><dt>${name}</dt><dd>${linked}</dd></div>`;
}
