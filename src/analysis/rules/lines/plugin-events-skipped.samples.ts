import type { LineSamples } from "../samples.ts";

export default {
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
} satisfies LineSamples;
