import { finding } from "../finding.ts";

/** `in resourcepack: 'file/Soft 64x.zip'`, `from pack file/Soft 64x.zip` */
const packIn = /(?:resource ?pack: ?'|from pack |in pack )(?:file\/)?([^'\n\r]{1,120})/;
/** Not a pack that somebody chose. */
const builtIn = /^(?:vanilla|default|fabric|mod_resources|server|mod[:/]|programmer_art|high_contrast)/i;

/** The game gives up the packs that are chosen and goes on without them. */
export default finding({
  code: "resource-reload-failed",
  severity: "error",
  joins: ["cause", "suspect"],
  confidence: 0.85,
  needles: ["Caught error loading resourcepacks, ", "Caught error stitching, removing all "],
  pattern: /(?:Caught error loading resourcepacks, |Caught error stitching, removing all )/,
  parameters: (_, place) => {
    const said = packIn.exec(place.upTo(20_000))?.[1]?.trim();
    const pack = said && /^.{1,120}?\.zip/.test(said) ? said.slice(0, said.indexOf(".zip") + 4) : said;
    return { pack: pack && !builtIn.test(pack) ? pack : undefined };
  },
  oneFor: ["pack"],
  // After a mod that failed the game cannot load its resources either.
  impliedBy: [
    "mod-dependency-missing",
    "mod-dependency-version",
    "mod-exception",
    "mod-fatal",
    "mod-event-failed",
    "mod-entrypoint-failed",
    "mod-incompatible",
    "out-of-memory",
  ],
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
});
