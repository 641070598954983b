import type { ShortenedLog } from "../../src/shortening/shorten-log.ts";
import type { ShorteningQuestion } from "./shortening-worker.ts";

/** Each has a thread of its own, which ends with it: it is needed once, and holds the log twice. */
export function shortenInWorker(address: string, question: ShorteningQuestion): Promise<ShortenedLog> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: "module" });
    const end = () => worker.terminate();
    worker.onmessage = ({ data }: MessageEvent<ShortenedLog>) => {
      end();
      resolve(data);
    };
    const fail = (event: Event) => {
      end();
      reject(new Error((event as ErrorEvent).message ?? "the log could not be shortened"));
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.postMessage(question);
  });
}
