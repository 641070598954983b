import { finding } from "../finding.ts";

export default finding({
  code: "plugin-events-skipped",
  severity: "warning",
  joins: ["provider"],
  needles: ["failed to register events for ", "Failed to register events for "],
  pattern:
    /^[^\n<]{0,200}?ailed to register events for (?:class )?([\w.$]{1,200}) because (?:class )?([\w.$/]{1,200}) does not exist/,
  parameters: (match) => {
    const head = match[0].slice(0, 250);
    const plugin =
      /\bPlugin ((?:(?! v)[^\n]){1,80}) v\S{1,60} has failed/.exec(head)?.[1] ??
      /\[([^\][\n]{1,60})\] Failed/.exec(head)?.[1];
    return plugin ? { plugin, listener: match[1], class: match[2]!.replaceAll("/", ".") } : null;
  },
  samples: [
    {
      text: "[12:00:05] [Server thread/ERROR]: Plugin Lamps v1.0 has failed to register events for class org.example.lamps.Listener because org/foo/Event does not exist.",
      parameters: { plugin: "Lamps", listener: "org.example.lamps.Listener", class: "org.foo.Event" },
    },
    {
      text: "[12:00:05] [Server thread/ERROR]: [Lamps] Failed to register events for class org.example.lamps.Listener because org/foo/Event does not exist.",
      parameters: { plugin: "Lamps", listener: "org.example.lamps.Listener", class: "org.foo.Event" },
    },
  ],
  counterSamples: ["<Alex> Plugin Lamps v1.0 has failed to register events for class a because b does not exist"],
});
