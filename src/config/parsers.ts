import { isIP } from "node:net";
import type { z } from "zod";
import { type Network, parseNetwork } from "../http/core/ip.ts";

/** From the text of a setting to its value. Each throws a `WrongValue` that says what is expected. */

export class WrongValue extends Error {}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new WrongValue(`a whole number from ${min} to ${max}`);
    return value;
  };
}

/** `null` where nothing is set. */
export function optionalNumber(min: number, max: number): (text: string) => number | null {
  const parse = wholeNumber(min, max);
  return (text) => (text === "" ? null : parse(text));
}

export function automaticOr<Value>(parse: (text: string) => Value): (text: string) => Value | null {
  return (text) => {
    if (text.toLowerCase() === "auto") return null;
    try {
      return parse(text);
    } catch (error) {
      throw error instanceof WrongValue ? new WrongValue(`auto or ${error.message}`) : error;
    }
  };
}

export function oneOf<const Values extends readonly string[]>(values: Values): (text: string) => Values[number] {
  return (text) => {
    if (!values.includes(text)) throw new WrongValue(`one of ${values.join(", ")}`);
    return text;
  };
}

export function nonEmpty(text: string): string {
  if (text.includes("\0")) throw new WrongValue("a path");
  return text;
}

export function address(text: string): string {
  const bare = text.replace(/^\[(.*)\]$/, "$1");
  if (isIP(bare) === 0 && !/^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(bare)) {
    throw new WrongValue("an IP address or a host name of this machine");
  }
  return bare;
}

export function origin(text: string): string | null {
  if (text === "") return null;
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === "" &&
    url.password === "";
  if (!isOrigin) throw new WrongValue("an origin such as https://logs.example.org, without a path");
  return url.origin;
}

export function optional(pattern: RegExp, what: string): (text: string) => string | null {
  return (text) => {
    if (text !== "" && !pattern.test(text)) throw new WrongValue(what);
    return text || null;
  };
}

export function postgresAddress(text: string): string | null {
  if (text !== "" && !/^postgres(?:ql)?:\/\/[^\s]+$/.test(text)) {
    throw new WrongValue("an address such as postgres://user:password@host:5432/database");
  }
  return text || null;
}

export function redisAddress(text: string): string | null {
  if (text !== "" && !/^rediss?(?:\+(?:sentinel|cluster))?:\/\/[^\s]+$/.test(text)) {
    throw new WrongValue(
      "an address such as redis://host:6379, redis+sentinel://host,host/NAME or redis+cluster://host,host",
    );
  }
  return text || null;
}

export function endpoint(text: string): string | null {
  return webAddress("https://s3.example.org", text)?.replace(/\/+$/, "") ?? null;
}

/** To the last character: for many servers, one with a slash at its end is another one than without. */
export function exactAddress(text: string): string | null {
  return webAddress("https://example.org/reports", text);
}

function webAddress(example: string, text: string): string | null {
  if (text === "") return null;
  const url = URL.parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new WrongValue(`an address such as ${example}`);
  }
  return url.href;
}

/** As the file of the site is checked. */
/** Words with commas between. */
export function wordList(text: string): string[] {
  const words = text
    .split(/[,，\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (words.some((word) => word.length < 2) || words.length > 200) {
    throw new WrongValue("at most 200 words of two letters or more, with commas between");
  }
  return words;
}

export function checkedBy(schema: z.ZodType<string>): (text: string) => string | null {
  return (text) => {
    if (text === "") return null;
    const checked = schema.safeParse(text);
    if (checked.success) return checked.data;
    const { message } = checked.error.issues[0]!;
    throw new WrongValue(message.startsWith("must be ") ? message.slice(8) : `a text that ${message}`);
  };
}

export function anyText(text: string): string | null {
  return text || null;
}

/** Of one's own making: nobody may guess it by trying. */
export const secret = optional(/^.{16,}$/s, "16 characters or more, as `openssl rand -hex 32` makes them");

export function yesOrNo(text: string): boolean {
  const said = text.toLowerCase();
  if (["true", "1", "yes", "on"].includes(said)) return true;
  if (["false", "0", "no", "off"].includes(said)) return false;
  throw new WrongValue("true or false");
}

export function networks(text: string): Network[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "")
    .map((item) => {
      const network = parseNetwork(item);
      if (!network) throw new WrongValue(`a comma-separated list of addresses and CIDRs ("${item}" is neither)`);
      return network;
    });
}

/** An address that paths are put behind: without the slash at its end. `null` where nothing is set. */
export function mirrorAddress(text: string): string | null {
  if (text === "") return null;
  const url = URL.parse(text);
  const isRight = url !== null && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
  if (!isRight) throw new WrongValue("the address of a mirror, such as https://mirror.example.org");
  return url.href.replace(/\/{1,10}$/, "");
}
