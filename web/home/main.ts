import { element } from "../page/elements.ts";
import { Desk } from "./desk.ts";
import { DraftStore } from "./draft.ts";
import { listenForLogs } from "./incoming.ts";
import { MyLogsFold } from "./my-logs-fold.ts";
import { MyLogsStore } from "./my-logs-store.ts";
import { type Stored, showResult } from "./result.ts";
import { isBlank } from "./sources.ts";

/** The start page: the form that the server wrote, with everything that a script can add to it. */
const form = element<HTMLFormElement>("share-form");
const results = element("results");
const drafts = new DraftStore(() => sessionStorage);
const myLogs = new MyLogsStore(() => localStorage);
const fold = new MyLogsFold(myLogs);

let shared: Stored[] = [];
let isDraftSafe = true;

const desk = new Desk(form, { composed: saveDraft, stored: remember, ended });

function saveDraft(): void {
  const { textName, text } = desk.composer;
  const logs = desk.composer.logs().map(({ name, text }) => ({ name, text }));
  const isSaved = drafts.save({ name: textName, text, logs });
  isDraftSafe = isSaved || (isBlank(text) && logs.length === 0);
}

function remember(log: Stored): void {
  const { id, url, createdAt } = log.answer;
  shared.push(log);
  myLogs.add({ id, url, name: log.name, at: createdAt, headline: "" });
  fold.update();
  log.headline.then((headline) => {
    if (headline !== "") myLogs.explain(id, headline);
    fold.update();
  });
}

function ended(isAll: boolean): void {
  if (shared.length === 0) return;
  form.hidden = isAll;
  showResult(results, shared, isAll ? shareAnother : null);
}

function shareAnother(): void {
  shared = [];
  results.replaceChildren();
  form.hidden = false;
  desk.clear();
  desk.composer.focus();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  desk.share();
});

addEventListener("keydown", (event) => {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!isShortcut || form.hidden || (event.key !== "Enter" && event.key.toLowerCase() !== "s")) return;
  event.preventDefault();
  if (!event.repeat) desk.share();
});

addEventListener("beforeunload", (event) => {
  if (desk.isSharing || desk.composer.isReading || !isDraftSafe) event.preventDefault();
});
addEventListener("pagehide", saveDraft);

desk.composer.restore(drafts.load());
listenForLogs(desk.composer, () => !form.hidden && !desk.isSharing);

if (/Mac|iP/.test(navigator.platform))
  for (const key of document.querySelectorAll("#share kbd")) key.textContent = "⌘ ↵";
