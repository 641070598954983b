import type { ViewerWords } from "../../src/i18n/viewer-words.ts";
import { element } from "../page/elements.ts";
import { codeBlock } from "./code-block.ts";
import { copyAndAnnounce } from "./copy-buttons.ts";
import type { Reading } from "./reading.ts";

/** Lines that are marked can be linked to; this says so. */
export function lineLinkButton(reading: Reading, words: ViewerWords, copyLink: () => void): void {
  const button = element<HTMLButtonElement>("copy-line-link");
  button.addEventListener("click", copyLink);
  const show = () => {
    const { selected } = reading.state;
    button.hidden = selected === null;
    if (!selected) return;
    const { from, to } = selected;
    button.querySelector("span")!.textContent =
      from === to
        ? words.selectedLine({ line: String(from) })
        : words.selectedLines({ from: String(from), to: String(to) });
    button.title = words.copyLineLink;
  };
  reading.onChange(show);
  show();
}

export function codeBlockButton(reading: Reading, words: ViewerWords): void {
  const button = element<HTMLButtonElement>("copy-code-block");
  button.title = words.copyCodeBlock;
  const more = (lines: number) => words.moreLines({ count: lines });
  button.addEventListener("click", () => {
    const { selected, file } = reading.state;
    const page = new URL(location.pathname, location.href).href;
    if (selected) void copyAndAnnounce(codeBlock(reading.log, selected, page, more, file));
  });
  const show = () => {
    button.hidden = reading.state.selected === null;
  };
  reading.onChange(show);
  show();
}
