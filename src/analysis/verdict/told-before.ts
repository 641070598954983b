import type { ExceptionGroup } from "../model/exception-group.ts";

/** So far above it, the one who gave up may have said why. */
const linesBefore = 60;
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

/** `net.somebody.lamps` of each frame that has so many parts and is nobody's everyday code. */
function packagesIn({ frames }: ExceptionGroup): Set<string> {
  const names = frames
    .slice(0, 12)
    .map(({ method }) => /^((?:[a-z]\w{0,60}\.){2}[a-z]\w{0,60})\.\w/.exec(method)?.[1] ?? "");
  return new Set(
    names.filter(
      (name) =>
        name !== "" &&
        !/^(?:java|javax|jdk|sun|org\.bukkit|com\.google|net\.minecraft|com\.velocitypowered|net\.md_5|io\.papermc)\b/.test(
          name,
        ),
    ),
  );
}
