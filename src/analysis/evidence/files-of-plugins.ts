import type { ExceptionGroup } from "../model/exception-group.ts";
import type { Plugin } from "../model/facts.ts";

const shortestName = 4;
const maxFrames = 20_000;

/**
 * The files of plugins that are called otherwise than their jars, by their names: the main class has the name of the plugin, and
 * frames tell which jar it is from. What the plugin logs may be signed with the name of the jar.
 */
export function filesOfPlugins(
  plugins: readonly Pick<Plugin, "name" | "file">[],
  exceptions: readonly ExceptionGroup[],
): ReadonlyMap<string, string> {
  const wanted = new Set(
    plugins.filter(({ name, file }) => file === undefined && name.length >= shortestName).map(({ name }) => name),
  );
  const found = new Map<string, string | null>();
  let left = maxFrames;
  for (const { frames, outerFrames } of wanted.size === 0 ? [] : exceptions) {
    for (const { method, jar } of [...frames, ...outerFrames]) {
      if (left-- === 0) return told(found);
      const name = jar === null ? "" : classOf(method);
      // Two files that have such a class tell nothing.
      if (wanted.has(name)) found.set(name, (found.get(name) ?? jar) === jar ? jar : null);
    }
  }
  return told(found);
}

function told(found: ReadonlyMap<string, string | null>): ReadonlyMap<string, string> {
  return new Map([...found].flatMap(([name, jar]) => (jar === null ? [] : [[name, jar] as const])));
}

/** `Lamps` of `org.example.lamps.Lamps$1.run`. */
function classOf(method: string): string {
  return method.split(".").at(-2)?.split("$", 1)[0] ?? "";
}
