import { type PrivateKind, possibleKinds } from "../../src/privacy/private-match.ts";
import { element, foreign, icon, make } from "../page/elements.ts";
import { titleOf } from "./cards.ts";
import { countKinds } from "./found-private.ts";
import { amounts, counted, words } from "./i18n.ts";
import { PrivacyBrief, type PrivacyState } from "./privacy-brief.ts";
import type { PrivacyChecks } from "./privacy-check.ts";
import { piecesOf, type Sighting, sightingsOf } from "./private-excerpts.ts";
import type { Source } from "./sources.ts";

const kindNames: Record<PrivateKind, string> = words.kinds;

/** In the order in which they are shown. */
const allKinds = Object.keys(kindNames) as PrivateKind[];

/** What is masked, until somebody decides otherwise. What is only possible waits to be switched on. */
const usualKinds = allKinds.filter((kind) => !possibleKinds.has(kind));

const shownLines = 3;

/** With a word joiner, so that it does not wrap to a line of its own. */
const cutMark = "…\u2060";

export interface PrivacyActions {
  checkAgain(): void;
  shareUnmasked(): void;
}

/** What is private in the logs, and what becomes of it. */
export class PrivacyPanel {
  readonly masked = new Set<PrivateKind>(usualKinds);
  private refreshers: (() => void)[] = [];
  private readonly brief = new PrivacyBrief(element("privacy-brief"), () => this.scrollHere());

  constructor(
    private readonly root: HTMLElement,
    private readonly checks: PrivacyChecks,
    private readonly actions: PrivacyActions,
  ) {
    root.tabIndex = -1;
  }

  show(sources: readonly Source[]): void {
    this.root.hidden = sources.length === 0;
    const focused = this.root.contains(document.activeElement) ? document.activeElement?.id : null;
    this.refreshers = [() => this.brief.show(this.stateOf(sources))];
    this.root.replaceChildren(...this.content(sources));
    this.refresh();
    if (focused) document.getElementById(focused)?.focus();
  }

  /** How many places are masked in a log. */
  maskedIn(source: Source): number {
    return this.sum(this.countAll([source]), (kind) => this.masked.has(kind));
  }

  /** Every switch as it was at the beginning. */
  reset(): void {
    this.masked.clear();
    for (const kind of usualKinds) this.masked.add(kind);
  }

  scrollHere(): void {
    this.root.scrollIntoView({ block: "start" });
    this.root.focus({ preventScroll: true });
  }

  private stateOf(sources: readonly Source[]): PrivacyState | null {
    if (sources.length === 0) return null;
    const states = sources.map((source) => this.checks.state(source));
    if (states.includes("failed")) return "failed";
    if (states.includes("checking")) return "checking";
    const counts = this.countAll(sources);
    return {
      masked: this.sum(counts, (kind) => this.masked.has(kind)),
      open: this.sum(counts, (kind) => !this.masked.has(kind) && !possibleKinds.has(kind)),
      possible: this.sum(counts, (kind) => !this.masked.has(kind) && possibleKinds.has(kind)),
    };
  }

  private content(sources: readonly Source[]): Node[] {
    const states = sources.map((source) => this.checks.state(source));
    if (states.includes("failed")) return [this.failure()];
    if (states.includes("checking")) return [make("p", { class: "privacy-line soft" }, words.checking)];
    const counts = this.countAll(sources);
    return counts.size === 0 ? [nothingFound()] : this.findings(sources, counts);
  }

  private failure(): HTMLElement {
    const again = make("button", { type: "button", class: "plain", click: this.actions.checkAgain }, words.checkAgain);
    const anyway = make(
      "button",
      { type: "button", class: "plain", click: this.actions.shareUnmasked },
      words.shareUnmasked,
    );
    return make(
      "div",
      { class: "privacy-failed", role: "alert" },
      make("p", {}, words.checkFailed),
      make("p", { class: "status-actions" }, again, anyway),
    );
  }

  private findings(sources: readonly Source[], counts: ReadonlyMap<PrivateKind, number>): Node[] {
    const summary = make("p", { class: "privacy-sum", role: "status" });
    // Built anew only where the sources change: a switch must keep the focus.
    this.refreshers.push(() => {
      const masked = this.sum(counts, (kind) => this.masked.has(kind));
      const open = this.sum(counts, (kind) => !this.masked.has(kind) && !possibleKinds.has(kind));
      const parts = [
        masked > 0 ? counted(words.willBeMasked, masked) : "",
        open > 0 ? counted(words.willStay, open) : "",
      ];
      summary.textContent = parts.filter((part) => part !== "").join(" ");
    });
    const sightings = sources.flatMap((source) => {
      const found = this.checks.found(source);
      return found ? sightingsOf(source.text, found, shownLines).map((sighting) => ({ source, sighting })) : [];
    });
    const rows = allKinds
      .filter((kind) => counts.has(kind))
      .map((kind) => {
        const seen = sightings.filter(({ sighting }) => sighting.kind === kind).slice(0, shownLines);
        return this.row(kind, counts.get(kind)!, seen, sources.length > 1);
      });
    return [
      make("h2", { class: "privacy-title" }, words.privacyTitle),
      summary,
      make("ul", { class: "kinds" }, ...rows),
      make("p", { class: "soft privacy-hint" }, words.lookYourself),
    ];
  }

  private row(
    kind: PrivateKind,
    count: number,
    seen: { source: Source; sighting: Sighting }[],
    isOneOfMany: boolean,
  ): HTMLElement {
    const id = `mask-${kind}`;
    const box = make("input", {
      type: "checkbox",
      class: "switch",
      role: "switch",
      id,
      checked: this.masked.has(kind),
      "aria-label": words.maskKind(kindNames[kind]),
      change: () => {
        if (box.checked) this.masked.add(kind);
        else this.masked.delete(kind);
        this.refresh();
      },
    });
    const lines = seen.map(({ source, sighting }) => this.excerpt(source, sighting, isOneOfMany));
    const more = count - seen.length;
    return make(
      "li",
      { class: "kind" },
      make(
        "div",
        { class: "kind-head" },
        make("label", { class: "kind-name", for: id }, kindNames[kind]),
        make("span", { class: "chip" }, words.times(amounts.count(count))),
        box,
      ),
      possibleKinds.has(kind) ? make("p", { class: "soft kind-more" }, words.possibleHint) : null,
      make("ul", { class: "excerpts" }, ...lines),
      more > 0 ? make("p", { class: "soft kind-more" }, words.moreLines(amounts.count(more))) : null,
    );
  }

  private excerpt(source: Source, sighting: Sighting, isOneOfMany: boolean): HTMLElement {
    const line = words.atLine(amounts.count(sighting.line));
    const where = make("span", { class: "excerpt-where" });
    const text = make("bdi", { class: "excerpt-text" });
    this.refreshers.push(() => {
      where.replaceChildren(...(isOneOfMany ? [foreign(titleOf(source)), ` · ${line}`] : [line]));
      const found = this.checks.found(source);
      if (!found) return;
      const pieces = piecesOf(source.text, found, sighting, this.masked);
      text.replaceChildren(
        sighting.isCutBefore ? cutMark : "",
        ...pieces.map(({ text, state }) => (state === "plain" ? text : make("mark", { class: `is-${state}` }, text))),
        sighting.isCutAfter ? "…" : "",
      );
    });
    return make("li", { class: "excerpt" }, where, text);
  }

  private refresh(): void {
    for (const refresh of this.refreshers) refresh();
  }

  private countAll(sources: readonly Source[]): Map<PrivateKind, number> {
    const counts = new Map<PrivateKind, number>();
    for (const source of sources) {
      const found = this.checks.found(source);
      if (!found) continue;
      for (const [kind, count] of countKinds(found)) counts.set(kind, (counts.get(kind) ?? 0) + count);
    }
    return counts;
  }

  private sum(counts: ReadonlyMap<PrivateKind, number>, isIncluded: (kind: PrivateKind) => boolean): number {
    return [...counts].reduce((sum, [kind, count]) => (isIncluded(kind) ? sum + count : sum), 0);
  }
}

function nothingFound(): HTMLElement {
  return make(
    "p",
    { class: "privacy-line" },
    make("span", { class: "all-clear" }, icon("check"), words.nothingPrivate),
    " ",
    make("span", { class: "soft" }, words.lookYourself),
  );
}
