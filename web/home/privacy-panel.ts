import type { PlayerMask } from "../../src/privacy/players/find-players.ts";
import { element, icon, make } from "../page/elements.ts";
import { countKinds, kindOf, type MaskedKind } from "./found-private.ts";
import { playersWords, sentences, words } from "./i18n.ts";
import { isPossible, MaskingDecisions } from "./masking-decisions.ts";
import { ownWordsField } from "./own-words-field.ts";
import { playersField } from "./players-field.ts";
import { PrivacyBrief, type PrivacyState } from "./privacy-brief.ts";
import type { PrivacyChecks } from "./privacy-check.ts";
import { KindRow, type SeenLine } from "./privacy-kind.ts";
import { piecesOf, sightingsOf } from "./private-excerpts.ts";
import type { Source } from "./sources.ts";

const kindNames: Record<MaskedKind, string> = { ...words.kinds, ...playersWords.kinds };

/** In the order in which they are shown. */
const allKinds = Object.keys({
  ipv4: 1,
  ipv6: 1,
  "host-name": 1,
  "mac-address": 1,
  "user-name": 1,
  token: 1,
  email: 1,
  discord: 1,
  "api-key": 1,
  password: 1,
  "account-id": 1,
  "possible-address": 1,
  "own-words": 1,
  "player-name": 1,
  "player-id": 1,
  chat: 1,
  coordinates: 1,
  place: 1,
  phone: 1,
  birthday: 1,
} satisfies Record<MaskedKind, 1>) as MaskedKind[];

const placeHint = matchMedia("(hover: none)").matches ? words.placeHintTouch : words.placeHint;

const shownLines = 3;
/** With each click on "more". */
const moreLines = 20;

interface PrivacyActions {
  checkAgain(): void;
  shareUnmasked(): void;
  /** What is masked has changed. */
  decided(): void;
  /** Words of somebody's own and what of players is to be masked, too. */
  hide(ownWords: readonly string[], players: readonly PlayerMask[]): void;
}

/** What is private in the logs, and what becomes of it. */
export class PrivacyPanel {
  private readonly decisions = new MaskingDecisions(allKinds);
  private readonly brief = new PrivacyBrief(element("privacy-brief"), () => this.scrollHere());
  private readonly content = make("div");
  private readonly shownOf = new Map<MaskedKind, number>();
  private sources: readonly Source[] = [];
  private rows: KindRow[] = [];
  private summary: HTMLElement | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly checks: PrivacyChecks,
    /** Below it: what else may be decided before a log goes out. */
    beside: HTMLElement,
    private readonly actions: PrivacyActions,
  ) {
    root.tabIndex = -1;
    // Beside what is drawn anew, so that typing into it goes on.
    let wish: Parameters<PrivacyActions["hide"]> = [[], []];
    root.replaceChildren(
      this.content,
      ownWordsField((chosen) => {
        wish = [chosen, wish[1]];
        actions.hide(...wish);
      }),
      playersField((chosen) => {
        wish = [wish[0], chosen];
        actions.hide(...wish);
      }),
      beside,
    );
  }

  show(sources: readonly Source[]): void {
    this.sources = sources;
    this.root.hidden = sources.length === 0;
    const focused = this.content.contains(document.activeElement) ? document.activeElement?.id : null;
    this.rows = [];
    this.summary = null;
    this.content.replaceChildren(...this.parts());
    this.refresh();
    if (focused) document.getElementById(focused)?.focus();
  }

  scrollHere(): void {
    this.root.scrollIntoView({ block: "start" });
    this.root.focus({ preventScroll: true });
  }

  /** How many places are masked in a log. */
  maskedIn(source: Source): number {
    return this.masks(source).reduce((sum, one) => sum + one, 0);
  }

  /** Which matches of a log are masked. */
  masks(source: Source): Uint8Array<ArrayBuffer> {
    const found = this.checks.found(source);
    return found ? this.decisions.masks(source.id, found) : new Uint8Array();
  }

  /** The beginning of a log as it will be stored; `null` while nobody knows. */
  beginningOf(source: Source, characters: number): string | null {
    const found = this.checks.found(source);
    if (!found) return this.checks.state(source) === "failed" ? source.text.slice(0, characters) : null;
    const range = { from: 0, to: Math.min(source.text.length, characters) };
    const pieces = piecesOf(source.text, found, range, (i) => this.decisions.isMasked(source.id, found, i));
    return pieces.map(({ text }) => text).join("");
  }

  /** Every decision as it was at the beginning. */
  reset(): void {
    this.decisions.reset();
    this.shownOf.clear();
  }

  private refresh(): void {
    for (const row of this.rows) row.refresh();
    const state = this.state();
    this.brief.show(state);
    if (this.summary && state !== null && typeof state !== "string") {
      const { masked, open } = state;
      this.summary.textContent = sentences(
        masked > 0 ? words.willBeMasked({ count: masked }) : "",
        open > 0 ? words.willStay({ count: open }) : "",
      );
    }
    this.actions.decided();
  }

  private state(): PrivacyState | null {
    if (this.sources.length === 0) return null;
    const states = this.sources.map((source) => this.checks.state(source));
    if (states.includes("failed")) return "failed";
    if (states.includes("checking")) return "checking";
    const sum = { masked: 0, open: 0, possible: 0, kept: 0 };
    for (const source of this.sources) {
      const found = this.checks.found(source)!;
      this.masks(source).forEach((isMasked, i) => {
        if (isMasked) sum.masked++;
        else if (this.decisions.isUndecided(source.id, found, i)) sum.possible++;
        else if (isPossible(kindOf(found, i))) sum.kept++;
        else sum.open++;
      });
    }
    return sum;
  }

  private parts(): Node[] {
    const states = this.sources.map((source) => this.checks.state(source));
    if (states.includes("failed")) return [this.failure()];
    if (states.includes("checking")) return [make("p", { class: "privacy-line soft" }, words.checking)];
    const counts = this.countAll();
    return counts.size === 0 ? [nothingFound()] : this.findings(counts);
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

  private findings(counts: ReadonlyMap<MaskedKind, number>): Node[] {
    this.summary = make("p", { class: "privacy-sum", role: "status" });
    this.rows = allKinds.filter((kind) => counts.has(kind)).map((kind) => this.row(kind, counts.get(kind)!));
    return [
      make("h2", { class: "privacy-title" }, words.privacyTitle),
      this.summary,
      make("ul", { class: "kinds" }, ...this.rows.map((row) => row.element)),
      make("p", { class: "soft privacy-hint" }, placeHint, " ", words.lookYourself),
    ];
  }

  private row(kind: MaskedKind, count: number): KindRow {
    const shown = this.shownOf.get(kind) ?? shownLines;
    const seen = this.sources.flatMap((source): SeenLine[] => {
      const found = this.checks.found(source)!;
      return sightingsOf(source.text, found, shown, kind).map((sighting) => ({ source, found, sighting }));
    });
    const view = {
      kind,
      name: kindNames[kind],
      count,
      seen: seen.slice(0, shown),
      isOneOfMany: this.sources.length > 1,
    };
    return new KindRow(view, this.decisions, {
      decided: () => this.refresh(),
      more: () => {
        this.shownOf.set(kind, shown + moreLines);
        this.show(this.sources);
      },
    });
  }

  private countAll(): Map<MaskedKind, number> {
    const counts = new Map<MaskedKind, number>();
    for (const source of this.sources) {
      for (const [kind, count] of countKinds(this.checks.found(source)!)) {
        counts.set(kind, (counts.get(kind) ?? 0) + count);
      }
    }
    return counts;
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
