/** Text that is markup already, and was made by us. */
export class Html {
  constructor(readonly text: string) {}
}

export function escapeHtml(text: string): string {
  // Control characters that HTML forbids are shown as a box, the same in every browser.
  return Bun.escapeHTML(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "\ufffd");
}

export const nothing = new Html("");

/** Everything put into the template is escaped, unless it is `Html`. The parts of a list stand one behind the other. */
export function html(strings: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  let text = strings[0]!;
  values.forEach((value, i) => {
    text += markupOf(value) + strings[i + 1]!;
  });
  return new Html(text);
}

/** Stands for markup while a message is put together; no text that is shown has it. */
const slot = "\u0000";

/** A message with markup for one of its parameters: `withMarkup((time) => words.removedAt({ time }), timeTag(…))`. */
export function withMarkup(say: (parameter: string) => string, markup: Html): Html {
  const [before = "", after = ""] = say(slot).split(slot);
  return html`${before}${markup}${after}`;
}

function markupOf(value: string | number | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text;
  return typeof value === "object" ? value.map(({ text }) => text).join("") : escapeHtml(String(value));
}
