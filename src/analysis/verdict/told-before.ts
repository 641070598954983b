import type { ExceptionGroup } from "../model/exception-group.ts";
import { platformOf } from "../owners/platform-packages.ts";

/** So far above it, the one who gave up may have said why. */
const linesBefore = 60;
const mostFrames = 12;
const inPackage = /^((?:[a-z]\w{0,60}\.){2}[a-z]\w{0,60})\.\w/;
/** `Startup aborted`, `failed to load!`: that something failed, and not why. */
const saysNothing =
  /^(?:[A-Za-z]{2,14} ){0,4}(?:aborted|failed|failure|error|load|start|enable|initiali[sz]e)\b[.! ]{0,4}$/i;

/** What the same code printed just before it gave up with an exception that says nothing. */
export function toldBefore(group: ExceptionGroup, all: readonly ExceptionGroup[]): ExceptionGroup | null {
  if (!saysNothing.test(group.root.message)) return null;
  const own = packagesIn(group);
  const told = all.filter(
    (one) =>
      one !== group &&
      one.firstLine < group.firstLine &&
      one.firstLine >= group.firstLine - linesBefore &&
      [...packagesIn(one)].some((name) => own.has(name)),
  );
  return told.at(-1) ?? null;
}

/** `net.somebody.lamps` of each frame that is somebody's own. */
function packagesIn({ frames }: ExceptionGroup): Set<string> {
  const own = frames.slice(0, mostFrames).filter(({ method }) => platformOf(method) === null);
  return new Set(own.flatMap(({ method }) => inPackage.exec(method)?.[1] ?? []));
}
