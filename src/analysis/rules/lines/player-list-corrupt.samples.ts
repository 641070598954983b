import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[2025-06-28 10:00:00:182 ERROR] xuid or permission missing from permissions file: permissions.json",
      parameters: { file: "permissions.json", why: "incomplete" },
    },
    {
      text: "[12:00:05] [Server thread/WARN]: Failed to load operators list: \ncom.google.gson.JsonSyntaxException: Expected a com.google.gson.JsonArray but was com.google.gson.JsonObject",
      parameters: { file: "ops.json" },
    },
    {
      text: "[12:00:05] [Server thread/WARN]: Unable to read file ./banned-ips.json, backing it up to ./banned-ips.json.bak and creating new copy.",
      parameters: { file: "banned-ips.json" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/WARN]: Failed to load user banlist: \njava.io.FileNotFoundException: banned-players.json (No such file or directory)\n\tat net.minecraft.server.v1_8_R1.JsonList.load(JsonList.java:150)",
    "[12:00:05] [Server thread/WARN]: Failed to load operators list: \njava.io.FileNotFoundException: ops.json",
  ],
} satisfies LineSamples;
