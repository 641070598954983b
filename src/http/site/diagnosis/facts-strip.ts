import type { Analysis } from "../../../analysis/model/analysis.ts";
import { installedParties } from "../../../analysis/owners/installed-parties.ts";
import { installedMods, installedPlugins } from "../../../analysis/owners/platform-ids.ts";
import { completenessText } from "../../../analysis/words/completeness.ts";
import { outcomeOfRuns } from "../../../analysis/words/no-findings.ts";
import { outcomeText } from "../../../analysis/words/render.ts";
import { type DiagnosisWords, diagnosisWords } from "../../../i18n/diagnosis-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { logPartsWords } from "../../../i18n/log-parts-words.ts";
import { namesItself, shortVersion, versionName } from "../../../i18n/version-name.ts";
import { Html, html, nothing } from "../layout/html.ts";
import { memoryText } from "../text/units.ts";
import { plainLine } from "../text/untrusted-text.ts";
import { wholenessText } from "../text/wholeness-text.ts";

const maxValue = 40;
/** Of those that the cause is about. */
const maxParties = 3;
const maxParty = 60;

/** A file with where its lines are. Line from 0. */
export interface StatingFile {
  analysis: Analysis;
  /** Whether its own lists stand on the page. */
  isShown: boolean;
  hrefOf(line: number): string;
}

interface Fact {
  text: string;
  href: string;
  /** What it means, in sentences. */
  title?: string | null;
}

/**
 * On what it ran, in one strip: each fact leads to where the log says it, or to the list of what is installed. Of several
 * files, the first that states something tells it. Nothing stands there that no log states.
 */
export function factsStrip(files: readonly StatingFile[], language: Language): Html {
  const words = diagnosisWords[language];
  const facts = [
    ...versions(files, language),
    ...memory(files, words, language),
    ...system(files),
    ...installed(files, language),
    ...parties(files),
    ...launcher(files),
    ...wholeness(files, words, language),
  ];
  if (facts.length === 0) return nothing;
  return html`<ul class="strip" aria-label="${words.factsOf}">${facts.map(factLink)}</ul>`;
}

function factLink({ text, href, title = null }: Fact): Html {
  return html`<li><a href="${href}"${title === null ? nothing : html` title="${title}"`}><bdi>${text}</bdi></a></li>`;
}

/** How the last run went, beside the title. */
export function outcomeChip(analysis: Analysis, language: Language): Html {
  const text = outcomeOfRuns(analysis, language);
  if (text === null) return nothing;
  const isBad = text === outcomeText("errors", language);
  return html` <span class="outcome outcome-${new Html(isBad ? "errors" : analysis.outcome!)}">${text}</span>`;
}

/** The game first, Java last. */
function versions(files: readonly StatingFile[], language: Language): Fact[] {
  const known = new Map<string, Fact>();
  for (const { analysis, hrefOf } of files) {
    for (const { label, value, line } of analysis.statements) {
      const name = versionName(label, language);
      if (known.has(name)) continue;
      const version = plainLine(shortVersion(label, value), maxValue);
      known.set(name, { text: namesItself(label) ? version : `${name} ${version}`, href: hrefOf(line) });
    }
  }
  // Its loader has a number of its own, which tells nobody more.
  if (known.has("Forge")) known.delete("Forge Mod Loader");
  const launcher = versionName("Launcher version", language);
  const rank = (name: string) => (name.startsWith("Minecraft") ? 0 : name === "Java" ? 2 : name === launcher ? 3 : 1);
  return [...known].sort(([a], [b]) => rank(a) - rank(b)).map(([, fact]) => fact);
}

/** What Java may use; where no file says that, what the machine has. */
function memory(files: readonly StatingFile[], words: DiagnosisWords, language: Language): Fact[] {
  for (const [name, said] of [
    ["maxHeap", words.memory],
    ["physicalMemory", words.machineMemory],
  ] as const) {
    for (const { analysis, hrefOf } of files) {
      const stated = analysis.facts.environment[name];
      const amount = stated && memoryText(stated.value, language);
      if (amount) return [{ text: said({ amount }), href: hrefOf(stated.line) }];
    }
  }
  return [];
}

/** Where Java itself crashed, the system may be why: `Windows 10`. */
function system(files: readonly StatingFile[]): Fact[] {
  for (const { analysis, hrefOf } of files) {
    const { os } = analysis.facts.environment;
    if (!os || analysis.software.kind !== "jvm-crash") continue;
    // Nobody knows their macOS by the name of its kernel.
    const name = /\bmacOS [\d.]{1,20}/.exec(os.value)?.[0] ?? os.value.split(/,| \(/, 1)[0]!;
    return [{ text: plainLine(name, maxValue), href: hrefOf(os.line) }];
  }
  return [];
}

function installed(files: readonly StatingFile[], language: Language): Fact[] {
  const words = logPartsWords[language];
  const lists = [
    { name: "mods", of: ({ facts }: Analysis) => installedMods(facts.mods), count: words.modCount },
    { name: "plugins", of: ({ facts }: Analysis) => installedPlugins(facts.plugins), count: words.pluginCount },
  ];
  return lists.flatMap(({ name, of, count }) => {
    const file = files.find(({ analysis }) => of(analysis).length > 0);
    if (!file) return [];
    const all = of(file.analysis);
    const text = count({ count: all.length });
    return [{ text, href: file.isShown ? `#${name}` : file.hrefOf(all[0]!.line) }];
  });
}

/** The versions of those that the cause is about: a quarrel is about both. */
function parties(files: readonly StatingFile[]): Fact[] {
  for (const { analysis, hrefOf } of files) {
    const cause = analysis.findings.find(({ severity }) => severity !== "notice");
    const known = cause ? installedParties(cause, analysis.facts) : [];
    if (known.length === 0) continue;
    const game = analysis.software.version;
    return known.slice(0, maxParties).map(({ name, version, line }) => ({
      text: plainLine(`${name} ${withoutGame(version, game)}`, maxParty),
      href: hrefOf(line),
    }));
  }
  return [];
}

/** `0.5.11+mc1.20.1` → `0.5.11`: the game's version stands beside it. `7.2+6200-1a2b3c4` → `7.2`: nobody asks for its build. */
function withoutGame(stated: string, game: string | null): string {
  const version = stated.replace(/(?<=\d)\+\d{1,6}-[0-9a-f]{7,40}$/, "");
  const at = game === null ? -1 : version.lastIndexOf(game);
  if (at < 1 || at + game!.length !== version.length) return version;
  return version.slice(0, at).replace(/[-+_.](?:mc|minecraft)?[-_.]?$/i, "") || version;
}

function launcher(files: readonly StatingFile[]): Fact[] {
  for (const { analysis, hrefOf } of files) {
    const { launcher: stated } = analysis.facts.environment;
    const isLaunchers = analysis.software.kind === "launcher";
    if (stated && !isLaunchers) return [{ text: plainLine(stated.value, maxValue), href: hrefOf(stated.line) }];
  }
  return [];
}

/** Whether there is all of it. */
function wholeness([file]: readonly StatingFile[], words: DiagnosisWords, language: Language): Fact[] {
  if (!file) return [];
  const { runs, lines, completeness } = file.analysis;
  const last = file.hrefOf(Math.max(0, lines - 1));
  const facts: Fact[] = [];
  // Not every analysis can tell.
  if (completeness) {
    const { state } = completeness;
    const text = wholenessText(file.analysis, completeness, language);
    const title = completenessText(file.analysis, language);
    facts.push({ text, href: state === "beginning-missing" ? file.hrefOf(0) : last, title });
  }
  const garbled = file.analysis.findings.find(({ code }) => code === "text-garbled");
  if (garbled) facts.push({ text: words.garbled, href: file.hrefOf(garbled.decisive.line) });
  if (runs.length > 1) {
    const text = words.runs({ count: runs.length });
    facts.push({ text, href: file.hrefOf(runs.at(-1)!.firstLine), title: null });
  }
  return facts;
}
