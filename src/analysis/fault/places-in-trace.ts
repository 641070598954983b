import type { ExceptionGroup, Frame } from "../model/exception-group.ts";
import { knownOwnerOf } from "../owners/known-owners.ts";
import { plainName } from "../owners/names.ts";
import { isInjected, platformOf } from "../owners/platform-packages.ts";
import { stableGameClass, stablePlace } from "./stable-names.ts";

type Trace = Pick<ExceptionGroup, "frames" | "outerFrames">;

/** They stand in traces because they watch, report or log. */
const watching =
  /^(?:fudge\.notenoughcrashes|dev\.quantumfusion|de\.erdbeerbaerlp|org\.dimdev\.(?:vanillafix|bettercrashes)|me\.lucko\.spark|com\.llamalad7\.betterbugreport|crashassistant)\b/;
/** Parts of the loaders' own interfaces. */
const loaderPart = /^(?:fabric|quilt|quilted|forge|neoforge|mixinextras|connector)(?:$|[-_])/;
const serving = /\.(?:api|lib|libs|library|shaded?|relocated|libraries)\./;
/** How every thread of every game begins. */
const beginning =
  /^(?:Main|Launch|Start|Bootstrap|Launcher|ModLauncher|Knot|KnotClient|KnotServer|MinecraftServer|Minecraft|TransformingClassLoader|LaunchServiceHandler|BlockableEventLoop|Util|CrashReport|ReportedException|EventBus|ASMEventHandler|SimplePluginManager|RegisteredListener|JavaPluginLoader|PluginClassLoader)$/;
/** What goes wrong in the files of any mod ends there. */
const collecting = /^(?:RegistryDataLoader|WorldLoader)$/;
/** Mods that wrap what the game does for others. */
const wrapping = /^(?:modernfix|ferritecore|lithium|radium|canary|saturn|c2me|krypton)$/;
const gamePlacesTold = 2;

export interface OwnPlace {
  name: string;
  /** Whose it is, where it is there for others to call: they are not told from each other by it. */
  servant: string | null;
}

/** The first frame that is a mod's or a plugin's own, before those that are there for others to call. */
export function ownPlace({ frames, outerFrames }: Trace): OwnPlace | null {
  for (const part of [frames, outerFrames]) {
    const own = part.filter(isOwn).map((frame) => ({ frame, servant: servantIn(frame) }));
    for (const { frame, servant } of [...own.filter((one) => one.servant === null), ...own]) {
      const name = stablePlace(frame);
      if (name !== null) return { name, servant };
    }
  }
  return null;
}

function isOwn({ method, handler }: Frame): boolean {
  if (handler !== null) return !loaderPart.test(handler);
  return (platformOf(method) === null && !watching.test(method)) || isInjected(method);
}

function servantIn({ method, handler }: Frame): string | null {
  if (handler !== null) return wrapping.test(handler) ? handler : null;
  const owner = knownOwnerOf(method);
  return serving.test(method) || owner?.isLibrary === true ? plainName(owner?.id ?? "") : null;
}

/**
 * The first classes of the game or the server in a trace: where it was thrown, and who called that. Everything goes through the
 * loader: its classes are a place only where somebody is named beside them.
 */
export function gamePlaces({ frames, outerFrames }: Trace, isNamed: boolean): string[] {
  const places: string[] = [];
  for (const { method } of [...frames, ...outerFrames]) {
    const platform = platformOf(method);
    if (platform === null || platform === "java" || platform === "library") continue;
    if (platform === "loader" && !isNamed) continue;
    const place = stableGameClass(method);
    if (place === null || places.includes(place) || beginning.test(place)) continue;
    if (collecting.test(place) && !isNamed) return [];
    if (places.push(place) === gamePlacesTold) break;
  }
  return places;
}
