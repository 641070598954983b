import type { Meaning } from "./meaning.ts";

/** What is not there, and what servers, registries and generators refuse of those who call them. */
export const refusedCalls: readonly Meaning[] = [
  {
    // Its tables are not made for many threads, and Forge starts mods in many.
    types: ["NullPointerException", "ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException"],
    thrownIn: /\beventbus\.(?:ASMEventHandler\.<init>|ListenerList(?:\$ListenerListInst)?\.\w{1,40})$/,
    name: "event-bus-race",
    hasRemedy: true,
  },
  {
    // The only items that the screen of the creative inventory draws itself. A mod's own drawing fails in its own code.
    types: ["NullPointerException"],
    pattern: /^(?!Registry Object|Trying to access)/,
    thrownIn: /^(?:net\.minecraft|com\.mojang)\./,
    calledIn:
      /\.(?:GuiContainerCreative\.(?:func_74233_a|func_147051_a|renderCreativeTab|drawTab)|CreativeScreen\.(?:func_147051_a|func_238808_a_|drawTab)|CreativeModeInventoryScreen\.(?:renderTabButton|extractTabButton)|CreativeInventoryScreen\.renderTabIcon|class_481\.method_2468)\n|\.(?:ItemRenderer|GuiGraphics)\.m_\d{4,6}_\n[\w.]{1,80}\.CreativeModeInventoryScreen\.m_\d{4,6}_\n/,
    name: "tab-icon",
  },
  {
    types: ["NullPointerException"],
    pattern:
      /^Cannot invoke "org\.bukkit\.command\.PluginCommand\.[^\n]{1,200} because the return value of "[^"\n]{0,150}\bgetCommand\(/,
    name: "command-undeclared",
    hasRemedy: true,
  },
  {
    types: ["NullPointerException"],
    pattern: /because the return value of "([^"\n]{1,160})" is null/,
    name: "null-result",
    parameters: ["value"],
  },
  {
    // Items and blocks have been told their own names since 1.21.2.
    types: ["NullPointerException"],
    pattern: /^(?:Item|Block) id not set$/,
    name: "id-not-set",
  },
  {
    types: ["NullPointerException"],
    pattern:
      /^Cannot invoke "net\.minecraft\.(?:[\w.]{1,60}\.EntityRenderer\.shouldRender|class_897\.method_3933|[\w.]{1,60}\.EntityRenderer\.m_5523_)\(/,
    name: "no-renderer",
  },
  {
    types: ["NullPointerException"],
    thrownIn:
      /\.(?:EntityRenderDispatcher\.(?:shouldRender|m_114397_)|EntityRendererManager\.(?:shouldRender|func_229086_a_)|RenderManager\.(?:shouldRender|func_178635_a))$/,
    name: "no-renderer",
  },
  {
    types: ["NullPointerException"],
    thrownIn: /\.fml\.common\.network\.internal\.FMLProxyPacket\.(?:processPacket|func_148833_a)$/,
    name: "packet-of-mod",
    hasRemedy: true,
  },
  {
    types: ["NullPointerException"],
    pattern: /because "([^"\n]{1,160})" is null/,
    name: "null-value",
    parameters: ["value"],
  },
  {
    types: ["NullPointerException"],
    pattern: /^(?:Registry (?:Object|entry) not present|Trying to access unbound value): ?([^\n]{1,160})/i,
    name: "not-registered",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    types: [
      "RuntimeException",
      "IllegalStateException",
      "IllegalArgumentException",
      "SecurityException",
      "Exception",
      "Error",
      "LicenseException",
    ],
    pattern:
      /\bHWID\b|\bhardware ID\b[^\n]{0,60}\b(?:not|invalid|denied|mismatch)|\blicen[cs]e(?: key)?\b[^\n]{0,40}\b(?:invalid|expired|missing|not (?:valid|found|authori[sz]ed|active|set|verified)|failed|denied|required|revoked|blacklisted)\b|\b(?:invalid|expired|missing|no valid|unknown) licen[cs]e\b|\bunlicensed\b/i,
    name: "not-licensed",
    hasRemedy: true,
  },
  {
    types: ["NullPointerException"],
    pattern: /^Plugin must have a plugin\.yml/,
    name: "not-a-plugin",
    hasRemedy: true,
  },
  {
    // Of Maven's resolver, with which servers fetch the libraries that plugins ask for.
    types: [
      "DependencyResolutionException",
      "DependencyCollectionException",
      "ArtifactResolutionException",
      "ArtifactTransferException",
      "ArtifactNotFoundException",
    ],
    pattern: /(?:artifact|dependency|descriptor for) ([\w.-]{2,80}:[\w.-]{2,80}(?::[\w.-]{1,40}){0,3})/,
    name: "library-download",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    types: ["AuthorNagException"],
    pattern: /^No legacy enum constant for (\w{1,80})\. Did you forget to define a modern/,
    name: "api-version",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    types: ["CommandException"],
    pattern: / - plugin is disabled\.?$/,
    name: "plugin-disabled",
    hasRemedy: true,
  },
  { types: ["Error"], pattern: /^Unresolved compilation problems?:/, name: "not-compiled", hasRemedy: true },
  {
    types: ["InvalidPluginException"],
    pattern: /^Did not find a valid velocity-plugin\.json/,
    name: "not-for-velocity",
    hasRemedy: true,
  },
  {
    types: ["IllegalStateException", "IllegalArgumentException", "ConcurrentModificationException"],
    pattern:
      /(?:Accessing|Writing into|Reading from) (\w{1,60}) from multiple threads|(?<![\w.])([A-Z]\w{1,60}\.\w{1,60}) called (?:from|on) (?:the )?wrong thread|called (?:from|on) (?:the )?wrong thread|(?<!\w)(\w{1,60}) accessed from a different thread/,
    name: "wrong-thread",
    parameters: ["what", "what", "what"],
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException"],
    pattern:
      /^(\w[\w .-]{2,60}?) must be (?:a (?:number|value) )?between (-?\d{1,12}) and (-?\d{1,12}),? (?:but )?(?:got|was|is):? (-?\d{1,12})(?![\d.])/,
    name: "out-of-range",
    parameters: ["what", "least", "most", "value"],
    hasRemedy: true,
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^port out of range: ?(-?\d{1,12})/,
    name: "port-range",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^The embedded resource '([^'\n]{1,120})' cannot be found in /,
    name: "resource-missing",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    // Of Bukkit, of proxies.
    types: ["ClassCastException"],
    pattern:
      /[.$](?:\w{0,40}(?:Console|Rcon)\w{0,40}|CraftBlockCommandSender|CraftMinecartCommand) cannot be cast to (?:class )?[\w.$]{0,120}\.(?:Proxied|Craft|Entity|Server)?Player(?![\w.$])/,
    name: "only-players",
    hasRemedy: true,
  },
  {
    // Of PocketMine and Nukkit.
    types: ["TypeError", "TypeException"],
    pattern: /Player, (?:instance of )?pocketmine\\\w{1,20}\\(?:Console|Remote)CommandSender given/,
    name: "only-players",
    hasRemedy: true,
  },
  // What mods' developers forget to register.
  {
    types: ["IllegalArgumentException"],
    pattern: /^No model for layer ([\w:./#-]{3,160})/,
    name: "no-model-layer",
    parameters: ["what"],
  },
  {
    types: ["NoSuchElementException"],
    pattern: /^Can't find part ([\w.-]{1,80})/,
    name: "no-model-part",
    parameters: ["what"],
  },
  {
    types: ["UnsupportedOperationException", "IllegalArgumentException", "RuntimeException", "CodecException"],
    pattern:
      /^(?:Payload ([\w:./-]{3,120}) may not be sent to the |Invalid message (?:class )?([\w$.]{3,200})$|Undefined message for discriminator \d{1,6} in channel ([\w:./|-]{1,80}))/,
    name: "packet-not-registered",
    parameters: ["what", "what", "what"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^The (?:name|id|object) ([\w:./$@-]{1,120})(?![\w:./$@-])[^\n]{0,200}? has been registered twice/,
    name: "registered-twice",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException", "RuntimeException"],
    pattern:
      /^(?:(?:NetworkEvent )?[Cc]hannel \{?([\w:./|-]{3,100})\}? (?:is )?already registered|Detected config file conflict (?:on )?([\w./-]{3,100})|Cannot register a capability implementation multiple times : ([\w.$/]{3,120}))/,
    name: "registered-twice",
    parameters: ["what", "what", "what"],
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException"],
    pattern:
      /^(?:Registration of impl channels is locked|Cannot register new entries to DeferredRegister after |Cannot register (?:payloads?|handlers?) after )/,
    name: "registry-frozen",
  },
  {
    types: ["IllegalStateException", "IllegalArgumentException", "NoSuchElementException"],
    pattern:
      /^Missing (?:element|key in ResourceKey\[[\w:./-]{1,100} \/ [\w:./-]{1,100}\]:) ResourceKey\[[\w:./-]{1,100} \/ ([\w:./-]{2,120})\]/,
    name: "not-registered",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException", "NullPointerException", "NoSuchElementException"],
    pattern: /^(?:Capability was not present|LazyOptional is empty or otherwise returned null)/,
    name: "no-capability",
  },
  {
    types: ["RuntimeException", "IllegalStateException"],
    pattern: /^(?:We are asking a region for a chunk out of bound|Requested chunk unavailable during world generation)/,
    name: "beyond-region",
  },
  // What generators of data refuse.
  {
    types: ["IllegalStateException"],
    pattern: /^No way of obtaining recipe (?:ResourceKey\[[\w:./-]{1,80} \/ )?([\w:./-]{2,120})/,
    name: "recipe-locked",
    parameters: ["what"],
  },
  {
    types: ["IllegalStateException"],
    pattern: /Missing loottable '?(?:ResourceKey\[[\w:./-]{1,80} \/ )?[\w:./-]{2,120}\]?'? for '?([\w:./{}-]{2,120})/,
    name: "no-loot-table",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException"],
    pattern: /^Couldn't define tag ([\w:./-]{2,120}) as it is missing following references: #?([\w:./-]{1,120})/,
    name: "tag-reference",
    parameters: ["what", "reference"],
  },
];
