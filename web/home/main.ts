import { startWorkerIfInstalled, takeShared } from "../install/shared-with-us.ts";
import { element } from "../page/elements.ts";
import { MyLogsStore } from "../page/my-logs-store.ts";
import { DraftStore } from "./draft.ts";
import { words } from "./i18n.ts";
import { listenForLogs } from "./incoming.ts";
import { improvePlaces } from "./log-places.ts";
import { MyLogsFold } from "./my-logs-fold.ts";
import { PromisedLinks } from "./promised-links.ts";
import { showResult } from "./result.ts";
import { ShareForm } from "./share-form.ts";
import type { Failed, Stored } from "./shared-logs.ts";
import { isBlank } from "./sources.ts";

/** The start page: the form that the server wrote, with everything that a script can add to it. */
const form = element<HTMLFormElement>("share-form");
const results = element("results");
const drafts = new DraftStore(() => sessionStorage);
const myLogs = new MyLogsStore(() => localStorage);
const fold = new MyLogsFold(myLogs);

let shared: Stored[] = [];
let isDraftSafe = true;
/** Of what is being shared. */
let links!: PromisedLinks;

const shareForm = new ShareForm(form, {
  began: () => {
    links = new PromisedLinks();
  },
  composed: saveDraft,
  stored: remember,
  shared: showShared,
  notShared: () => links.withdraw(),
});

function saveDraft(): void {
  const { textName, text } = shareForm.composer;
  const logs = shareForm.composer.logs().map(({ name, text }) => ({ name, text }));
  const isSaved = drafts.save({ name: textName, text, logs });
  isDraftSafe = isSaved || (isBlank(text) && logs.length === 0);
}

function remember(log: Stored): void {
  const { id, url, createdAt, token = "" } = log.answer;
  shared.push(log);
  myLogs.add({ id, url, name: log.name, at: createdAt, headline: "", token });
  fold.update();
  void log.headline.then((headline) => {
    if (headline !== "") myLogs.explain(id, headline);
    fold.update();
  });
}

/** `isAll`: there is nothing left in the form. */
function showShared(isAll: boolean, broken: readonly Failed[]): void {
  form.hidden = isAll;
  void showResult(results, shared, broken, {
    copy: (text) => links.copy(text),
    onAnother: isAll ? shareAnother : null,
    onRemoved: forget,
  });
}

/** Called when a log was removed from the service. */
function forget({ answer }: Stored): void {
  shared = shared.filter((log) => log.answer.id !== answer.id);
  myLogs.remove(answer.id);
  fold.update();
}

function shareAnother(): void {
  shared = [];
  results.replaceChildren();
  form.hidden = false;
  shareForm.clear();
  shareForm.composer.focus();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void shareForm.share();
});

addEventListener("keydown", (event) => {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!isShortcut || form.hidden || (event.key !== "Enter" && event.key.toLowerCase() !== "s")) return;
  event.preventDefault();
  if (!event.repeat) void shareForm.share();
});

addEventListener("beforeunload", (event) => {
  if (shareForm.isSharing || shareForm.composer.isReading || !isDraftSafe) event.preventDefault();
});
addEventListener("pagehide", saveDraft);

shareForm.composer.restore(drafts.load());
listenForLogs(shareForm.composer, () => !form.hidden && !shareForm.isSharing);

improvePlaces();
startWorkerIfInstalled();
void takeWhatWasShared();

/** From the system's menu for sharing: the address of the page says that there is something. */
async function takeWhatWasShared(): Promise<void> {
  const address = new URL(location.href);
  const id = address.searchParams.get("shared");
  if (id === null) return;
  address.searchParams.delete("shared");
  history.replaceState(null, "", address);
  const shared = await takeShared(id);
  if (!shared) {
    shareForm.complain(words.sharedMissed);
    return;
  }
  shareForm.composer.addFiles(shared.files);
  // Some systems name a file in the text, too.
  if (shared.files.length === 0) shareForm.composer.addText(shared.text, shared.title);
}

if (/Mac|iP/.test(navigator.platform))
  for (const key of document.querySelectorAll("#share kbd")) key.textContent = "⌘ ↵";
