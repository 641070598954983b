import { finding } from "../../model/finding.ts";

const maxPlugins = 30;

function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

export default finding({
  code: "plugin-ambiguous",
  severity: "warning",
  // PocketMine names no files; which one it took works.
  severityAt: ([said]) => (said.endsWith("lugin exists") ? "notice" : undefined),
  confidence: 1,
  pattern:
    /^[^\n<]{0,125}?(?:Ambiguous plugin name [`']((?:(?!' for)[^\n]){1,100})' for files [`']((?:(?!' and)[^\n]){1,250})' and [`']((?:(?!' in)[^\n]){1,250})' in [`']|Ambiguous plugin name [`']([^\n']{1,100})'\. It is also provided by [`']([^\n']{1,250})|[`']([^\n`']{1,100})'? provides [`']([^\n']{1,100})' while this is also the name of [`']([^\n']{1,250})|Could not load plugin '([^\n']{1,100})': [Pp]lugin exists|Refusing to load plugin at path ((?:(?! since we)[^\n]){1,250}) since we already loaded a plugin with the same ID ([^\s]{1,100}) from ([^\n\r]{1,250}))/,
  parameters: (match) => {
    const [, name, a, b, provided, provider, giver, given, holder, twice, path, id, loaded] = match;
    if (name) return { plugin: name, files: [fileName(a!), fileName(b!)] };
    if (provided) return { plugin: provided, files: [provided, provider!] };
    if (given) return { plugin: given, files: [giver!, fileName(holder!)] };
    if (twice) return { plugins: [twice] };
    return { plugin: id!, files: [fileName(path!), fileName(loaded!.trim())] };
  },
  merge: {
    least: 2,
    key: ({ plugin, files }) => JSON.stringify([plugin, files]),
    parameters: (all) => {
      const plugins = [...new Set(all.flatMap(({ plugins }) => plugins ?? []))] as string[];
      return plugins.length > 0 ? { plugins: plugins.slice(0, maxPlugins) } : {};
    },
  },
  causedBy: ["plugin-contained"],
});
