import { Refusal } from "../../wire/refusal.ts";
import { type Exchange, queryValue } from "../core/exchange.ts";
import type { FoundNames } from "./readable-logs.ts";

/** Whether `?names=readable` is asked for. What is stored is given otherwise. */
export function asksForReadable(exchange: Exchange): boolean {
  const asked = queryValue(exchange, "names");
  if (asked === null || asked === "" || asked === "written") return false;
  if (asked === "readable") return true;
  throw new Refusal(400, '`names` must be "readable" or "written".');
}

/** Which names an answer has, and why they are not readable. */
export function namesHeader({ names, reason }: FoundNames): string {
  if (names) return `readable; minecraft="${names.minecraft}"`;
  return reason === null ? "written" : `written; reason="${reason}"`;
}
