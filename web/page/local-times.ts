/** Times as the reader's clock has them. What the server wrote, in UTC, is in their titles, with the name of the zone. */
export function showLocalTimes(): void {
  const language = document.documentElement.lang;
  const times = document.querySelectorAll<HTMLTimeElement>("time[data-local]");
  if (times.length === 0) return;
  const short = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const named = new Intl.DateTimeFormat(language, { timeZoneName: "long" });
  for (const time of times) {
    const date = new Date(time.dateTime);
    const zone = named.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value;
    time.title = [zone, time.textContent].filter(Boolean).join(" · ");
    time.textContent = short.format(date);
    time.removeAttribute("data-local");
  }
}
