import type { ReadingWords } from "../../src/i18n/reading-words.ts";
import { arrowGroup } from "../page/arrow-group.ts";
import { make } from "../page/elements.ts";
import type { TimelineColumns } from "./timeline-columns.ts";

export interface Finding {
  /** From 1. */
  line: number;
  severity: string;
  message: string;
}

/** Markers nearer to each other would be too small to hit. */
const signPixels = 24;
const maxMessages = 4;
const severities = ["fatal", "error", "warning", "notice"];

type ShowTip = (place: number | null, text: string) => void;

interface Group {
  /** In columns. */
  place: number;
  /** The worst one first. */
  findings: Finding[];
}

/** Markers above the columns for what was found; those that stand close together are one. */
export class FindingMarkers {
  private readonly list = make("div", { class: "timeline-markers" });
  private readonly places: Group[];
  private drawn = "";

  constructor(
    picture: HTMLElement,
    private readonly columns: TimelineColumns,
    findings: readonly Finding[],
    private readonly jump: (line: number) => void,
    private readonly showTip: ShowTip,
    private readonly words: ReadingWords,
  ) {
    this.places = findings
      .map((finding) => ({ place: columns.columnOf(finding.line) + 0.5, findings: [finding] }))
      .sort((a, b) => a.place - b.place);
    if (findings.length === 0) return;
    picture.append(this.list);
    arrowGroup(this.list, "button");
    new ResizeObserver(() => this.draw(picture.clientWidth)).observe(picture);
  }

  private draw(width: number): void {
    const groups = grouped(this.places, (signPixels / Math.max(1, width)) * this.columns.count);
    const key = groups.map(({ place }) => place).join(" ");
    if (key === this.drawn) return;
    this.drawn = key;
    this.list.replaceChildren(...groups.map((group) => this.marker(group)));
  }

  private marker({ place, findings }: Group): HTMLElement {
    const { line, severity } = findings[0]!;
    const text = this.textOf(findings);
    const show = () => this.showTip(place, text);
    const hide = () => this.showTip(null, "");
    const marker = make("button", {
      type: "button",
      class: `timeline-marker severity-${severities.includes(severity) ? severity : "notice"}`,
      "aria-label": text.replaceAll("\n", " "),
      click: () => this.jump(line),
      pointerenter: show,
      pointerleave: hide,
      focus: show,
      blur: hide,
    });
    marker.style.left = `${(place / this.columns.count) * 100}%`;
    return marker;
  }

  private textOf(findings: readonly Finding[]): string {
    const shown = findings.slice(0, maxMessages).map(({ line, message }) => this.words.findingAt({ line, message }));
    const rest = findings.length - shown.length;
    return [...shown, ...(rest > 0 ? [this.words.moreFindings({ count: rest })] : [])].join("\n");
  }
}

function grouped(places: readonly Group[], nearness: number): Group[] {
  const groups: Group[] = [];
  for (const { place, findings } of places) {
    const last = groups.at(-1);
    if (last && place - last.place < nearness) last.findings.push(...findings);
    else groups.push({ place, findings: [...findings] });
  }
  for (const { findings } of groups) findings.sort((a, b) => rank(a) - rank(b) || a.line - b.line);
  return groups;
}

function rank({ severity }: Finding): number {
  const place = severities.indexOf(severity);
  return place === -1 ? severities.length : place;
}
