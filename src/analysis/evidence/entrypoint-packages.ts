import type { ExceptionGroup } from "../model/exception-group.ts";
import { isGeneric } from "../owners/names.ts";
import { platformOf } from "../owners/platform-packages.ts";

/** `… entrypoint stage 'main' due to errors, provided by 'lamps'!`, and newer `… by 'lamps' at 'org.example.lamps.Lamps'!` */
const provided = /entrypoint [^\n]{0,120}?provided by '([\w.-]{1,64})'(?: at '([\w.$]{3,200}))?/;
const caller = /\.entrypoint\.EntrypointUtils\.(?:invoke|lambda\$invoke)/;
const shortest = 3;

/** Packages of the mods that the loader names with an entry point, by their ids: it calls nothing but their own code there. */
export function entrypointPackages(exceptions: readonly ExceptionGroup[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { message, causes, frames, outerFrames } of exceptions) {
    const said = [message, ...causes.map((cause) => cause.message)].find((one) => provided.test(one));
    const [, id, main] = said ? provided.exec(said)! : [];
    const called = main ? `${main}.main` : id && (calledByLoader(frames) ?? calledByLoader(outerFrames));
    if (id && called && platformOf(called) === null && !found.has(id)) found.set(id, packageOf(called));
  }
  return found;
}

function calledByLoader(frames: ExceptionGroup["frames"]): string | undefined {
  const at = frames.findIndex(({ method }) => caller.test(method));
  const method = frames[at - 1]?.method;
  return method;
}

/** `org.example.lamps` of `org.example.lamps.fabric.LampsFabric.onInitialize` */
function packageOf(method: string): string {
  const packages = method.split(".", 16).slice(0, -2);
  while (packages.length > shortest && isGeneric(packages.at(-1)!)) packages.pop();
  return packages.join(".");
}
