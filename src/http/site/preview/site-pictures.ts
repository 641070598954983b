import { markOnGround, markShapes } from "../layout/mark.ts";
import { drawable, FaceLimit } from "./drawable-text.ts";
import { colours, onPaper, type Picture, pictureHeight, pictureWidth } from "./picture.ts";
import type { IconInput, PictureBrand, StartPictureInput } from "./preview-input.ts";
import { TextElements } from "./text-elements.ts";
import { ellipsis, fitText } from "./text-lines.ts";

const { paper, ink, muted } = colours;
const margin = 84;
const width = pictureWidth - 2 * margin;
const maxName = 60;
const maxText = 300;

/** The name and what it is for, above a log that nobody can read. */
export function startPictureOf({ tagline, intro, brand, language }: StartPictureInput): Picture {
  const texts = new TextElements(language);
  const faces = new FaceLimit(language);
  const nameSize = 54;
  const name = ellipsis(drawable(brand.name, maxName, faces), (width - 140) / nameSize);
  const heading = fitText(drawable(tagline, maxText, faces), width, [
    { size: 68, maxLines: 1 },
    { size: 60, maxLines: 1 },
    { size: 54, maxLines: 2 },
  ]);
  const said = fitText(drawable(intro, maxText, faces), width, [
    { size: 34, maxLines: 1 },
    { size: 36, maxLines: 2 },
    { size: 31, maxLines: 3 },
  ]);
  const headingTop = 236;
  const saidTop = headingTop + heading.lines.length * heading.size * 1.24 + 18;
  const lines = (block: typeof said, top: number, colour: string) =>
    block.lines.map((line, i) =>
      texts.from(margin, top + block.size * (i * 1.3 + 0.97), line, { size: block.size, colour }),
    );
  const elements = [
    markAt(brand, margin, 82, 104),
    texts.from(margin + 136, 152, name, { size: nameSize, colour: brand.accent }),
    ...lines(heading, headingTop, ink),
    ...lines(said, saidTop, muted),
    logStrip(brand.accent),
  ];
  return onPaper(elements, texts);
}

/** Rows of words, one of which stands out. */
function logStrip(accent: string): string {
  const top = 510;
  const rows = [
    { y: 0, words: [86, 150, 240, 96, 180, 120], colour: "#cfd8d2" },
    { y: 34, words: [86, 150, 130, 260, 170], colour: "#c8402f" },
    { y: 68, words: [86, 150, 190, 110, 90, 210], colour: "#cfd8d2" },
  ];
  const bars = rows.flatMap(({ y, words, colour }) => {
    let x = margin;
    return words.map((length) => {
      const bar = `<rect x="${x}" y="${top + y}" width="${length}" height="14" rx="7" fill="${colour}"/>`;
      x += length + 18;
      return bar;
    });
  });
  return `${bars.join("")}<rect y="${pictureHeight - 12}" width="${pictureWidth}" height="12" fill="${accent}"/>`;
}

export function iconOf({ pixels, isMaskable, brand }: IconInput): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 32 32">`;
  const drawn = isMaskable ? maskable(brand) : markAt(brand, 0, 0, 32);
  return `${open}${drawn}</svg>`;
}

/** What matters is within a circle of four fifths of the square. */
function maskable({ accent, logo }: PictureBrand): string {
  if (logo !== null) {
    return `<rect width="32" height="32" fill="${paper}"/><image x="7" y="7" width="18" height="18" href="${logo}"/>`;
  }
  const shapes = `<g transform="translate(16 16) scale(0.8) translate(-16 -18)">${markShapes(accent)}</g>`;
  return `<rect width="32" height="32" fill="${accent}"/>${shapes}`;
}

function markAt({ accent, logo }: PictureBrand, x: number, y: number, size: number): string {
  if (logo !== null) return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${logo}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${markOnGround(accent)}</g>`;
}
