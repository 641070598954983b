/** Meanings of exceptions; the words are in the catalogues, as `meaning-…`. Long because it is one table, whose order matters. */

import { systemMessage } from "../../text/system-messages.ts";

/** What an exception means, by its name and the shape of its message. */
export interface Meaning {
  /** Names without packages. */
  types: readonly string[];
  /** Without it, the name is enough. Groups are put into the parameters in their order. */
  pattern?: RegExp;
  /** What threw it has to be this, too: the innermost method. */
  thrownIn?: RegExp;
  /** Tried on the innermost methods, one in a line, the innermost first. */
  calledIn?: RegExp;
  name: string;
  parameters?: readonly string[];
  /** Whether there is advice of its own for it: `remedy-…`. */
  hasRemedy?: true;
}

// The first that fits is taken, so what has a pattern comes first. Bounded quantifiers only.
export const meanings: readonly Meaning[] = [
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
    pattern: /^(?:Registry Object not present|Trying to access unbound value): ?([^\n]{1,160})/,
    name: "not-registered",
    parameters: ["what"],
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
  // What Forge's and NeoForge's event bus refuses.
  {
    types: ["IllegalArgumentException"],
    pattern:
      /(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) has @SubscribeEvent annotation, but takes an argument that is not (?:valid for this bus|a subtype of the base type)/,
    name: "wrong-bus",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException", "IllegalStateException"],
    pattern:
      /IModBusEvent events are not allowed on|only accepts subclasses of (?:class |interface )?[\w.]{1,80}IModBusEvent|takes an argument that is not (?:valid for this bus|a subtype of the base type)/,
    name: "wrong-bus",
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) has @SubscribeEvent annotation(?:\. It has \d{1,3} arguments|, but (?:requires|takes) (?:\d{1,3} arguments|an argument that is not an Event))/,
    name: "event-argument",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /^Expected @SubscribeEvent method [^\n(]{0,60}?(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) to NOT be static/,
    name: "is-static",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^Expected @SubscribeEvent method [^\n(]{0,60}?(?<![\w$.])([\w$.]{3,200})\([^()\n]{0,300}\) to be static/,
    name: "not-static",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^(?:class )?([\w$.]{3,200}) has no @SubscribeEvent methods, but register was called/,
    name: "no-event-methods",
    parameters: ["value"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^Cannot register listeners for abstract (?:class )?([\w$.]{2,200}[\w$])/,
    name: "event-abstract",
    parameters: ["value"],
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
  { types: ["StackOverflowError"], name: "recursion" },
  {
    types: ["ResourceLocationException", "InvalidIdentifierException", "IdentifierException", "class_151"],
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
      /[Dd]uplicate (?:registration|key|id value for|entity|registry name|recipe|translation key):? ?'?([\w:./-]{0,100})|^An? (?:objective|team) of name '([^'\n]{1,100})' already exists|^Team name '([^'\n]{1,100})' is already in use/,
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
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /Cannot (?:get|set) property (?:\w{1,40}\{(?:name=)?)?(\w{1,60})(?!\w)[^\n]{0,150}? does not exist in/,
    name: "missing-property",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /Comparison method violates its general contract/,
    name: "changed-while-sorting",
  },
  {
    types: ["IllegalStateException", "IllegalArgumentException"],
    pattern:
      /\bAsynchronous ([\w ]{1,60})!|^Cannot (\w[\w ]{1,60}) (?:asynchronously|off(?:-| the )main)|^(\w{2,60}) (?:may|can|must) only be (?:triggered|called|fired) synchronously/,
    name: "forbidden-on-thread",
    parameters: ["what", "what", "what"],
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
    pattern: /(?:compile|link)[^\n]{0,40}?(?:shader|program)|shader[^\n]{0,60}(?:compile|link)/i,
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
    pattern: /^Attempted to load class ([\w$./]{3,200}) for invalid dist DEDICATED_SERVER/,
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
  { types: ["NoSuchElementException"], name: "nothing-there" },
  // What plugins changed in classes of Java 11 and older.
  { types: ["NoSuchFieldException"], pattern: /^modifiers$/, name: "java-forbids" },
  {
    // `'void sun.misc.Unsafe.pageSize()'`, `java.lang.String.strip()Ljava/lang/String;`
    types: ["NoSuchMethodError"],
    pattern: /^'?(?:static )?(?:[\w.$[\]]{1,100} )?((?:java|sun|jdk)\.[\w.$]{3,150})\(/,
    name: "java-lacks",
    parameters: ["what"],
  },
  {
    types: ["NoClassDefFoundError", "ClassNotFoundException"],
    pattern: /^((?:java|sun|jdk|javax[./]xml[./]bind)[./][\w./$]{3,150})$/,
    name: "java-lacks",
    parameters: ["what"],
  },
  {
    types: [
      "NoSuchFieldException",
      "NoSuchMethodError",
      "NoSuchFieldError",
      "AbstractMethodError",
      "NoSuchMethodException",
    ],
    name: "other-version",
  },
  {
    // Of what it wraps.
    types: ["BootstrapMethodError"],
    pattern:
      /^(?:java\.lang\.(?:NoSuch|IllegalAccess|NoClassDef|Incompatible|AbstractMethod|ClassNotFound|invoke\.)|$)/,
    name: "other-version",
  },
  { types: ["IncompatibleClassChangeError", "VerifyError", "ClassFormatError"], name: "code-does-not-fit" },
  { types: ["RuntimeException"], pattern: /^Field too big for insn/, name: "code-does-not-fit" },
  {
    types: ["IllegalAccessError", "IllegalAccessException", "InaccessibleObjectException"],
    pattern: /module ([\w.]{1,60}) does not (?:"opens|export) ?([\w.]{1,100})/,
    name: "java-closed",
    parameters: ["module", "package"],
  },
  {
    types: ["IllegalAccessException", "IllegalAccessError"],
    pattern: /(?:with|access(?: to)?) (?:modifiers )?"?(private|protected|package)/,
    name: "private-code",
  },
  {
    // As Java says it: mods throw it to say something else.
    types: ["IllegalAccessException", "IllegalAccessError"],
    pattern: /access|super|final|overrid|^$/i,
    name: "code-does-not-fit",
  },
  {
    types: ["NoClassDefFoundError", "ClassNotFoundException"],
    pattern: /^(?:Could not initialize class )([\w$./]{1,200})/,
    name: "class-broken",
    parameters: ["what"],
  },
  {
    types: ["NoClassDefFoundError", "ClassNotFoundException", "TypeNotPresentException", "ClassNotFoundError"],
    pattern:
      /^(?:Failed resolution of: L|The specified mixin '|can't (?:load|find) class )?(?:Type )?([\w$-]{1,80}(?:[./][\w$-]{1,80}){1,25}|[\w$-]{2,80}(?=;?$))/,
    name: "class-missing",
    parameters: ["what"],
  },
  { types: ["ExceptionInInitializerError"], name: "class-broken" },
  { types: ["OutOfMemoryError"], name: "out-of-memory" },
  { types: ["UnsatisfiedLinkError"], name: "native-missing" },
  { types: ["UnsupportedClassVersionError"], name: "java-too-old" },
  {
    types: ["FileNotFoundException"],
    pattern: new RegExp(`^([^\\n]{1,200}?) ?\\((?:${systemMessage("fileMissing")})`),
    name: "file-missing",
    parameters: ["what"],
  },
  {
    types: ["AccessDeniedException", "FileNotFoundException"],
    pattern: new RegExp(`^([^\\n]{1,200}?) ?(?:\\((?:${systemMessage("accessDenied")})|$)`),
    name: "file-not-usable",
    parameters: ["what"],
  },
  { types: ["NoSuchFileException"], pattern: /^([^\n]{1,300})/, name: "file-missing", parameters: ["what"] },
  {
    types: ["FileSystemException", "FileAlreadyExistsException", "DirectoryNotEmptyException"],
    name: "file-not-usable",
  },
  {
    // Java's own reader of XML says which file, whoever hands it on.
    types: ["SAXParseException", "LoaderException", "RuntimeException", "UnmarshalException", "IOException"],
    pattern:
      /systemId: (?:[^\s;]{0,300}[/\\])?([^\s;/\\]{1,100}); lineNumber: (\d{1,7}); columnNumber: \d{1,7}; ([^\n]{1,200})/,
    name: "broken-xml",
    parameters: ["what", "line", "said"],
    hasRemedy: true,
  },
  {
    types: ["JsonSyntaxException", "MalformedJsonException", "JsonParseException", "ParsingException", "YAMLException"],
    pattern: /at line (\d{1,7}) column (\d{1,7})/,
    name: "broken-file-at",
    parameters: ["line", "column"],
  },
  {
    types: [
      "JsonSyntaxException",
      "MalformedJsonException",
      "JsonParseException",
      "JsonIOException",
      "ParsingException",
      "YAMLException",
      "ScannerException",
      "ParserException",
      "InvalidConfigurationException",
      "ConfigException",
    ],
    name: "broken-file",
  },
  {
    types: ["NumberFormatException"],
    pattern: /For input string: "([^"\n]{0,80})"/,
    name: "not-a-number",
    parameters: ["what"],
  },
  { types: ["NumberFormatException"], name: "not-a-number" },
  {
    types: ["ZipException", "DataFormatException"],
    pattern:
      /invalid (?:distance|stored block|block type|code lengths|literal|bit length)|incorrect (?:data|header) check|oversubscribed/,
    name: "broken-data",
  },
  { types: ["ZipException", "DataFormatException", "ZipError"], name: "broken-archive" },
  { types: ["EOFException", "BufferUnderflowException", "UTFDataFormatException"], name: "data-ends-early" },
  { types: ["UnknownHostException"], pattern: /^([\w.-]{2,120})/, name: "host-unknown", parameters: ["what"] },
  { types: ["UnknownHostException"], name: "host-unknown" },
  {
    types: ["DependencyResolutionException", "ArtifactResolutionException", "ArtifactTransferException"],
    name: "libraries-not-fetched",
    hasRemedy: true,
  },
  {
    types: ["ConnectException", "AnnotatedConnectException", "NoRouteToHostException", "MongoSocketOpenException"],
    name: "not-reachable",
  },
  {
    types: ["SocketTimeoutException", "ConnectTimeoutException", "HttpTimeoutException", "MongoTimeoutException"],
    name: "timed-out",
  },
  {
    types: ["CommunicationsException", "SQLNonTransientConnectionException", "PoolInitializationException"],
    name: "database",
  },
  { types: ["SQLException", "SQLiteException", "SQLSyntaxErrorException"], name: "database" },
  { types: ["BindException"], name: "port-taken" },
  { types: ["SSLHandshakeException", "SSLException"], name: "no-secure-connection" },
  { types: ["DecoderException", "EncoderException"], name: "packet" },
  // Where it says nothing itself.
  { types: ["UnsupportedOperationException"], pattern: /^$/, name: "not-supported" },
  { types: ["ArithmeticException"], pattern: /by zero/, name: "division-by-zero" },
  { types: ["NegativeArraySizeException", "ArrayStoreException"], name: "bad-data" },
  { types: ["SecurityException"], pattern: /setContextClassLoader|Security Manager/, name: "java-forbids" },
  {
    types: [
      "MixinApplyError",
      "InvalidInjectionException",
      "InjectionError",
      "InvalidMixinException",
      "MixinTransformerError",
    ],
    name: "mixin",
  },
  // PHP
  {
    types: ["Error"],
    pattern: / incomplete object\. [^"]{1,60} class definition "([\w\\]{1,200})"/,
    name: "not-loaded-there",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    types: ["Error"],
    pattern: /Call to (?:undefined method|a member function) ([\w\\:>-]{1,160}\(?\)?)(?: on null)?/,
    name: "no-such-method",
    parameters: ["what"],
  },
  {
    types: ["Error", "ClassNotFoundException"],
    pattern: /Class ["']?([\w\\]{1,200})["']? not found/,
    name: "class-missing",
    parameters: ["what"],
  },
  {
    types: ["Error", "ErrorException"],
    pattern:
      /^Declaration of .{1,300} (?:must|should) be compatible with|^Access level to .{1,200} must be |contains \d{1,3} abstract methods?|^Cannot (?:override final|make (?:non )?static)|^(?:Interface|Trait) ["'][\w\\]{1,200}["'] not found|^Undefined class constant/,
    name: "other-version",
  },
  {
    types: ["Error"],
    pattern: /Typed property ([\w\\:$]{1,160}) must not be accessed before initialization/,
    name: "not-initialised",
    parameters: ["what"],
  },
  { types: ["ErrorException"], pattern: /^Undefined (?:array key|index|offset)/, name: "out-of-bounds" },
  { types: ["ArgumentCountError"], name: "arguments" },
  { types: ["TypeError"], name: "wrong-type" },
  { types: ["ParseError"], name: "syntax-error" },
];
