import type { ExceptionGroup, Frame } from "../model/exception-group.ts";
import { knownOwnerOf } from "../owners/known-owners.ts";
import { platformOf } from "../owners/platform-packages.ts";
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
const gamePlacesTold = 2;

/** The first frame that is a mod's or a plugin's own, before those that are there for others to call. */
export function ownPlace({ frames, outerFrames }: Trace): string | null {
  for (const part of [frames, outerFrames]) {
    const own = part.filter(isOwn);
    for (const frame of [...own.filter((one) => !isServing(one)), ...own]) {
      const place = stablePlace(frame);
      if (place !== null) return place;
    }
  }
  return null;
}

function isOwn({ method, handler }: Frame): boolean {
  if (handler !== null) return !loaderPart.test(handler);
  return platformOf(method) === null && !watching.test(method);
}

function isServing({ method, handler }: Frame): boolean {
  return handler === null && (serving.test(method) || knownOwnerOf(method)?.isLibrary === true);
}

/**
 * The first classes of the game or the server in a trace: where it was thrown, and who called that. Everything goes through the
 * loader: its classes are a place only where somebody is named beside them.
 */
export function gamePlaces({ frames, outerFrames }: Trace, isLoaderOne: boolean): string[] {
  const places: string[] = [];
  for (const { method } of [...frames, ...outerFrames]) {
    const platform = platformOf(method);
    if (platform === null || platform === "java" || platform === "library") continue;
    if (platform === "loader" && !isLoaderOne) continue;
    const place = stableGameClass(method);
    if (place === null || places.includes(place) || beginning.test(place)) continue;
    if (places.push(place) === gamePlacesTold) break;
  }
  return places;
}
