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
  return html`${text.split(option).map((piece, index) => (index % 2 === 0 ? withNames(piece) : whole(piece)))}`;
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
