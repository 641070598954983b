import type { EarlyWorker, FromWorker, ToWorker } from "./reading/messages.ts";

declare global {
  interface Window {
    earlyWorker?: EarlyWorker;
  }
}

/** Small, so that it runs long before the script that shows the log: the worker loads and reads it meanwhile. */
const { worker: address, log } = (document.currentScript as HTMLScriptElement).dataset;
const worker = new Worker(address!);
const said: FromWorker[] = [];
worker.onmessage = ({ data }: MessageEvent<FromWorker>) => said.push(data);
worker.onerror = (event) => said.push({ kind: "failed", message: event.message });
const load: ToWorker = { kind: "load", path: `/content/${log}` };
worker.postMessage(load);
window.earlyWorker = { worker, said };
