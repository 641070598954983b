import type { PartDetails } from "../facts/facts.ts";
import type { ExceptionGroup } from "../model/exception-group.ts";
import { isGeneric } from "../owners/names.ts";
import { isPlatformId } from "../owners/platform-ids.ts";
import { platformOf } from "../owners/platform-packages.ts";

/** `… entrypoint stage 'main' due to errors, provided by 'lamps'!`, and newer `… by 'lamps' at 'org.example.lamps.Lamps'!` */
const provided = /entrypoint [^\n]{0,120}?provided by '([\w.-]{1,64})'(?: at '([\w.$]{3,200}))?/;
const caller = /\.entrypoint\.EntrypointUtils\.(?:invoke|lambda\$invoke)/;
const ofLoader = /^(?:cpw\.mods|net\.minecraftforge)\.fml\.|^net\.minecraft\.launchwrapper\./;
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

/**
 * Packages of the classes that loaders say are of a mod. Of a family of mods, whose packages all begin alike, they alone tell which
 * one it is; what two of them share says nothing.
 */
export function statedPackages({ modClasses }: Pick<PartDetails, "modClasses">): ReadonlyMap<string, string> {
  const found = [...modClasses]
    .filter(([id, name]) => !isPlatformId(id) && platformOf(name) === null)
    .map(([id, name]) => [id, packageOf(`${name}.main`)] as const)
    .filter(([, one]) => one.includes("."));
  const counts = new Map<string, number>();
  for (const [, one] of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Map(found.filter(([, one]) => counts.get(one) === 1));
}

/** How Forge up to 1.12 makes a mod, and hands it the events of its start. */
const container = /\.fml\.common\.FMLModContainer\.(?:handleModStateEvent|constructMod)$/;
const errored = /^[A-Z]{1,39}E$|->Errored$/;

/**
 * The package of the mod that Forge up to 1.12 lists as failed, where it is one: what its container has called is of that mod,
 * also where an addon stands among the packages of what it adds to.
 */
export function failedPackages(
  exceptions: readonly ExceptionGroup[],
  { modStates }: PartDetails,
): ReadonlyMap<string, string> {
  const failed = [...modStates].filter(([id, { state }]) => errored.test(state) && !isPlatformId(id));
  const [id] = failed[0] ?? [];
  if (id === undefined || failed.length > 1) return new Map();
  const called = exceptions.flatMap(({ frames, outerFrames }) => {
    const at = frames.findIndex(({ method }) => container.test(method));
    const all = at === -1 ? outerFrames : frames;
    const end = at === -1 ? outerFrames.findIndex(({ method }) => container.test(method)) : at;
    // Its own code stands right above what calls it, through reflection.
    const first = all
      .slice(0, Math.max(0, end))
      .findLast(({ method }) => platformOf(method) !== "java" && !ofLoader.test(method));
    return first && platformOf(first.method) === null ? [packageOf(first.method)] : [];
  });
  const packages = new Set(called.filter((name) => name.includes(".")));
  return packages.size === 1 ? new Map([[id, [...packages][0]!]]) : new Map();
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
