import type { Language } from "../../../i18n/language.ts";
import { type Html, html } from "../layout/html.ts";
import { isolated } from "./isolated.ts";

/** Shorter ones fit into a line of a phone. */
const longName = /([\w$.\\/:-]{22,})/;
/** Behind the marks between the parts of a name, and between the words of one. */
const seams = /(?<=[.\\/:])(?=[\w$])|(?<=[a-z])(?=[A-Z])/;
/** How an option of a command begins, `-XX`. A browser would break it behind the hyphen. */
const option = /(?<=^|[\s“"(])(--?[A-Za-z]+)/;

/** A sentence whose long names of classes and files may be broken between their parts, and not in the middle of a word. */
export function breakableText(text: string): Html {
  return textWith(text, withNames);
}

/** The same in a heading, whose lines are short: in Chinese, no word is broken, as a browser would between any two characters. */
export function breakableHeading(text: string, language: Language): Html {
  return language.startsWith("zh") ? textWith(text, (piece) => withHanWords(piece)) : breakableText(text);
}

function textWith(text: string, withParts: (piece: string) => Html): Html {
  return html`${text.split(option).map((piece, index) => (index % 2 === 0 ? withParts(piece) : whole(piece)))}`;
}

/** Words, as a dictionary knows them. */
const wordsIn = new Intl.Segmenter("zh", { granularity: "word" });
const hanWord = /^\p{Script=Han}{2,5}$/u;

function withHanWords(text: string): Html {
  const parts: Html[] = [];
  let between = "";
  for (const { segment } of wordsIn.segment(text)) {
    if (!hanWord.test(segment)) {
      between += segment;
      continue;
    }
    parts.push(withNames(between), whole(segment));
    between = "";
  }
  return html`${[...parts, withNames(between)]}`;
}

function whole(text: string): Html {
  return html`<span class="whole">${text}</span>`;
}

function withNames(text: string): Html {
  return html`${text.split(longName).map((piece, index) => (index % 2 === 0 ? isolated(piece) : breakableName(piece)))}`;
}

function breakableName(name: string): Html {
  return html`${name.split(seams).map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`))}`;
}
