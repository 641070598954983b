import { foreign, make } from "../page/elements.ts";
import { titleOf } from "./cards.ts";
import type { FoundPrivate, MaskedKind } from "./found-private.ts";
import { words } from "./i18n.ts";
import { isPossible, type MaskingDecisions } from "./masking-decisions.ts";
import { piecesOf, type Sighting } from "./private-excerpts.ts";
import type { Source } from "./sources.ts";

/** One line in which something private stands. */
export interface SeenLine {
  source: Source;
  found: FoundPrivate;
  sighting: Sighting;
}

interface KindView {
  kind: MaskedKind;
  name: string;
  count: number;
  seen: readonly SeenLine[];
  /** Lines name the file they are in. */
  isOneOfMany: boolean;
}

interface KindEvents {
  decided(): void;
  /** Shows more lines of the kind. */
  more(): void;
}

/** With a word joiner, so that it does not wrap to a line of its own. */
const cutMark = "…\u2060";

/** What was found of one kind: a switch for all of it, and every place to be decided on alone. */
export class KindRow {
  readonly element: HTMLElement;
  private readonly lines: { line: SeenLine; text: HTMLElement }[] = [];
  private readonly box: HTMLInputElement;
  /** Says of what is only possible that it is no secret. */
  private readonly leave: HTMLButtonElement;

  constructor(
    private readonly view: KindView,
    private readonly decisions: MaskingDecisions,
    private readonly events: KindEvents,
  ) {
    const { kind, name, count, seen } = view;
    const id = `mask-${kind}`;
    this.box = make("input", {
      type: "checkbox",
      class: "switch",
      role: "switch",
      id,
      "aria-label": words.maskKind({ kind: name }),
      change: () => {
        decisions.decideKind(kind, this.box.checked);
        events.decided();
      },
    });
    this.leave = make("button", {
      type: "button",
      class: "as-link",
      click: () => {
        decisions.decideKind(kind, false);
        events.decided();
      },
    });
    const more = count - seen.length;
    const moreButton = make(
      "button",
      { type: "button", class: "as-link", id: `more-${kind}`, click: events.more },
      words.moreLines({ count: more }),
    );
    this.element = make(
      "li",
      { class: "kind" },
      make(
        "div",
        { class: "kind-head" },
        make("label", { class: "kind-name", for: id }, name),
        make("span", { class: "chip" }, words.times({ count })),
        this.box,
      ),
      isPossible(kind) ? make("p", { class: "soft kind-more" }, words.possibleHint, " ", this.leave) : null,
      make("ul", { class: "excerpts" }, ...seen.map((line) => this.excerpt(line))),
      more > 0 ? make("p", { class: "soft kind-more" }, moreButton) : null,
    );
    this.refresh();
  }

  refresh(): void {
    this.box.checked = this.decisions.isKindMasked(this.view.kind);
    const isLeft = !this.box.checked && this.decisions.isDecided(this.view.kind);
    this.leave.textContent = isLeft ? words.leftPossible : words.leavePossible;
    this.leave.setAttribute("aria-pressed", String(isLeft));
    for (const { line, text } of this.lines) this.fill(line, text);
  }

  private excerpt(line: SeenLine): HTMLElement {
    const number = words.atLine({ line: line.sighting.line });
    const where = this.view.isOneOfMany ? [foreign(titleOf(line.source)), ` · ${number}`] : [number];
    const text = make("bdi", { class: "excerpt-text" });
    this.lines.push({ line, text });
    return make("li", { class: "excerpt" }, make("span", { class: "excerpt-where" }, ...where), text);
  }

  private fill({ source, found, sighting }: SeenLine, text: HTMLElement): void {
    const isMasked = (i: number) => this.decisions.isMasked(source.id, found, i);
    const focused = text.contains(document.activeElement) ? document.activeElement?.getAttribute("data-place") : null;
    const pieces = piecesOf(source.text, found, sighting, isMasked);
    text.replaceChildren(
      sighting.isCutBefore ? cutMark : "",
      ...pieces.map((piece) => (piece.state === "plain" ? piece.text : this.place(source, found, piece))),
      sighting.isCutAfter ? "…" : "",
    );
    if (focused) text.querySelector<HTMLElement>(`[data-place="${focused}"]`)?.focus();
  }

  /** A click on a place decides on it alone. */
  private place(
    source: Source,
    found: FoundPrivate,
    { text, state, place }: { text: string; state: string; place: number },
  ) {
    return make(
      "button",
      {
        type: "button",
        class: `place is-${state}${this.decisions.isUndecided(source.id, found, place) ? " is-undecided" : ""}`,
        "data-place": place,
        "aria-pressed": String(state === "masked"),
        title: state === "masked" ? words.showPlace : words.maskPlace,
        click: () => {
          this.decisions.turn(source.id, found, place);
          this.events.decided();
        },
      },
      text,
    );
  }
}
