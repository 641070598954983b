import type { Analysis } from "../../../analysis/model/analysis.ts";
import type { Language, Severity } from "../../../analysis/model/model.ts";
import { datedCardText } from "../../../analysis/words/card-text.ts";
import { levelTotals } from "../../../analysis/words/level-totals.ts";
import { noFindingsText } from "../../../analysis/words/no-findings.ts";
import { titleOf } from "../../../analysis/words/render.ts";
import type { Site } from "../../../branding/site.ts";
import type { LogCounts } from "../../../logs/ports.ts";

/** What a link preview shows. Plain data: it crosses threads. */
export interface PreviewInput {
  /** `Paper 1.20.4 server log` */
  title: string;
  /** The first problem and why it happened, in words; or that none is known. */
  finding: string;
  /** `null` where no problem is known. */
  severity: Severity | null;
  fileName: string;
  lines: number;
  /** `null` where this kind of file has no levels. */
  totals: { errors: number; warnings: number } | null;
  /** Bytes. */
  size: number;
  timeline: { error: number; warning: number; other: number }[];
  language: Language;
  brand: PictureBrand;
}

/** The picture of the start page. */
export interface StartPictureInput {
  picture: "start";
  language: Language;
  tagline: string;
  intro: string;
  brand: PictureBrand;
}

/** What stands for the site on a screen of apps. */
export interface IconInput {
  picture: "icon";
  /** Of both sides. */
  pixels: number;
  /** Fills the whole square, and keeps away from its edges: the system cuts a shape out of it. */
  isMaskable: boolean;
  brand: PictureBrand;
}

export type PictureInput = PreviewInput | StartPictureInput | IconInput;

/** Whose site the picture is of. */
export interface PictureBrand {
  name: string;
  accent: string;
  /** As a `data:` address; `null` for our own. */
  logo: string | null;
}

export function brandOf({ name, palette, logo }: Site, language: Language): PictureBrand {
  return {
    name: name[language],
    accent: palette.light.accent,
    logo: logo && `data:${logo.type};base64,${Buffer.from(logo.bytes).toString("base64")}`,
  };
}

/** Longer texts do not fit into the picture, and need not go to the thread that draws it. */
const maxText = 600;
const maxBars = 120;

export function previewInputOf(
  analysis: Analysis,
  counts: LogCounts,
  language: Language,
  brand: PictureBrand,
): PreviewInput {
  const { facts, findings, software, lines } = analysis;
  const first = findings[0];
  const totals = levelTotals(analysis);
  const buckets = totals ? facts.timeline.buckets.slice(0, maxBars) : [];
  return {
    title: titleOf(software, language).slice(0, maxText),
    finding: (first ? datedCardText(first, language) : noFindingsText(analysis, language)).slice(0, maxText),
    severity: first?.severity ?? null,
    fileName: counts.name.slice(0, maxText),
    lines,
    totals,
    size: counts.size,
    timeline: buckets.map(({ error, warning, other }) => ({ error, warning, other })),
    language,
    brand,
  };
}
