import type { Frame, Thrown } from "../../model/exception-group.ts";
import type { Term } from "../../model/model.ts";
import type { Meaning } from "./meaning.ts";
import { meanings } from "./meaning-table.ts";

export interface FoundMeaning {
  name: string;
  term: Term;
  remedy?: Term;
}

const maxOuter = 8;
const maxInnermost = 16;
const maxMethod = 200;
const byType = new Map<string, Meaning[]>();
for (const meaning of meanings) {
  for (const type of meaning.types) byType.set(type, [...(byType.get(type) ?? []), meaning]);
}

/** `java.nio.file.NoSuchFileException: shops.yml`: of what was thrown again without its trace, the message keeps all. */
const kept = /^((?:[a-z_]\w{0,40}\.){1,8}[A-Z]\w{0,80}(?:Exception|Error))(?:: ([^\n]{1,300}))?$/;

/** `undefined` where nobody can say more than the exception itself does. `frames`: the innermost first, which threw it. */
export function meaningOf(thrown: Thrown, frames: readonly Frame[] = []): FoundMeaning | undefined {
  const found = ownMeaning(thrown, frames);
  if (found) return found;
  const [, type, message = ""] = kept.exec(thrown.message) ?? [];
  return type ? ownMeaning({ type, message }, frames) : undefined;
}

function ownMeaning({ type, message }: Thrown, frames: readonly Frame[]): FoundMeaning | undefined {
  for (const { pattern, thrownIn, calledIn, name, parameters = [], hasRemedy } of byType.get(shortTypeOf(type)) ?? []) {
    if (thrownIn && !thrownIn.test(frames[0]?.method ?? "")) continue;
    const called = calledIn?.exec(innermostOf(frames));
    if (calledIn && !called) continue;
    const match = pattern ? pattern.exec(message) : called;
    if (pattern && !match) continue;
    const found: Record<string, string> = {};
    parameters.forEach((parameter, i) => {
      const text = match?.[i + 1];
      const isName = parameter === "value" || parameter === "wanted";
      if (text) found[parameter] = isName ? withoutPackages(text.trim()) : text.trim();
    });
    const remedy = hasRemedy ? { remedy: { term: `remedy-${name}`, parameters: found } } : {};
    return { name, term: { term: `meaning-${name}`, parameters: found }, ...remedy };
  }
  return undefined;
}

function innermostOf(frames: readonly Frame[]): string {
  return frames
    .slice(0, maxInnermost)
    .map(({ method }) => `${method.slice(0, maxMethod)}\n`)
    .join("");
}

/** `net.minecraft.world.entity.Entity.getVehicle()` → `Entity.getVehicle()`: the exception itself has the rest. */
function withoutPackages(name: string): string {
  return name.replace(/^(?:[a-z_]\w{0,60}\.){1,20}(?=[A-Z])/, "");
}

/** What an outer exception says better than its cause. */
const outer: readonly Meaning[] = [
  {
    types: ["InvalidPluginException"],
    pattern: /[Cc]annot find main class [`' ]{0,2}([\w.$]{2,200})/,
    name: "main-class",
    parameters: ["what"],
  },
  {
    types: ["InvalidPluginException"],
    pattern: /main class [`']?([\w.$]{2,200})[`']? (?:does not|must) extend JavaPlugin/,
    name: "main-no-plugin",
    parameters: ["what"],
  },
  // Its own cause is where the server made the first one.
  { types: ["IllegalArgumentException"], pattern: /^Plugin already initialized!/, name: "made-twice" },
  {
    types: ["RuntimeException"],
    pattern: /Exception while loading entries for entrypoint '[\w-]{1,40}' provided by '([\w-]{1,64})'/,
    name: "entry-class",
    parameters: ["mod"],
  },
  // NeoForge's cause says only that the bus does not take such an event.
  {
    types: ["IllegalArgumentException"],
    pattern:
      /(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) has @SubscribeEvent annotation, but takes an argument that is not valid for this bus/,
    name: "wrong-bus",
    parameters: ["value"],
  },
];

export function outerMeaning(chain: readonly Thrown[]): FoundMeaning | undefined {
  for (const { type, message } of chain.slice(0, maxOuter)) {
    for (const { types, pattern, name, parameters = [] } of outer) {
      const match = types.includes(shortTypeOf(type)) ? pattern?.exec(message) : null;
      const value = match?.[1] ?? "";
      const found = Object.fromEntries(
        parameters.map((parameter) => [parameter, parameter === "value" ? withoutPackages(value) : value]),
      );
      if (match) return { name, term: { term: `meaning-${name}`, parameters: found } };
    }
  }
  return undefined;
}

/** `java.lang.NullPointerException` → `NullPointerException` */
export function shortTypeOf(type: string): string {
  return type.slice(Math.max(type.lastIndexOf("."), type.lastIndexOf("$"), type.lastIndexOf("\\")) + 1);
}
