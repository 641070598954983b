import { element, make } from "../page/elements.ts";
import type { Composer } from "./composer.ts";
import { chosenFolder, droppedEntries, readDropped } from "./dropped-files.ts";
import { words } from "./i18n.ts";
import { maxTypedCharacters } from "./sources.ts";

/** Every way in which a log comes to the page: chosen, pasted, or dropped. */
export function listenForLogs(composer: Composer, isOpen: () => boolean): void {
  listenForChosenFiles(composer);
  listenForPastes(composer, isOpen);
  listenForDrops(composer, isOpen);
}

function listenForChosenFiles(composer: Composer): void {
  takeFilesOf(element<HTMLInputElement>("file"), composer);
  takeFilesOf(element<HTMLInputElement>("folder"), composer);
}

function takeFilesOf(input: HTMLInputElement, composer: Composer): void {
  const take = () => {
    const files = [...(input.files ?? [])];
    const folder = chosenFolder(files);
    if (folder) composer.addFolder(folder);
    else composer.addFiles(files);
    // The same file can be chosen again after it was removed.
    input.value = "";
  };
  input.addEventListener("change", take);
  // Something may have been chosen before the script ran.
  if (input.files?.length) take();
}

function listenForPastes(composer: Composer, isOpen: () => boolean): void {
  addEventListener("paste", (event) => {
    if (!isOpen() || !event.clipboardData) return;
    const files = logsAmong(event.clipboardData.files);
    if (files.length > 0) {
      event.preventDefault();
      composer.addFiles(files);
      return;
    }
    const text = event.clipboardData.getData("text/plain");
    const target = event.target as Element;
    const isInArea = target.id === "log-text";
    if (isInArea ? text.length <= maxTypedCharacters : isField(target)) return;
    event.preventDefault();
    composer.addText(text);
  });
}

function isField(target: Element): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Copying cells or a piece of a page brings a picture with it. The text is what is meant then. */
function logsAmong(files: FileList): File[] {
  return [...files].filter(({ type }) => !/^(?:image|audio|video)\//.test(type));
}

function listenForDrops(composer: Composer, isOpen: () => boolean): void {
  const veil = make(
    "div",
    { class: "drop-veil", hidden: true, "aria-hidden": "true" },
    make("p", {}, make("strong", {}, words.drop), make("span", {}, words.dropKinds)),
  );
  document.body.append(veil);
  addEventListener("dragenter", (event) => {
    if (isOpen() && carriesFiles(event)) veil.hidden = false;
  });
  addEventListener("dragleave", (event) => {
    // Only leaving the window has no element that is entered next.
    if (event.relatedTarget === null) veil.hidden = true;
  });
  addEventListener("dragover", (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isOpen() ? "copy" : "none";
  });
  addEventListener("drop", (event) => {
    veil.hidden = true;
    if (!event.dataTransfer) return;
    if (carriesFiles(event)) {
      // Else the browser would leave the page to show the file.
      event.preventDefault();
      if (isOpen()) addDropped(event.dataTransfer, composer);
      return;
    }
    const text = event.dataTransfer.getData("text/plain");
    if (!isOpen() || text.length <= maxTypedCharacters) return;
    event.preventDefault();
    composer.addText(text);
  });
}

function addDropped(transfer: DataTransfer, composer: Composer): void {
  const entries = droppedEntries(transfer);
  if (!entries) {
    composer.addFiles([...transfer.files]);
    return;
  }
  void readDropped(entries).then(({ files, folders }) => {
    for (const folder of folders) composer.addFolder(folder);
    if (files.length > 0) composer.addFiles(files);
  });
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}
