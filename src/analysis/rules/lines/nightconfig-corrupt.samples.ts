import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "-- Head --\nThread: Render thread\nStacktrace:\n\tat com.electronwill.nightconfig.core.io.ParsingException.notEnoughData(ParsingException.java:22)\n\tat com.electronwill.nightconfig.toml.TomlParser.parse(TomlParser.java:44)",
      parameters: { file: null },
      only: [],
    },
    {
      text: "net.minecraftforge.fml.config.ConfigFileTypeHandler$ConfigLoadingException: Failed loading config file ringcraft-client.toml of type CLIENT for modid ringcraft\n\tat net.minecraftforge.fml.config.ConfigFileTypeHandler.lambda$reader$1(ConfigFileTypeHandler.java:47)\nCaused by: com.electronwill.nightconfig.core.io.ParsingException: Not enough data available",
      parameters: { file: "ringcraft-client.toml" },
    },
    {
      text: "com.electronwill.nightconfig.core.io.ParsingException: Not enough data available\n\tat com.electronwill.nightconfig.core.io.ParsingException.notEnoughData(ParsingException.java:22)",
      parameters: {},
    },
  ],
  counterSamples: [
    "com.electronwill.nightconfig.core.io.ParsingException: Invalid value: tru",
    "<Steve> ParsingException: Not enough data available",
  ],
} satisfies LineSamples;
