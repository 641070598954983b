import type { Language, Parameters, ParameterValue } from "../model/model.ts";
import { isGarbled } from "../text/garbled.ts";
import { sentenceWith } from "./words.ts";

/** What was thrown, as a card tells it: the name of its class is no reason, and half a sentence helps nobody. */

const thrown = ["cause", "exception", "error"];
/** `java.lang.IllegalStateException: `, also around another one. */
const typeBefore =
  /^(?:Wrapped )?(?:[\w$]{1,60}\.){0,12}[A-Z][\w$]{0,80}(?:Exception|Error|Throwable|Failure)(?:: |$)|^(?:[a-z_]\w{0,60}\.){2,12}[\w$]{1,80}(?:: |$)/;
const maxWrapped = 4;
const word = /^[("'“‘[]{0,2}\p{L}[\p{L}'’-]{0,40}[)"'”’\],.:;!?]{0,3}$/u;
/** What only programs write. */
const code = /\$|@[0-9a-f]{4}|[{}<>=;|\\]|(?:[a-z]\w{0,60}\.){2}[A-Z]/;
/** Nobody reads more of it: the line that is quoted as evidence has all of it. */
const maxBelow = 300;
const maxReported = 160;

export function isThrown(name: string): boolean {
  return thrown.includes(name);
}

export function thrownIn(parameters: Parameters): string[] {
  return thrown.flatMap((name) => {
    const value = parameters[name];
    const isError = name !== "error" || (typeof value === "string" && /(?:Exception|Error)\b/.test(value));
    return typeof value === "string" && value !== "" && isError ? value : [];
  });
}

/** Its own words, where it has some: two at least. */
function messageIn(what: string): string | null {
  let message = what;
  for (let depth = 0; depth < maxWrapped && typeBefore.test(message); depth++)
    message = message.replace(typeBefore, "").trim();
  return /\S\s+\S/.test(message) ? message : null;
}

/** Whether people speak like that. */
function isProse(message: string): boolean {
  const words = message.split(/\s+/);
  const plain = words.filter((one) => word.test(one));
  return plain.length >= 2 && plain.length * 2 >= words.length && !code.test(message);
}

/** The same with its words in the place of its class, for sentences that have it in them, and with no endless quotation. */
export function withSaid(parameters: Parameters, language: Language): Parameters {
  const { said: reported } = parameters;
  const short = typeof reported === "string" && reported.length > maxReported ? { said: firstOf(reported) } : {};
  const said = thrown.flatMap((name): [string, ParameterValue][] => {
    const value = parameters[name];
    const message = typeof value === "string" && typeBefore.test(value) ? messageIn(value) : null;
    return message === null || !isProse(message) ? [] : [[name, sentenceWith(language, "quoted", { text: message })]];
  });
  return { ...parameters, ...Object.fromEntries(said), ...short };
}

/** Of several messages that were said one after the other. */
function firstOf(reported: string): string {
  return withinWords(reported.split(" / ", 1)[0]!, maxReported);
}

interface Said {
  /** Its words alone, as a headline quotes them: in whole, or with as many as there is room for. */
  quoted: string;
  isWhole: boolean;
  /** Whether it is a reason that readers of this language understand at once. */
  isReason: boolean;
  /** A sentence of its own. */
  below: string;
}

/** Where nobody knows what it means, its own words are the best there are. `null` where `known` has them. */
export function saidBy(
  what: string | undefined,
  known: string,
  room: number,
  parameters: Parameters,
  language: Language,
): Said | null {
  if (what === undefined) return null;
  const message = messageIn(what);
  if (message === null)
    return /[:：]/.test(known) || known.includes(what) ? null : withoutReason(what, parameters, language);
  if (known.includes(message.replace(/[.!]$/, ""))) return null;
  return {
    quoted: sentenceWith(language, "quoted", { text: withinWords(message, room) }),
    isWhole: message.length <= room,
    isReason: isProse(message),
    below: sentenceWith(language, "error-says", { text: withinWords(message, maxBelow) }),
  };
}

function withoutReason(what: string, { place }: Parameters, language: Language): Said {
  const name = innermost(what);
  const below = sentenceWith(language, "error-without-reason", {
    what: typeof place === "string" ? `${name} (${place})` : name,
  });
  return { quoted: "", isWhole: false, isReason: false, below };
}

/** `java.lang.BootstrapMethodError: java.io.IOException: disk` → `IOException: disk` */
function innermost(what: string): string {
  let left = what;
  for (let depth = 0; depth < maxWrapped; depth++) {
    const inner = left.replace(typeBefore, "");
    if (inner === "" || !typeBefore.test(inner)) break;
    left = inner;
  }
  return left.replace(/^(?:[a-z_]\w{0,60}\.){1,12}(?=[A-Z])/, "");
}

/** As many words as there is room for. */
function withinWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(" ", most - 1);
  return `${text.slice(0, cut > most * 0.7 ? cut : most - 1).replace(/[\s.,:;]{1,8}$/, "")}…`;
}

/** Without what nobody can read. What was thrown has a class all the same, and a mod an id. */
export function readableParameters(parameters: Parameters): Parameters {
  const known = Object.entries(parameters).map(([name, value]): [string, ParameterValue | undefined] => {
    if (Array.isArray(value)) {
      const left = value.filter((one) => typeof one !== "string" || !isGarbled(one));
      return [name, left.length > 0 ? left : undefined];
    }
    if (typeof value === "object")
      return [name, value.parameters ? { ...value, parameters: readableParameters(value.parameters) } : value];
    if (!isGarbled(value)) return [name, value];
    if (isThrown(name)) return [name, typeBefore.exec(value)?.[0].replace(/: $/, "")];
    const id = parameters[`${name}Id`];
    return [name, typeof id === "string" && !isGarbled(id) ? id : undefined];
  });
  return Object.fromEntries(known.filter((one): one is [string, ParameterValue] => one[1] !== undefined));
}
