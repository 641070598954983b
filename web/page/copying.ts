/** Whether it worked. A page may copy while its reader does something with it, and only then. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * Some browsers let a page copy only right after a click or a key. They are promised the text before it is there. A promise
 * that is not kept copies nothing.
 */
export async function copyPromised(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
    // Where there is no clipboard, nobody would handle it.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}

/** For pages that are not served over HTTPS, where the newer way is missing. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.className = "unseen";
  area.value = text;
  document.body.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
