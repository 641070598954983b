import { type SharedWithUs, shareTargetPath } from "./share-target.ts";

/**
 * Catches what the system's menu for sharing sends to the installed site, and keeps it in memory until the start page asks
 * for it. Everything else goes to the server as if this were not here: nothing is cached.
 */
interface WorkerScope {
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<{ take: string }>) => void): void;
  skipWaiting(): Promise<void>;
}

interface InstallEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  /** Chromium: requests that need not wake this worker. */
  addRoutes?(rule: { condition: { requestMethod: string }; source: "network" }): Promise<void>;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as WorkerScope;
/** Longer than a page takes to load, on a slow phone. */
const keptMs = 60_000;
/** Any site can have a browser post forms here, one after another. The last ones are kept. */
const maxWaiting = 4;
const waiting = new Map<string, SharedWithUs>();

scope.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([scope.skipWaiting(), leaveReadsAlone(event)]));
});

async function leaveReadsAlone(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { requestMethod: "get" }, source: "network" });
  } catch {
    // Then they pass through here, and cost a moment.
  }
}

scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "POST" || new URL(url).pathname !== shareTargetPath) return;
  event.respondWith(take(event));
});

async function take(event: FetchEvent): Promise<Response> {
  const id = crypto.randomUUID();
  const form = await event.request.formData().catch(() => null);
  // What is no form is told as what did not arrive.
  if (!form) return Response.redirect("/?shared=missed", 303);
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const files = form.getAll("files").filter((one): one is File => one instanceof File && one.size > 0);
  waiting.set(id, { files, title: textOf("title"), text: [textOf("text"), textOf("url")].filter(Boolean).join("\n") });
  for (const oldest of waiting.keys()) if (waiting.size > maxWaiting) waiting.delete(oldest);
  // A worker that waits for nothing is ended, and its memory with it.
  event.waitUntil(new Promise((resolve) => setTimeout(resolve, keptMs)).then(() => waiting.delete(id)));
  return Response.redirect(`/?shared=${id}`, 303);
}

scope.addEventListener("message", ({ data, ports }) => {
  ports[0]?.postMessage(waiting.get(data.take) ?? null);
  waiting.delete(data.take);
});
