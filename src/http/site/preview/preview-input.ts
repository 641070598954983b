import type { Analysis } from "../../../analysis/analyse.ts";
import { datedMessage, titleOf } from "../../../analysis/i18n/render.ts";
import type { Language, Severity } from "../../../analysis/model.ts";
import type { Site } from "../../../branding/site.ts";
import type { LogCounts } from "../../../logs/ports.ts";
import { errorsOf } from "../../insights/error-count.ts";

/** What a link preview shows. Plain data: it crosses threads. */
export interface PreviewInput {
  /** `Paper 1.20.4 server log` */
  title: string;
  /** The first problem, in words. */
  finding: string | null;
  severity: Severity | null;
  fileName: string;
  lines: number;
  errors: number;
  warnings: number;
  /** Bytes. */
  size: number;
  timeline: { error: number; warning: number; other: number }[];
  language: Language;
  brand: PictureBrand;
}

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
  return {
    title: titleOf(software, language).slice(0, maxText),
    finding: first ? datedMessage(first, language).slice(0, maxText) : null,
    severity: first?.severity ?? null,
    fileName: counts.name.slice(0, maxText),
    lines,
    errors: errorsOf(facts.levelCounts),
    warnings: facts.levelCounts.warning,
    size: counts.size,
    timeline: facts.timeline.buckets.slice(0, maxBars).map(({ error, warning, other }) => ({ error, warning, other })),
    language,
    brand,
  };
}
