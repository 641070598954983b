import { Bodies, type Body, rpcBody } from "./bodies.ts";
import type { Dice } from "./dice.ts";
import { chunked, lines, someHeader, someHost, someMethod, strangePath, wronglyFramed } from "./mutations.ts";
import { costly, large, reads, uploads } from "./routes.ts";

export interface MadeRequest {
  bytes: Uint8Array;
  /** Whether the protocol says where it ends: then an answer is due. Else the server may rightly wait for more. */
  isWhole: boolean;
  isHead: boolean;
}

/** Requests that are valid, nearly valid and invalid, for every path of the service. */
export class RequestMaker {
  private readonly bodies: Bodies;

  constructor(
    private readonly dice: Dice,
    /** Of logs that are there. */
    private readonly ids: string[],
  ) {
    this.bodies = new Bodies(dice);
  }

  next(): MadeRequest {
    const { dice } = this;
    const kind = dice.below(100);
    if (kind < 25) return this.made(dice.pick(uploads), this.bodies.next());
    if (kind < 26) return this.made("POST /mcp", dice.once(2) ? rpcBody(dice) : this.bodies.next(), mcpHeaders);
    const paths = dice.once(5000) ? costly : dice.once(200) ? large : reads;
    return this.made(dice.pick(paths), dice.once(20) ? this.bodies.next() : null);
  }

  private made(route: string, body: Body | null, more: string[] = []): MadeRequest {
    const { dice } = this;
    const [plainMethod, template] = route.split(" ") as [string, string];
    const method = dice.once(8) ? someMethod(dice) : plainMethod;
    const plainPath = template.replaceAll(":id", () => this.someId());
    const path = dice.once(3) ? strangePath(dice, plainPath) : plainPath;
    const head = [`${method} ${path} HTTP/1.1`, someHost(dice), ...more];
    if (body && !dice.once(15)) head.push(`Content-Type: ${body.type}`);
    if (body?.encoding) head.push(`Content-Encoding: ${body.encoding}`);
    for (let i = dice.once(2) ? 1 + dice.below(4) : 0; i > 0; i--) head.push(someHeader(dice));
    const isHead = method === "HEAD";
    const isKnown = knownMethods.includes(method);
    const bytes = body?.bytes ?? nothing;
    if (dice.once(5)) return { bytes: wronglyFramed(dice, head, bytes), isWhole: false, isHead };
    if (body && dice.once(8)) return { bytes: chunked(dice, head, bytes), isWhole: isKnown, isHead };
    if (body || method !== "GET") head.push(`Content-Length: ${bytes.length}`);
    return { bytes: Buffer.concat([...lines(head), bytes]), isWhole: isKnown, isHead };
  }

  private someId(): string {
    const { dice } = this;
    if (!dice.once(4)) return dice.pick(this.ids);
    return dice.pick([
      "abcdefghjk",
      "x",
      "",
      "__proto__",
      "constructor",
      "abcdefghj0",
      "a".repeat(300),
      "../api/health",
      "%",
    ]);
  }
}

/** Others may be left without an answer by the platform's parser. */
const knownMethods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE"];
const nothing = Buffer.alloc(0);
const mcpHeaders = ["Accept: application/json, text/event-stream"];
