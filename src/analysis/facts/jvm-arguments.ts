import { type Collected, maxArguments } from "./collected.ts";

/** Options of Java whose value is the next word. */
const withValue = new Set([
  "-cp",
  "-classpath",
  "--class-path",
  "-p",
  "--module-path",
  "--add-modules",
  "--add-opens",
  "--add-exports",
  "--add-reads",
  "--patch-module",
  "--enable-native-access",
]);

const word = /"[^"]{0,10000}"?|[^\s"]{1,10000}/g;

/**
 * The arguments of Java in a command line; the main class and what follows it are the program's own and may hold secrets
 * (`--accessToken`).
 */
export function splitArguments(text: string): string[] {
  const list: string[] = [];
  let joins = false;
  let lastEnd = 0;
  for (const match of text.matchAll(word)) {
    const isGlued = match.index === lastEnd && list.length > 0 && match.index > 0;
    lastEnd = match.index + match[0].length;
    const last = list.at(-1);
    if (isGlued) list[list.length - 1] = last + match[0];
    else if (joins) list[list.length - 1] = `${last} ${match[0]}`;
    // A `+` that went through an address became a space.
    else if (last === "-XX:" && !match[0].startsWith("-")) list[list.length - 1] = `${last}+${match[0]}`;
    else if (list.length === maxArguments) break;
    else if (match[0].startsWith("-") || match[0].startsWith('"-')) list.push(match[0]);
    else break;
    joins = !isGlued && !joins && withValue.has(match[0]);
  }
  return list;
}

/** `[-Xms512m, -Xmx2048m]` */
export function splitList(text: string): string[] {
  const inner = text.replace(/^\[/, "").replace(/\]$/, "");
  return inner
    .split(", ")
    .map((argument) => argument.trim())
    .filter((argument) => argument !== "");
}

export function stateArguments(list: string[], line: number, into: Collected, rank = 1): void {
  into.stateArguments(list, line, rank);
  const heap = list.findLast((argument) => argument.startsWith("-Xmx"));
  into.state("maxHeap", heap?.slice(4), line, 1);
  const property = (name: string) =>
    list
      .find((argument) => argument.startsWith(`-D${name}=`))
      ?.slice(name.length + 3)
      .replace(/^"|"$/g, "");
  const brand = property("minecraft.launcher.brand");
  const version = property("minecraft.launcher.version");
  into.state("launcher", brand && version ? `${brand} ${version}` : brand, line, 1);
}
