import { nextTask } from "../page/next-task.ts";
import { painted, unlessCovered } from "../page/painted.ts";
import { trustedBy } from "../page/trusted-types.ts";
import type { EarlyLog } from "./early-log.ts";

/**
 * Part of the page itself, and small. It asks for the log and for the script that shows it, as soon as its first lines are
 * seen: before, they would only take the processor from what people are about to read.
 */
const { log, index, words, script, styles, file } = (document.currentScript as HTMLScriptElement).dataset;
const trusted = trustedBy("lectern-early");

/** A link to a line of another file of the same share: `#latest.log:L120`. */
const [, linked] = /^#(.+):L\d/.exec(location.hash) ?? [];
if (file !== undefined && linked !== undefined && decoded(linked) !== file) {
  location.replace(`${location.pathname}?file=${encodeURIComponent(decoded(linked))}${location.hash}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** When a frame is painted, most of the work for it is still to be done. Most browsers tell when it is on the screen. */
const seen = PerformanceObserver.supportedEntryTypes?.includes("paint")
  ? unlessCovered((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }))
  : painted();

/** In bytes: decoded in a few milliseconds. */
const piece = 1 << 20;

async function get(path: string): Promise<Response> {
  await seen;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response;
}

/**
 * Piece by piece as it comes, with breaks: made of all bytes at once, a long text would keep the browser from answering for
 * a while.
 */
async function textOf({ body }: Response): Promise<string> {
  const reader = body!.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let taken = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    taken += value.length;
    if (taken < piece) continue;
    taken = 0;
    await nextTask();
  }
}

function addStyles(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles!;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error("the styles were not loaded"));
    document.head.append(link);
  });
}

/** Shows what stands around the lines. It is painted before the script runs, which takes longer. */
const opened = seen.then(() => {
  document.body.classList.remove("opening");
  return painted();
});

void opened.then(() => {
  for (const source of [words!, script!]) {
    const module = document.createElement("script");
    module.type = "module";
    // One behind the other.
    module.async = false;
    module.src = trusted.script(source);
    document.head.append(module);
  }
});

/** Shows the rest of the page if the log takes long, so that there is something to read. */
const restAfterMs = 1000;
let announceRest = () => {};
const restShown = new Promise<void>((resolve) => {
  announceRest = resolve;
});

/** Beside the log, all that is told of it is one column. On narrow screens only what is wrong stands above the log. */
const beside = matchMedia("(min-width: 62rem)");

/**
 * The lower part of the panel, and lines that are not in sight, come as text: until the log is there, the browser has no
 * time to make elements of them. They are markup that the server wrote; where no script runs, the browser reads it itself.
 */
async function showRest(): Promise<void> {
  const rest = document.getElementById("panel-rest");
  // Somebody else shows it.
  if (!rest) return restShown;
  const parts = document.createElement("template");
  parts.innerHTML = trusted.markupIn(rest);
  const below = parts.content.firstElementChild!;
  const later = [...below.children];
  below.replaceChildren();
  rest.remove();
  const place = () => document.getElementById(beside.matches ? "panel" : "log-layout")!.append(below);
  beside.addEventListener("change", place);
  place();
  const lines = document.querySelector(".lines > noscript");
  if (lines) lines.outerHTML = trusted.markupIn(lines);
  // One part after the other: all of them at once take a phone too long to lay out.
  for (const part of later) {
    below.append(part);
    await nextTask();
  }
  announceRest();
}

addEventListener("DOMContentLoaded", () => setTimeout(() => void early.styles.then(showRest, showRest), restAfterMs));

const early: EarlyLog = {
  showRest,
  restShown,
  text: get(`/content/${log}`).then(textOf),
  styles: opened.then(addStyles),
  index: index === undefined ? null : get(`/lines/${log}`).then((response) => response.arrayBuffer()),
};
// A failure is handled by whoever awaits them; until then it must not count as unhandled.
early.text.catch(() => {});
early.index?.catch(() => {});
early.styles.catch(() => {});
window.earlyLog = early;
