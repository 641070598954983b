import { make } from "../page/elements.ts";
import { requestOf } from "./request.ts";

/** More of an answer is not shown: a large log would block the page. */
const maxShown = 100_000;

/** Forms that send to this very service, and show what it answers. */
export function makeForms(words: DOMStringMap): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-try]")) {
    const type = form.querySelector<HTMLSelectElement>('select[name="type"]');
    const body = form.querySelector<HTMLTextAreaElement>('textarea[name="body"]');
    type?.addEventListener("change", () => {
      if (body) body.value = type.selectedOptions[0]?.dataset["sample"] ?? "";
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void send(form, words);
    });
  }
}

async function send(form: HTMLFormElement, words: DOMStringMap): Promise<void> {
  const result = form.querySelector<HTMLElement>("[data-result]")!;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  const fields = new Map([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const type = form.querySelector<HTMLSelectElement>('select[name="type"]');
  const fileField = type?.selectedOptions[0]?.dataset["field"] ?? "";
  const { method = "GET", path = "/" } = form.dataset;
  const { address, ...request } = requestOf({ method, path, fields, fileField });
  const line = make("p", { class: "docs-result-line", role: "status" }, words["sending"] ?? "");
  result.replaceChildren(line);
  button.disabled = true;
  try {
    const started = performance.now();
    const answer = await fetch(address, { ...request, redirect: "follow", cache: "no-store" });
    const bytes = await answer.arrayBuffer();
    const ms = Math.round(performance.now() - started);
    line.textContent = `${answer.status} ${answer.statusText} · ${ms} ms · ${bytes.byteLength} B`;
    line.dataset["good"] = String(answer.status < 400);
    result.append(headersOf(answer, words), bodyOf(answer, bytes, words));
    if (answer.ok) takeId(answer, bytes);
  } catch {
    line.textContent = words["noAnswer"] ?? "";
    line.dataset["good"] = "false";
  } finally {
    button.disabled = false;
  }
}

function headersOf(answer: Response, words: DOMStringMap): HTMLElement {
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
  return make(
    "details",
    {},
    make("summary", {}, words["headers"] ?? ""),
    make("pre", { tabindex: 0, "aria-label": words["headers"] ?? "", role: "region" }, lines.join("\n")),
  );
}

function bodyOf(answer: Response, bytes: ArrayBuffer, words: DOMStringMap): HTMLElement {
  const type = answer.headers.get("content-type") ?? "";
  const isText = /json|text|xml|javascript/.test(type);
  const whole = isText ? readable(new TextDecoder().decode(bytes), type) : `${words["binary"]} ${type}`;
  const shown = whole.length > maxShown ? `${whole.slice(0, maxShown)}\n… ${words["cut"]}` : whole;
  return make("pre", { tabindex: 0, "aria-label": words["body"] ?? "", role: "region" }, shown);
}

function readable(text: string, type: string): string {
  if (!type.includes("json")) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** After sharing a log, the other forms are filled in with its id. */
function takeId(answer: Response, bytes: ArrayBuffer): void {
  if (!answer.headers.get("content-type")?.includes("json") || bytes.byteLength > maxShown) return;
  const { id, key } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  const made = id ?? key;
  // In the shape of mclo.gs, `id` names the software, not the log.
  if (typeof made !== "string" || !/^[2-9A-Za-z]{10}$/.test(made)) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="path:id"], input[name="path:key"]')) {
    input.value = made;
  }
  const token = answer.headers.get("lectern-token");
  if (token === null) return;
  for (const owner of document.querySelectorAll<HTMLInputElement>('input[name="token"]')) owner.value = token;
}
