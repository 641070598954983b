import { findPrivate, mask } from "../../src/privacy/redact.ts";
import { matchesOf, packMatches } from "./found-private.ts";
import type { PrivacyQuestion, PrivacyReply } from "./privacy-messages.ts";

/** Off the page's thread: ten megabytes take a while. */
const thread = self as unknown as {
  onmessage: (event: MessageEvent<PrivacyQuestion>) => void;
  postMessage(reply: PrivacyReply, transfer: Transferable[]): void;
};

thread.onmessage = ({ data }) => {
  try {
    answer(data);
  } catch (error) {
    thread.postMessage({ id: data.id, failed: String(error) }, []);
  }
};

function answer(question: PrivacyQuestion): void {
  const { id } = question;
  if ("find" in question) {
    const found = packMatches(findPrivate(question.find));
    thread.postMessage({ id, found }, [found.starts.buffer, found.ends.buffer, found.labelOf.buffer]);
  } else {
    const masked = mask(question.mask, matchesOf(question.found, new Set(question.kinds)));
    const bytes = new TextEncoder().encode(masked);
    thread.postMessage({ id, bytes }, [bytes.buffer]);
  }
}
