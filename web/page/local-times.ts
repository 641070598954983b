/** Times as the reader's clock has them. What the server wrote, in UTC, is in their titles. */
export function showLocalTimes(textOf: (date: Date) => string): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const date = new Date(time.dateTime);
    time.title = time.textContent;
    time.textContent = textOf(date);
    time.removeAttribute("data-local");
    time.addEventListener("pointerenter", () => nameZone(time, date), { once: true });
  }
}

/** For whoever points at it: the first name of a zone takes a browser longer than all else on a page. */
function nameZone(time: HTMLElement, date: Date): void {
  const named = new Intl.DateTimeFormat(document.documentElement.lang, { timeZoneName: "long" });
  const zone = named.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value;
  time.title = [zone, time.title].filter(Boolean).join(" · ");
}
