import { foreign, make } from "../page/elements.ts";
import { wordsOf } from "../page/words.ts";
import { openDialog } from "./dialog.ts";

/** An address of the log, before anybody follows it: anyone may have written it, and it may look like another one. */
export function openLinkDialog(href: string): void {
  const words = wordsOf("reading");
  const { host } = new URL(href);
  const rel = "noopener noreferrer nofollow ugc";
  const open = make("a", { class: "button", href, rel, target: "_blank" }, words.openLink);
  const copy = make("button", { type: "button", class: "plain", "data-copy": href }, make("span", {}, words.copy));
  const dialog = openDialog(
    words.linkTitle,
    make("p", {}, words.linkWarning),
    make("p", { class: "link-host" }, foreign(host)),
    make("p", { class: "link-address", dir: "ltr" }, foreign(href)),
    make("p", { class: "link-actions" }, open, copy),
  );
  open.addEventListener("click", () => dialog.close());
  open.focus();
}
