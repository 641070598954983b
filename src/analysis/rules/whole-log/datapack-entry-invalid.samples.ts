import type { WholeLogSamples } from "../samples.ts";

const said = (value: string) => ({ term: "config-said", parameters: { value } });

export default {
  samples: [
    {
      text: `[10:00:00] [Worker-Main-3/ERROR]: Parsing error loading recipe ringcraft:gold_ring
com.google.gson.JsonSyntaxException: Unknown item 'ringcraft:gold'
	at net.minecraft.util.JSONUtils.getItem(JSONUtils.java:30)
[10:00:00] [Worker-Main-3/ERROR]: Parsing error loading recipe ringcraft:tin_ring
com.google.gson.JsonSyntaxException: Unknown item 'ringcraft:tin'
	at net.minecraft.util.JSONUtils.getItem(JSONUtils.java:30)
`,
      parameters: {
        namespace: "ringcraft",
        entries: ["gold_ring", "tin_ring"],
        reason: said("Unknown item 'ringcraft:gold'"),
      },
    },
    {
      text: "[10:00:00] [main/ERROR]: Couldn't parse data file 'ringcraft:gold_ring' from 'ringcraft:recipe/gold_ring.json': DataResult.Error['No key result in MapLike']",
      parameters: { namespace: "ringcraft", entries: ["gold_ring"], reason: said("No key result in MapLike") },
    },
    {
      text: `[10:00:00] [Worker-Main-1/ERROR]: Couldn't parse data file minecraft:beetroot_pie from minecraft:recipes/beetroot_pie.json
com.google.gson.JsonParseException: java.io.EOFException: End of input at line 1 column 1 path $
	at net.minecraft.util.GsonHelper.fromJson(GsonHelper.java:530)
`,
      parameters: { namespace: "minecraft", entries: ["beetroot_pie"], reason: { term: "config-cut-off" } },
    },
    {
      text: "[10:00:00] [Worker-Main-13/ERROR]: Couldn't parse element loot_tables:ringcraft:blocks/ring_ore",
      parameters: { namespace: "ringcraft", entries: ["blocks/ring_ore"], reason: null },
    },
    {
      text: "[10:00:00] [Worker-Main-4/ERROR]: Couldn't load tag ringcraft:rings as it is missing following references: ringcraft:tin_ring (from rings-1.0.jar)",
      parameters: {
        namespace: "ringcraft",
        entries: ["rings"],
        reason: { term: "data-lacks", parameters: { reference: "ringcraft:tin_ring", pack: "rings-1.0.jar" } },
      },
    },
    {
      text: `[10:00:00] [main/ERROR]: Error while loading contents for book ringcraft:guide
java.lang.RuntimeException: Error building entry ringcraft:rings/tin
	at vazkii.patchouli.client.book.BookContents.reload(BookContents.java:141)
`,
      parameters: {
        namespace: "ringcraft",
        entries: ["guide"],
        reason: said("Error building entry ringcraft:rings/tin"),
      },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Loaded 7 recipes", "<Steve> Couldn't load tag a:b"],
} satisfies WholeLogSamples;
