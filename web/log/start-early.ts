import type { EarlyLog } from "./early-log.ts";

/** Part of the page itself, and small: the log is asked for before anything else is. */
const { log, index } = (document.currentScript as HTMLScriptElement).dataset;

async function get(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response;
}

const early: EarlyLog = {
  text: get(`/content/${log}`).then((response) => response.text()),
  index: index === undefined ? null : get(`/lines/${log}`).then((response) => response.arrayBuffer()),
};
// Whoever waits for them hears of a failure; until then nobody listens.
early.text.catch(() => {});
early.index?.catch(() => {});
window.earlyLog = early;
