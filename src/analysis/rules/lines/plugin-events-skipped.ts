import { finding } from "../../model/finding.ts";

export default finding({
  code: "plugin-events-skipped",
  severity: "warning",
  joins: ["provider"],
  pattern:
    /^[^\n<]{0,200}?ailed to register events for (?:class )?([\w.$]{1,200}) because (?:class )?([\w.$/]{1,200}) does not exist/,
  parameters: (match) => {
    const head = match[0].slice(0, 250);
    const plugin =
      /\bPlugin ((?:(?! v)[^\n]){1,80}) v\S{1,60} has failed/.exec(head)?.[1] ??
      /\[([^\][\n]{1,60})\] Failed/.exec(head)?.[1];
    return plugin ? { plugin, listener: match[1], class: match[2]!.replaceAll("/", ".") } : null;
  },
});
