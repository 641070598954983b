import { encodedAnswer } from "../answers/encoded-answer.ts";
import { matchesTag, tagOf } from "../api/etag.ts";
import type { Exchange } from "../core/exchange.ts";
import { type HeaderList, notModified } from "../core/replies.ts";

interface Tagged {
  body: string;
  tag: string;
}

/** A service has few host names, and three such texts in each language. Beyond that the oldest is made anew. */
const maxKept = 48;

/** Texts that are the same for everybody who asks in the same way. Each is made once, and has a tag. */
export class TaggedAnswers {
  private readonly kept = new Map<string, Tagged>();

  answer(exchange: Exchange, key: string, headers: HeaderList, make: () => string): Promise<Response> | Response {
    const { body, tag } = this.get(key, make);
    const all = { ...headers, ETag: tag };
    if (matchesTag(exchange.request.headers.get("if-none-match"), tag)) return notModified(all);
    return encodedAnswer(body, all, exchange);
  }

  private get(key: string, make: () => string): Tagged {
    const known = this.kept.get(key);
    if (known) return known;
    const body = make();
    const made = { body, tag: tagOf(body) };
    if (this.kept.size >= maxKept) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(key, made);
    return made;
  }
}
