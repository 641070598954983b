import { trusted } from "../page/trusted.ts";
import type { SharedWithUs } from "./share-target.ts";

/** A worker that is ready answers at once. */
const timeoutMs = 5000;

/** Only for those who installed the site: nobody else can be sent a file, and needs a worker. */
export function startWorkerIfInstalled(): void {
  if (!("serviceWorker" in navigator)) return;
  // Without it, files arrive as the server says, and everything else works.
  const start = () => void navigator.serviceWorker.register(trusted.script("/service-worker.js")).catch(() => {});
  addEventListener("appinstalled", start);
  if (matchMedia("(display-mode: standalone)").matches) start();
}

/** `null`: it was there when nobody could take it, or too long ago. */
export async function takeShared(id: string): Promise<SharedWithUs | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), timeoutMs);
    port1.onmessage = ({ data }: MessageEvent<SharedWithUs | null>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage({ take: id }, [port2]);
  });
}
