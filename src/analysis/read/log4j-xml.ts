import { Lines } from "../text/lines.ts";
import type { SomeLines } from "./lines-between.ts";

/** What Minecraft writes for launchers, which are meant to read it: `<log4j:Event …>`, a message, maybe a trace. */
const opening = /<log4j:Event ([^>\n]{1,600})>/;
const attribute = /\b(\w{1,20})="([^"]{0,200})"/g;
const message = "<log4j:Message><![CDATA[";
const tags = /<log4j:(?:Message|Throwable)><!\[CDATA\[|\]\]><\/log4j:(?:Message|Throwable)>|<\/log4j:Event>/g;
/** Of the game itself, whose names say no more than the message. */
const ownLogger = /^(?:net\.minecraft\.|com\.mojang\.|$)/;

/** The lines of such a log as the game writes them to its own file. `null` where there are none. */
export function linesOfLog4jXml(lines: Lines): SomeLines | null {
  if (!lines.text.includes("<log4j:Event ") || !lines.text.includes(message)) return null;
  const texts: string[] = [];
  const numbers: number[] = [];
  let header = "";
  for (let line = 0; line < lines.count; line++) {
    const raw = lines.get(line);
    if (!raw.includes("log4j:")) {
      texts.push(raw);
      numbers.push(line);
      continue;
    }
    const event = opening.exec(raw);
    if (event) header = headerOf(event[1]!);
    const from = raw.indexOf(message);
    const text = `${from === -1 ? "" : header}${raw.slice(from === -1 ? (event ? raw.length : 0) : from).replace(tags, "")}`;
    // Lines that are nothing but tags.
    if (text.trim() === "") continue;
    texts.push(text.startsWith("  ") ? text.trimStart() : text);
    numbers.push(line);
  }
  return { lines: new Lines(`${texts.join("\n")}\n`), numbers: Int32Array.from(numbers) };
}

function headerOf(attributes: string): string {
  // Launchers write them in any order.
  const given = new Map<string, string>();
  for (const [, name, value] of attributes.matchAll(attribute)) if (!given.has(name!)) given.set(name!, value!);
  const time = new Date(Number(given.get("timestamp")));
  const clock = Number.isNaN(time.getTime()) ? "00:00:00" : time.toISOString().slice(11, 19);
  const logger = given.get("logger") ?? "";
  const from = ownLogger.test(logger) ? "" : ` [${logger}/]`;
  return `[${clock}] [${given.get("thread") ?? "main"}/${given.get("level") ?? "INFO"}]${from}: `;
}
