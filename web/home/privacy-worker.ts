import type { KnownText } from "../../src/privacy/known-texts.ts";
import { Players, playersIn } from "../../src/privacy/players/players.ts";
import { findPrivate, mask } from "../../src/privacy/redact.ts";
import { matchesOf, packMatches } from "./found-private.ts";
import { isPossible } from "./masking-decisions.ts";
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
    // The name of the file is a line of the log: an account that the log names is found there, too.
    const { find, name, words, known, masks, players: others } = question;
    let own: readonly KnownText[] = [];
    const share = {
      known,
      add: (found: readonly KnownText[]) => {
        own = found;
      },
    };
    const text = `${find}\n${name}`;
    const named = masks.includes("names") ? playersIn(find) : [];
    const players = masks.length > 0 ? { players: new Players([...others, ...named]), masks } : undefined;
    const matches = findPrivate(text, { possible: true, share, words, players });
    const nameStart = find.length + 1;
    const inName = matches
      .filter(({ start, kind }) => start >= nameStart && !isPossible(kind))
      .map((match) => ({ ...match, start: match.start - nameStart, end: match.end - nameStart }));
    const found = packMatches(matches.filter(({ start }) => start < nameStart));
    thread.postMessage({ id, found, name: mask(name, inName), certain: own, players: new Players(named).known }, [
      found.starts.buffer,
      found.ends.buffer,
      found.labelOf.buffer,
    ]);
  } else {
    const masked = mask(question.mask, matchesOf(question.found, question.masks));
    const bytes = new TextEncoder().encode(masked);
    thread.postMessage({ id, bytes }, [bytes.buffer]);
  }
}
