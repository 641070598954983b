/** Text that is markup already, and was made by us. */
export class Html {
  constructor(readonly text: string) {}
}

export function escapeHtml(text: string): string {
  // Control characters that HTML forbids are shown as a box, the same in every browser.
  return Bun.escapeHTML(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "\ufffd");
}

/** Everything put into the template is escaped, unless it is `Html`. */
export function html(strings: TemplateStringsArray, ...values: (string | number | Html)[]): Html {
  let text = strings[0]!;
  values.forEach((value, i) => {
    text += (value instanceof Html ? value.text : escapeHtml(String(value))) + strings[i + 1]!;
  });
  return new Html(text);
}

export function joined(parts: readonly Html[]): Html {
  return new Html(parts.map(({ text }) => text).join(""));
}
