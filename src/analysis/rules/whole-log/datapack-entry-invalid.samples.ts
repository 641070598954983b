import type { WholeLogSamples } from "../samples.ts";

const said = (value: string) => ({ term: "config-said", parameters: { value } });

export default {
  samples: [
    {
      text: "[16:10:42]: [RecipeManager] Parsing error loading recipe ringcraft:gem_ring\ncom.google.gson.JsonSyntaxException: Unknown item 'gemworks:gem'\nat net.minecraft.item.crafting.Ingredient.func_199803_a(Ingredient.java:213) ~[?:?] {re:classloading}",
      parameters: { namespace: "ringcraft", entries: ["gem_ring"], reason: said("Unknown item 'gemworks:gem'") },
      only: [],
    },
    {
      // What most of them have in common is told, not what came first.
      text: `[10:00:00] [Render thread/ERROR]: Parsing error loading recipe ringcraft:clasp
com.google.gson.JsonSyntaxException: Unterminated array at line 9 column 3 path $.rings[2]
[10:00:00] [Render thread/ERROR]: Parsing error loading recipe ringcraft:ruby_ring
com.google.gson.JsonSyntaxException: Unknown item 'ringcraft:ruby'
[10:00:00] [Render thread/ERROR]: Parsing error loading recipe ringcraft:opal_ring
com.google.gson.JsonSyntaxException: Unknown item 'ringcraft:opal'
`,
      parameters: {
        namespace: "ringcraft",
        entries: ["ruby_ring", "opal_ring", "clasp"],
        reason: said("Unknown item 'ringcraft:ruby'"),
      },
    },
    {
      text: `[10:00:00] [Worker-Main-3/ERROR]: Couldn't read tag list minecraft:tick from minecraft:tags/functions/tick.json in data pack file/clockwork
java.lang.RuntimeException: Not a JSON object: "clockwork:Chime"
	at net.minecraft.tags.TagLoader.load(TagLoader.java:62)
`,
      parameters: {
        namespace: "clockwork",
        entries: ["minecraft:tick"],
        reason: said('Not a JSON object: "clockwork:Chime"'),
      },
    },
    {
      text: "[10:00:00] [Worker-Main-3/ERROR]: Couldn't load item tag forge:rings as it is missing following references: #ringcraft:rings (from ringcraft-1.0.jar)",
      parameters: {
        namespace: "ringcraft-1.0.jar",
        entries: ["forge:rings"],
        reason: { term: "data-lacks", parameters: { reference: "ringcraft:rings", pack: "ringcraft-1.0.jar" } },
      },
    },
    {
      text: `[10:00:00] [Worker-Main-6/WARN]: Found validation problem in {ringcraft:rings}.pools[1].entries[0]: Unknown loot table called gemworks:gems
[10:00:00] [Worker-Main-6/WARN]: Found loot table element validation problem in {ringcraft:pearls}.functions[0]: Parameters [<parameter minecraft:tool>] are not provided in this context`,
      parameters: {
        namespace: "ringcraft",
        entries: ["rings", "pearls"],
        reason: said("Unknown loot table called gemworks:gems"),
      },
    },
    {
      text: "[10:00:00] [main/WARN]: Could not decode GlobalLootModifier with json id ringcraft:rings_in_chests - error: Unknown type 'minecraft:any_of'",
      parameters: {
        namespace: "ringcraft",
        entries: ["rings_in_chests"],
        reason: said("Unknown type 'minecraft:any_of'"),
      },
    },
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
      text: "[10:00:00] [Worker-Main-4/ERROR]: Couldn't load tag ringcraft:chains as it is missing following references: ringcraft:chain (from Made-up Pack (Please Ignore))",
      parameters: {
        namespace: "ringcraft",
        entries: ["chains"],
        reason: {
          term: "data-lacks",
          parameters: { reference: "ringcraft:chain", pack: "Made-up Pack (Please Ignore)" },
        },
      },
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
    {
      text: "[10:00:00] [main/WARN] [net.minecraftforge.common.loot.LootModifierManager]: Could not decode GlobalLootModifier with json id ringcraft:ring_drops - error: Unknown type 'minecraft:alternative'",
      parameters: {
        namespace: "ringcraft",
        entries: ["ring_drops"],
        reason: said("Unknown type 'minecraft:alternative'"),
      },
    },
    {
      // What is left out comes before what is only complained of, however often.
      text: `[10:00:00] [main/WARN]: Found loot table element validation problem in {loot_tables:ringcraft:chests/a}.pools[0]: Parameters [<parameter minecraft:tool>] are not provided in this context
[10:00:00] [main/WARN]: Found loot table element validation problem in {loot_tables:ringcraft:chests/b}.pools[0]: Parameters [<parameter minecraft:tool>] are not provided in this context
[10:00:00] [main/ERROR]: Parsing error loading recipe ringcraft:tin_ring
com.google.gson.JsonSyntaxException: Unknown item 'ringcraft:tin_nugget'
\tat net.minecraft.world.item.crafting.ShapedRecipe.itemFromJson(ShapedRecipe.java:271)
`,
      parameters: {
        namespace: "ringcraft",
        entries: ["tin_ring", "chests/a", "chests/b"],
        reason: said("Unknown item 'ringcraft:tin_nugget'"),
      },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: Loaded 7 recipes", "<Steve> Couldn't load tag a:b"],
} satisfies WholeLogSamples;
