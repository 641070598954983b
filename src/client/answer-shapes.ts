import { isWebAddress, parsedAddress } from "./log-address.ts";

/** What came as JSON: anybody may have written it. @internal */
export type Fields = Readonly<Record<string, unknown>>;

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string";
const count: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const time = matching(/^[ -~]{1,64}$/);
const id = matching(/^[A-Za-z0-9]{1,64}$/);
/** It is sent in a header. */
const token = matching(/^[!-~]{1,512}$/);
const maxLink = 2048;
const link: Check = (value) =>
  typeof value === "string" && value.length <= maxLink && isWebAddress(parsedAddress(value));

function matching(pattern: RegExp): Check {
  return (value) => typeof value === "string" && pattern.test(value);
}

function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function listOf(check: (fields: Fields) => boolean): Check {
  return (value) =>
    Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && check(one as Fields));
}

function fields(checks: Record<string, Check>): (fields: Fields) => boolean {
  return (given) => Object.entries(checks).every(([name, check]) => check(given[name]));
}

const links = { id, url: link, shortUrl: optional(link), createdAt: optional(time) };

/** @internal */
export const isUpload = fields({
  ...links,
  token: optional(token),
  files: optional(listOf(fields({ ...links, name: text }))),
  leftOut: optional(listOf(fields({ name: text, reason: text, message: text }))),
});

/** @internal */
export const isStats = fields({ id, views: count, uniqueViews: count, createdAt: time });

/** @internal */
export const isRemoved = fields({ id });

/** @internal */
export const isLog = fields({ id, content: text, name: text, views: count, createdAt: time });

/** @internal */
export const isBundle = fields({ ...links, files: listOf(fields({ id, name: text, url: link })) });

/** @internal */
export const isLimits = fields({ maxLogBytes: count });

/** @internal */
export const isInsights = fields({ findings: Array.isArray });
