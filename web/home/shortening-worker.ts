import { type ShortenedLog, shortenLog } from "../../src/shortening/shorten-log.ts";

/** Off the page's thread: a hundred megabytes take seconds. */
const thread = self as unknown as {
  onmessage: (event: MessageEvent<ShorteningQuestion>) => void;
  postMessage(reply: ShortenedLog): void;
};

interface ShorteningQuestion {
  text: string;
  maxBytes: number;
}

thread.onmessage = ({ data }) => thread.postMessage(shortenLog(data.text, data.maxBytes));
