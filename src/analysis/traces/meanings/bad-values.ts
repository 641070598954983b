import type { Meaning } from "./meaning.ts";

/** A name of the game's that cannot be one, in all namings. */
const ofIdentifiers = [
  "ResourceLocationException",
  "InvalidIdentifierException",
  "IdentifierException",
  "ResourceKeyInvalidException",
  "class_151",
];

/** Threads, casts, bounds, names and states in which something cannot be done. */
export const badValues: readonly Meaning[] = [
  { types: ["IllegalMonitorStateException"], name: "lock-not-held" },
  {
    types: ["IllegalAccessException"],
    pattern: /^Can ?not set (?:static )?final [\w$.]{1,200} field ([\w$.]{3,200})/,
    name: "field-final",
    parameters: ["value"],
  },
  {
    types: ["CancellationException"],
    pattern: /^The call ([\w$<>]{1,120}) is not cancellable/,
    name: "not-cancellable",
    parameters: ["what"],
  },
  { types: ["ConcurrentModificationException"], name: "concurrent-change" },
  {
    // A table that grows while another thread writes into it.
    types: [
      "ArrayIndexOutOfBoundsException",
      "IndexOutOfBoundsException",
      "ClassCastException",
      "NullPointerException",
    ],
    thrownIn:
      /^it\.unimi\.dsi\.fastutil\.\w{1,40}\.\w{1,60}(?:OpenHash(?:Map|Set)|LinkedOpenHash\w{1,10})(?:\$\w{1,40})?\.\w{1,40}$|^java\.util\.HashMap(?:\$TreeNode)?\.(?:resize|treeify|putTreeVal|putVal|split|moveRootToFront)$/,
    name: "two-threads",
  },
  {
    // Two class loaders have a class of that name.
    types: ["ClassCastException"],
    pattern: /^(?:class )?([\w$.]{1,160}) cannot be cast to (?:class )?\1(?![\w$.])/,
    name: "loaded-twice",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    types: ["ClassCastException", "LanguageAdapterException"],
    pattern: /^(?:[Cc]lass )?([\w$.]{1,160}) cannot be cast to (?:class )?([\w$.]{1,160})/,
    name: "wrong-type",
    parameters: ["value", "wanted"],
  },
  { types: ["ClassCastException"], name: "wrong-type" },
  {
    // Up to 1.11 nobody checks that the rows of a shaped recipe are as long as each other.
    types: ["StringIndexOutOfBoundsException"],
    thrownIn: /\.String(?:\w{1,8})?\.(?:charAt|checkIndex)$/,
    calledIn:
      /\.(?:CraftingManager\.(?:addRecipe|addShapedRecipe|func_77595_a|func_92103_a)|ShapedOreRecipe\.<init>|GameRegistry\.(?:addRecipe|addShapedRecipe))\n/,
    name: "recipe-rows",
    hasRemedy: true,
  },
  {
    types: ["ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException", "StringIndexOutOfBoundsException"],
    pattern: /[Ii]ndex:? (-?\d{1,12})(?: out of bounds for length |, [Ss]ize: ?)(\d{1,12})/,
    name: "out-of-bounds",
    parameters: ["index", "length"],
  },
  {
    types: ["IndexOutOfBoundsException"],
    pattern: /readerIndex(?:\(\d{1,12}\) \+ length\(\d{1,12}\)|: \d{1,12}, length: \d{1,12}) exceeds writerIndex/,
    name: "message-too-short",
    hasRemedy: true,
  },
  {
    types: ["ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException", "StringIndexOutOfBoundsException"],
    name: "out-of-bounds",
  },
  // Up to 1.10 the game clicks again as long as something is said to have been moved.
  { types: ["StackOverflowError"], calledIn: /\.Container\.(?:retrySlotClick|func_75133_b)\n/, name: "endless-click" },
  {
    // The reader of NBT in text, in all namings: each bracket is a call, and old versions count none.
    types: ["StackOverflowError"],
    calledIn: /\.(?:TagParser|SnbtGrammar|MojangsonParser|JsonToNBT|StringNbtReader|class_2522)\.\w{1,60}\n/,
    name: "nested-data",
    hasRemedy: true,
  },
  { types: ["StackOverflowError"], name: "recursion" },
  {
    // Arabic, Persian, the scripts of India and Burma.
    types: ofIdentifiers,
    pattern:
      /character in (?:namespace|path) of location: [^\n]{0,160}[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u1040-\u1049]/,
    name: "system-digits",
    hasRemedy: true,
  },
  {
    types: ["UnknownFormatConversionException", "NumberFormatException", "IllegalFormatException"],
    pattern: /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u1040-\u1049]/,
    name: "system-digits",
    hasRemedy: true,
  },
  {
    types: ofIdentifiers,
    pattern: /Non \[a-z0-9[^\]\n]{0,12}\] character in (?:namespace|path) of location: ([^\n]{1,160})/,
    name: "bad-identifier",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /bound must be (?:positive|greater than (?!origin))/,
    name: "empty-choice",
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /Start value must be smaller or equal|[Bb]ound must be greater than origin/,
    name: "range-reversed",
  },
  {
    // Sections of entities are kept by numbers made of their places.
    types: ["IllegalArgumentException"],
    pattern: /^Start element \(-?\d{10,20}\) is larger than end element/,
    name: "place-too-far",
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException", "RuntimeException"],
    pattern:
      /(?:existing registry name! New: |Adding duplicate (?:key|value) '?(?:ResourceKey\[[\w:./-]{1,80} \/ )?|two key bindings with equal ID: |Packet type (?:Id\[id=|CustomPacketPayload\$Type\[id=)?(?=[\w:./-]{1,160}\]? is already registered))([\w./-]{1,64}(?::[\w./-]{1,100})?)/,
    name: "registered-twice",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException"],
    pattern:
      /[Dd]uplicate (?:registration|key|id value for|entity|registry name|recipe|translation key):? ?'?(?:ResourceKey\[[\w:./-]{1,80} \/ )?([\w:./-]{0,100})|^An? (?:objective|team) of name '([^'\n]{1,100})' already exists|^Team name '([^'\n]{1,100})' is already in use/,
    name: "registered-twice",
    parameters: ["what", "what", "what"],
  },
  {
    types: ["IllegalStateException"],
    pattern:
      /Registry is already frozen(?: \(trying to add key (?:ResourceKey\[[\w:./-]{1,80} \/ )?([\w:./-]{1,160}))?/,
    name: "registry-frozen",
    parameters: ["what"],
  },
  {
    types: ["RuntimeException"],
    pattern: /^class ([\w$.]{1,200}) is missing a mapping/,
    name: "not-mapped",
    parameters: ["what"],
  },
  {
    types: ["RuntimeException", "IllegalStateException"],
    pattern: /entry values did not copy to the correct id|[Mm]issing registry entries/,
    name: "registry-broken",
    hasRemedy: true,
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /Cannot (?:get|set) property (?:\w{1,40}\{(?:name=)?)?(\w{1,60})(?!\w)[^\n]{0,150}? does not exist in (?:Block\{|\w{0,30}\{block=)?([a-z0-9_.-]{1,64}:[\w./-]{1,100})?/,
    name: "missing-property",
    parameters: ["what", "block"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /Comparison method violates its general contract/,
    name: "changed-while-sorting",
  },
  {
    // Folia and its forks; the context follows.
    types: ["IllegalStateException"],
    pattern: /^Thread (?:[^\n]{0,100} )?failed main thread check: ([^\n,]{3,120})/,
    name: "foreign-region",
    parameters: ["what"],
  },
  {
    types: ["IllegalStateException", "IllegalArgumentException"],
    pattern:
      /\bAsynchronous ([\w ]{1,60})!|^Cannot (\w[\w ]{1,60}) (?:asynchronously|off(?:-| the )main)|^(\w{2,60}) (?:may|can|must) only be (?:triggered|called|fired) synchronously|^(\w{2,60}) cannot be triggered asynchronously from another thread/,
    name: "forbidden-on-thread",
    parameters: ["what", "what", "what", "what"],
  },
  {
    types: ["IllegalStateException"],
    pattern:
      /Cannot get config value (?:before config is loaded|without assigned Config)|config (?:is )?not (?:yet )?loaded/i,
    name: "config-too-early",
  },
  {
    types: ["IllegalStateException"],
    pattern: /^Failed to initialize server$/,
    name: "server-not-started",
    hasRemedy: true,
  },
  {
    types: ["IllegalStateException"],
    pattern: /Failed to load registries due to (?:above )?errors/,
    name: "registries-broken",
    hasRemedy: true,
  },
  {
    types: ["RuntimeException", "IllegalStateException"],
    pattern: /^Already decorating|TickNextTick list out of synch/,
    name: "nested-generation",
  },
  {
    types: ["IllegalStateException"],
    pattern:
      /^(?:Already (?:tesselating|building)|Not (?:tesselating|building|filled)|BufferBuilder (?:was empty|not started))/i,
    name: "drawing-state",
  },
  {
    types: [
      "RuntimeException",
      "IllegalStateException",
      "ShaderCompileException",
      "IOException",
      "ChainedJsonException",
    ],
    pattern: /(?:compil[ei]|link)[^\n]{0,40}?(?:shader|program)|shader[^\n]{0,60}(?:compil[ei]|link)/i,
    name: "shader",
  },
  {
    types: ["IllegalPluginAccessException"],
    pattern: /while (?:not enabled|disabled)/,
    name: "plugin-not-enabled",
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException"],
    pattern: /Can't find attribute ([\w:.-]{2,100})/,
    name: "missing-attribute",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException"],
    pattern: /(?:Texture|Model) (?:at )?([\w:./-]{3,160}) does not exist/,
    name: "missing-asset",
    parameters: ["what"],
  },
  {
    types: ["IllegalStateException", "IllegalArgumentException", "RuntimeException"],
    pattern:
      /Some intrusive holders were not (?:registered|added to registry): \[(?:Reference\{null=)?(\w{1,60}\{[\w:./-]{1,80}\}|[^\]\n{}]{1,120})|Duplicate id value for|Data value id is too big|has not defined synched data value/,
    name: "not-registered",
    parameters: ["what"],
  },
  {
    types: ["IllegalStateException", "IllegalArgumentException"],
    pattern: /no payload type has been registered with name "([\w:./#-]{1,120})/,
    name: "not-registered",
    parameters: ["what"],
  },
  {
    // Old Forge, and registries later: the second such object finds the first one there.
    types: ["IllegalArgumentException", "NullPointerException"],
    pattern: /^value already present: null$|^Can't add null-object to the registry, name ([\w:./-]{1,120})/,
    calledIn: /Registry\.\w|\bGameData\.\w/,
    name: "registered-null",
    parameters: ["what"],
  },
  {
    types: ["UninitializedPropertyAccessException"],
    pattern: /lateinit property (\w{1,80}) has not been initialized/,
    name: "not-initialised",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException", "NullPointerException"],
    pattern: /^([A-Za-z][\w .]{0,60}) (?:cannot|can't|can not|must not|may not) be null/,
    name: "null-value",
    parameters: ["value"],
  },
  { types: ["NullPointerException"], name: "null" },
  {
    types: ["RuntimeException", "IllegalStateException", "Exception", "Error"],
    pattern: /^([A-Z][\w .'&+-]{1,60}?) (?:is|was) not installed\b/,
    name: "part-missing",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    types: ["IllegalArgumentException", "RuntimeException"],
    pattern: /(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) annotated with @SubscribeEvent is not static/,
    name: "not-static",
    parameters: ["what"],
  },
  {
    types: ["RuntimeException"],
    pattern: /^Attempted to load class ([\w$./]{1,200}) for invalid (?:dist DEDICATED_SERVER|side SERVER)/,
    name: "client-only",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /^No enum constant (?:org\.bukkit|net\.minecraft|io\.papermc)\.(?:[a-z]\w{0,40}\.){0,6}([A-Z][\w.]{2,150})/,
    name: "name-gone",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^data \((?:class )?([\w.$]{3,160})\) should be (?:class |interface )?([\w.$]{3,160})$/,
    name: "particle-data",
    parameters: ["value", "wanted"],
  },
  {
    // Of what a server refuses, which of its methods was called.
    types: ["IllegalArgumentException", "IllegalStateException"],
    thrownIn: /\.(?:Preconditions\.check(?:Argument|State)|Validate\.\w{1,20})$/,
    calledIn: /\.Craft([A-Z]\w{1,60}\.\w{1,60})\n(?!org\.bukkit\.|net\.minecraft\.|io\.papermc\.|com\.destroystokyo\.)/,
    name: "refused-call",
    parameters: ["what"],
  },
  { types: ["NoSuchElementException"], name: "nothing-there" },
];
