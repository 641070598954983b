import type { WholeLogSamples } from "../samples.ts";

const start = (thrown: string, ...frames: readonly string[]) =>
  `[10:00:00] [ServerMain/ERROR]: Failed to start the minecraft server\n${thrown}\n${frames.map((one) => `\tat ${one}(SourceFile:74)\n`).join("")}\tat net.minecraft.server.Main.main(Main.java:122)\n`;
const gson = "com.google.gson.Gson.fromJson";
const malformed =
  "com.google.gson.JsonSyntaxException: com.google.gson.stream.MalformedJsonException: Expected ':' at line 7 column 4 path $.hashes.";

export default {
  samples: [
    {
      text: start(
        malformed,
        gson,
        "io.papermc.paper.pluginremap.RemappedPluginIndex.readIndex",
        "io.papermc.paper.pluginremap.PluginRemapper.create",
      ),
      parameters: {
        file: "plugins/.paper-remapped/index.json",
        why: "remake",
        at: { term: "config-at", parameters: { line: "7", key: "hashes" } },
      },
    },
    {
      text: start(malformed, gson, "com.destroystokyo.paper.VersionHistoryManager.<init>"),
      parameters: { file: "version_history.json" },
    },
    {
      text: start(
        "java.lang.IllegalStateException: Not a JSON Array: null",
        "com.google.gson.JsonElement.getAsJsonArray",
        "net.minecraft.server.players.GameProfileCache.load",
      ).replace("java.lang.IllegalState", "com.google.gson.JsonParse"),
      parameters: { file: "usercache.json", why: "remake" },
    },
    {
      text: start(
        malformed,
        gson,
        "net.minecraft.server.players.StoredUserList.load",
        "net.minecraft.server.dedicated.DedicatedPlayerList.loadOps",
      ),
      parameters: { file: "ops.json", why: "list" },
    },
    {
      text: start(malformed, gson, "net.fabricmc.loader.impl.metadata.DependencyOverrides.<init>"),
      parameters: { file: "config/fabric_loader_dependencies.json", why: "list" },
    },
    {
      text: `---- Minecraft Crash Report ----\n\nTime: 1/1/20 1:00 AM\nDescription: Ticking player\n\n${malformed}\n\tat ${gson}(Gson.java:900)\n\tat net.minecraft.server.PlayerAdvancements.load(PlayerAdvancements.java:120)\n\tat net.minecraft.server.players.PlayerList.getPlayerAdvancements(PlayerList.java:700)\n`,
      parameters: { file: "advancements/*.json", why: "world" },
    },
    {
      text: "---- Minecraft Crash Report ----\n\nTime: 1/1/20 1:00 AM\nDescription: Exception in server tick loop\n\njava.io.EOFException: x\n\tat java.io.DataInputStream.readFully(DataInputStream.java:197)\n\tat net.minecraft.nbt.NbtIo.read(NbtIo.java:80)\n\tat net.minecraft.world.level.storage.DimensionDataStorage.readSavedData(DimensionDataStorage.java:90)\n",
      parameters: { file: "data/*.dat", why: "world" },
    },
  ],
  counterSamples: [
    // What a plugin reads is its own.
    start(malformed, gson, "org.example.lamps.Lamps.load", "net.minecraft.server.players.GameProfileCache.load"),
    // Nothing is wrong with the file.
    start("java.lang.NullPointerException: x", "net.minecraft.server.players.GameProfileCache.load"),
    '[10:00:00] [Server thread/ERROR]: Could not read the index\ncom.google.gson.JsonSyntaxException: x\n\tat io.papermc.paper.pluginremap.RemappedPluginIndex.readIndex(RemappedPluginIndex.java:74)\n[10:00:01] [Server thread/INFO]: Done (3.1s)! For help, type "help"',
  ],
} satisfies WholeLogSamples;
