/** The border below the button, and what is rounded. */
const beyondEdge = 2;

/**
 * Makes room for what the check for private data will say, at once: the button that shares is at the lower edge of the
 * window from then on, and does not move away from a click when the check reports.
 */
export function makeRoomForCheck(form: HTMLElement, isNeeded: boolean): void {
  const hasRoom = form.style.minHeight !== "";
  if (isNeeded === hasRoom) return;
  const above = Math.floor(form.getBoundingClientRect().top) - beyondEdge;
  form.style.minHeight = isNeeded ? `calc(100dvh - ${above}px)` : "";
}
