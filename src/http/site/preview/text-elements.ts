import type { Language } from "../../../i18n/language.ts";
import { escapeXml } from "./drawable-text.ts";
import { type Face, type Family, faceOf, familiesFor, widthOf } from "./fonts.ts";

interface TextStyle {
  size: number;
  colour: string;
}

interface Run {
  face: Face;
  text: string;
}

/** Makes elements of text, and remembers the faces that they need. */
export class TextElements {
  private readonly used = new Set<Face>();

  private readonly order: readonly Family[];

  constructor(language: Language) {
    this.order = familiesFor(language);
  }

  /** Inter first: the library takes the first that has a letter, and the other fonts have many of them, too. */
  get faces(): Face[] {
    return [...this.used].sort((a, b) => this.order.indexOf(a.family) - this.order.indexOf(b.family));
  }

  from(x: number, y: number, text: string, style: TextStyle): string {
    const runs = runsOf(text, this.order);
    return runs.length === 1 ? this.element(runs[0]!, x, y, style) : this.elements(runs, x, y, style);
  }

  upTo(x: number, y: number, text: string, style: TextStyle): string {
    const runs = runsOf(text, this.order);
    if (runs.length === 1) return this.element(runs[0]!, x, y, style, 'text-anchor="end"');
    return this.elements(runs, x - widthOf(text) * style.size, y, style);
  }

  /** Each face gets an element of its own: the library loses letters where it has to change fonts within one. */
  private elements(runs: Run[], x: number, y: number, style: TextStyle): string {
    let at = x;
    return runs
      .map((run) => {
        // The library leaves out the spaces that an element begins with.
        const spaces = run.text.slice(0, run.text.length - run.text.trimStart().length);
        const start = at + widthOf(spaces) * style.size;
        at += widthOf(run.text) * style.size;
        // Without kerning they are as wide as they were measured.
        return this.element(run, start, y, style, 'style="font-kerning:none"');
      })
      .join("");
  }

  private element({ face, text }: Run, x: number, y: number, style: TextStyle, more = ""): string {
    this.used.add(face);
    const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${style.size}" ${more}`;
    return `<text ${place} ${looksOf(face.family, style)}>${escapeXml(text)}</text>`;
  }
}

/** Characters that follow each other and are drawn by the same face. */
function runsOf(text: string, order: readonly Family[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const face = faceOf(letter.codePointAt(0)!, order);
    if (!face) continue;
    const run = runs.at(-1);
    if (run?.face === face) run.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

function looksOf(family: Family, { size, colour }: TextStyle): string {
  if (family === "Inter") return `font-family="Inter" font-weight="600" fill="${colour}"`;
  // Its weights are variable, and the library draws the thinnest; a stroke makes it as strong as Inter.
  const strokeWidth = (size * 0.055 + 0.3).toFixed(2);
  return `font-family="${family}" fill="${colour}" stroke="${colour}" stroke-width="${strokeWidth}"`;
}
