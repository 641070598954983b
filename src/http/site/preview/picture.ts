import type { Language } from "../../../analysis/model/model.ts";
import { previewWords } from "../../../i18n/preview-words.ts";
import { markOnGround } from "../layout/mark.ts";
import { sizeText } from "../text/units.ts";
import { drawable, FaceLimit } from "./drawable-text.ts";
import { type Face, widthOf } from "./fonts.ts";
import type { PictureBrand, PreviewInput } from "./preview-input.ts";
import { TextElements } from "./text-elements.ts";
import { ellipsis, fitText, type TextBlock } from "./text-lines.ts";
import { timelineBars } from "./timeline-bars.ts";

export const pictureWidth = 1200;
export const pictureHeight = 630;

export interface Picture {
  /** Shapes and text. Nothing of it refers to anything outside. */
  svg: string;
  /** What its text is drawn with. */
  faces: Face[];
}

const margin = 60;
const right = pictureWidth - margin;
export const colours = { paper: "#fbfaf7", ink: "#1b2621", muted: "#5c6a62" };
const { ink, muted } = colours;
const green = "#1f6f4a";
const gold = "#d9a441";
const tones = {
  fatal: { strong: "#a01f17", tint: "#fae5e1" },
  error: { strong: "#b3362a", tint: "#fae8e4" },
  warning: { strong: "#8a5a00", tint: "#faefd4" },
  notice: { strong: "#2a5f86", tint: "#e4edf4" },
  none: { strong: green, tint: "#e4efe7" },
};
const barColours = { error: "#c8402f", warning: gold, other: "#b7c9bd" };

const maxTitle = 200;
const maxFinding = 400;
const maxFileName = 255;
const maxBrand = 60;
const maxBrandWidth = 480;

export function pictureOf(given: PreviewInput): Picture {
  const texts = new TextElements(given.language);
  const input = drawableInput(given);
  return onPaper([header(texts, input), message(texts, input), counts(texts, input), timeline(input)], texts);
}

/** A picture of these elements. */
export function onPaper(elements: readonly string[], { faces }: TextElements): Picture {
  const size = `width="${pictureWidth}" height="${pictureHeight}"`;
  const ground = `<rect ${size} fill="${colours.paper}"/>`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${elements.join("")}</svg>`, faces };
}

/** What matters most comes first: a strange name of a file must not cost the finding its letters. */
function drawableInput(given: PreviewInput): PreviewInput {
  const faces = new FaceLimit(given.language);
  const brand = { ...given.brand, name: drawable(given.brand.name, maxBrand, faces) };
  const title = drawable(given.title, maxTitle, faces);
  const finding = drawable(given.finding, maxFinding, faces);
  return { ...given, brand, title, finding, fileName: drawable(given.fileName, maxFileName, faces) };
}

/** The brand at the left, the file at the right. */
function header(texts: TextElements, { fileName, size, language, brand }: PreviewInput): string {
  const baseline = 78;
  const fileStyle = { size: 30, colour: muted };
  const brandSize = 34;
  const brandName = ellipsis(brand.name, maxBrandWidth / brandSize);
  const bytes = sizeText(size, language);
  const free = right - (margin + 62 + widthOf(brandName) * brandSize) - 40;
  const room = Math.min(760, free) / fileStyle.size - widthOf(` · ${bytes}`);
  const name = ellipsis(fileName, room);
  return [
    mark(brand),
    texts.from(margin + 62, baseline, brandName, { size: brandSize, colour: brand.accent }),
    texts.upTo(right, baseline, name === "" ? bytes : `${name} · ${bytes}`, fileStyle),
  ].join("");
}

function mark({ accent, logo }: PictureBrand): string {
  if (logo !== null) return `<image x="${margin}" y="42" width="48" height="48" href="${logo}"/>`;
  return `<g transform="translate(${margin} 42) scale(1.5)">${markOnGround(accent)}</g>`;
}

/** The title and, on a panel, the first finding: in the middle between the header and the counts. */
function message(texts: TextElements, { title, finding, severity, language }: PreviewInput): string {
  const top = 100;
  const bottom = 468;
  const gap = 22;
  const padding = 24;
  const edge = 10;
  const wordHeight = 42;
  const left = margin + edge + padding;
  const words = previewWords[language];

  const heading = fitText(title, right - margin, [
    { size: 66, maxLines: 1 },
    { size: 56, maxLines: 1 },
    { size: 46, maxLines: 2 },
  ]);
  const tone = tones[severity ?? "none"];
  const word = severity === null ? words.analysed : words.severity[severity];
  const text = fitText(finding, right - padding - left, [
    { size: 58, maxLines: 1 },
    { size: 50, maxLines: 1 },
    { size: 50, maxLines: 2 },
    { size: heading.lines.length === 1 ? 42 : 37, maxLines: 3 },
  ]);

  const height = heightOf(text) + wordHeight + 2 * padding;
  const y = top + (bottom - top - heightOf(heading) - gap - height) / 2;
  const panelTop = y + heightOf(heading) + gap;
  const panel = (x: number, width: number, rest: string) =>
    `<rect x="${x}" y="${panelTop}" width="${width}" height="${height}" ${rest}/>`;
  return [
    block(texts, heading, margin, y),
    panel(margin, right - margin, `rx="14" fill="${tone.tint}"`),
    panel(margin, edge + 14, `rx="14" fill="${tone.strong}"`),
    panel(margin + edge, 20, `fill="${tone.tint}"`),
    texts.from(left, panelTop + padding + 24, word, { size: 28, colour: tone.strong }),
    block(texts, text, left, panelTop + padding + wordHeight),
  ].join("");
}

const lineHeight = 1.24;
const ascent = 0.97;

function heightOf({ lines, size }: TextBlock): number {
  return lines.length * size * lineHeight;
}

function block(texts: TextElements, { lines, size }: TextBlock, x: number, y: number): string {
  return lines
    .map((line, index) => texts.from(x, y + size * (index * lineHeight + ascent), line, { size, colour: ink }))
    .join("");
}

function counts(texts: TextElements, { totals, lines, language }: PreviewInput): string {
  const words = previewWords[language];
  const baseline = 532;
  const figureSize = 56;
  const labelSize = 32;
  let x = margin;
  const levels = totals && [
    { count: totals.errors, label: words.errors, colour: totals.errors > 0 ? tones.error.strong : muted },
    { count: totals.warnings, label: words.warnings, colour: totals.warnings > 0 ? tones.warning.strong : muted },
  ];
  return [...(levels ?? []), { count: lines, label: words.lines, colour: ink }]
    .map(({ count, label, colour }) => {
      const figure = countInWords(count, language);
      const word = label({ count });
      const figureX = x;
      const wordX = figureX + widthOf(figure) * figureSize + 12;
      x = wordX + widthOf(word) * labelSize + 54;
      return (
        texts.from(figureX, baseline, figure, { size: figureSize, colour }) +
        texts.from(wordX, baseline, word, { size: labelSize, colour: muted })
      );
    })
    .join("");
}

function timeline({ timeline }: PreviewInput): string {
  const bars = timelineBars(timeline, { width: pictureWidth, bottom: pictureHeight, height: 64 });
  const ground = `<rect y="${pictureHeight - 6}" width="${pictureWidth}" height="6" fill="${barColours.other}"/>`;
  const rects = bars.map(
    ({ kind, x, y, width, height }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${barColours[kind]}"/>`,
  );
  return `<g shape-rendering="crispEdges">${ground}${rects.join("")}</g>`;
}

/** Long numbers are rounded: three of them have to fit side by side. */
function countInWords(count: number, language: Language): string {
  const rounded = { notation: "compact", maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(language, count < 100_000 ? {} : rounded).format(count);
}
