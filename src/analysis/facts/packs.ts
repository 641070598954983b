import type { Pack } from "../model/facts.ts";
import type { Collected, Listed } from "./collected.ts";
import { behindColon, oneLine, type Reader } from "./reader.ts";

/** Data packs and resource packs, of Java and of Bedrock. */

const maxName = 200;
/** What a mod brings along is in the list of mods. */
const isOfMod = /^(?:mod[:/]|FML(?:File|Folder)ResourcePack:)/;

/** Names between commas; what stands in parentheses behind a name, commas and all, is not one. */
function addNames(text: string, line: number, packs: Listed<Pack>): void {
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? 44 : text.charCodeAt(at);
    if (code === 40) depth++;
    else if (code === 41) depth = Math.max(0, depth - 1);
    if (code !== 44 || (depth > 0 && at < text.length)) continue;
    const whole = text.slice(from, Math.min(at, from + maxName)).trim();
    from = at + 1;
    const name = whole.split(" (", 1)[0]!;
    if (name !== "" && !isOfMod.test(name)) packs.add({ name, line });
  }
}

function listOf(begins: string, packsOf: (into: Collected) => Listed<Pack>): Reader {
  return oneLine([begins], (message, line, into) => addNames(behindColon(message), line, packsOf(into)));
}

export const packs: readonly Reader[] = [
  oneLine(["Reloading ResourceManager:"], (message, line, into, log) => {
    // A client's own server reloads data packs, in its own thread.
    const isClient = log.software.kind === "client" && !log.prefix(line).includes("Server thread");
    addNames(behindColon(message), line, isClient ? into.resourcePacks : into.datapacks);
  }),
  listOf("Resource Packs:", (into) => into.resourcePacks),
  listOf("Data Packs:", (into) => into.datapacks),
  listOf("Active Data Packs:", (into) => into.datapacks),
  oneLine(["Found new data pack "], (message, line, into) => {
    const name = /^Found new data pack (.{1,200}), loading it automatically$/.exec(message)?.[1];
    if (name) into.datapacks.add({ name, line });
  }),
  // Bedrock: `Pack Stack - [00] Better Mobs (id: 1-2-3, version: 1.0.0) @ behavior_packs/better-mobs`
  oneLine(["Pack Stack - ["], (message, line, into) => {
    const match = /^Pack Stack - \[\d{1,5}\] (.{1,200}?) \(id: [^()]{1,200}\) @ (\w{1,20})_packs\//.exec(
      message.slice(0, 600),
    );
    if (match) (match[2] === "behavior" ? into.datapacks : into.resourcePacks).add({ name: match[1]!, line });
  }),
];
