import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Render thread/ERROR]: Caught error loading resourcepacks, removing all selected resourcepacks\njava.util.concurrent.CompletionException: com.google.gson.JsonParseException: Unable to read font 'minecraft:default' in fonts.json in resourcepack: 'file/Soft 64x.zip'\n\tat java.util.concurrent.CompletableFuture.encodeThrowable(CompletableFuture.java:315) ~[?:?]",
      parameters: { pack: "Soft 64x.zip" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Caught error loading resourcepacks, removing all selected resourcepacks\njava.util.concurrent.CompletionException: java.lang.NullPointerException: x\n\tat java.util.concurrent.CompletableFuture.encodeThrowable(CompletableFuture.java:315) ~[?:?]\nCaused by: java.lang.NullPointerException: x\n\tat com.example.belts.BeltModels.reload(BeltModels.java:3) ~[belts-2.jar:?]",
      parameters: { suspect: "belts", culprit: "belts" },
    },
    {
      text: "[10:00:00] [Render thread/ERROR]: Caught error loading resourcepacks, removing all selected resourcepacks\njava.util.concurrent.CompletionException: java.util.zip.ZipException: ZipFile invalid LOC header (bad signature)\n\tat com.example.belts.BeltModels.reload(BeltModels.java:3) ~[belts-2.jar:?]\nCaused by: java.util.zip.ZipException: ZipFile invalid LOC header (bad signature)\n\tat java.util.zip.ZipFile$ZipFileInputStream.initDataOffset(ZipFile.java:1023) ~[?:?]",
      parameters: { suspect: null, culprit: null },
    },
  ],
  counterSamples: [
    "[10:00:00] [Render thread/INFO]: Reloading ResourceManager: vanilla, file/Soft 64x.zip",
    "[10:00:00] [Render thread/INFO]: [CHAT] <Alex> why did the game say Caught error",
  ],
} satisfies LineSamples;
