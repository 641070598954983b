/**
 * Scripts that run in the page. They are text, because they see the globals of the page and not those of this program.
 */

/**
 * Marks when lines of the log were painted, and when what is wrong with it. The browser tells that by itself: asking it at
 * every frame would slow it down.
 */
export const watchFirstLines = `
const seen = new MutationObserver(() => {
  const line = document.getElementById("L20");
  if (!line) return;
  line.setAttribute("elementtiming", "first-lines");
  document.getElementById("findings-title")?.setAttribute("elementtiming", "findings");
  seen.disconnect();
});
seen.observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const { identifier, renderTime, loadTime } of list.getEntries()) {
    performance.mark(identifier, { startTime: renderTime || loadTime });
  }
}).observe({ type: "element", buffered: true });
`;

/** The browser tells of it a moment later, and now and then not at all. */
export const untilFirstLines = `new Promise((done) => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-lines").length > 0) done();
  });
  observer.observe({ type: "mark", buffered: true });
  setTimeout(done, 2000);
})`;

export const untilReady = `new Promise((done) => {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("log-ready").length > 0) done();
  });
  observer.observe({ type: "mark", buffered: true });
})`;

export const bareFetch = (path: string) => `(async () => {
  const started = performance.now();
  const text = await (await fetch(${JSON.stringify(path)})).text();
  return text.length > 0 ? performance.now() - started : NaN;
})()`;

export const markTimes = `["first-lines", "findings", "log-loaded", "log-ready"].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN)`;

/** Does something, and tells how long it took until it was drawn. */
export const drawn = (action: string) => `(async () => {
  const started = performance.now();
  ${action};
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - started;
})()`;

/** From the key that starts a search to its count. */
export const searched = (text: string, flags: string[]) => `(async () => {
  const input = document.getElementById("search");
  const count = document.getElementById("search-count");
  for (const id of ["match-case", "whole-word", "regular-expression"]) {
    document.getElementById(id).setAttribute("aria-pressed", String(${JSON.stringify(flags)}.includes(id)));
  }
  const shown = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!/\\d/.test(count.textContent)) return;
      observer.disconnect();
      done();
    });
    observer.observe(count, { childList: true, characterData: true, subtree: true });
  });
  count.textContent = "";
  input.value = ${JSON.stringify(text)};
  const started = performance.now();
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  await shown;
  return performance.now() - started;
})()`;

export const clearSearch = `(() => {
  const input = document.getElementById("search");
  input.value = "";
  input.dispatchEvent(new Event("input"));
})()`;

/** From the top to the bottom in steps that a fast wheel makes; the longest task meanwhile. */
export const scrollThrough = `(async () => {
  const scroller = document.querySelector(".rows-scroller");
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: "longtask" });
  const steps = 300;
  for (let step = 0; step <= steps; step++) {
    scroller.scrollTop = (step / steps) * (scroller.scrollHeight - scroller.clientHeight);
    await new Promise((done) => requestAnimationFrame(done));
  }
  await new Promise((done) => setTimeout(done, 100));
  observer.disconnect();
  return { longest, steps };
})()`;
