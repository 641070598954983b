/** What findings say in English. Long because a translator opens one file, and finds everything in it. */

import type { Catalogue, FindingWords, Sentence } from "./catalogue.ts";

const terms = {
  "activity-advancements": "working on advancements",
  "activity-block-entity-drawing": "drawing chests, signs and other block entities",
  "activity-block-updates": "passing on block updates (redstone)",
  "activity-chunks": "loading, unloading or saving chunks",
  "activity-command": "running the command {command}",
  "activity-commands": "running a command",
  "activity-entities": "moving entities (mobs, items, players)",
  "activity-entity-drawing": "drawing an entity",
  "activity-explosions": "working out an explosion",
  "activity-fluids": "letting water or lava flow",
  "activity-hoppers": "moving items with a hopper",
  "activity-inventories": "showing or changing an inventory",
  "activity-light": "computing light",
  "activity-loot": "rolling loot",
  "activity-mobs": "deciding what a mob does",
  "activity-models": "loading models",
  "activity-packets": "reading or sending network packets",
  "activity-packs": "loading resource packs or data packs",
  "activity-particles": "drawing particles",
  "activity-paths": "finding a way for a mob",
  "activity-recipes": "loading or looking up recipes",
  "activity-registries": "loading registries and tags",
  "activity-saving": "loading or saving data of players or the world",
  "activity-screens": "showing a screen",
  "activity-shaders": "loading or using shaders",
  "activity-sounds": "playing sounds",
  "activity-spawning": "spawning mobs",
  "activity-terrain": "generating new terrain (chunks)",
  "activity-text": "drawing text",
  "activity-textures": "loading textures",
  "activity-tracking": "telling players about the entities around them (entity tracker)",
  "activity-world-drawing": "drawing the world",
  "apart-beside": "they are of two servers or games that run beside each other",
  "apart-java": "they are of different Java versions ({version} and {other})",
  "apart-loader": "they are of different versions of the loader ({version} and {other})",
  "apart-minecraft": "they are of different Minecraft versions ({version} and {other})",
  "apart-mods": ["{mod} has another version in each ({version} and {other})", "a mod has another version in each"],
  "apart-newer": "the crash was at {time}, after the log had ended ({until})",
  "apart-older": "the crash was at {time}, before the log began ({other})",
  "apart-player": "they are of different players",
  "apart-side": "one is of the game, the other of the server",
  "apart-software": "they are of different software ({version} and {other})",
  "apart-start": "each has a start of its own ({time} and {other})",
  "apart-time": ["their times do not fit ({time} and {other})", "their times do not fit"],
  "config-at": ["line {line}, setting {key}", "line {line}", "setting {key}"],
  "config-backslash": "a backslash in double quotes begins an escape sequence (as in a path of Windows)",
  "config-bracket": "a bracket, a brace or a comma is missing",
  "config-character": [
    "a value that begins with {value} needs quotes",
    "a value begins with a character that needs quotes",
  ],
  "config-choice": [
    "“{value}” is not allowed there; choose one of {allowed}",
    "“{value}” is not allowed there",
    "a value is not allowed there",
  ],
  "config-colon": "it has a colon too many, or the indentation is wrong",
  "config-colon-missing": "the colon behind the name of a setting is missing",
  "config-cut-off": "the file is empty or ends too early",
  "config-duplicate": ["{value} is set twice", "a setting is there twice"],
  "config-encoding": "it has characters that are not UTF-8, or not allowed there",
  "config-indentation": "the indentation is wrong, or a quotation mark is missing",
  "config-number": ["“{value}” is not a number", "a value is not a number"],
  "config-quote-open": "a quotation mark is not closed",
  "config-said": ["“{value}”", "its parser stopped there"],
  "config-tab": "it has a tab where only spaces are allowed",
  "config-type": "a value has the wrong type (text, number, list or section)",
  "config-unknown": ["there is no setting {value}", "it has a setting that is not known"],
  "data-lacks": [
    "it refers to {reference}, which is not there (from {pack})",
    "it refers to {reference}, which is not there",
  ],
  "evidence-mixin": ["its Mixin {what}", "a Mixin of its own"],
  "hint-arguments": "Check how many values the function takes.",
  "hint-bad-data": "Check the data.",
  "hint-bad-identifier": "Write the identifier in lower case.",
  "hint-broken-archive": "Build or download it again.",
  "hint-broken-data": "Check where the data was written, and whether it was cut off.",
  "hint-broken-file": "Correct the file.",
  "hint-broken-file-at": "Correct the file.",
  "hint-changed-while-sorting":
    "Change players and worlds on the server thread only: packet handlers run on another one.",
  "hint-class-broken": "Look at the static fields and blocks of that class.",
  "hint-class-missing": "Check the name and package of the class, and that it is compiled into the jar.",
  "hint-client-only": "Call it only where the side is the client (a class of its own, DistExecutor, @OnlyIn).",
  "hint-code-does-not-fit": "Compile against the version that runs; look at coremods and mixins that change the class.",
  "hint-concurrent-change":
    "Change the list through its iterator, or go through a copy; look whether another thread uses it.",
  "hint-config-too-early": "Read the value later, when the configuration event has been fired.",
  "hint-data-ends-early": "Check how much there is to read.",
  "hint-database": "Check address, user and query.",
  "hint-division-by-zero": "Check the divisor.",
  "hint-drawing-state": "Every begin needs exactly one end, also when something fails in between.",
  "hint-empty-choice": "Check that the list has entries before you draw one.",
  "hint-entry-class":
    "Check `entrypoints` in fabric.mod.json against the package and name of the class, and that it is compiled; a Kotlin object needs the adapter “kotlin”.",
  "hint-file-missing": "Check that the file is among the resources of the build.",
  "hint-file-not-usable": "Check the path and the permissions.",
  "hint-forbidden-on-thread": "Schedule it on the main thread (on Folia: on the thread of the region or the entity).",
  "hint-host-unknown": "Handle a missing connection.",
  "hint-java-closed": [
    "Start with --add-opens {module}/{package}=ALL-UNNAMED, or do not use reflection there.",
    "Start with --add-opens, or do not use reflection there.",
  ],
  "hint-java-forbids": "Use the Java version that the game asks for.",
  "hint-java-too-old": "Compile for the Java version that runs.",
  "hint-loaded-twice":
    "Keep no objects of your classes beyond onDisable, and shade libraries under a package of your own.",
  "hint-main-class":
    "Check `main` in plugin.yml against the package and name of the class, and that it is compiled into the jar.",
  "hint-message-too-short": "Read exactly what the other side writes, in the same order and with the same types.",
  "hint-missing-asset": [
    "Put {what} among the resources (assets folder), and check the spelling.",
    "Put it among the resources (assets folder), and check the spelling.",
  ],
  "hint-missing-attribute": [
    "Add {what} to the attributes of the entity type (EntityAttributeCreationEvent, FabricDefaultAttributeRegistry).",
    "Add it to the attributes of the entity type (EntityAttributeCreationEvent, FabricDefaultAttributeRegistry).",
  ],
  "hint-missing-property": "Add the property to the block's state definition, or check for it first.",
  "hint-mixin": "Check the target and the refmap.",
  "hint-native-missing": "Ship the library for this system.",
  "hint-nested-generation":
    "Stay inside the eight blocks around the chunk that is generated (offset of 8), and set blocks without updates.",
  "hint-no-secure-connection": "Use a newer Java.",
  "hint-no-such-method": "Check the name and the version of the other plugin.",
  "hint-not-a-number": "Check the value before it is parsed.",
  "hint-not-a-plugin": "Put plugin.yml (or bungee.yml) into the root of the jar.",
  "hint-not-for-velocity":
    "Annotate the main class with @Plugin and run Velocity's annotation processor, which writes velocity-plugin.json into the jar.",
  "hint-not-initialised": [
    "Set {what} earlier, or check with isInitialized.",
    "Set it earlier, or check with isInitialized.",
  ],
  "hint-not-mapped": "Register it (GameRegistry.registerTileEntity, EntityRegistry) with a name.",
  "hint-not-reachable": "Handle a missing connection.",
  "hint-not-registered": [
    "Register {what} (a DeferredRegister has to be put on the mod's event bus), and do not use it before registration.",
    "Register it (a DeferredRegister has to be put on the mod's event bus), and do not use it before registration.",
  ],
  "hint-not-static": "Make the method static, or register an object of the class instead of the class.",
  "hint-not-supported": "Copy the list before it is changed.",
  "hint-nothing-there": "Check with isPresent or hasNext first.",
  "hint-null": "Find out which value in that line is null: Java 14 and newer say so in the message.",
  "hint-null-result": "Check what {value} returns for null before you use it.",
  "hint-null-value": "Check {value} for null before you use it, or make sure that it is set by then.",
  "hint-other-version": "Compile against the version that runs.",
  "hint-out-of-bounds": "Check the length first; indexes begin at 0.",
  "hint-out-of-memory": "Look for what grows without end.",
  "hint-packet": "Read and write the same fields in the same order.",
  "hint-part-missing": "Add it to the run, or check for it first.",
  "hint-place-too-far": "Look for what sets place or speed: a division by zero, or a sum that grows without end.",
  "hint-plugin-not-enabled":
    "Register listeners and tasks in onEnable, not in onLoad or the constructor, and not after onDisable.",
  "hint-port-taken": "Use another port.",
  "hint-private-code": 'Make the constructor public. A Kotlin object needs the entry point\'s adapter to be "kotlin".',
  "hint-range-reversed": "Check which of the two values is the smaller one.",
  "hint-recursion": "Look at the frames that repeat: they call each other without an end condition.",
  "hint-registered-twice": "Give every object a name of its own, and set it once.",
  "hint-registries-broken":
    "Look for `Errors in registry` in latest.log: it names each file and what is wrong with it.",
  "hint-registry-broken": "Look for two objects with the same registry name, and for objects that are made twice.",
  "hint-registry-frozen": "Register in the registry event or with a DeferredRegister, not in a static field.",
  "hint-server-not-started": "Look at what the log says before it.",
  "hint-shader":
    "The text behind it is what the driver says about the shader; check version and extensions in its first line.",
  "hint-syntax-error": "Correct the line.",
  "hint-timed-out": "Handle a timeout, and never wait on the main thread.",
  "hint-wrong-thread": "Schedule the work on the main thread.",
  "hint-wrong-type": "Check the type before the cast; look where the value comes from.",
  "library-java": "Java itself",
  "library-jaxb": "JAXB (a part of Java up to version 10)",
  "library-kotlin": "the Kotlin standard library (kotlin-stdlib, Kotlin for Forge, Fabric Language Kotlin)",
  "library-kotlinx": "the Kotlin library (Kotlin for Forge, Fabric Language Kotlin)",
  "library-nashorn": "Nashorn (a part of Java up to version 14)",
  "library-old-forge": "Forge for Minecraft 1.7.10 or older",
  "library-old-java": "Java up to version {version}",
  "library-scala": "the Scala library",
  "meaning-arguments": "A function was called with too few or too many values.",
  "meaning-bad-data": "Data makes no sense there and may be damaged.",
  "meaning-bad-identifier": [
    "The identifier {what} has a character that is not allowed, such as a capital letter or a space.",
    "An identifier has a character that is not allowed, such as a capital letter or a space.",
  ],
  "meaning-broken-archive": "A jar or zip file is damaged.",
  "meaning-broken-data": "Compressed data is damaged.",
  "meaning-broken-file": "A configuration or data file has an error and cannot be read.",
  "meaning-broken-file-at": "A file has an error in line {line}, column {column}, and cannot be read.",
  "meaning-changed-while-sorting":
    "A list changed while it was being sorted (mostly by another thread; Comparison method violates its general contract).",
  "meaning-class-broken": [
    "The class {what} failed earlier; the first error about it says why.",
    "A class failed earlier; the first error about it says why.",
  ],
  "meaning-class-missing": ["The class {what} was not found in anything that is installed.", "A class was not found."],
  "meaning-client-only": [
    "It loads code that only the client has ({what}), so the mod or this part of it does not belong on a server.",
    "It loads code that only the client has, so the mod or this part of it does not belong on a server.",
  ],
  "meaning-code-does-not-fit":
    "It was made for another version of Minecraft or of a mod it works with, or another mod changed it wrongly (its bytecode fails verification).",
  "meaning-concurrent-change": "A list was changed while it was being read (often by another thread).",
  "meaning-config-too-early":
    "A configuration was read before it was loaded, mostly because loading had failed earlier.",
  "meaning-data-ends-early": "A file or packet is cut off or damaged (it ends too early).",
  "meaning-database": "The database cannot be reached, or refuses the login or the query.",
  "meaning-division-by-zero": "It divided by zero.",
  "meaning-drawing-state": "It began to draw before the last drawing was finished, or finished one that had not begun.",
  "meaning-empty-choice": "It drew a random entry from an empty list (bound must be positive).",
  "meaning-entry-class": "The entry point class of {mod}, named in fabric.mod.json, could not be loaded.",
  "meaning-file-missing": ["The file {what} does not exist.", "A file does not exist."],
  "meaning-file-not-usable": [
    "The file {what} is missing, or access to it is denied.",
    "Access to a file is denied, or another program uses it.",
  ],
  "meaning-forbidden-on-thread": "This is only allowed on the main thread, not asynchronously: {what}.",
  "meaning-host-unknown": [
    "The address {what} was not found (no internet connection, or DNS does not work).",
    "An address was not found (no internet connection, or DNS does not work).",
  ],
  "meaning-java-closed": [
    "It was made for an older Java (this one does not let it into the package {package}).",
    "It was made for an older Java (this one does not let it into its own parts).",
  ],
  "meaning-java-forbids": "This Java is too new for it and forbids what it does.",
  "meaning-java-too-old": "It needs a newer Java.",
  "meaning-loaded-twice":
    "Its class {what} is loaded twice (the plugin was reloaded or replaced while the server ran, or two files contain it).",
  "meaning-main-class": "Its main class {what}, named in plugin.yml, is not in the file.",
  "meaning-message-too-short":
    "The other side sent less than expected, mostly because client and server have different versions of the mod or plugin.",
  "meaning-missing-asset": ["The texture or model {what} does not exist.", "A texture or model does not exist."],
  "meaning-missing-attribute": [
    "An entity has no attribute {what}.",
    "An entity lacks an attribute that the code asks for.",
  ],
  "meaning-missing-property": ["A block has no property {what}.", "A block lacks a property that the code asks for."],
  "meaning-mixin": "A change to the game's code (Mixin) does not fit.",
  "meaning-native-missing": "A native library for this system is missing.",
  "meaning-nested-generation":
    "A mod reached beyond the chunk that was being generated, so one chunk was generated inside another.",
  "meaning-no-secure-connection":
    "A secure connection failed (Java is too old, the clock is wrong, or a program intercepts it).",
  "meaning-no-such-method": [
    "It calls {what}, an undefined method, or the object is missing.",
    "It calls a method that does not exist.",
  ],
  "meaning-not-cancellable":
    "Its mixin cancels the call of {what} without having declared it: the code lacks `cancellable = true`, so the call fails every time.",
  "meaning-not-a-number": ["A number was expected, and “{what}” is none.", "A number was expected, and there is none."],
  "meaning-not-a-plugin": "The file has no plugin.yml (or bungee.yml), so it is no plugin for this software.",
  "meaning-not-for-velocity": "The file has no velocity-plugin.json, so it is no plugin for Velocity.",
  "meaning-not-initialised": ["It used {what} before it was set.", "It used something before it was set."],
  "meaning-not-mapped": [
    "The class {what} was never registered, so its data is not saved and is lost.",
    "A class was never registered, so its data is not saved and is lost.",
  ],
  "meaning-not-reachable": "The service at that address is not running, or refused the connection.",
  "meaning-not-registered": [
    "It uses {what}, which was never registered.",
    "It uses something that was never registered.",
  ],
  "meaning-not-static": [
    "The event method {what} (@SubscribeEvent) is not static, though its class is registered and no object of it.",
    "An event method (@SubscribeEvent) is not static, though its class is registered and no object of it.",
  ],
  "meaning-not-supported": "It did something that is not supported, such as changing a fixed list.",
  "meaning-nothing-there": "It asked for a value that does not exist (no value present).",
  "meaning-null": "A value it needs is null (missing).",
  "meaning-null-result": "The method {value} returned null.",
  "meaning-null-value": "The value {value} is null.",
  "meaning-other-version": "It was made for another version of what it uses (a method or field does not exist).",
  "meaning-out-of-bounds": [
    "It asked for entry {index} of a list that has only {length}.",
    "It asked for an entry that a list does not have.",
  ],
  "meaning-out-of-memory": "There was no memory left.",
  "meaning-packet": "A network packet could not be read because game or mods differ between client and server.",
  "meaning-part-missing": ["{what} is not installed.", "Something it needs is not installed."],
  "meaning-place-too-far": "A position or speed in the world is too large for the game to compute with.",
  "meaning-plugin-not-enabled":
    "The plugin registered something or started a task while it was not enabled (too early, or after it was disabled).",
  "meaning-port-taken": "Another program already uses the port.",
  "meaning-private-code": "A constructor or method is private and has to be public.",
  "meaning-range-reversed": "The lower end of a range is above its upper end.",
  "meaning-recursion": "Code called itself without end (stack overflow).",
  "meaning-registered-twice": ["The name {what} is registered twice.", "A name is registered twice."],
  "meaning-registries-broken":
    "World generation or other data files (JSON of a mod or data pack) could not be loaded into the registries; latest.log names them above the crash.",
  "meaning-registry-broken":
    "Something was registered wrongly, mostly two things under the same name; latest.log or debug.log names it.",
  "meaning-registry-frozen": [
    "It registered {what} too late, when registration was over.",
    "It registered something too late, when registration was over.",
  ],
  "meaning-server-not-started":
    "It could not start and gave up by itself (its log says why, this report does not). Mostly another server uses the port.",
  "meaning-shader":
    "A shader could not be compiled (the graphics card or its driver does not support it, or it has an error).",
  "meaning-syntax-error": "The source code has a syntax error.",
  "meaning-timed-out": "The other side did not answer in time.",
  "meaning-two-threads":
    "Two threads used a table in memory at the same time (mostly because a mod or plugin works off the main thread).",
  "meaning-wrong-thread": ["It used {what} from the wrong thread.", "It used the game from the wrong thread."],
  "meaning-wrong-type": [
    "A value has the wrong type ({value} cannot be cast to {wanted}).",
    "A value has the wrong type.",
  ],
  "mend-backslash": "Write the value in single quotes, or with / or \\\\ in the place of each backslash.",
  "mend-bracket": "Look at that line and the one above it: close every bracket, and put a comma between two entries.",
  "mend-character": "Put the value into quotes.",
  "mend-choice": [
    "Write {meant} there.",
    "Write one of the values that the comments in the file or its documentation list.",
  ],
  "mend-colon":
    "Put the text behind the first colon into quotes, and give the line the same indentation as its neighbours.",
  "mend-colon-missing": "Add the colon, and a space behind it.",
  "mend-cut-off": "Restore the file from a backup, or delete it: most software makes a new one.",
  "mend-duplicate": ["Delete one of the two {value}.", "Delete one of the two."],
  "mend-encoding": "Save the file as UTF-8 (in Notepad: Save as, Encoding: UTF-8), and retype special characters.",
  "mend-indentation":
    "Give the line as many spaces as its neighbours have, and look at the line above it for a quotation mark that is not closed.",
  "mend-locale":
    "If that is the default value, the language of the system breaks it (Turkish and Azerbaijani have another upper-case i): start Java with -Duser.language=en.",
  "mend-number":
    "Write a number there. If a newer version of the software wrote the value, go back to that version, or delete the setting: the default is used then.",
  "mend-quote-open": "Close the quotation mark; write an apostrophe inside single quotes twice.",
  "mend-said": "Look at that place of the file, and at the line above it.",
  "mend-tab": "Replace the tab with spaces.",
  "mend-type": "Compare the setting with the default file: what is a list or a section there has to be one here.",
  "mend-unknown": "Delete the setting, or correct its name.",
  "method-constructor": "a constructor",
  "missing-debug": "latest.log leaves out what debug.log has",
  "missing-end": "the log ends without a reason; the launcher knows the exit code",
  "missing-log": "the crash report alone does not tell what happened before",
  "missing-log-of-jvm": "the report of the JVM does not tell what the game was doing",
  "missing-log-of-run": "the log that is here is of another run",
  "missing-native":
    "it died in native code (exit code {exitCode}), and only this report of the JVM names the part that failed",
  "missing-no-mod": "the crash report names no mod; the log of the same run tells what happened before",
  "missing-other-side": "the other side ended the connection, and its log says why",
  "missing-report": "the game wrote a crash report before it ended (exit code {exitCode})",
  "missing-report-named": "the log says that this crash report was saved",
  "named-version": ["{name} {versions}", "{name}", "another version"],
  "needed-any": ["{name} ({id})", "{name}", "a mod"],
  "needed-part": ["{name} (its part {part}: {versions})", "{name} (its part {part})", "{name}", "a mod"],
  "needed-version": ["{name} ({id}, {versions})", "{name} ({versions})", "{name}", "a mod"],
  "other-loader": "another loader",
  "platform-bukkit": "Bukkit, Spigot or Paper",
  "platform-bukkit-or-bungeecord": "Bukkit or BungeeCord",
  "remedy-loaded-twice":
    "Restart the server, and do not reload plugins while it runs (/reload, PlugMan). If it stays, look for two files with the same plugin or library.",
  "remedy-message-too-short": "Install the same version on the client and on the server.",
  "remedy-not-a-plugin":
    "Check that the file is a plugin for this software (not a mod, a library or a plugin for another server); if it is, download it again.",
  "remedy-not-for-velocity":
    "Install the edition for Velocity: the file may be a plugin for Spigot or Paper, a mod or a library.",
  "remedy-part-missing": [
    "Install {what} for the same Minecraft version and mod loader.",
    "Install what the message names.",
  ],
  "remedy-server-not-started":
    "Open logs/latest.log and look above the crash: mostly it says FAILED TO BIND TO PORT. Then stop the other server, or set another server-port in server.properties.",
  "report-cut": "The report is cut off: share the whole hs_err file, its end names the machine and the memory.",
  "same-run-after": "the crash ({time}) came after the last line of the log ({until}), and nothing speaks against it",
  "same-run-assumed": "nothing speaks against it",
  "same-run-exception": "both have the same exception",
  "same-run-mods": "both list the same mods in the same versions ({count})",
  "same-run-named": "the log names the crash report {name}",
  "same-run-player": "both are of the same player",
  "same-run-process": "both name the process {process}",
  "same-run-time": "their times fit ({time})",
  "same-run-versions": "both are of Minecraft {version}, and nothing speaks against it",
  "same-run-zone": "their times fit, with clocks of two time zones",
  "sent-advancements": "the advancements",
  "sent-block-entity": "the contents of a block (a block entity)",
  "sent-chunk": "a piece of the world (a chunk)",
  "sent-commands": "the list of commands",
  "sent-entity": "the data of an entity",
  "sent-items": "the items of an inventory",
  "sent-login": "what a player is sent first (dimensions and registries)",
  "sent-mod": "a message of a mod",
  "sent-recipes": "the list of recipes",
  "sent-tags": "the tags of blocks and items",
  "side-game": "The game",
  "side-server": "The server",
  "sign-bare":
    "the list of mods holds only Minecraft and the loader: no mods were set up, and access transformers were not applied",
  "sign-config": "a config was read before it was loaded",
  "sign-error": "mods stand in the state ERROR in the list",
  "sign-overlay":
    "the game was still on its loading screen (Rendering overlay), where a mod or a resource pack had failed to load",
  "sign-recovery":
    "the reload of resources failed, and so did the recovery (abortResourcePackRecovery), before configs were loaded",
  "unreachable-no-route": "there is no way to its network",
  "unreachable-refused": "the connection was refused, because nothing listens at that address and port",
  "unreachable-timeout": "it did not answer in time",
  "unreachable-unknown-host": "its address is not known",
  "version-above": ["above {version}", "another version"],
  "version-above-below": ["above {low}, and below {high}", "another version"],
  "version-above-to": ["above {low}, and {high} or below", "another version"],
  "version-any": "any version",
  "version-at-least": ["{version} or above", "another version"],
  "version-at-most": ["{version} or below", "another version"],
  "version-below": ["below {version}", "another version"],
  "version-exact": ["{version}", "another version"],
  "version-from-below": ["{low} or above, and below {high}", "another version"],
  "version-from-to": ["{low} to {high}", "another version"],
  "version-like": ["any {version} version", "another version"],
} satisfies Record<string, Sentence>;

/** A crash without a known cause is told in these words to players and to developers. */
const crashes = [
  " crashed while handling {subject}, which comes from {origin}. {meaning} The root cause is {exception}.",
  " crashed while handling {subject}, which comes from {origin}. The root cause is {exception}.",
  " crashed in {handler}, a change that a mod has put into the game's code (Mixin). {meaning} The root cause is {exception}.",
  " crashed in {handler}, a change that a mod has put into the game's code (Mixin). The root cause is {exception}.",
  " crashed while {activity}. {meaning} The root cause is {exception} ({place}).",
  " crashed while {activity}. {meaning} The root cause is {exception}.",
  " crashed while {activity}. The root cause is {exception} ({place}).",
  " crashed while {activity}. The root cause is {exception}.",
  " crashed. {meaning} The root cause is {exception} ({place}).",
  " crashed. {meaning} The root cause is {exception}.",
  " crashed. The root cause is {exception} ({place}).",
  " crashed. The root cause is {exception}.",
  " crashed, and the log does not say why.",
];
const crashed = ["{side}", "It"].flatMap((who) => crashes.map((what) => who + what));
const changedDrawing =
  "Try without {drawer} first, then without other rendering mods: no mod is named, but {drawer} changes how the game draws, and conflicts with mods that do the same.";
const changedByMixin =
  "Find the mod that has a mixin with {handler} (search the mods' files or sources for that name), and update or remove it.";
const fromOrigin =
  "Update {origin}, which {subject} comes from: it is the most likely culprit. Try without it if that does not help.";
const onlySuspect = "Try without {suspect}: it is the only mod or plugin beside the platform's own.";

const findings = {
  "access-denied-class": {
    message: [
      "{suspect} does not fit: it was made for another version of Minecraft or of a mod it works with (Java refuses the code of {class}).",
      "{suspect} does not fit: it was made for another version of Minecraft or of a mod it works with.",
      "Java refuses the code of {class}: it was made for another version of Minecraft or of a mod it works with.",
      "Java refuses some code: it was made for another version of Minecraft or of a mod it works with.",
    ],
    says: ["meaning-code-does-not-fit"],
    advice: [
      [
        "Update {suspect} to the version made for your game and loader version, or remove it.",
        "Update the mods to the versions made for your game and loader version.",
      ],
      "If it fits, two mods may change the same thing: try without the one added last.",
    ],
  },
  "archive-corrupt": {
    message: ["A jar or zip file is damaged or incomplete: {file}.", "A jar or zip file is damaged or incomplete."],
    advice: [
      [
        "Delete {file} and download it again.",
        "Look for files of 0 bytes in mods, plugins and libraries, and download them again, or reinstall the game version in the launcher.",
      ],
      "If you upload it to a server, use binary mode, and compare the sizes.",
    ],
  },
  "asset-index-missing": {
    message: "The game has no sounds and languages: the asset index {file} was not found.",
    advice: [
      "Let the launcher repair the game, or download its files again.",
      "In a development run: check --assetsDir and --assetIndex in the run configuration, and download the assets (setupDecompWorkspace, downloadAssets).",
    ],
  },
  "assets-missing": {
    message:
      "Textures or models of the mod {mod} are missing or broken (such as {files}): they show as black and pink.",
    most: 3,
    advice: ["Update {mod}, or the resource packs that change it. It does no harm beyond the looks."],
  },
  "auth-invalid-session": {
    message: "A player could not be verified: the session of the account is invalid or has run out.",
    advice: [
      "The player should close the game and the launcher, start both again, and sign in again if that is not enough.",
      "The player needs a bought account: with online-mode=true, nobody else can join.",
      "If every player is affected, check the server's internet connection and clock; behind a proxy, only the proxy may have online-mode=true.",
    ],
    cases: {
      parameter: "account",
      of: {
        own: {
          message:
            "Mojang refuses this login (status 401): it has run out, or the account is not a bought one. Servers and Realms that check accounts cannot be joined.",
          advice: [
            "Sign out and in again in the launcher, and start the game from there.",
            "With an offline account, or in a developer's run, nothing can be done about it: play alone, or on servers with online-mode=false.",
          ],
        },
      },
    },
  },
  "auth-servers-down": {
    message: "Players could not be verified: the login servers of Mojang cannot be reached.",
    advice: [
      "Wait and try again: a status page says whether the session servers of Minecraft are down.",
      "If they are up, check internet, DNS and firewall of this computer: it must reach sessionserver.mojang.com over HTTPS.",
      "Check that the clock of the computer is right and that Java is up to date.",
    ],
  },
  "bedrock-allowlist-auth": {
    message: "The server did not start: it uses an allowlist while online authentication is off.",
    advice: [
      "Set online-mode=true in server.properties, so that nobody can join under another player's name.",
      "Or set allow-list=false in server.properties to do without the allowlist.",
    ],
    cases: {
      parameter: "list",
      of: {
        whitelist: {
          message: "The server did not start: it uses a whitelist while online authentication is off.",
          advice: [
            "Set online-mode=true in server.properties, so that nobody can join under another player's name.",
            "Or set white-list=false in server.properties to do without the whitelist.",
          ],
        },
      },
    },
  },
  "bedrock-content-invalid": {
    message: [
      "The file {file} of the pack {pack} has an error ({area}): {message}",
      "The file {file} of a pack has an error ({area}): {message}",
      "The pack {pack} has an error ({area}): {message}",
      "A pack has an error ({area}): {message}",
    ],
    advice: [
      [
        "Update {pack} to the version for your Bedrock version.",
        "Update the pack to the version for your Bedrock version.",
      ],
      "If the pack is yours, correct what the line names; otherwise send the line to its author.",
    ],
  },
  "bedrock-properties-missing": {
    message:
      "The Bedrock server did not start: it finds no readable server.properties in the folder it was started in.",
    advice: [
      "Start it from its own folder: change into the folder of bedrock_server first (cd), or set it as the working directory of the service, task or container.",
      "If it was started there, copy server.properties from the download of this version, and let the user who runs the server read it.",
    ],
  },
  "bedrock-script-error": {
    message: [
      "The script {file} of the behaviour pack {pack} failed: {message}",
      "A script of the behaviour pack {pack} failed: {message}",
      "The script {file} of a behaviour pack failed: {message}",
      "A script of a behaviour pack failed: {message}",
    ],
    advice: [
      "Update {pack} to the version for your Bedrock version: script interfaces change between versions.",
      "Check that the experiments the pack asks for (Beta APIs) are switched on in the world; otherwise remove the pack or send the line to its author.",
    ],
  },
  "bedrock-world-encrypted": {
    message: [
      "The world cannot be opened ({database}): it is damaged, open in another server, or encrypted (from the Marketplace).",
      "A dedicated server cannot open this world: it is encrypted (from the Marketplace).",
    ],
    advice: [
      "Close other servers and backup programs that have the world open ({database}). If the server was killed before, restore a backup of the world.",
      "Use another world: worlds and templates bought in the Marketplace only run in the game itself or on Realms.",
      "Restore a backup of your own that is not encrypted, or let the server make a new world with another level-name.",
    ],
  },
  "bind-failed": {
    message: [
      "The server could not open its address {address}: this computer does not have it, or may not use it.",
      "The server could not open its address.",
    ],
    advice: [
      "Leave server-ip empty in server.properties (for a proxy, listen on 0.0.0.0), so that the server uses every address of this computer.",
      "Do not enter your public address or a domain there: for players from outside, forward the port in your router instead.",
      "If the log says permission denied, use a port above 1024.",
    ],
  },
  "block-entity-dropped": {
    message: "A block entity ({block}) was dropped while its chunk was loaded: another block stands there now.",
    advice: ["Nothing has to be done. It comes from editing the world or removing mods."],
    most: 5,
    cases: {
      parameter: "why",
      of: {
        unregistered: {
          message:
            "A block entity ({block}) was dropped while its chunk was loaded: neither the game nor an installed mod knows this type.",
          advice: [
            "Install its mod again, unless you removed it on purpose. What begins with minecraft: was saved by a newer version of the game.",
          ],
          most: 5,
        },
        unreadable: {
          message: "A block entity ({block}) lost what it held when its chunk was loaded: its data could not be read.",
          advice: [
            "If the contents matter, restore a backup of the world.",
            "Update the mod that the block belongs to, or report this to its author.",
          ],
          most: 5,
        },
      },
    },
  },
  "block-entity-not-registered": {
    message: [
      "The mod {suspect} loses data: it did not register its block entity {class}, so that is not saved.",
      "The block entity {class} is not registered (missing mapping), so its data is not saved and will be lost.",
    ],
    advice: [
      ["Update {suspect}, or do not use that block.", "Update the mod, or do not use that block."],
      "For its developer: register the class with a name (GameRegistry.registerTileEntity).",
    ],
  },
  "build-failed": {
    message: [
      "The build failed: {file}, line {line}: {error} (task {task}).",
      "The build failed (task {task}): {reason}",
      "The build failed (task {task}).",
    ],
    advice: [
      "Correct {file} in line {line}. The first error counts: later ones often follow from it.",
      "Read the lines above “What went wrong”: they name the file or the dependency that the build failed at.",
    ],
  },
  "chat-signing": {
    message:
      "Players are kicked when they chat: a plugin on the proxy cancels or changes signed messages (Minecraft 1.19.1 and newer).",
    advice: [
      "Install SignedVelocity on the proxy and on every server behind it, or switch enforce-secure-profile off in server.properties.",
      "Or let chat plugins run on the servers instead of on the proxy.",
    ],
  },
  "class-init-failed": {
    message: [
      "{suspect} could not set up its class {class}.",
      "The class {class} could not be set up.",
      "A class could not be set up.",
    ],
    says: ["meaning-class-broken"],
    advice: [
      "Update {suspect}, or try without it.",
      "Look for the first error about {class}: it says why; later errors only repeat it.",
    ],
  },
  "class-missing": {
    message: [
      "{lacking} is incomplete: its own class {class} is missing from its file.",
      "{developed}, which you build yourself, needs the class {class}, which is not there: it is not in the build, or belongs to something that is missing.",
      "{suspect} needs {provider}, which is missing or has another version (class {class}).",
      "{suspect} needs the class {class}: what it belongs to is missing or has another version.",
      "{provider} is missing or has another version (class {class}).",
      "The class {class} is missing: what it belongs to is not installed or has another version.",
      "A class is missing: what it belongs to is not installed or has another version.",
    ],
    advice: [
      [
        "Download {lacking} again, for exactly your loader and Minecraft version.",
        "Build {developed} again (a clean build), and check that {class} is among its sources and was not moved or renamed.",
        "Install {provider} in the version that {suspect} needs.",
        "Install {provider}, or update it.",
        "Update {suspect}, and install what its page lists as required.",
        "Find out which mod, plugin or library the class belongs to, and install it in the version that fits.",
      ],
      [
        "If you build {lacking} yourself, check that the class is compiled into the jar, also for this loader (Architectury's @ExpectPlatform wants an Impl class for each).",
        "If {class} belongs to another mod or library, add that to the run (in build.gradle as something that is there at run time, too).",
        "If {provider} is installed, update {suspect} or remove it: the two versions do not fit together.",
        "If {provider} is installed, look in the lines below which mod or plugin wants the class: the two versions do not fit together.",
        "If the class belongs to Java or to the game itself, reinstall the game or server and use the Java version it asks for.",
      ],
    ],
  },
  "client-class-on-server": {
    message: [
      "{clientMod} cannot run on a server: it is a mod for the client only ({class}).",
      "{suspect} cannot run on this server: it loads code that only the client has ({class}).",
      "A mod tried to load client-only code on the server ({class}). For the client only, of what is installed: {clientMods}.",
      "A mod tried to load client-only code on the server ({class}).",
    ],
    most: 3,
    advice: [
      [
        "Remove {clientMod} from the server's mods folder. Players keep it in theirs.",
        "Remove {suspect} from the server's mods folder if it is for the client only.",
        "Remove {clientMods} from the server's mods folder. Players keep them in theirs.",
        "Remove mods that are for the client only from the server's mods folder.",
      ],
      [
        "If a mod on the server asks for {clientMod}, remove that one, too: it is also for the client.",
        "If the mod is meant for servers too, update it and report this to its author.",
      ],
    ],
  },
  "client-version-mismatch": {
    message: [
      "You cannot join: the server runs Minecraft {wanted}, and this game is another version.",
      "A player could not join: the server runs Minecraft {version}, and the game was another version.",
    ],
    advice: [
      "Choose Minecraft {version} in the launcher and join again.",
      "To let other versions join too, a server for plugins can use ViaVersion (newer games) and ViaBackwards (older games).",
    ],
  },
  "code-of-conduct-missing": {
    message: [
      "The server did not start: a code of conduct is switched on, but {file} in the folder codeofconduct cannot be read.",
      "The server did not start: a code of conduct is switched on, but the folder codeofconduct is missing or cannot be read.",
    ],
    advice: [
      "Set enable-code-of-conduct=false in server.properties if you do not need a code of conduct.",
      [
        "Or save {file} anew as a text in UTF-8, in the folder itself and not as a link.",
        "Or make a folder codeofconduct next to server.properties with a text file for each language, for example en_us.txt.",
      ],
    ],
  },
  "config-invalid": {
    message: [
      "{mod} cannot use its configuration file {file}: {reason} ({at}).",
      "The configuration file {file} cannot be used: {reason} ({at}).",
      "{mod} cannot use its configuration file {file}: {reason}.",
      "The configuration file {file} cannot be used: {reason}.",
      "{mod} cannot read its configuration file {file}: it has an error.",
      "The configuration file {file} cannot be read: it has an error.",
    ],
    most: 4,
    advice: [
      "{mend}",
      "If you changed {file} by hand, undo the change or correct it: the lines below the error often name the line and column.",
      "Or rename {file} and start again: it is then made anew with the default settings.",
    ],
  },
  "config-newer-version": {
    message:
      "The server cannot use its configuration: a newer version wrote it ({saved}; this one knows up to {supported}).",
    advice: [
      "Run the newer version of the server again: an older one cannot read its settings, and may damage its worlds.",
      "To go back on purpose, restore the backup from before the update, or rename the config folder so that it is made anew.",
    ],
  },
  "connection-lost": {
    message: ["The connection was lost over what the mod {mod} sent: {reason}.", "The connection was lost: {reason}."],
    advice: [
      "Install the same version of {mod} on both sides.",
      "Compare both sides: the game and the server must have the same version and the same mods.",
      "If it only happens in one place or with one item, a mod or a plugin sends something that the other side cannot read: update it on both sides.",
      "Try again without a VPN and over another network to rule out a bad connection.",
    ],
  },
  "connection-timed-out": {
    message: "A player lost the connection: it timed out or was cut.",
    advice: [
      "If one player is affected, that player's network or computer is too slow or fell asleep: try a cable instead of wireless.",
      "If many players are affected at once, look for lag of the server at that time or a problem of its network.",
    ],
  },
  "console-input-failed": {
    message: [
      "The server's console takes no commands: it has no usable standard input (stdin; {reason}).",
      "The server's console takes no commands: it has no usable standard input (stdin).",
    ],
    advice: [
      "Start the server in a terminal that stays open, such as screen or tmux, or in a panel; or use RCON.",
      "This alone does not stop the server.",
    ],
  },
  "container-out-of-memory": {
    message: "The server was killed from outside: it used more memory than the machine or its container has.",
    advice: [
      "Lower -Xmx: leave 15 to 25 % of the container's memory free (at least 512 MB), for example -Xmx3200M for 4 GB.",
      "Or get more memory from the host, lower the view distance, or remove mods and plugins that need much.",
    ],
  },
  "crash-unknown": {
    message: crashed,
    advice: [
      fromOrigin,
      onlySuspect,
      changedByMixin,
      changedDrawing,
      "Undo what you changed last before it first crashed: mods, plugins or their settings.",
      "If the crash stays, show this log to the authors of what the stack trace names.",
    ],
    cases: {
      parameter: "run",
      of: {
        development: {
          message: crashed,
          advice: [
            fromOrigin,
            onlySuspect,
            changedByMixin,
            changedDrawing,
            "This is a development run: look at what your own code registered, changed or handed over just before, and at what you changed since it last worked.",
            "{hint}",
          ],
        },
      },
    },
  },
  "creative-tab-failed": {
    message: [
      "Items of {suspect} are missing in JEI: its creative tab failed.",
      "Items of a mod are missing in JEI: its creative tab failed ({class}).",
      "Items of a mod are missing in JEI: its creative tab failed.",
    ],
    advice: ["Update {suspect}. Playing goes on without these items in the list."],
  },
  "datapack-entry-invalid": {
    message: [
      "Recipes, tags, books or other data of the mod {mod} cannot be loaded and are left out (such as {entries}): {reason}.",
      "Recipes, tags, books or other data of {namespace} cannot be loaded and are left out (such as {entries}): {reason}.",
      "Recipes, tags, books or other data of the mod {mod} cannot be loaded and are left out (such as {entries}).",
      "Recipes, tags, books or other data of {namespace} cannot be loaded and are left out (such as {entries}).",
      "Recipes, tags, books or other data cannot be loaded and are left out.",
    ],
    most: 4,
    advice: [
      "Mostly harmless. If something of it is missing in the game, update the mod or data pack that brings it to the version for your Minecraft version, or install what it refers to.",
    ],
  },
  "datapack-failed": {
    message: [
      "The world cannot start: a data pack could not be loaded ({datapack}).",
      "The world cannot start: its data packs could not be loaded.",
    ],
    advice: [
      [
        "Remove or update {datapack}: it does not fit this Minecraft version, or something it needs is missing.",
        "Take the data packs out of the world's datapacks folder one by one.",
      ],
      "To start once without data packs, add --safeMode to the start command; make a backup of the world first.",
    ],
  },
  "datapack-function-failed": {
    message: [
      "Functions of the data pack {datapack} have errors and were not loaded: {function}. The first error: {reason}.",
      "Functions of the data pack {datapack} have errors and were not loaded: {function}.",
    ],
    advice: [
      "Use the version of {datapack} that is made for your Minecraft version: commands change between versions.",
      "If the data pack is your own, correct the command at the stated line of the function.",
    ],
  },
  "datapack-missing": {
    message: [
      "The world uses data packs that are no longer there: {datapack}.",
      "The world uses a data pack that is no longer there.",
    ],
    advice: [
      "Put {datapack} back into the datapacks folder of the world, or install the mod again that brought it.",
      "If it was removed on purpose, nothing has to be done.",
    ],
  },
  "datapack-mod-missing": {
    message: [
      "The world was saved with mods whose data packs are no longer there: {mods}.",
      "The world was saved with the mod {mod}, which is no longer there.",
      "The world was saved with a mod that is no longer there.",
    ],
    advice: [
      [
        "Install them again ({mods}), unless you removed them on purpose: their blocks, items and terrain in the world are lost otherwise.",
        "Install {mod} again, unless you removed it on purpose: its blocks, items and terrain in the world are lost otherwise.",
      ],
      "If you removed it on purpose, make a backup of the world; nothing else has to be done as long as it loads.",
    ],
  },
  "debug-crash": {
    message: "Somebody crashed the game by hand: F3 and C were held for ten seconds.",
    advice: ["Start the game again: nothing is broken. Do not hold F3 and C together for so long."],
  },
  "disk-failing": {
    message:
      "The disk cannot be read or written (an input/output error): the drive, its cable or its network share is failing.",
    advice: [
      "Copy your worlds to another drive now.",
      "Check the drive (chkdsk on Windows, smartctl on Linux); with a hosting provider, tell it this line.",
    ],
  },
  "disk-full": {
    message: "Files can no longer be written: the disk is full.",
    advice: [
      "Stop the server, then free space: delete old backups, logs, crash reports and heap dumps (*.hprof), or get a larger disk.",
      "Check the world afterwards: what was being saved while the disk was full may be damaged, so keep a backup at hand.",
    ],
  },
  "embeddium-missing": {
    message: "Oculus cannot start: Embeddium (or Rubidium) is not installed.",
    advice: ["Install Embeddium for your Minecraft version, or remove Oculus."],
  },
  "entity-attributes-missing": {
    message:
      "Entities of the mod {mod} crash the game when they appear: they lack attributes such as health ({entity}).",
    most: 5,
    advice: ["Update {mod}. Until then, do not spawn these entities."],
  },
  "entity-twice": {
    message: "An entity exists twice with the same UUID ({entity}); the game keeps one of them.",
    most: 5,
    advice: [
      "Nothing has to be done if it happens once. It comes from chunks that were copied, restored or saved twice, for example after a crash.",
      "If it never stops, remove the entity at that place, or restore the chunk from a backup.",
    ],
  },
  "eula-not-accepted": {
    message: "The server did not start: Mojang's licence agreement (EULA) is not accepted.",
    advice: ["Read the agreement, set eula=true in eula.txt in the server's folder, and start the server again."],
  },
  "exit-code-windows": {
    message: "Windows ended the game because of an error outside of Java (exit code {exitCode}, {status}).",
    advice: [
      "Install the newest graphics driver from the website of Intel, AMD or NVIDIA: it is the most common cause.",
      "Close overlays, recorders, antivirus and tuning programs (Discord and NVIDIA overlay, RivaTuner, Afterburner).",
      "Look for a file hs_err_pid*.log in the game folder and share it: it names the part that failed.",
      "Try another Java build, and the game without mods.",
    ],
    cases: {
      parameter: "status",
      of: {
        "0xCFFFFFFF": {
          message: "The game hung and was closed (exit code {exitCode}, {status}).",
          advice: [
            "If Windows closed it while it was loading, wait longer next time: many mods take minutes.",
            "Assign neither too little nor too much memory: 4 to 8 GB for many mods, and leave 2 GB or more for the system.",
            "If it always hangs at the same place, try without the mods that were added last.",
          ],
        },
        "0xC0000135": {
          message: "The game could not start: a system library is missing (exit code {exitCode}, {status}).",
          advice: ["Install the Visual C++ runtime anew.", "If that does not help, install a 64-bit Java anew."],
        },
        "0xC000007B": {
          message:
            "The game could not start: a system library is of the wrong kind, 32 instead of 64 bit (exit code {exitCode}, {status}).",
          advice: [
            "Install a 64-bit Java anew, and choose it in the launcher.",
            "Install the Visual C++ runtime anew.",
          ],
        },
      },
    },
  },
  "fabric-loader-too-new": {
    message: "A mod cannot run on this Fabric Loader: it was made for one before 0.12.",
    advice: [
      "Update your mods, above all those that were made before October 2021.",
      "If there is no newer version, use Fabric Loader 0.11.7, or remove that mod.",
    ],
  },
  "fabric-loader-too-old": {
    message: [
      "{mod} cannot load: {loader} has the wrong version (needed: {required}, installed: {installed}).",
      "{mod} cannot load: {loader} has the wrong version (needed: {required}).",
      "{mod} cannot load: the mod loader has the wrong version.",
      "A mod cannot load: the mod loader has the wrong version.",
    ],
    advice: [
      [
        "Update {loader} to the newest version: with its installer, or in the settings of your launcher or server host.",
        "Update the mod loader to the newest version: with its installer, or in the settings of your launcher or server host.",
      ],
      "Or use an older version of {mod}.",
    ],
  },
  "feature-order-cycle": {
    message: [
      "The world cannot be generated: the features of {sources} form an order cycle with those of other biomes.",
      "The world cannot be generated: two mods or data packs list the same features in opposite order (feature order cycle).",
    ],
    advice: [
      "Update or remove the mod or data pack that {sources} comes from; its author has to bring the features into the order of the other biomes.",
      "A mod such as Feature Recycler can order them anew; make a backup of the world first.",
    ],
  },
  "ferritecore-neighbours": {
    message: [
      "{suspect} fails beside FerriteCore: it uses a table of block states that FerriteCore removes to save memory.",
      "A mod fails beside FerriteCore: it uses a table of block states that FerriteCore removes to save memory.",
    ],
    advice: [
      "Set populateNeighborTable = true in config/ferritecore-mixin.toml, and report it to the authors of the mod.",
    ],
  },
  "file-cut-while-open": {
    message:
      "A file became shorter or could not be read while it was open: the disk is full or failing, or a jar was replaced.",
    advice: [
      "Check the free space and the health of the disk.",
      "Replace jars only while the game or server is stopped, and restart now.",
    ],
  },
  "file-exists": {
    message: "A file or folder could not be created because something is already there: {file}.",
    advice: [
      "Look at {file}: if it is a file where a folder belongs (or the other way round), rename or delete it, and start again.",
      "If it is a link, replace it by a real folder, or point it to one that exists.",
    ],
  },
  "file-in-use": {
    message: [
      "A file could not be opened because another program uses it: {file}.",
      "A file could not be opened because another program uses or locks it.",
    ],
    advice: [
      "Close other copies of the game or server (also java.exe or javaw.exe left behind in the task manager), and start again.",
      "Close programs that may hold {file}: backups, cloud synchronisation, antivirus, editors.",
    ],
  },
  "file-permission": {
    message: [
      "The game or server is not allowed to read or write a file: {file}.",
      "The game or server is not allowed to read or write a file.",
    ],
    advice: [
      "Give the user who runs the game or server the right to read and write {file} and its folder (on Linux: chown and chmod; in a panel: fix permissions).",
      "Close programs that hold the file (another server, a backup, an antivirus), and see that it is not read-only.",
      "Do not keep the game folder in a protected place such as Program Files or a synchronised cloud folder.",
    ],
  },
  "file-signature": {
    message: "Java refuses {file}: it was changed after it was signed.",
    advice: [
      "Restore the original file: reinstall the game version in the launcher, or download the mod, plugin or server jar again.",
      "If you changed a jar on purpose (as old mods asked for), delete its META-INF folder.",
    ],
  },
  "floodgate-key-mismatch": {
    message: "Bedrock players cannot join: Floodgate and Geyser do not have the same key.",
    advice: [
      "Copy key.pem from where Geyser runs into the folder of Floodgate on every server and proxy (in binary mode, not as text), and restart all of them.",
      "Behind a proxy, send-floodgate-data may only be on if every server behind it has Floodgate with that key.",
    ],
  },
  "floodgate-missing": {
    message:
      "Bedrock players cannot join: Geyser is set to Floodgate (auth-type), but Floodgate or its key is missing.",
    advice: [
      "Install Floodgate on the same server or proxy as Geyser; behind a proxy, copy its key.pem to every server that has Floodgate.",
      "Without Floodgate, set auth-type to online or offline in the configuration of Geyser.",
    ],
  },
  "forge-too-old-for-java": {
    message:
      "Forge cannot start on this Java: since 8u321, Java lacks a part (ManifestEntryVerifier) that Forge before 36.2.26 uses.",
    advice: [
      "Update Forge to its newest version for your Minecraft version (1.16.5: 36.2.26 or newer).",
      "Or use an older Java: 8u312 for Minecraft 1.16.5 and before.",
    ],
  },
  "game-class-broken": {
    message: [
      "{count} mods failed because a class of the game cannot be loaded ({class}). None of them is to blame: most likely a mod's change (a mixin) to that class does not fit the code of {server}, which replaces parts of the game.",
      "{count} mods failed because a class of the game cannot be loaded ({class}). None of them is to blame: most likely another mod's change (a mixin) to that class has failed.",
      "Several mods failed because a class of the game cannot be loaded ({class}).",
      "Several mods failed because a class of the game cannot be loaded.",
    ],
    advice: [
      "Open logs/latest.log (or debug.log) of the same start and look above the first failure for “Mixin apply failed” or an error with {class}: it names the mod whose change does not fit.",
      "Try the same mods on plain Forge, NeoForge or Fabric: if they load there, {server} does not get on with one of them.",
      "If nothing is found there, all of these mods may be made for another Minecraft version: compare the versions in their file names.",
    ],
  },
  "game-signature-refused": {
    message: "Old Forge cannot start: this Java does not accept the game's old signatures (SHA-1).",
    advice: [
      "Add -Dfml.ignoreInvalidMinecraftCertificates=true -Dfml.ignorePatchDiscrepancies=true to the Java arguments.",
      "Or use the Java 8 that the Minecraft launcher brings with it.",
    ],
  },
  "gc-overhead": {
    message: "Java ran out of memory: it spent nearly all its time freeing some (GC overhead limit exceeded).",
    advice: [
      "Assign more memory: raise -Xmx in the launcher or start script, but leave 2 GB or more for the system.",
      "Lower the view distance, and remove mods, plugins or resource packs that need much memory.",
      "If it comes back with enough memory, something leaks it: look with spark (/spark heapsummary).",
    ],
  },
  "geyser-auth-mismatch": {
    message: "Bedrock players cannot join: the server wants a Java account, and Geyser's auth-type does not fit that.",
    advice: [
      "Set auth-type to floodgate in Geyser's configuration and install Floodgate on the server (or on the proxy), so that Bedrock players need no Java account.",
      "Or set auth-type to online. offline only fits a server with online-mode=false.",
    ],
  },
  "geyser-version-gap": {
    message:
      "Bedrock players cannot join: Geyser speaks Minecraft Java Edition {version}, which this server does not understand.",
    advice: ["Install ViaVersion on the server (or the proxy), or update the server to {version}."],
  },
  "graphics-driver": {
    message: [
      "The graphics driver ({vendor}, {module}) crashed in the call {call} that {caller} made.",
      "The graphics driver ({vendor}, {module}) crashed in the call {call}.",
      "The graphics driver ({vendor}, {module}) crashed.",
      "The graphics driver failed (vendor: {vendor}).",
      "The graphics driver failed.",
    ],
    advice: [
      [
        "Install the newest graphics driver from the website of {vendor}, not from Windows Update, and restart the computer.",
        "Install the newest graphics driver from the website of the maker (Intel, AMD or NVIDIA), not from Windows Update, and restart the computer.",
      ],
      "If {caller} is your own code or that of a mod, check what it hands to {call}: a wrong vertex array or buffer crashes every driver.",
      "On laptops with two graphics cards, let Java (javaw.exe) run on the strong one: in the graphics settings of Windows or of the driver.",
      "Close overlays and recording programs, and try without shaders and mods that change rendering.",
      "{cut}",
    ],
  },
  "heap-of-machine": {
    message:
      "Java may take {heap} (-Xmx), more than the machine can spare of its {memory}: the system may end it at any time.",
    advice: [
      [
        "Set {argument}: the system, and Java itself, need the rest.",
        "Set -Xmx to at most three quarters of the memory of the machine: Java and the system need some beside it.",
      ],
    ],
  },
  "heap-over-memory": {
    message: [
      "Java may take {heap}, and the machine has only {memory}: too little is left for the system and for Java itself.",
      "Java may take more memory than the machine can give.",
    ],
    advice: [
      [
        "Assign less memory to the game: set {argument}.",
        "Assign less memory to the game: -Xmx at most half to two thirds of what the machine (or the container) has.",
      ],
      "Close other programs, and on Windows let the system manage the size of the paging file.",
    ],
  },
  "heap-settings-invalid": {
    message: "Java did not start: the memory settings are wrong ({reason}).",
    advice: [
      "Check -Xms and -Xmx: -Xms must not be larger than -Xmx, and both are a number with M or G right behind it, for example -Xms1G -Xmx4G.",
      "If the values look right, a 32-bit Java may be in use, which can take little more than 1 GB: install a 64-bit Java.",
    ],
  },
  "heap-small": {
    message: [
      "The game has too little memory: {heap} (-Xmx) for {count} mods.",
      "The server has too little memory (less than {least}): it will be slow, and fails when more is needed.",
    ],
    advice: [
      [
        "For {count} mods, set -Xmx4G or more in the launcher, and leave the system at least 2 GB.",
        "Set -Xmx2G for a small server, -Xmx4G or more with many mods or plugins, and leave the system at least 2 GB.",
      ],
      "If Java refuses more than about 1.5 GB, it is a 32-bit Java: install a 64-bit one.",
    ],
  },
  "heap-too-large": {
    message: [
      "Java did not start: the machine cannot give it the memory it was told to take ({size}).",
      "Java did not start: the machine cannot give it the memory it was told to take.",
    ],
    advice: [
      "Assign less memory: lower -Xmx and -Xms to at most half to two thirds of the memory of the machine.",
      "If you have enough memory, the Java is probably a 32-bit one, which can take little more than 1 GB: install a 64-bit Java and choose it.",
      "Close other programs, and on Windows let the system manage the size of the paging file.",
    ],
  },
  "heap-too-small": {
    message: [
      "Java ran out of memory: {heap} is too little for {count} mods.",
      "Java ran out of memory: it may take only {heap}.",
      "Java ran out of memory: it may take too little.",
    ],
    advice: [
      "Assign more memory: raise -Xmx in the launcher or start script (4 to 8 GB for many mods), but leave 2 GB or more for the system.",
    ],
  },
  "illegal-entity-teleport": {
    message: [
      "{plugin} teleports an entity ({entity}) that is not, or no longer, in the world (Illegal Entity Teleport).",
      "A plugin teleports an entity ({entity}) that is not, or no longer, in the world (Illegal Entity Teleport).",
    ],
    advice: [["Update {plugin}, or report this to its author.", "Update the plugin, or report this to its author."]],
  },
  "indium-missing": {
    message: [
      "{suspect} cannot draw: the mod Indium is missing, which Sodium before 0.6 needs (Fabric Rendering API).",
      "A mod cannot draw: the mod Indium is missing, which Sodium before 0.6 needs (Fabric Rendering API).",
    ],
    advice: [
      "Install Indium for your Sodium version, or update Sodium to 0.6 or newer, which no longer needs Indium.",
      "Otherwise remove {suspect} or Sodium.",
    ],
  },
  "jar-not-startable": {
    message: [
      "Java cannot start {damaged}: the file is damaged or was not downloaded completely.",
      "Java cannot start {file}: it is no program of its own (a mod, a plugin, a library or a jar made without its main class).",
    ],
    advice: [
      "Download {damaged} again, and upload it in binary mode.",
      "Start the right file: the server jar itself, or what the installer of Forge, NeoForge, Fabric or Quilt has made. Mods and plugins belong into their folders.",
    ],
  },
  "java-32-bit": {
    message: "This is a 32-bit Java: it takes little more than 1 GB of memory, and many mods do not run on it.",
    advice: [
      'Install a 64-bit Java ("x64" at adoptium.net) and choose it in the launcher or start script.',
      "Only if your system itself is 32-bit: assign at most 1024 MB (-Xmx1G).",
    ],
  },
  "java-headless": {
    message: [
      "{suspect} cannot draw images or texts: this Java has no graphical parts (a headless package), or the system no fonts.",
      "The game cannot open windows: this Java has no graphical parts (a headless package).",
    ],
    advice: ["Install the full Java package (without -headless), and choose it in the launcher."],
  },
  "java-newer-than-meant": {
    message: "Java {used} is newer than what Minecraft {minecraft} and its mods are made for (Java {wanted}).",
    advice: ["If something odd happens, try Java {wanted} first: mods of that time were never tried with a newer one."],
  },
  "java-openj9": {
    message: "The game, the loader or a mod does not support this Java: it is OpenJ9.",
    advice: ["Use a Java with the HotSpot engine of the same version, for example Eclipse Temurin from adoptium.net."],
  },
  "java-outdated": {
    message: "Java is old: it still works here, but the next versions of the game or server will not start with it.",
    advice: ["Install the Java that the log asks for before you update the game or server, and start with it."],
  },
  "java-path-invalid": {
    message: [
      "Java was not found where it was looked for: {path}.",
      "The launcher could not start Java: the one that is set is missing or damaged.",
    ],
    advice: [
      [
        "Install Java {wanted} (for example from adoptium.net), and choose it in your launcher or start script.",
        "Install Java in the version the game needs (for example from adoptium.net).",
      ],
      "If it is installed, set the right path to Java in the launcher's or instance's settings, or in the start script.",
    ],
  },
  "java-tls-outdated": {
    message: "A secure connection failed: Java is too old, the clock is wrong, or a program intercepts it.",
    advice: [
      "Use the newest build of the Java version that the game needs.",
      "Check the clock of the computer, and try without antivirus programs that look into connections.",
    ],
  },
  "java-too-new": {
    message: [
      "Java {used} is too new: Minecraft {minecraft} and its mods are made for Java {supported} (refused: {refused}).",
      "{plugin} cannot run: Java is too new for it, and no longer gives it a part that it uses.",
      "Java {used} is too new: Minecraft {minecraft} and its mods are made for Java {wanted}.",
      "Java is too new: Minecraft {minecraft} and its mods are made for Java {wanted}.",
      "Java {used} is too new: the game, the loader or a mod supports it up to Java {supported}.",
      "Java {used} is too new for this version of the game, the loader or a mod.",
      "Java is too new for this version of the game, the loader or a mod: it needs Java {supported}.",
      "Java is too new for this version of the game, the loader or a mod.",
    ],
    advice: [
      [
        "Update {plugin} to a version that knows this Java and this server, or replace it.",
        "Install Java {wanted} and choose it in your launcher, panel or start script.",
        "Install Java {supported} and choose it in your launcher, panel or start script.",
        "Choose the Java made for your Minecraft version: Java 8 up to 1.16.5, Java 17 up to 1.20.4, Java 21 up to 1.21.11, Java 25 from 26.1 on.",
      ],
      [
        "If {plugin} has no newer version, install Java {wanted} and choose it in your panel or start script.",
        "Or update what the stack trace names to a version that knows this Java.",
      ],
    ],
  },
  "java-too-old": {
    message: [
      "Java {used} is too old for {mod}: it needs Java {required}.",
      "Java {used} is too old: Java {required} is needed.",
      "Java is too old: Java {required} is needed.",
      "Java is too old for this version of the game, the server or a mod.",
    ],
    advice: [
      "If other mods run, {mod} is probably made for a newer Minecraft version: take the file for yours.",
      "Install Java {required} (for example from adoptium.net) and choose it in your launcher, panel or start script.",
      "Check with the command java -version which Java is used; several can be installed side by side.",
      "If you cannot change Java, use a version of the game, mod or plugin that was made for the Java you have.",
    ],
  },
  "java-wrong-module": {
    message: [
      "{suspect} is made for an older Java: this one does not let it into its package {package}.",
      "Code failed that is made for an older Java: this one does not let it into its package {package}.",
    ],
    advice: [
      "Install Java {wanted} and choose it in your launcher, panel or start script.",
      [
        "Update {suspect} and the loader: newer versions no longer need this.",
        "Update the loader and what the stack trace names, or choose the Java made for your Minecraft version.",
      ],
      "As a last resort, add --add-opens java.base/{package}=ALL-UNNAMED to the Java arguments.",
    ],
  },
  "jvm-argument-invalid": {
    message: [
      "Java did not start: it does not accept the argument {argument}.",
      "Java did not start: its arguments choose several garbage collectors at once, and only one is possible.",
    ],
    advice: [
      "Remove {argument} from the Java (JVM) arguments in the launcher, the panel or the start script.",
      "Keep one of the arguments {collectors}, and remove the others from the launcher, the panel or the start script.",
      "If the arguments were made for another Java version, use that version (for example UseConcMarkSweepGC only exists up to Java 13).",
    ],
  },
  "jvm-compiled-code-crash": {
    message: [
      "Java itself crashed ({signal}) in compiled Java code ({method}) on the thread {thread}. Java code alone cannot do that: the memory was damaged (faulty or overclocked RAM, an unstable processor, native code), or Java's just-in-time compiler made a mistake.",
      "Java itself crashed ({signal}) in compiled Java code ({method}). Java code alone cannot do that: the memory was damaged (faulty or overclocked RAM, an unstable processor, native code), or Java's just-in-time compiler made a mistake.",
    ],
    advice: [
      "This processor ({cpu}) is known for random crashes: update the BIOS (microcode) and remove overclocking.",
      "Test the memory (RAM) of the machine with MemTest86, and remove overclocking (XMP/EXPO too), above all if the method changes from crash to crash.",
      "Update Java to the newest build of the same version, or try one of another vendor, and remove arguments such as -Xverify:none that switch checks off.",
      "If it is always this method, exclude it from compilation with -XX:CompileCommand=exclude.",
      "{cut}",
    ],
  },
  "jvm-compiler-crash": {
    message:
      "Java itself crashed ({signal}) in its just-in-time compiler (thread {thread}): a bug of Java, or unstable hardware.",
    advice: [
      "Update Java to the newest build of the same version, or try one of another vendor.",
      "This processor ({cpu}) is known for random crashes: update the BIOS (microcode) and remove overclocking.",
      "If the report names the same method under “Current CompileTask” every time, exclude it with -XX:CompileCommand=exclude; another garbage collector (such as G1 instead of ZGC) may help too.",
      "If the method changes from crash to crash, test the memory (RAM) and the processor, and remove overclocking.",
      "{cut}",
    ],
  },
  "jvm-crash": {
    message: [
      "Java itself crashed ({signal}) in {module}, which belongs to {program}.",
      "Java itself crashed ({signal}): {assertion}. It was in {module}, in the call {call} of {caller}.",
      "Java itself crashed ({signal}): {assertion}. It was in {module}, in the call {call}.",
      "Java itself crashed ({signal}) in native code ({module}), in the call {call} that {suspect} made ({caller}).",
      "Java itself crashed ({signal}) in native code ({module}), in the call {call} that {suspect} made.",
      "Java itself crashed ({signal}) in the native library {module}, in the call {call} that {caller} made.",
      "Java itself crashed ({signal}) in {module}, in the call {call}.",
      "Java itself crashed ({signal}) in {module}, below the call {caller}.",
      "Java itself crashed ({signal}) in {module}.",
      "Java itself crashed ({signal}).",
    ],
    advice: [
      "Close, update or remove {program}, or switch off its overlay for the game, and try again.",
      [
        "Update {suspect}, or try without it, and send its author this report: native code does not survive wrong data, nor a database connection or buffer that is used after it was closed or by two threads at once.",
        "The code that made the call is {caller}: it may have handed over wrong data. Look there first.",
      ],
      "This processor ({cpu}) is known for random crashes: update the BIOS (microcode) and remove overclocking.",
      "Update Java to the newest build of the same version, or try one of another vendor.",
      "Try without mods that bring native code (voice chat, shaders, video, optimisation) and close overlays and recording programs; if it crashes in ever-changing places, test the memory (RAM) of the machine.",
      "{cut}",
    ],
  },
  "jvm-crash-closing": {
    message: [
      "Java itself crashed ({signal}) while the game was already closing: {suspect} still ran and made the call {call}.",
      "Java itself crashed ({signal}) while the game was already closing: the thread {thread} still ran and made the call {call} ({caller}).",
      "Java itself crashed ({signal}) while the game was already closing: the thread {thread} still ran and made the call {call}.",
      "Java itself crashed ({signal}) while the game or the server was already closing, in {module}.",
      "Java itself crashed while the game or the server was already closing.",
    ],
    advice: [
      "The log ends as it should, so nothing was being played any more: if it happened once, just start again.",
      "If it happens every time, update {suspect}, or remove it.",
      "If it happens every time, find the mod whose thread still runs when the game closes: the report lists its Java frames below the call. Update it, or remove it.",
    ],
  },
  "jvm-file-changed": {
    message: "Java itself crashed ({signal}): the file {file} was replaced or deleted while it was open.",
    advice: [
      "Never replace jars of a running server: stop it, change the files, start it again.",
      "If nobody changed {file}, look for malware: some plugins infect all jars of a server. Download every plugin anew from its official page.",
      "{cut}",
    ],
  },
  "jvm-heap-damaged": {
    message: [
      "Java itself crashed ({signal} in {module}) because an object in its memory was damaged (garbage collection, {thread}). Bad RAM, overclocking, a fault of this Java or native code leaves such damage; no mod can be named.",
      "Java itself crashed ({signal}) because an object in its memory was damaged (garbage collection, {thread}).",
    ],
    advice: [
      "Test the memory (RAM) of the machine with MemTest86, and remove overclocking (XMP/EXPO too).",
      "This processor ({cpu}) is known for random crashes: update the BIOS (microcode).",
      "Update Java to the newest build of the same version, or try one of another vendor.",
      "Try without mods that bring native code.",
      "{cut}",
    ],
  },
  "kicked-for-flying": {
    message: "The server threw {player} out for flying, which it does not allow.",
    most: 5,
    advice: [
      "Set allow-flight=true in server.properties and restart the server, if nobody cheats there: lag, boats, ladders, jetpacks of mods, and players from Bedrock (Geyser) look like flying to it.",
      "Leave it as it is if the player did cheat; an anti-cheat plugin tells the two apart better than the server.",
    ],
  },
  "key-registered-twice": {
    message: [
      "{suspect} registers {name} twice.",
      "Something registers {name} twice.",
      "{suspect} registers something twice.",
      "Something is registered twice.",
    ],
    advice: ["Update {suspect}.", "Look whether the same mod is installed twice, or two mods register the same name."],
  },
  "kubejs-script-error": {
    message: [
      "The game cannot start: the KubeJS script {file} of the modpack has an error in line {line} ({kind} scripts).",
      "The game cannot start: a KubeJS script of the modpack has an error ({kind} scripts).",
    ],
    advice: [
      [
        "Correct line {line} of {file} in the kubejs folder.",
        "Open logs/kubejs/{kind}.log: it names the script, the line and the error.",
      ],
      "If you did not write the script, reinstall the modpack with all its mods.",
    ],
  },
  "launch-failed": {
    message: [
      "Forge cannot start the game: the coremod {coremod} in {file} failed.",
      "Forge cannot start the game: the coremod {coremod} failed.",
      "Forge cannot start the game.",
    ],
    advice: [
      "Take {file} out of the mods folder, or replace it with a build for exactly this Minecraft version.",
      "If a file is missing, put it back: the mods folder was changed while the game was starting, or a mod moved its own file.",
      "If it still fails, take out the mods that were added last, those with coremods first.",
    ],
  },
  "launcher-game-crashed": {
    message: "The game crashed. This is the launcher's own log: it does not say why.",
    advice: [
      "Share the log of the game instead: in the launcher, edit the instance and copy its Minecraft log, or take logs/latest.log from the instance's folder.",
      "If the instance's folder has a crash-reports folder, share the newest report as well.",
    ],
  },
  "launcher-version-broken": {
    message: "The launcher cannot use {version}: the folder in versions has no json file.",
    most: 5,
    advice: ["Install this version again in the launcher, or delete its folder in .minecraft/versions."],
  },
  "legacy-java-fixer-missing": {
    message: "Old Forge (1.6 and 1.7) cannot start on this Java 8: the mod LegacyJavaFixer is missing.",
    advice: ["Put LegacyJavaFixer into the mods folder, or use Java 7."],
  },
  "library-missing": {
    message: [
      "{suspect} cannot load its native library {library}.",
      "A native library cannot be loaded: {library}.",
      "A native library is missing or could not be loaded.",
    ],
    advice: [
      [
        "Update {suspect}, or try without it.",
        "Reinstall the game version or instance in the launcher, so that its libraries are fetched again (delete the natives folder first).",
      ],
      [
        "Check that Java fits the machine (64-bit, and arm64 on Apple silicon or ARM), and that no antivirus removed {library}.",
        "Check that Java fits the machine (64-bit, and arm64 on Apple silicon or ARM), and that no antivirus removed the library.",
      ],
      "Avoid special characters in the path of the game folder; on Linux, the folder for temporary files must not be mounted with noexec.",
    ],
  },
  "liteloader-with-forge": {
    message: "LiteLoader cannot run with this Forge: it is only for Minecraft up to 1.12.2.",
    advice: ["Remove LiteLoader from the instance."],
  },
  "loaded-too-early": {
    message: [
      "{suspect} used a part of the game ({part}) too early: signs, beds or chests of other mods may look wrong.",
      "A mod used a part of the game ({part}) too early: signs, beds or chests of other mods may look wrong.",
    ],
    advice: ["Update {suspect}, or report it to its author. Otherwise it does no harm."],
  },
  "loader-incomplete": {
    message: [
      "The mod loader cannot start: a part of it or of Minecraft is not installed ({missing}).",
      "The mod loader cannot start: a part of it or of Minecraft is not installed.",
    ],
    advice: [
      "Install Forge, NeoForge, Fabric or Quilt again with its own installer (on a server: “Install server”), and let it finish downloading.",
      "In a launcher, repair the instance or make a new one with the same loader version, and move mods, config and saves over.",
      "Start a server with the file or script that the installer made, not with another .jar, and leave the libraries folder where it is.",
    ],
  },
  "loader-twice": {
    message: "The game cannot start: the mod loader is installed twice ({what} is given more than once).",
    advice: [
      "Make a new instance or version in your launcher with the loader installed once, and move mods, config and saves over.",
      "If you added start arguments yourself (such as --fml… or a second loader .jar), remove them.",
    ],
  },
  "loading-failed-earlier": {
    message: [
      "Mods had already failed to load (ERROR) before this crash: {mods}. What is reported here ({later}) only follows from that.",
      "Loading had already failed before this crash: {sign}. What is reported here ({later}) only follows from an earlier error, which stands in latest.log.",
    ],
    advice: [
      "Share logs/latest.log (or debug.log) of the same start here: its first error is the cause.",
      "Or look for that error yourself: mostly a missing or wrong dependency, or a mod that fails while it loads.",
    ],
  },
  "log-incomplete": {
    message: "The log stops while it is still starting: nothing in it says why.",
    advice: [
      "If it was still starting when the log was copied, share the whole file logs/latest.log after it has ended.",
      "If it closed or froze by itself, look for a file in crash-reports, for hs_err_pid*.log beside the game, and at what the launcher says about the exit code.",
    ],
    cases: {
      parameter: "step",
      of: {
        window: {
          message:
            "The log stops while the window of the game and its graphics (OpenGL) are being set up: nothing in it says why.",
          advice: [
            "If the game closed by itself there, it is mostly the graphics driver: install the newest one from the site of the card's maker (NVIDIA, AMD, Intel).",
            "On a computer with two graphics cards, let Java use the fast one. Close overlays and recorders (Discord, RivaTuner, MSI Afterburner, OBS).",
            "A file hs_err_pid*.log beside the game, or the exit code in the launcher, says more: share it, too.",
          ],
        },
        sound: {
          message: "The log stops while the sound is being started: nothing in it says why.",
          advice: [
            "If the game closed by itself there, try another output device or unplug the headset, and update the sound driver.",
            "A file hs_err_pid*.log beside the game, or the exit code in the launcher, says more: share it, too.",
          ],
        },
        resources: {
          message: "The log stops while textures, models and resource packs are being loaded: nothing in it says why.",
          advice: [
            "If the game closed or froze there, it mostly ran out of memory: give it more (-Xmx), and try it without large resource packs.",
            "If it was still loading when the log was copied, share the whole file logs/latest.log after it has ended.",
          ],
        },
        world: {
          message: "The log stops while a world is being loaded or made: nothing in it says why.",
          advice: [
            "If it closed or froze there, look at the memory first: a world needs a few hundred MB more than the menu. Give it more (-Xmx), or start it with fewer mods.",
            "If another world loads, this one is damaged or too new for what is installed: restore a backup.",
            "If it was still loading when the log was copied, share the whole file logs/latest.log after it has ended.",
          ],
        },
        part: {
          message: [
            "The log stops while {part} is being started: nothing in it says why.",
            "The log stops while a mod or plugin is being started: nothing in it says why.",
          ],
          advice: [
            "If it froze there, {part} waits for something that does not come, mostly a database, a download or another mod: start once without it.",
            "If it closed by itself, look at the memory (-Xmx), and for hs_err_pid*.log beside the game.",
            "If it was still starting when the log was copied, share the whole file logs/latest.log after it has ended.",
          ],
        },
        mods: {
          message: "The log stops while mods are being loaded: nothing in it says why.",
          advice: [
            "If it was still loading when the log was copied, share the whole file logs/latest.log after it has ended.",
            "If it closed or froze there, it mostly lacks memory (-Xmx), or a virus scanner holds the files: give it more, and except the folder of the game from scanning.",
            "If that changes nothing, take out the mods that were added last.",
          ],
        },
        download: {
          message: "The log stops while files are being downloaded or unpacked: nothing in it says why.",
          advice: [
            "If it hangs there, check the connection, the firewall and the room on the disk, then start it again.",
            "If it fails again, delete the half-finished files (cache, libraries, versions), so that they are loaded anew.",
          ],
        },
      },
    },
  },
  "log4shell-attempt": {
    message: "Somebody tried to attack through the log (Log4Shell): a text with a jndi command was sent to the game.",
    advice: [
      "Make sure that the server and every game is safe: Minecraft 1.18.1 or newer, or a build of the software and the launcher from after 10 December 2021.",
      "If the version is older and was not patched, stop it, update it, and check the computer for malware.",
      "Ban the player who sent it; do not open addresses that stand in this line.",
    ],
  },
  "loom-mods-block": {
    message:
      "The folder {file} of your mod is not in the loom “mods” block of the build script; newer loaders will refuse it.",
    advice: ["Add the source sets of the mod to loom { mods { … } } in the build script."],
  },
  "lwjgl-mismatch": {
    message: [
      "Sodium cannot start: it needs LWJGL {required}, and the launcher uses {installed}.",
      "The graphics library LWJGL cannot start: its native part is of another version, or not for the processor of this Java.",
    ],
    advice: [
      "In the launcher, reset LWJGL to the version that belongs to the game, and let it download its files again.",
      "Use a Java for the processor that the computer has (on Apple Silicon an arm64 Java for 1.19 and newer), and remove mods that bring an LWJGL of their own.",
    ],
  },
  "macos-display": {
    message: "The game cannot open its window: its window library (GLFW) does not recognise this Mac's display.",
    advice: [
      "On Apple silicon, use a launcher with native ARM support (the official one for 1.19 and later, or Prism Launcher) and an arm64 Java.",
      "For older versions of the game, run launcher and Java under Rosetta, or choose newer LWJGL libraries in the launcher.",
    ],
  },
  "macos-main-thread": {
    message: "The game cannot open its window on macOS: it tried to from the wrong thread.",
    advice: [
      "For Minecraft 1.13 and later, add -XstartOnFirstThread to the Java arguments. Launchers do that themselves, unless your own arguments replace theirs.",
      "For Minecraft 1.12.2 and earlier, use a Java 8 older than 8u261, or the launcher's own Java 8.",
      "Remove mods that open windows of their own.",
    ],
  },
  "malware-found": {
    message: [
      "A mod or plugin is infected with malware: it calls {host}, an address of known malware.",
      "A mod or plugin is infected with malware: its class {class} belongs to known malware.",
    ],
    advice: [
      "Stop the server or game, and do not start it again with these files: the malware copies itself into the other jars.",
      "Delete every jar of mods, plugins and the server, and download each again from its author (Modrinth, Hangar, SpigotMC, CurseForge), not from leak sites.",
      "Scan the computer, and change the passwords and tokens that were stored on it (accounts, Discord, databases).",
    ],
  },
  "mappings-mismatch": {
    message:
      "Fabric or Quilt cannot start: its mappings (intermediary) belong to another Minecraft version than the game.",
    advice: [
      "In the launcher, choose the Minecraft version again and reinstall Fabric or Quilt (in Prism, the row “Intermediary Mappings” must have the version of Minecraft).",
      "Before Minecraft 1.14, use Legacy Fabric.",
    ],
  },
  "method-missing": {
    message: [
      "{suspect} was made for another version of {provider} than the installed one. It uses {method} of {class}, which does not exist there.",
      "{suspect} does not fit the installed version of {partner}. It uses {method}, which does not exist there.",
      "{suspect} does not fit the other installed versions. It uses {method} of the class {class}, which does not exist there.",
      "{suspect} does not fit the other installed versions. It uses {method}, which does not exist there.",
      "A mod or plugin does not fit the other installed versions. It uses {method} of the class {class}, which does not exist there.",
      "{suspect} does not fit the other installed versions: it uses code that does not exist there.",
      "A mod or plugin does not fit the other installed versions: it uses code that does not exist there.",
    ],
    advice: [
      [
        "Install the version of {provider} that {suspect} was made for, or update {suspect}.",
        "Install versions of {partner} and {suspect} that fit together.",
        "Update {suspect} to the version made for your game, server and loader version.",
      ],
      [
        "If {provider} and {suspect} are both up to date, they do not work together: remove one of them and report it to their authors.",
        "If {partner} and {suspect} are both up to date, they do not work together: remove one of them and report it to their authors.",
        "If {suspect} is up to date, remove it and report this log to its authors.",
        "Look in the stack trace which mod or plugin calls it, and update or remove that one.",
      ],
    ],
  },
  "mixin-class-missing": {
    message: [
      "{mod} cannot change the game: {provider} is missing or has the wrong version. Its class {class} was not found.",
      "A mod cannot change the game: {provider} is missing or has the wrong version. Its class {class} was not found.",
      "{mod} cannot find the class {class}: what it belongs to is not installed, or has the wrong version.",
      "A mod cannot find the class {class}: what it belongs to is not installed, or has the wrong version.",
      "A mod cannot find a class: what it belongs to is not installed, or has the wrong version.",
    ],
    advice: [
      [
        "Install {provider} in the version that {mod} was made for.",
        "Install {provider}, or update it.",
        "Install or update the mod that {class} belongs to.",
      ],
      "Or update or remove {mod}.",
    ],
  },
  "mixin-config-missing": {
    message: [
      "{mod} cannot load: its mixin configuration {config} is missing from its file, or cannot be read.",
      "A mod cannot load: its mixin configuration is missing from its file, or cannot be read.",
    ],
    advice: [
      "Download {mod} again: its file is damaged or incomplete.",
      "If the mod is your own, put {config} into src/main/resources, and check that its name is written the same everywhere.",
    ],
  },
  "mixin-failed": {
    message: [
      "{mod} and {rival} cannot run together: both change the same place in the game's code (mixin {mixin} for {target}).",
      "{mod} cannot change the game's code: it does not fit this version of the game or of another mod (mixin {mixin} for {target}).",
      "{mod} and {rival} cannot run together: both change the same place in the game's code (mixin {mixin}).",
      "{mod} cannot change the game's code: it does not fit this version of the game or of another mod (mixin {mixin}).",
      "A mod cannot change the game's code (Mixin): it does not fit this version of the game or of another mod.",
    ],
    says: ["meaning-mixin"],
    advice: [
      "Remove {mod} or {rival}, or use versions of both that work together.",
      "Update {mod} to the version made for exactly your Minecraft and loader version.",
      "If {target} belongs to another mod, use versions of both that fit together.",
      "If it still fails, remove {mod}.",
      "If that does not help, remove the mods you added last, one by one: two mods may change the same place.",
    ],
  },
  "mixin-version-too-old": {
    message: "A mod cannot load: it needs Mixin {required}, and this mod loader has only {installed} ({config}).",
    advice: [
      "Update the mod loader to its newest version for your Minecraft version.",
      "Or use an older version of the mod that {config} belongs to.",
    ],
  },
  "mixinbootstrap-missing": {
    message: "A mod cannot load: it needs the Mixin library, which this old Forge does not have.",
    advice: [
      "Put MixinBooter (Minecraft 1.12.2), UniMixins (1.7.10) or else MixinBootstrap into the mods folder.",
      "Or remove the mod that needs it, most likely the one you added last.",
    ],
  },
  "mod-classes-missing": {
    message: [
      "{mod} cannot load: the class {entrypoint} in {file} is marked as this mod (@Mod), but the file describes no mod with this id.",
      "{mod} cannot load: a class is marked as this mod (@Mod), but no mods.toml describes a mod with this id.",
      "A mod cannot load: {file} has its description (mods.toml), but no class with @Mod for it.",
      "A mod cannot load because classes that its mods.toml names are missing: {classes}.",
    ],
    advice: [
      "In a development run, group classes and resources into one mod in the build script (legacyForge/neoForge mods { … }, loom mods { … }), and check that the id in @Mod is the one in mods.toml.",
      "Otherwise download the file again: it is incomplete.",
    ],
  },
  "mod-confirm-needed": {
    message: [
      "The server is waiting for /fml confirm: the world has blocks and items of {mods}, which {mods|is|are} not installed.",
      "The server is waiting for /fml confirm: something in the world is damaged or missing.",
    ],
    advice: [
      "Make a backup of the world, then type /fml confirm in the server console to go on, or /fml cancel to stop.",
      [
        "To keep those blocks and items, type /fml cancel and install {mods} in the version that the world was played with: after confirming, they are lost for good.",
        "If mods were removed by mistake, type /fml cancel and put them back: after confirming, their blocks and items are lost for good.",
      ],
      "Without a console, start the server once with -Dfml.queryResult=confirm.",
    ],
  },
  "mod-conflict": {
    message: "These two mods conflict, as the developers of one of them warn: {mods}.",
    advice: ["The game still starts. If something behaves oddly, remove one of them: {mods}."],
  },
  "mod-crash": {
    message: ["Your own code in {own} crashed the game.", "{mod} crashed the game.", "A mod crashed the game."],
    advice: [
      "Update {mod} to the newest version for your Minecraft and loader version.",
      "If it still crashes, remove {mod}. If that helps, report this log to its authors.",
    ],
  },
  "mod-dependency-cycle": {
    message: [
      "These mods cannot load because they wait for each other in a circle: {mods}.",
      "Mods cannot load because they wait for each other in a circle.",
    ],
    advice: [
      "Update these mods, or remove one of them: {mods}.",
      "If the log does not name them, remove the mods you added last.",
    ],
  },
  "mod-dependency-missing": {
    message: [
      "These mods cannot load because {needed} {needed|is|are} missing or {needed|has|have} the wrong version: {mods}.",
      "{mod} cannot load: {needed} {needed|is|are} missing or {needed|has|have} the wrong version.",
      "A mod cannot load: {needed} {needed|is|are} missing or {needed|has|have} the wrong version.",
      "Mods cannot load: other mods that they need are missing.",
    ],
    advice: [
      "Install {needed} for your Minecraft version and mod loader.",
      "If it is installed already, update it.",
      "Look into logs/latest.log or fml-server-latest.log: it names each mod and what it requires.",
      ["Or remove the mods that need it: {mods}.", "Or remove {mod}."],
    ],
    cases: {
      parameter: "state",
      of: {
        "not-installed": {
          message: [
            "These mods cannot load because {needed} {needed|is|are} not installed: {mods}.",
            "{mod} cannot load: {needed} {needed|is|are} not installed.",
            "A mod cannot load: {needed} {needed|is|are} not installed.",
            "Mods cannot load: other mods that they need are not installed.",
          ],
          advice: [
            "Install {needed} for your Minecraft version and mod loader.",
            "If it is in the mods folder already, replace it: that file is for another loader or another Minecraft version.",
            ["Or remove the mods that need it ({mods}).", "Or remove {mod}."],
          ],
        },
        "other-side": {
          message: [
            "These mods cannot load here because {needed} {needed|is|are} only for the other side (client or server): {mods}.",
            "{mod} cannot load here: {needed} {needed|is|are} only for the other side (client or server).",
            "A mod cannot load here: {needed} {needed|is|are} only for the other side (client or server).",
          ],
          advice: [
            [
              "Remove the mods that need it ({mods}) from here.",
              "Remove {mod} from here: it does not belong on this side.",
            ],
            "If it should work on both sides, update it and {needed}.",
          ],
        },
        unnamed: {
          message: [
            "Mods cannot load: {count} mods that they need are not installed. The report does not name them; it only says which versions are needed: {unnamed}.",
            "Mods cannot load: other mods that they need are missing, and the report does not name them.",
          ],
          advice: ["Share logs/latest.log or fml-server-latest.log: it names each mod and what it requires."],
        },
      },
    },
  },
  "mod-dependency-version": {
    message: [
      "{mod} cannot load: it needs {dependency} {versions}, and {installed} is installed.",
      "{mod} cannot load: it needs another version of {dependency} ({versions}).",
      "{mod} cannot load: it needs another version of {dependency}.",
      "{mod} cannot load: it needs another version of a mod that it depends on.",
      "A mod cannot load: it needs another version of a mod that it depends on.",
    ],
    advice: [
      "Replace {dependency} {installed} with a version that fits: {versions}.",
      "Or install a version of {mod} that works with {dependency} {installed}.",
    ],
  },
  "mod-duplicate": {
    message: ["{mod} is installed more than once: {files}.", "A mod is installed more than once."],
    advice: [
      "Keep one of these files in the mods folder (the one for your Minecraft version, normally the newest), and delete the others: {files}.",
      "If the files belong to different mods, one of them contains or replaces {mod}: use only that one.",
    ],
  },
  "mod-entrypoint-failed": {
    message: [
      "{mod} cannot start (entry point “{stage}”).",
      "{mod} cannot start.",
      "A mod cannot start (entry point “{stage}”).",
    ],
    advice: [
      "Update {mod} and the mods it needs to the newest versions for your Minecraft version.",
      "If it still fails, remove {mod} and send this log to its developers.",
    ],
  },
  "mod-event-failed": {
    message: [
      "{mod} failed while it handled an event of the game.",
      "A mod failed while it handled an event of the game.",
    ],
    advice: ["Update {mod}. If the error stays, remove it, or send this log to its developers."],
  },
  "mod-exception": {
    message: ["{mod} cannot load.", "A mod cannot load."],
    advice: [
      "Update {mod} and the mods it needs to the newest version for your Minecraft version.",
      "If it still fails, remove {mod} and send this log to its developers.",
      "If it began after another mod was added or updated, undo that.",
    ],
  },
  "mod-extracted": {
    message: "Mods cannot load: they were unpacked in the mods folder, and must stay .jar files.",
    advice: [
      "Delete the folders that the log names below this line from the mods folder.",
      "Download those mods again, and put the .jar files into the mods folder as they are.",
    ],
  },
  "mod-ended-game": {
    message: [
      "{mod} ended the game itself (exit code {exitCode}): {said}",
      "{mod} ended the game itself (exit code {exitCode}).",
      "A mod ended the game itself.",
    ],
    advice: [
      "Read what {mod} says just before that. Mostly a file of its own, in the configuration or the world, is damaged: restore it from a backup, or move it away so that it is made again.",
      "If it happens again, update or remove {mod}.",
    ],
  },
  "mod-fatal": {
    message: ["{mod} cannot load, so the game cannot start.", "A mod cannot load, so the game cannot start."],
    advice: [
      "Update {mod} to the version for your Minecraft and loader version, and install all the mods it needs.",
      "If it still fails, remove {mod}.",
    ],
  },
  "mod-file-ignored": {
    message: [
      "{file} in the mods folder was ignored: it is no mod for this loader.",
      "A file in the mods folder was ignored: it is no mod for this loader.",
    ],
    advice: ["If {file} should be a mod, download it for this loader and this Minecraft version. A library can stay."],
  },
  "mod-file-invalid": {
    message: [
      "{file} cannot load as a mod: {reason}.",
      "{file} cannot load: it is damaged, or no mod.",
      "A mod file cannot load: it is damaged, or no mod.",
    ],
    advice: [
      "Download {file} again from its official page, for your Minecraft version and loader.",
      "Or delete {file} from the mods folder.",
    ],
  },
  "mod-file-name": {
    message: [
      "A mod cannot load: the name of its file has characters or a form that Java does not accept ({file}).",
      "A mod cannot load: the name of its file has characters or a form that Java does not accept.",
    ],
    advice: [
      "Rename {file}: only English letters, digits, dots and hyphens, beginning with a letter; no brackets, no spaces.",
      "If no name is stated, look in the mods folder for names without English letters, or that begin with a digit or a bracket.",
    ],
  },
  "mod-id-conflict": {
    message: "Two mods use the same block or item number {id}: {classes}.",
    advice: ["Change the number {id} in the configuration file of one of the two mods to a free one: {classes}."],
  },
  "mod-id-limit": {
    message:
      "The mods together need more ids than this Minecraft version has (up to 1.12, 4096 block ids): too many blocks, items or biomes. The mod named in the error only asked for the first one too many.",
    advice: [
      "Install a mod that raises the limit for your version: JustEnoughIDs or RoughlyEnoughIDs (1.12.2), NotEnoughIDs or EndlessIDs (1.7.10).",
      "Or remove mods that add many blocks and items.",
    ],
  },
  "mod-incompatible": {
    message: "These mods cannot run together: {mods}.",
    advice: [
      "Remove one of them: {mods}.",
      "Or update both to their newest versions for your Minecraft version: often only one version does not fit.",
    ],
  },
  "mod-language-provider": {
    message: [
      "{mod} cannot load: it needs {required}, and {installed} was found.",
      "{mod} cannot load: it needs {required}, which was not found.",
      "{mod} cannot load: the language provider it needs was not found.",
      "A mod cannot load: the language provider it needs was not found.",
    ],
    advice: [
      "Download {mod} for your Minecraft and Forge version: this file is for another one.",
      "Or install {required} (for Kotlin mods: the mod “Kotlin for Forge”).",
      "Or remove {mod}.",
    ],
  },
  "mod-list-mismatch": {
    message: [
      "A player could not join: the mods of game and server are not the same ({mods}).",
      "A player could not join: the mods of game and server are not the same.",
    ],
    advice: [
      [
        "Install the same mods in the same versions on both sides: {mods}.",
        "Install the same mods in the same versions, and the same loader version, on both sides.",
      ],
      "With a modpack, use the server files of exactly the version that the players have.",
    ],
  },
  "mod-metadata-invalid": {
    message: [
      "{file} in {jar} is not valid JSON and is ignored: the mod has no name, version or logo in the list.",
      "A mod's description of itself is not valid JSON and is ignored: the mod has no name, version or logo in the list.",
    ],
    advice: ["It does no harm. If the mod is yours, correct the file: a JSON checker names the line."],
    cases: {
      parameter: "why",
      of: {
        template: {
          message: [
            "{mod} still looks for updates at the address of the template ({address}).",
            "A mod still looks for updates at the address of the template.",
          ],
          advice: [
            "It does no harm. If the mod is yours, remove updateJSONURL from mods.toml, or enter your own address.",
          ],
        },
      },
    },
  },
  "mod-minecraft-version": {
    message: [
      "{mod} cannot run on this Minecraft version (needed: {version}, running: {installed}).",
      "{mod} cannot run on this Minecraft version ({installed}).",
      "{mod} cannot run on this Minecraft version (needed: {version}).",
      "A mod cannot run on this Minecraft version.",
    ],
    advice: [
      "Download {mod} for Minecraft {installed}, and delete the old file.",
      "Or run the Minecraft version that {mod} needs: {version}.",
      "Or remove {mod}.",
    ],
  },
  "mod-module-conflict": {
    message: "These mods cannot load together because they bring the same code ({package}): {modules}.",
    advice: [
      "Keep one of these mods, and remove the others: {modules}.",
      "Or update them: newer versions often no longer bring the other's code ({package}).",
      "Check that no mod is in the mods folder twice, in two versions.",
    ],
  },
  "mod-not-remapped": {
    message: [
      "{mod} cannot run in development: it is a release jar ({file}) and asks for {name}, which does not exist under the mappings here.",
      "{mod} cannot run in development: it is a release jar and asks for {name}, which does not exist under the mappings here.",
      "{mod} cannot run in development: it is a release jar, whose names do not exist under the mappings here.",
      "A mod cannot run in development: it is a release jar, whose names do not exist under the mappings here.",
    ],
    advice: [
      "Add {mod} to the build as a deobfuscated (remapped) dependency: fg.deobf in ForgeGradle, modImplementation in Loom. Or take its jar out of run/mods.",
      "Other mods did not load either, probably for the same reason: {others}.",
    ],
  },
  "mod-other-loader": {
    message: [
      "{mod} cannot load: it is made for {loader}, not for the installed mod loader. It needs {class}.",
      "{mod} cannot load: it is probably made for another mod loader. Its part for this one ({class}) is not in the file.",
      "A mod cannot load: it is made for {loader}, not for the installed mod loader. It needs {class}.",
      "A mod cannot load: it is probably made for another mod loader. Its part for this one ({class}) is not in the file.",
    ],
    advice: [
      [
        "Download {mod} for the loader you use: mods for Forge, NeoForge, Fabric and Quilt are different files.",
        "Download the mod for the loader you use: mods for Forge, NeoForge, Fabric and Quilt are different files.",
      ],
      "Or remove {mod}.",
    ],
  },
  "mod-recommended-missing": {
    message: [
      "{mod} recommends {recommended} ({versions}), which is not installed.",
      "{mod} recommends {recommended}, which is not installed.",
      "{mod} recommends another mod, which is not installed.",
      "A mod recommends another mod, which is not installed.",
    ],
    advice: ["Nothing has to be done. Install {recommended} if you want all functions of {mod}."],
  },
  "mod-reported-error": {
    message: [
      "{mod} reported an error: “{said}”. The error is {cause} ({place}).",
      "{mod} reported an error: “{said}”. The error is {cause}.",
      "{mod} reported an error: “{said}”.",
      "{mod} reported an error.",
      "A mod reported an error.",
    ],
    advice: [
      "If something of {mod} does not work, look here first: at the file or setting that the line names, or at the version of {mod}. If all is well, leave it.",
    ],
  },
  "mod-runtime-error": {
    message: [
      "{mod} failed while the game was running; the game went on.",
      "A mod failed while the game was running; the game went on.",
    ],
    advice: [
      "Update {mod} to the newest version for your Minecraft and loader version.",
      "If it goes on, report this log to its authors.",
    ],
  },
  "mod-suspect": {
    message: [
      "{mod} changes the part of the game that failed (with {evidence}), which does not prove that it is at fault.",
      "{mod} changes the part of the game that failed, which does not prove that it is at fault.",
      "A mod changes the part of the game that failed, which does not prove that it is at fault.",
    ],
    advice: ["If the crash stays, try without {mod}."],
  },
  "mod-wrong-loader": {
    message: [
      "These files in the mods folder are for {loader}, not for this mod loader: {files}.",
      "These files in the mods folder are not for this mod loader: {files}.",
      "Files in the mods folder are not for this mod loader.",
    ],
    advice: [
      "Delete {files}, and download the same mods for the loader you use: mods for Forge, NeoForge, Fabric and Quilt are different files.",
      "Plugins belong in the plugins folder of a Bukkit, Spigot or Paper server, not in mods.",
    ],
  },
  "mods-changed": {
    message: [
      "Another run went well; since then the mods have changed (added: {added}; updated: {updated}; removed: {removed}).",
      "Another run went well; since then the mods have changed (added: {added}; updated: {updated}).",
      "Another run went well; since then the mods have changed (added: {added}; removed: {removed}).",
      "Another run went well; since then the mods have changed (updated: {updated}; removed: {removed}).",
      "Another run went well; since then the mods have changed (added: {added}).",
      "Another run went well; since then the mods have changed (updated: {updated}).",
      "Another run went well; since then the mods have changed (removed: {removed}).",
      "Another run went well; since then the mods have changed.",
    ],
    advice: [
      "Remove what was added: {added}. If that helps, look for versions that fit the others.",
      "Go back to the versions from before: {updated}.",
      "Put back what was removed: {removed}.",
    ],
  },
  "mods-differ": {
    message: [
      "The game could not join: its mods and the server's are not the same (the game lacks {missing}; the server lacks {extra}; in other versions: {versions}).",
      "The game could not join: its mods and the server's are not the same (the game lacks {missing}; the server lacks {extra}).",
      "The game could not join: its mods and the server's are not the same (the game lacks {missing}; in other versions: {versions}).",
      "The game could not join: its mods and the server's are not the same (the server lacks {extra}; in other versions: {versions}).",
      "The game could not join: it lacks mods of the server ({missing}).",
      "The game could not join: the server lacks mods of the game ({extra}).",
      "The game could not join: it has other versions of the server's mods ({versions}).",
      "The game could not join: its mods and the server's are not the same.",
    ],
    advice: [
      "Install in the game what it lacks: {missing}.",
      "Use the same version on both sides: {versions}.",
      "With a modpack, use the server files of exactly the version that the players have.",
    ],
  },
  "mods-not-set-up": {
    message: "The game cannot start: Forge could not set up one or more mods (“Failed to initialize mod containers”).",
    advice: [
      "Open or share logs/debug.log of the same start: it names the mod and the reason, which this log leaves out.",
      "If you develop the mod, compare mods.toml with the @Mod class: the mod id must be the same in both, and the constructor must not throw.",
      "Otherwise remove the mods you added last.",
    ],
  },
  "module-missing": {
    message: [
      "{mod} cannot load: it needs the module {module}, a mod or library that is missing or has the wrong version.",
      "The module {module} is missing: a mod or library is not installed, or has the wrong version.",
    ],
    advice: [
      "Install the mod or library that {module} belongs to, for your Minecraft and loader version.",
      "If it is installed, two mods may bring different versions of it: update both.",
    ],
  },
  "motd-malformed": {
    message: "The server cannot read server.properties: it has a broken \\u character code, usually in the motd line.",
    advice: [
      "Correct the motd in server.properties: after every \\u there must be exactly four hexadecimal digits, for example \\u00A7 for the colour sign.",
      "Write every other backslash twice (\\\\).",
      "Or make the motd again with a MOTD generator, or try a plain text.",
    ],
  },
  "multiplayer-disabled": {
    message: "This account cannot play with others: multiplayer is switched off in its Microsoft or Xbox settings.",
    advice: [
      "Sign in at account.xbox.com (Privacy & online safety) and allow joining multiplayer games. For a child's account a parent has to do it.",
      "Then sign out of the launcher, sign in again, and try again.",
    ],
  },
  "narrator-unavailable": {
    message: "The narrator (text to speech) is not available; the game works without it.",
    advice: ["Nothing needs to be done. If you want the narrator on Linux, install the package flite."],
  },
  "native-code-crash": {
    message: [
      "It crashed outside of Java, in native code (exit code {exitCode}).",
      "It crashed outside of Java, in native code.",
    ],
    advice: [
      "Look for a file hs_err_pid*.log in the folder of the game or the server and share it: it names the part that failed.",
      "Try Java of another vendor, and try without mods that bring native libraries.",
    ],
  },
  "nightconfig-corrupt": {
    message: [
      "The game cannot start: a mod's configuration file is empty or cut off ({file}).",
      "The game cannot start: a mod's configuration file is empty or cut off.",
    ],
    advice: [
      "Delete {file} in the config folder (for a world: saves/…/serverconfig); it is made again at the next start.",
      "If the name is not stated, delete the .toml files of 0 bytes in the config folder.",
      "It happens when the computer or the game is switched off while it writes. The mod Night Config Fixes prevents it.",
    ],
  },
  "no-internet": {
    message: [
      "The server cannot verify players: it has no internet connection, or DNS does not work ({host} could not be resolved).",
      "The server cannot verify players: it has no internet connection, or DNS does not work.",
    ],
    advice: [
      "Check the network connection and the DNS settings of the machine or container.",
      "If the server is meant to run without internet (offline mode), this can be ignored.",
    ],
  },
  "online-mode-off": {
    message: "Anybody can join under any name: the server runs in offline mode and does not check who joins.",
    advice: [
      "Set online-mode=true in server.properties, unless the server is behind a proxy such as BungeeCord or Velocity.",
      "Behind a proxy, keep it off, let the proxy check the players, and close the server's port to everybody else with a firewall.",
    ],
  },
  "opengl-invalid-operation": {
    message: "The game used the graphics card wrongly (OpenGL error 1282, invalid operation).",
    advice: [
      "Try without shaders, without OptiFine or other rendering mods, and without resource packs that bring shaders; update those you keep.",
      "Install the newest graphics driver from the website of Intel, AMD or NVIDIA.",
      "If the game looks right and only the chat or log is filled, switch off “Show GL Errors” in OptiFine's settings.",
    ],
  },
  "opengl-no-context": {
    message: [
      "{suspect} called a graphics function from the wrong thread, or one that this graphics card does not have.",
      "A mod called a graphics function from the wrong thread, or one that this graphics card does not have.",
    ],
    advice: [
      ["Update or remove {suspect}.", "Update or remove the mod that the stack trace below that line names."],
      "Try without shaders and rendering mods, and install the newest graphics driver.",
    ],
  },
  "opengl-out-of-memory": {
    message: "The graphics card ran out of memory (OpenGL error 1285).",
    advice: [
      "Lower the render distance, and use lighter shaders and resource packs of a lower resolution.",
      "Close other programs that use the graphics card.",
      "Do not give Java more memory than it needs: integrated graphics share it with the system.",
    ],
  },
  "opengl-unsupported": {
    message: "The game cannot start: the graphics card or its driver lacks the OpenGL version that it needs.",
    advice: [
      "Install the newest graphics driver from the website of Intel, AMD or NVIDIA, and restart: Windows' basic display driver has no OpenGL.",
      "On laptops with two graphics cards, let Java (javaw.exe) run on the strong one. Over remote desktop or in a virtual machine, OpenGL is often missing.",
      "Minecraft 1.17 and later need OpenGL 3.2 (26.x more): very old graphics cards can only run older versions.",
    ],
    cases: {
      parameter: "wanted",
      of: {
        vulkan: {
          message:
            "VulkanMod cannot start: the graphics card or its driver lacks Vulkan (GLFW finds no Vulkan loader).",
          advice: [
            "Install the newest graphics driver from the website of Intel, AMD or NVIDIA, and restart: it brings Vulkan.",
            "Remove VulkanMod if the graphics card is too old for Vulkan 1.2, in a virtual machine, or over remote desktop: the game then uses OpenGL again.",
          ],
        },
      },
    },
  },
  "optifine-incompatible": {
    message: [
      "OptiFine and {with} cannot run together in these versions: {cause}.",
      "OptiFine and {with} cannot run together in these versions.",
      "OptiFine and another mod cannot run together in these versions.",
    ],
    advice: [
      "Remove OptiFine. Embeddium or Sodium make the game fast, too, and Oculus or Iris bring shaders.",
      "Or install the versions of OptiFine and Forge that belong together: OptiFine's download page names the Forge version for each.",
      "Or remove {other}.",
    ],
  },
  "optifine-twice": {
    message: "OptiFine is installed twice.",
    advice: [
      "Keep one OptiFine: delete the other file from the mods folder, or choose a launcher profile without OptiFine.",
    ],
  },
  "out-of-memory": {
    message: "Java ran out of memory ({kind}).",
    advice: [
      "Assign more memory: raise -Xmx in the launcher or start script (4 to 8 GB for many mods), but leave 2 GB or more for the system.",
      "Lower the view distance and simulation distance, use resource packs of a lower resolution, and remove mods or plugins you do not need.",
      "If it comes back after some hours, a mod or plugin leaks memory: make a heap summary with spark (/spark heapsummary).",
    ],
    cases: {
      parameter: "area",
      of: {
        array: {
          message: "A mod or plugin asked Java for a list larger than there can be ({kind}).",
          advice: [
            "More memory does not help. Look in the stack trace for the mod or plugin: it has a bug, or reads a damaged file.",
          ],
        },
        "damaged-data": {
          message:
            "Java ran out of memory ({kind}): damaged region files of the world ask for an impossible amount of it.",
          advice: [
            "Restore the world from a backup; more memory does not help.",
            "Without a backup, stop the server and remove the region files (r.*.mca) that the lines above name, or repair them with MCA Selector: what stood in those chunks is lost.",
            "Find out why: a full or failing disk, a server that was killed while it saved, or files changed on their way (FTP text mode, line endings in Git).",
          ],
        },
        metaspace: {
          message: "Java ran out of memory for classes ({kind}): its limit is too low for so many mods or plugins.",
          advice: [
            "Remove -XX:MaxMetaspaceSize from the Java arguments, or raise it, for example to 512m. More memory with -Xmx does not help.",
            "If it happens only after many reloads, restart the server instead: each reload keeps the old classes.",
          ],
        },
        "class-space": {
          message: "Java ran out of memory for the descriptions of classes ({kind}).",
          advice: [
            "Add -XX:CompressedClassSpaceSize=2g to the Java arguments. More memory with -Xmx does not help.",
            "If it comes back after some hours, a mod, plugin or script makes new classes without end: remove what you added last.",
          ],
        },
        direct: {
          message: "Java ran out of memory outside the heap, for network and graphics data ({kind}).",
          advice: [
            "Raise the limit in the Java arguments, for example -XX:MaxDirectMemorySize=2G, and leave that much free beside -Xmx.",
            "If it comes back after some hours, a mod or plugin leaks it: update or remove what you added last.",
          ],
        },
        "code-cache": {
          message: "Java ran out of memory for compiled code ({kind}), so it runs slowly or stops.",
          advice: [
            "Add -XX:ReservedCodeCacheSize=512m to the Java arguments, or remove a smaller value. More memory with -Xmx does not help.",
          ],
        },
        threads: {
          message: "Java could not start another thread: there was no memory left for it ({kind}).",
          advice: [
            "Remove -Xss from the Java arguments, or lower it.",
            "Look for a mod or plugin that creates threads without end.",
          ],
        },
      },
    },
  },
  "out-of-memory-native": {
    message: ["The system had no memory left for Java (refused: {size}).", "The system had no memory left for Java."],
    advice: [
      "Assign less memory to the game, or close other programs: -Xmx must be clearly smaller than the memory of the machine or container.",
      "On Windows, let the system manage the size of the paging file (virtual memory), and keep space free on drive C.",
      "{cut}",
    ],
    cases: {
      parameter: "area",
      of: {
        threads: {
          message:
            "The system let Java start no more threads: the limit for processes and threads is reached, or its memory is full.",
          advice: [
            "Raise the limit for processes (ulimit -u, the pids limit of the container), or ask the host. More memory with -Xmx does not help; less may.",
            "Look for a mod or plugin that creates threads without end, and restart the server.",
            "{cut}",
          ],
        },
        "code-cache": {
          message: [
            "The system had no memory left for the code that Java compiles (code cache; refused: {size}).",
            "The system had no memory left for the code that Java compiles (code cache).",
          ],
          advice: [
            "Assign less memory to the game, or close other programs: -Xmx must be clearly smaller than the memory of the machine.",
            "If -XX:ReservedCodeCacheSize is among the Java arguments, remove it.",
            "{cut}",
          ],
        },
        metaspace: {
          message: [
            "The system had no memory left for Java's classes (metaspace; refused: {size}).",
            "The system had no memory left for Java's classes (metaspace).",
          ],
          advice: [
            "Assign less memory to the game, or close other programs: classes need room beside -Xmx, with many mods 1 GB and more.",
            "{cut}",
          ],
        },
        "class-space": {
          message: "The system had no memory left for the descriptions of Java's classes (compressed class space).",
          advice: [
            "Assign less memory to the game, or close other programs: classes need room beside -Xmx, with many mods 1 GB and more.",
            "{cut}",
          ],
        },
        heap: {
          message: "Java's memory (the heap) was full, and the system had no more to give.",
          advice: [
            "Use fewer mods, lower view distances and smaller resource packs, or a machine with more memory: the game needs more than there is.",
            "Close other programs. Raise -Xmx only if the machine has clearly more memory than that.",
            "{cut}",
          ],
        },
      },
    },
  },
  "own-assets-missing": {
    message: "Your mod {mod} lacks texture or model files that it names, or they are broken: {files}.",
    advice: [
      "Put the files into src/main/resources/assets/<mod id>/ under exactly these names (lower case), or correct the names in the code.",
    ],
  },
  "pack-stray-file": {
    message: "The game cannot read a resource or data pack: macOS left a file in it ({file}).",
    advice: ["Delete {file} from the folders of the pack (also inside its zip), or zip it again without such files."],
  },
  "packet-too-large": {
    message:
      "A player was disconnected: something sent was too large ({reason}). Mostly it is an item, a chunk or a block with very much data, or a mod that sends more than allowed.",
    advice: [
      "Empty items and containers with very much data near the player or in the inventory (books, backpacks, shulker boxes in each other); an admin can clear the inventory.",
      "If it began with a mod, update it on client and server; a mod such as Packet Fixer raises the limits.",
    ],
  },
  "packet-unreadable": {
    message: [
      "The game could not join the server, or was thrown out: {mod} cannot read {what} that the server sends. The error is {cause}.",
      "The game could not join the server, or was thrown out: it cannot read {what} that the server sends. The error is {cause}.",
      "The game could not join the server, or was thrown out: {mod} cannot read a packet of the server. The error is {cause}.",
      "The game could not join the server, or was thrown out: it cannot read a packet of the server. The error is {cause}.",
      "The game could not join the server, or was thrown out: it cannot read a packet of the server.",
    ],
    advice: [
      "Install the same version of {mod} on both sides, and of every mod that builds on it.",
      "Compare the mods of the game with those of the server (or of the friend who hosts the world): they must be the same, in the same versions.",
      "If they are the same, update the mods that add such things, or leave out half of them to find the one that fails.",
    ],
  },
  "permgen-full": {
    message: "Java ran out of memory for classes (PermGen, Java 7 and older): there are too many mods for it.",
    advice: [
      "Use Java 8: it has no such limit.",
      "Or add -XX:MaxPermSize=256m to the Java arguments. More memory with -Xmx does not help.",
    ],
  },
  "php-extension-missing": {
    message:
      "The PHP extension {extension} is not loaded, so what needs it does not work (OpenSSL is needed for Xbox authentication).",
    advice: ["Use the PHP that belongs to this server software, or enable the extension in php.ini."],
  },
  "php-unsuitable": {
    message: [
      "PocketMine cannot start with this PHP: {problems}",
      "PocketMine cannot start: this PHP lacks what it needs.",
    ],
    advice: [
      "Use the PHP made for this version of PocketMine: download it from the releases of pmmp/PHP-Binaries on GitHub and put its bin folder beside the start script.",
      "If the system's PHP was taken, check the path in start.sh or start.cmd.",
    ],
  },
  "player-data-corrupt": {
    message: [
      "{player} loses inventory, place and levels: the saved data of this player is damaged and cannot be read.",
      "A player loses inventory, place and levels: the saved data is damaged and cannot be read.",
    ],
    advice: [
      "Stop the server before the player is saved again, and restore the player's file in the playerdata folder of the world from a backup, or from its .dat_old.",
      "Find out why: the server was killed, or the disk was full, while it saved.",
    ],
  },
  "player-list-corrupt": {
    message: "The server cannot read the list {file}: it is damaged. The server goes on without its entries.",
    advice: [
      "Stop the server and correct {file}: it must hold a list in square brackets ([]). A JSON checker shows the place.",
      "Or delete {file}: the server makes an empty one, and the entries have to be added again.",
    ],
  },
  "plugin-ambiguous": {
    message: ["{plugin} is installed more than once: {files}.", "A plugin is installed more than once."],
    advice: [
      "Stop the server, keep only the file of {plugin} that fits this server (usually the newest), and delete the others from the plugins folder: {files}.",
    ],
  },
  "plugin-api-too-low": {
    message: [
      "{plugin} cannot load: its API version ({version}) is below the minimum that this server allows.",
      "A plugin cannot load: its API version is below the minimum that this server allows.",
    ],
    advice: [
      "Update {plugin} to a version for a newer Minecraft version.",
      "Or lower settings.minimum-api in bukkit.yml (none allows every plugin) and restart.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-authme-shutdown": {
    message: "AuthMe could not start and shut the server down, as its configuration tells it to.",
    advice: [
      "Solve the problem of AuthMe just before this line, usually its database or its configuration.",
      "Update AuthMe to a version made for this server.",
      "To let the server run without AuthMe, set Security.SQLProblem.stopServer to false in plugins/AuthMe/config.yml: players can then join without a password.",
    ],
  },
  "plugin-command-failed": {
    message: [
      "The command /{command} of {plugin} failed.",
      "A command of {plugin} failed.",
      "The command /{command} failed.",
    ],
    advice: [
      "If the log says that {plugin} is disabled, first solve the error that stopped it when the server started.",
      "Update {plugin} to a version made for this server, and use /{command} as its documentation says.",
      "The error is in the code of {culprit}: update that, too, and try without it.",
      "Show this log to the author of {plugin}.",
    ],
  },
  "plugin-config-invalid": {
    message: [
      "{file} has a syntax error and was not read: {reason} ({at}).",
      "{file} has a syntax error and was not read: {reason}.",
      "{file} has a syntax error and was not read.",
      "A configuration file of {suspect} has a syntax error and was not read (YAML): {reason} ({at}).",
      "A configuration file has a syntax error and was not read (YAML): {reason} ({at}).",
      "A configuration file has a syntax error and was not read (YAML).",
    ],
    advice: [
      "{mend}",
      [
        "Correct {file} at the line that the log names: spaces instead of tabs, the same indentation as its neighbours, quotes around texts with special characters. An online YAML checker helps.",
        "Correct that place in the .yml files in the folder of {suspect}: spaces instead of tabs, the same indentation as its neighbours, quotes around texts with special characters.",
      ],
      "Or move {file} away and restart: a new one is made.",
    ],
  },
  "plugin-crash": {
    message: ["{plugin} crashed the server.", "A plugin crashed the server."],
    advice: [
      "Update {plugin} to a version made for this server software and this Minecraft version.",
      "If it still crashes, remove {plugin} and show this log to its authors.",
    ],
  },
  "plugin-database-failed": {
    message: [
      "{plugin} cannot reach its database {database} at {address}: the connection was refused or timed out.",
      "The database {database} at {address} cannot be reached: the connection was refused or timed out.",
      "{plugin} cannot reach its database {database}: the connection was refused or timed out.",
      "The database {database} cannot be reached: the connection was refused or timed out.",
      "{plugin} cannot use its database: {reason}.",
      "A plugin or mod cannot use its database: {reason}.",
    ],
    says: ["meaning-not-reachable", "meaning-timed-out", "meaning-database"],
    advice: [
      [
        "Start {database}, and check host and port in the configuration of the plugin.",
        "“Communications link failure”, “Socket fail to connect”, “refused” or “timed out”: start the database, and check host and port in the configuration.",
      ],
      "If the database is on another machine, check its firewall, and that it accepts connections from here.",
      "“Access denied”, “password authentication failed” or “Unknown database”: correct user, password and database name in the configuration, and give the user rights for this host.",
      "“SQLITE”, “locked” or “already in use”: stop the server, restore the .db file from a backup if it is damaged, and see that no other program has it open.",
    ],
  },
  "plugin-dependency-cycle": {
    message: [
      "These plugins cannot load because they wait for each other in a circle: {plugins}.",
      "Plugins cannot load because they wait for each other in a circle.",
    ],
    advice: [
      "Update the plugins that the log names there, or remove one of them: their depend, softdepend or loadbefore entries contradict each other.",
      "As a last resort, start Paper with -Dpaper.useLegacyPluginLoading=true.",
    ],
  },
  "plugin-dependency-missing": {
    message: [
      "{plugin} cannot load: {dependencies} {dependencies|is|are} not installed.",
      "{plugin} cannot load: a plugin that it needs is missing.",
      "A plugin cannot load: a plugin that it needs is missing.",
    ],
    advice: [
      "Put {dependencies} into the plugins folder, for this server version, and restart.",
      "If {dependencies} {dependencies|is|are} there already, first solve the earlier error that kept it from loading.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-descriptor-missing": {
    message: [
      "{plugin} in the plugins folder cannot load: it has no plugin.yml, so it is no plugin for this server.",
      "A file in the plugins folder cannot load: it has no plugin.yml, so it is no plugin for this server.",
    ],
    advice: [
      "Check what {plugin} is: a mod belongs in the mods folder of Fabric or Forge, a proxy plugin on BungeeCord or Velocity; a library is not needed.",
      "If it should be a plugin, download {plugin} for Bukkit, Spigot or Paper: not the source code and not an API file.",
      "Or remove {plugin} from the plugins folder.",
    ],
  },
  "plugin-disable-failed": {
    message: [
      "{plugin} failed while it was being disabled; it may not have saved its data.",
      "A plugin failed while it was being disabled; it may not have saved its data.",
    ],
    advice: [
      "If {plugin} also failed to start, solve that first: this is usually only the consequence.",
      "Update {plugin} to a version made for this server.",
      "Restart the server instead of using /reload, and check the data of {plugin} afterwards.",
    ],
  },
  "plugin-disabled-itself": {
    message: [
      "{plugin} switched itself off: {reason}",
      "{plugin} could not be enabled and switched itself off: {thrown}",
      "{plugin} switched itself off.",
      "A plugin switched itself off.",
    ],
    advice: [
      "Do what {plugin} asks for there: mostly a setting, a licence, another plugin or a file is missing.",
      "If it says nothing useful, update {plugin}, or look at the first thing in the lines above that it complains of.",
    ],
  },
  "plugin-economy-missing": {
    message: [
      "{plugin}, or its part for money, does not work: no Vault or no economy plugin was found.",
      "A plugin, or its part for money, does not work: no Vault or no economy plugin was found.",
    ],
    advice: [
      "Install Vault and an economy plugin, for example EssentialsX, and restart: {plugin} needs both.",
      "If both are there, solve the error that kept one of them from starting.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-enable-failed": {
    message: ["{plugin} could not be enabled.", "A plugin could not be enabled."],
    advice: [
      "Update {plugin} to a version made for this server software and this Minecraft version.",
      "Install the plugins that {plugin} needs.",
      "Move the folder of {plugin} away and restart, to try it with a new configuration.",
      "Or remove {plugin}, or show this log to its author.",
    ],
  },
  "plugin-error-file": {
    message: [
      "The plugin {plugin} wrote an error of its own into this file: “{said}”. The error is {error}.",
      "The plugin {plugin} wrote an error of its own into this file: “{said}”.",
      "The plugin {plugin} wrote an error of its own into this file: {error}.",
      "The plugin {plugin} wrote an error of its own into this file.",
    ],
    advice: [
      "If the text names a setting or a file, mend it there, in the folder of {plugin} below plugins; else update {plugin}.",
      "Then restart the server. Reloading is not enough: a plugin that was disabled over an error stays disabled, and what uses it fails.",
    ],
  },
  "plugin-events-skipped": {
    message: [
      "A part of {plugin} does not work: {provider} is missing or has another version. Its listener {listener} needs the class {class}.",
      "A part of {plugin} does not work: the class {class} is not there, which its listener {listener} needs.",
      "A part of a plugin does not work: a class is not there, which its listener needs.",
    ],
    advice: [
      "If you need that part, install or update what has the class {class}; otherwise it does no harm.",
      "Update {plugin} to the version for your server.",
    ],
  },
  "plugin-file-corrupt": {
    message: "A file in the plugins folder cannot be opened: it is damaged, or no plugin at all.",
    advice: [
      "Look in the plugins folder for .jar files that are very small or 0 bytes large (often a saved web page or a broken upload), and download them again.",
      "If you use FTP, upload plugins in binary mode.",
      "To find the file, take half of the plugins away at a time and restart.",
    ],
  },
  "plugin-file-replaced": {
    message: [
      "{suspect} cannot load its own code: its file was replaced or unloaded while the server was running.",
      "A plugin or mod cannot load its own code: its file was replaced or unloaded while the server was running.",
    ],
    advice: [
      "Restart the server completely.",
      "Change files of plugins and mods only while the server is stopped; use neither /reload nor plugin managers that load files at run time.",
    ],
  },
  "plugin-folia-unsupported": {
    message: [
      "{plugin} cannot load: it does not support Folia (regionised multithreading).",
      "A plugin cannot load: it does not support Folia (regionised multithreading).",
    ],
    advice: [
      "Install a version of {plugin} that supports Folia, if there is one.",
      "Or use Paper instead of Folia: most plugins only work there.",
      "Or replace {plugin} with a plugin that supports Folia.",
    ],
  },
  "plugin-incompatible": {
    message: [
      "{plugin} cannot load: it is not compatible with this server version.",
      "A plugin cannot load: it is not compatible with this server version.",
    ],
    advice: [
      "Install a version of {plugin} made for the API version of this server.",
      "Or replace {plugin} with a plugin that does the same.",
    ],
  },
  "plugin-java-version": {
    message: [
      "{plugin} cannot load: it needs Java {java}, which is newer than this server runs with or can read.",
      "{plugin} cannot load: it needs a newer Java than this server runs with or can read.",
      "A plugin cannot load: it needs a newer Java than this server runs with or can read.",
    ],
    advice: [
      "Run the server with Java {java} or newer, if this Minecraft version supports it.",
      "Or install an older version of {plugin}.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-legacy-text": {
    message: [
      "{plugin} puts old formatting codes (the section sign §) into Adventure texts, which is not supported.",
      "A plugin puts old formatting codes (the section sign §) into Adventure texts, which is not supported.",
    ],
    advice: ["It does no harm; update the plugin. For its developer: use MiniMessage or LegacyComponentSerializer."],
  },
  "plugin-load-failed": {
    message: ["{plugin} cannot load.", "A plugin cannot load."],
    advice: [
      [
        "Install {plugin} for this server software and this Minecraft version; download it again if the file may be damaged.",
        "The log does not say which file it is: move half of the files out of the plugins folder at a time until the one that fails is found, and download that one again.",
      ],
      "Or remove the file of {plugin} from the plugins folder.",
      "If the newest version fails too, show this log to the author of {plugin}.",
    ],
  },
  "plugin-loaded-at-runtime": {
    message: [
      "{plugin} was loaded while the server was running (unregistered PluginClassLoader), by a program such as PlugMan or AutoPluginLoader.",
      "A plugin was loaded while the server was running (unregistered PluginClassLoader), by a program such as PlugMan or AutoPluginLoader.",
    ],
    advice: ["Restart the server after changing plugins: those loaded while it runs may fail in strange ways."],
  },
  "plugin-multiverse-world": {
    message: "Multiverse could not load the world {world}.",
    advice: [
      "Check that the folder {world} exists and has a level.dat in it. If it is a copy of another world, delete uid.dat in it.",
      "If the world is damaged, restore the folder {world} from a backup.",
      "If the world is gone for good, take it out of the list with /mv remove {world}.",
    ],
  },
  "plugin-needs-paper": {
    message: [
      "{plugin} cannot run on {server}: it needs Paper, and uses what only Paper and its forks have.",
      "A plugin cannot run here: it needs Paper, and uses what only Paper and its forks have.",
    ],
    advice: [
      "Use Paper or a fork of it such as Purpur, if the server needs no mods: worlds, settings and plugins of Spigot work there as they are.",
      "Or look for an edition or an older version of {plugin} made for Spigot.",
    ],
  },
  "plugin-permissionsex-config": {
    message: "PermissionsEx cannot start: its configuration or its permissions file is broken.",
    advice: [
      "Correct plugins/PermissionsEx/permissions.yml or config.yml at the line that the log names: use spaces, never tabs. A YAML checker helps.",
      "If you cannot repair the file, restore it from a backup, or delete it so that PermissionsEx makes a new one.",
      "PermissionsEx is no longer maintained: consider LuckPerms.",
    ],
  },
  "plugin-reported-error": {
    message: [
      "The plugin {plugin} itself reports a problem: “{said}”. The error is {cause} ({place}).",
      "The plugin {plugin} itself reports a problem: “{said}”. The error is {cause}.",
      "The plugin {plugin} itself reports a problem: “{said}”.",
      "The plugin {plugin} itself reports a problem.",
      "A plugin itself reports a problem.",
    ],
    advice: [
      "If something of {plugin} does not work, begin here: look in its folder below plugins for the file, the setting or the world that the line names, or install what it misses. If all is well, leave it.",
    ],
  },
  "plugin-runtime-error": {
    message: [
      "{plugin} failed: it used the server from another thread than its main one, which is not allowed ({action}).",
      "{plugin} failed while the server was running (listener {listener}).",
      "{plugin} failed while the server was running.",
      "A plugin failed while the server was running (listener {listener}).",
    ],
    advice: [
      "Update {plugin} to a version made for this server software and this Minecraft version.",
      "Check the configuration of {plugin} and the plugins it works with.",
      "If it goes on, remove {plugin} or show this log to its author.",
    ],
  },
  "plugin-server-version": {
    message: [
      "{plugin} cannot load: its plugin.yml says api-version: {version}, which this server does not know. It has to be {apiVersion}.",
      "{plugin} cannot load: it is made for another server version ({version}).",
      "{plugin} does not support this server version ({running}): it has no part for it ({part} was not found).",
      "A plugin does not support this server version ({running}): it has no part for it ({part} was not found).",
    ],
    advice: [
      "If the plugin is yours, write api-version: {apiVersion} into its plugin.yml: servers before 1.20.5 take only the first two parts of a version there.",
      "Install the version of {plugin} made for the Minecraft version of this server.",
      "Or run the server in the version that {plugin} is made for ({version}). Back up your worlds first: they cannot go back to an older version.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-untested-version": {
    message: [
      "{plugin} says that it is not made for this server version; parts of it may not work.",
      "A plugin says that it is not made for this server version; parts of it may not work.",
    ],
    advice: ["Update {plugin} to a version that names this Minecraft version."],
    cases: {
      parameter: "why",
      of: {
        other: {
          message: [
            "{plugin} says that it does not support the installed version of {other}; that part of it is switched off.",
            "A plugin says that it does not support the installed version of another one; that part of it is switched off.",
          ],
          advice: ["Install the version of {other} that the page of {plugin} names, or update {plugin}."],
        },
        mismatch: {
          message: [
            "{plugin} and {other} may not work together: their versions differ (version mismatch).",
            "{plugin} may not work: what belongs to it has another version (version mismatch).",
            "A plugin may not work: what belongs to it has another version (version mismatch).",
          ],
          advice: ["Install the same version of {plugin} and of everything that belongs to it, from one download."],
        },
      },
    },
  },
  "plugin-wrong-platform": {
    message: [
      "{plugin} cannot run here: it is made for {platform}, not for {here}.",
      "{plugin} cannot run here: it is made for {platform}, not for this server.",
      "{plugin} cannot run here: it is not made for this server software.",
      "A plugin cannot run here: it is not made for this server software.",
    ],
    advice: [
      "Move {plugin} to your {platform}, if you have one, and remove it here.",
      [
        "If you need it here, install {plugin} for {here}.",
        "If you need it here, install {plugin} for Bukkit, Spigot or Paper.",
      ],
    ],
  },
  "port-in-use": {
    message: [
      "The server cannot start: {service} could not open its port {port}, which is already in use.",
      "The server cannot start: {service} could not open its port, which is already in use.",
      "The server stopped: {service} could not open its port {port}, which is already in use.",
      "The server stopped: {service} could not open its port, which is already in use.",
      "The server cannot start: port {port} is already in use.",
      "The server cannot start: its port is already in use.",
    ],
    advice: [
      "Give {service} another port in its own configuration (config.yml; Bedrock's usual port is 19132), or stop what else uses it: another server with {service}, or an earlier start of this one.",
      [
        "Stop the other server that uses port {port}, often an earlier start of this one that still runs in the background. Restarting the computer ends it.",
        "Stop the other server that uses the port, often an earlier start of this one that still runs in the background. Restarting the computer ends it.",
      ],
      "Or give {service} another port in its own configuration, and see that no second {service} runs on this machine.",
      "Or give this server another port (server-port in server.properties, or the listener in the configuration of the proxy).",
      "With a hosting provider, use the port it has given you, and stop the server with its panel.",
    ],
  },
  "process-killed": {
    message: [
      "The system killed the process (exit code {exitCode}): Java may take {heap}, and there is only {memory}.",
      "The system killed the process (exit code {exitCode}), as it does when memory is short; Java may take {heap}.",
      "The system killed the process (exit code {exitCode}), as it does when memory is short.",
      "The system killed the process: Java may take {heap}, and there is only {memory}.",
      "The system killed the process, as it does when memory is short; Java may take {heap}.",
      "The system killed the process, as it does when memory is short.",
    ],
    advice: [
      "Give Java less memory than the machine or the container has: leave 15 to 25 % (at least 512 MB) free.",
      "If memory is not short, ask the host whether somebody or a limit ended the process.",
    ],
  },
  "process-stopped": {
    message: [
      "It did not crash: somebody, the panel or the system told it to stop (exit code {exitCode}).",
      "It did not crash: somebody, the panel or the system told it to stop.",
    ],
    advice: [
      "Find out who stopped it: a schedule or a button of the panel, a limit of the host, a shutdown of the machine, or Ctrl-C in the terminal.",
    ],
  },
  "proxy-argument-unknown": {
    message:
      "Players are disconnected: the proxy does not understand a command that a mod adds to the server behind it (argument type {argument}).",
    advice: [
      "Install CrossStitch on the Fabric or Forge server behind the proxy.",
      "Or set announce-proxy-commands=false in velocity.toml.",
      "Or remove the mod that adds the command.",
    ],
  },
  "proxy-backend-down": {
    message: [
      "The proxy cannot connect to {server} (port {port}): it was not running yet. The proxy was refused at {refused}, and the server was started at {started}.",
      "The proxy cannot connect to the backend server at port {port}: it was not running yet. The proxy was refused at {refused}, and the server was started at {started}.",
      "The proxy cannot connect to {server} (port {port}): it was no longer running. It had been stopped at {ended}, and the proxy was refused at {refused}.",
      "The proxy cannot connect to the backend server at port {port}: it was no longer running. It had been stopped at {ended}, and the proxy was refused at {refused}.",
      "The proxy cannot connect to {server}: it was still starting. The proxy gave up waiting at {waited}, and the server was ready only at {ready}.",
      "The proxy cannot connect to a backend server: that server was not running.",
    ],
    advice: [
      "Try again: the backend server runs since {started}. Next time, start it first, and let players join when it says Done.",
      "Start the backend server again, and find out who stopped it at {ended}.",
      "Wait until the backend server says Done before players join it. It is ready since {ready}: try again.",
      "The proxy was refused at port {others}, too, and none of these files is of a server there: start that server, or correct its address in the proxy's configuration (servers).",
    ],
  },
  "proxy-backend-port": {
    message: [
      "The proxy cannot find the server {server}: it looks at port {port}, and the server listens at port {listening}.",
      "The proxy cannot find a backend server: it looks at port {port}, and the server listens at port {listening}.",
      "The proxy cannot find a backend server: it looks at a port at which the server does not listen.",
    ],
    advice: [
      "Write port {listening} into the proxy's configuration (servers), and restart the proxy.",
      "Or set server-port={port} in the server.properties of the backend server, and restart that.",
      "If you meant another server, start that one.",
    ],
  },
  "proxy-backend-unreachable": {
    message: [
      "The proxy cannot connect to the backend server {server}: it is not running, or its address is wrong.",
      "The proxy cannot connect to a default or fallback server: it is not running, or its address is wrong. The connection to this backend server, such as the lobby, was refused.",
    ],
    advice: [
      "Start the backend server and wait until it says Done.",
      "Check its address and port in the proxy's configuration (servers), and that a firewall lets the proxy through.",
    ],
  },
  "proxy-config-invalid": {
    message: [
      "The proxy cannot start: its configuration names the server {server} as a fallback (try), but does not define it.",
      "The proxy cannot start: the server address {address} in its configuration is not valid.",
      "The proxy cannot start: the setting {setting} in its configuration is empty or not valid.",
      "The proxy cannot start because {file} cannot be read: {reason} ({at}).",
      "The proxy cannot start because {file} cannot be read: {reason}.",
      "The proxy cannot start: {file} contains an error and cannot be read.",
      "Nobody can join: the proxy has no servers in its configuration ({servers}).",
      "The proxy cannot start: its configuration is not valid.",
    ],
    advice: [
      "Define {server} under servers in velocity.toml (BungeeCord: config.yml), or write a defined server into try (BungeeCord: priorities).",
      "{mend}",
      "Correct {setting} in velocity.toml. If a secret file is missing, delete the old one and start again to make a new one.",
      "Correct what the log names around that line, and start the proxy again.",
    ],
  },
  "proxy-forced-host": {
    message: [
      "A forced host ({host}) points to the server {server}, which is not defined.",
      "A forced host points to the server {server}, which is not defined.",
      "A forced host points to a server that is not defined.",
    ],
    advice: [
      "Remove the entry from forced_hosts in the configuration (often it is left from the example), or define the server {server}.",
    ],
  },
  "proxy-forwarding": {
    message: [
      "Players cannot join through the proxy: the server behind it ({backend}) runs in online mode and asks them to log in again.",
      "Players cannot join through the proxy: its player information forwarding and the server's differ.",
    ],
    advice: [
      "Set online-mode=false in server.properties of the server behind the proxy ({backend}), let only the proxy reach it (firewall), and restart it.",
      "BungeeCord: set ip_forward: true in its config.yml, bungeecord: true in spigot.yml of every server, and online-mode=false in their server.properties.",
      "Velocity: set player-info-forwarding-mode to modern in velocity.toml, switch proxies.velocity.enabled on in config/paper-global.yml of every server, and give both the same forwarding secret.",
      "Fabric and Forge servers need a mod for this, such as FabricProxy-Lite or Proxy Compatible Forge.",
      "Join through the address of the proxy, never through that of the server, and restart proxy and servers after every change.",
    ],
  },
  "proxy-slow-event": {
    message: [
      "{listener} took {ms} ms for {event}: players wait for so long when they connect.",
      "A plugin took {ms} ms for {event}: players wait for so long when they connect.",
      "A plugin took {ms} ms for an event: players wait for so long when they connect.",
      "A plugin lets players wait for a long time when they connect.",
    ],
    advice: ["Update the plugin. If it is yours, do slow work (database, network) in the background."],
  },
  "registry-entries-missing": {
    message: [
      "{mods} is missing, has another version, or could not load its files: nothing defines {entries} ({registry}).",
      "A mod or data pack is missing, has another version, or could not load its files: nothing defines entries that are used.",
    ],
    advice: [
      "Install {mods} in the version that the world, data pack or other mod was made for.",
      "Look above for files that could not be loaded.",
      "If you removed or updated a mod or data pack, undo that; make a backup of the world first.",
    ],
  },
  "resource-pack-metadata": {
    message:
      "The game cannot read the resource pack {pack}: it is made for another, mostly newer, Minecraft version (pack.mcmeta, pack_format).",
    advice: ["Download {pack} for your Minecraft version."],
    cases: {
      parameter: "why",
      of: {
        formats: {
          message: "The pack {pack} does not fit this Minecraft version: {reason} (pack.mcmeta).",
          most: 5,
          advice: ["Update the resource pack or mod. If it is yours, add what is named to its pack.mcmeta."],
        },
      },
    },
  },
  "resource-pack-too-large": {
    message: [
      "The textures are too large for the graphics card: {texture} does not fit any more.",
      "The textures are too large for the graphics card.",
    ],
    advice: [
      "Use the resource pack in a lower resolution, or switch it off (delete the line resourcePacks in options.txt if the game no longer starts).",
      "Set the mipmap levels to 0 in the video settings, and update the graphics driver.",
    ],
  },
  "resource-reload-failed": {
    message: [
      "The resource pack {pack} could not be loaded, so the game switched off all resource packs.",
      "The game could not load its resources and switched off all resource packs; the likely source is {suspect}.",
      "The game could not load its resources and switched off all resource packs.",
    ],
    advice: [
      [
        "Use {pack} for your Minecraft version or leave it out, and switch the others on one by one.",
        "Update or remove {suspect}, then switch the resource packs on one by one.",
        "Switch the resource packs on one by one to find the one that fails, and use it for your Minecraft version.",
      ],
    ],
  },
  "script-error": {
    message: [
      "{file} has an error in line {line}: {message}.",
      "{file} has an error in line {line}.",
      "{file} has an error: {message}.",
      "A script has an error.",
    ],
    advice: [
      [
        "Correct line {line} of {file} (in the folder {folder}): names of items and methods must be written exactly.",
        "Correct that place in {file} (in the folder {folder}): all names must be written exactly.",
      ],
      "If the script belongs to a modpack, install the pack again with all its mods: a name that is not found often belongs to a missing mod.",
    ],
  },
  "secure-profile-required": {
    message:
      "A player could not join: the server demands a signed profile (enforce-secure-profile). Bedrock players through Geyser and offline accounts have none, nor has anybody while Mojang does not answer.",
    advice: [
      "To let such players join, set enforce-secure-profile=false in server.properties and restart.",
      "With a bought Java account, restart launcher and game to get a new key.",
    ],
  },
  "server-as-root": {
    message:
      "The server runs as administrator or root: whoever breaks into it, or a bad plugin, owns the whole computer.",
    advice: ["Start the server as an ordinary user who owns only the server's folder."],
  },
  "server-jar-missing": {
    message: "The server or game cannot start: Java did not find {file}.",
    advice: [
      "Check that the file is in the folder you start from, and that the start command or panel has exactly its name ({file}).",
      "If a main class is missing, install the game, loader or server again. Put names with spaces in the start command into quotes.",
    ],
  },
  "server-overloaded": {
    message: [
      "The server cannot keep up: at worst it was {ms} ms ({ticks} ticks) late.",
      "The server cannot keep up at times.",
    ],
    advice: [
      "If it stood still for a minute or more: the computer slept or was paused, or somebody marked text in its window on Windows, which stops it.",
      "Once or twice after the start is normal. If it comes again and again, find what takes the time with the profiler spark.",
      "Lower view-distance and simulation-distance in server.properties, and reduce entities, hoppers and farms.",
      "Generate the world in advance, and give the server enough memory and a faster processor core.",
    ],
    cases: {
      parameter: "side",
      of: {
        client: {
          message: [
            "The single-player world (the server inside the game) cannot keep up: at worst it was {ms} ms ({ticks} ticks) late.",
            "The single-player world (the server inside the game) cannot keep up at times.",
          ],
          advice: [
            "While a world loads this is normal. If it comes again and again, find what takes the time with the profiler spark.",
            "Lower render distance and simulation distance in the video settings, and assign more memory to the game in the launcher.",
          ],
        },
      },
    },
  },
  "server-overloaded-often": {
    message: [
      "The server cannot keep up: it fell behind {count} times. Something takes too much time in every tick, or the machine is too slow.",
      "The server cannot keep up: it falls behind again and again. Something takes too much time in every tick.",
    ],
    advice: [
      "Install the profiler spark, run /spark profiler start while it lags, and look what takes the most time: a plugin, a mod, entities or world generation.",
      "Lower view-distance and simulation-distance in server.properties, and generate the world in advance with Chunky.",
      "If the host's processor is the limit, move to one with a faster core.",
    ],
  },
  "server-path-invalid": {
    message:
      "The server cannot start: the path of its folder has a “!” or a “+” in it, with which Java cannot load files.",
    advice: ["Rename the folders so that the whole path has no ! and no +."],
  },
  "server-reloaded": {
    message: "The server was reloaded with /reload, which breaks many plugins.",
    advice: [
      "Restart the server before you look for other causes: errors after a /reload often vanish with that.",
      "Use a restart or the plugin's own reload command instead of /reload.",
    ],
  },
  "server-unreachable": {
    message: "The game could not connect to a server: {reason}.",
    advice: [
      "Check the address and the port, and that the server is running: others should be able to join it.",
      "If it is your own server, open or forward its port, and allow Java in the firewall; at home, use its local address.",
    ],
  },
  "service-port-in-use": {
    message: [
      "{service} cannot start its network service: port {port} is already in use. The game itself is not affected.",
      "A service beside the game (RCON, query, a web map or a vote listener) cannot start: its port {port} is already in use.",
      "A service of the server or a plugin cannot start: its port is already in use.",
    ],
    advice: [
      [
        "Give {service} a port of its own in its configuration: another program or plugin uses {port}.",
        "Give this service a port of its own in its configuration: another program or plugin uses {port}.",
      ],
      "If the server was started twice, stop the other one.",
    ],
  },
  "services-blocked": {
    message:
      "Sign-in, multiplayer and Realms may fail: Minecraft's services block this network (“Service unavailable: the request is blocked”).",
    advice: ["Switch off VPN and proxies, or try another network."],
    cases: {
      parameter: "page",
      of: {
        down: {
          message:
            "Sign-in, multiplayer and Realms may fail: Minecraft's services were unavailable (“Our services aren't available right now”).",
          advice: ["Try again later: this is an outage on their side."],
        },
      },
    },
  },
  "services-unreachable": {
    message: [
      "Minecraft's services ({host}) could not be reached: {reason}. Without their keys, signed accounts, chat and skins cannot be checked, and players may be refused.",
      "Minecraft's services could not be reached. Without their keys, signed accounts, chat and skins cannot be checked, and players may be refused.",
    ],
    advice: [
      "Let the machine or container reach {host} over HTTPS (port 443): look at its firewall, its proxy settings, its DNS, and at the rules of the hosting provider.",
      "If it happened once and players can join, the services were busy: nothing has to be done.",
    ],
  },
  "shader-compile-failed": {
    message: [
      "The shader pack {pack} does not work with this graphics driver: {program} does not compile ({message}).",
      "The shader pack {pack} does not work with this graphics driver: one of its shaders does not compile.",
      "A shader pack does not work with this graphics driver: {program} does not compile ({message}).",
      "A shader pack does not work with this graphics driver: {program} does not compile.",
      "A shader pack does not work with this graphics driver: one of its shaders does not compile.",
    ],
    advice: [
      [
        "Update {pack}, or choose another shader pack made for this shader loader and this Minecraft version.",
        "Update the shader pack, or choose another one made for this shader loader and this Minecraft version.",
      ],
      "Set the options of the pack back to their defaults.",
      "Update the graphics driver.",
    ],
  },
  "shader-pack-invalid": {
    message:
      "The shader pack {pack} cannot load: it is not valid, or not in the folder shaderpacks. The game runs without shaders.",
    advice: [
      "Download {pack} again, as the .zip that its author offers (not unpacked and zipped again), and choose it again.",
      "Check that it is made for this shader loader and this Minecraft version.",
    ],
  },
  "shaders-mod-with-optifine": {
    message: "The Shaders Mod and OptiFine cannot run together: OptiFine has shaders built in.",
    advice: ["Delete the Shaders Mod (ShadersModCore …) from the mods folder, and keep OptiFine."],
  },
  "sockets-blocked": {
    message:
      "The game cannot connect inside this computer: Java could not open network connections (failed to create a child event loop).",
    advice: [
      "Switch off the antivirus program, VPN or firewall for a try, or allow Java in it: one of them usually blocks the connections.",
      "On Windows, run netsh winsock reset as administrator and restart the computer.",
      "Try Java of another vendor.",
    ],
  },
  "sodium-refused": {
    message: "Sodium refuses to start: {program} makes it crash.",
    advice: [
      [
        "Update {program}, which comes with MSI Afterburner, to {newer} or newer, or close both while you play: its list of exceptions does not help.",
        "Close {program} or put javaw.exe on its list of exceptions; on a phone (PojavLauncher), remove Sodium.",
      ],
    ],
  },
  "sodium-unsupported-driver": {
    message: [
      "Sodium refuses the {vendor} graphics driver {installed}: it is known to crash (needed: {required} or newer).",
      "Sodium refuses to start: this {vendor} graphics driver is known to crash.",
      "Sodium refuses to start: this graphics driver is known to crash.",
    ],
    advice: [
      "Install the newest graphics driver from the website of NVIDIA, AMD or Intel.",
      "If there is none for this card, remove Sodium.",
    ],
  },
  "sound-library-crash": {
    message: [
      "The game crashed in its sound library OpenAL ({module}, in the call {call}).",
      "The game crashed in its sound library OpenAL ({module}) while it set up or played audio.",
    ],
    advice: [
      "Choose another sound output device, switch off virtual surround and sound programs (Nahimic, Sonic Studio, Razer), and update the audio driver.",
      "If it only happens now and then at the start, start again: old versions of the game have this fault (LWJGL 2).",
      "Update Java or the launcher; mods are hardly ever at fault.",
      "{cut}",
    ],
  },
  "sound-unavailable": {
    message: "The game runs without sound: it found no usable sound device.",
    advice: ["Connect an output device, choose it in the system's sound settings, and start the game again."],
  },
  "sounds-missing": {
    message: "Sounds of {mod} stay silent: its sounds.json lists files that do not exist ({file}).",
    most: 5,
    advice: ["This does no harm. If the mod is yours, add the files or take them out of sounds.json."],
    cases: {
      parameter: "of",
      of: {
        pack: {
          message: "Sounds of a resource pack stay silent: its sounds.json lists files that do not exist ({file}).",
          most: 5,
          advice: ["This does no harm. Download the resource pack again, for your Minecraft version."],
        },
      },
    },
  },
  "splash-screen-failed": {
    message:
      "Forge could not draw its loading screen (splash screen). The usual reason is the graphics driver, or a mod or overlay that draws at the same time.",
    advice: [
      "Set enabled=false in config/splash.properties, and start again.",
      "Update the graphics driver, and close overlays and recorders.",
    ],
  },
  "sponge-phase-error": {
    message: [
      "{suspect} failed, as Sponge reports ({title}; {class}).",
      "A mod or plugin failed, as Sponge reports ({title}; {class}).",
      "A mod or plugin failed, as Sponge reports.",
    ],
    advice: [
      [
        "Update {suspect}, and try without it. If it stays, show the whole box from the log to its author.",
        "Show the whole box from the log to the author of the mod or plugin that it names.",
      ],
      "Update SpongeForge and Forge to the versions that belong together: Sponge's download page names both.",
    ],
  },
  "stack-overflow": {
    message: [
      "The code of {suspects} called each other without end until there was no room left (stack overflow).",
      "{suspect} called itself without end until there was no room left (stack overflow).",
      "Some code called itself without end until there was no room left (stack overflow).",
    ],
    advice: [
      [
        "Update {suspects}. If it stays, try without one of them.",
        "Update {suspect}. If it stays, remove it, or report it to its authors.",
      ],
      "Look at the lines that repeat in the stack trace: they name the mod or plugin.",
      "If it happens only in one place of the world (such as long chains of blocks), remove that place.",
      "For very large packs, a larger stack (-Xss4M) may help.",
    ],
  },
  "system-library-missing": {
    message: [
      "{program} cannot start: this Linux does not have {library}.",
      "A program cannot start: this Linux does not have a library that it needs.",
    ],
    advice: [
      "For a file such as libssl.so or libcurl.so, install the package that contains it (on Debian and Ubuntu, apt-file search {library} finds it).",
      "For GLIBC, GLIBCXX or CXXABI, this Linux is too old for the program: use a newer release or container image, or an older version of {program}.",
    ],
  },
  "texture-atlas-full": {
    message: [
      "The textures are too large for the graphics card: {texture} did not fit any more.",
      "The textures are too large for the graphics card.",
    ],
    advice: [
      "Use a resource pack of a lower resolution (for example 32x or 64x), or none.",
      "Remove mods that bring very large textures, and lower the mipmap level.",
    ],
  },
  "ticking-block-entity": {
    message: [
      "The block {block} of {origin} at {location} crashed the game while it was ticking (block entity).",
      "The block {block} at {location} crashed the game while it was ticking (block entity).",
      "The block {block} crashed the game while it was ticking (block entity).",
      "A block at {location} crashed the game while it was ticking (block entity).",
      "A block crashed the game while it was ticking (block entity).",
    ],
    advice: [
      "Make a backup of the world, then remove the block {block} at {location} with a world editor such as MCA Selector, Amulet or NBTExplorer.",
      [
        "Update or remove {origin}, which the block comes from.",
        "Update or remove the mod or plugin the block comes from, or the one the stack trace names.",
      ],
      "On Forge or NeoForge, removeErroringBlockEntities = true (older: removeErroringTileEntities) in the server configuration removes it at the next start; set it back afterwards.",
    ],
  },
  "ticking-entity": {
    message: [
      "The entity {entity} of {origin} (type: {type}) at {location} crashed the game while it was ticking.",
      "The entity {entity} (type: {type}) at {location} crashed the game while it was ticking.",
      "The entity {entity} at {location} crashed the game while it was ticking.",
      "The entity {entity} crashed the game while it was ticking.",
      "An entity at {location} crashed the game while it was ticking.",
      "An entity crashed the game while it was ticking.",
    ],
    advice: [
      "Make a backup of the world, then remove the entity {entity} at {location}: with /kill if the world still runs, otherwise with NBTExplorer, MCA Selector or Amulet.",
      [
        "If such entities ({type}) crash again, update or remove {origin}, which they come from.",
        "If such entities ({type}) crash again, update or remove the mod or plugin they come from, or the one the stack trace names.",
      ],
      "On Forge or NeoForge, removeErroringEntities = true in the server configuration removes it at the next start; set it back afterwards.",
    ],
  },
  "ticking-player": {
    message: [
      "The game crashed while it updated the player {player}; the likely source is {suspect}.",
      "The game crashed while it updated a player; the likely source is {suspect}.",
      "The game crashed while it updated the player {player}.",
      "The game crashed while it updated a player.",
    ],
    advice: [
      [
        "Update or remove {suspect}: something the player holds, wears or stands near makes it fail.",
        "Update or remove the mod the stack trace names: something the player holds, wears or stands near makes it fail.",
      ],
      "If only one player is affected, make a backup and remove their file from playerdata: they lose inventory and position.",
    ],
  },
  "too-many-open-files": {
    message: "Java cannot open any more files or connections: the system's limit is reached (too many open files).",
    advice: [
      "Raise the limit (ulimit -n, LimitNOFILE in systemd, or ask the host), for example to 65535, and restart.",
      "If it comes back after some hours, a plugin or mod does not close its files: remove the ones you added last.",
    ],
  },
  "turkish-locale": {
    message: [
      "A mod fails on a system in Turkish: it made the identifier {name} (with a dotless ı or a dotted İ).",
      "A mod fails on a system in Turkish: it turns ordinary letters into a dotless ı or a dotted İ.",
    ],
    advice: [
      "Add -Duser.language=en -Duser.region=US to the Java arguments.",
      "Report it to the authors of the mod: it uses the system's language to change letters.",
    ],
  },
  "update-chain-too-long": {
    message: [
      "Blocks near {location} update each other without end; the game stopped the chain there.",
      "Blocks update each other without end; the game stopped the chain.",
    ],
    advice: ["Look at {location} for a redstone machine or blocks of a mod that switch each other on and off."],
  },
  "watchdog-stall": {
    message: [
      "The server hung for {seconds} seconds in the code of {suspect} and was stopped by its watchdog ({place}).",
      "The server hung for {seconds} seconds in the code of {suspect} and was stopped by its watchdog.",
      "The server hung for {seconds} seconds while it was {activity}: one tick took too long, so the watchdog stopped it.",
      "The server hung for {seconds} seconds: one tick took too long, so the watchdog stopped it.",
      "The server hung: one tick took too long, so the watchdog stopped it.",
    ],
    advice: [
      [
        "Update or remove {suspect}: the thread dump or the crash report shows it under “Server thread”.",
        "Look in the thread dump or the crash report under “Server thread” for the plugin, mod or world generation that it was busy with, and update or remove it.",
      ],
      "If the computer was overloaded, out of memory or asleep, solve that: more memory, fewer programs, a faster disk.",
      "To give slow starts more time, raise max-tick-time in server.properties (-1 switches the watchdog off) or timeout-time in spigot.yml. This does not solve the cause.",
    ],
  },
  "watchdog-suspect": {
    message: [
      "The server hung in the code of {suspect}: its main thread was there when it did not respond ({place}).",
      "The server hung in the code of {suspect}: its main thread was there when it did not respond.",
      "The server hung in the code of a mod or plugin: its main thread was there when it did not respond.",
    ],
    advice: ["Update, reconfigure or remove {suspect}, or show the whole thread dump to its author."],
  },
  "watchdog-warning": {
    message: [
      "The server hung for {seconds} seconds in the code of {suspect} ({place}).",
      "The server hung for {seconds} seconds in the code of {suspect}.",
      "The server hung for {seconds} seconds while it was {activity}.",
      "The server hung: it did not respond for {seconds} seconds.",
      "The server hung: it did not respond for some time.",
    ],
    advice: [
      [
        "Update, reconfigure or remove {suspect}, or show the thread dump that follows to its author.",
        "Look in the thread dump that follows, under “Server thread”, for the name of a plugin: the server was waiting for it.",
      ],
      [
        "If {suspect} has to load or save chunks there, check the load of the computer: the disk or the processor may be too slow.",
        "If there is none, check the load of the computer: the disk or the processor was too slow, often while chunks were loaded or saved.",
      ],
    ],
  },
  "window-failed": {
    message: "The game cannot open its window.",
    advice: [
      "Install the newest graphics driver from the website of Intel, AMD or NVIDIA, and restart the computer.",
      "Check that a screen is attached and that you are not on a remote or virtual desktop without graphics. Servers without a screen start with nogui.",
      "On Linux, try an X11 session, and the launcher's option to use (or not to use) the system's GLFW.",
    ],
  },
  "world-aquatic-downgrade": {
    message:
      "The world cannot be loaded: it was saved with Minecraft 1.13 or later (Update Aquatic), and this version is older.",
    advice: [
      "Use the version the world was last played with, 1.13 or later.",
      "Or restore a backup of the world from before the update.",
    ],
  },
  "world-chunk-failed": {
    message: "A chunk of the world could not be loaded: its data is damaged, or does not fit this version.",
    advice: [
      "Stop the server, make a backup, and restore the world or the damaged region file (region/r.x.z.mca) from a backup.",
      "Without a backup, delete the damaged chunks with MCA Selector (or the region file): they are generated again.",
      "If it began after a change of version or of mods, go back to the version the world was saved with.",
    ],
  },
  "world-chunk-unreadable": {
    message:
      "The server stopped because it cannot read a chunk of the world: its region file is damaged (corrupt), or was saved by a newer version of Minecraft.",
    advice: [
      "If the world was opened with a newer Minecraft version, use that version again: a world cannot go back.",
      "Otherwise stop the server, make a backup, and restore the region file of that area (region/r.X.Z.mca, at the start mostly the spawn) from an older backup.",
      "Without one, remove the damaged chunk with MCA Selector, or delete the region file: that part is generated again.",
    ],
  },
  "world-data-corrupt": {
    message: [
      "A data file of the world cannot be read: {file} is damaged. What it kept starts from nothing.",
      "A data file of the world cannot be read: it is damaged (Not in GZIP format). What it kept starts from nothing.",
    ],
    most: 5,
    advice: [
      "Stop before the world is saved again, and restore the world's data folder from a backup.",
      "Find out why: the game was killed, or the disk was full, while it saved.",
    ],
  },
  "world-duplicate": {
    message: "The world {world} was not loaded: it is a copy of another world (both have the same id).",
    advice: [
      "Delete uid.dat in the folder of the world {world}, and start the server again.",
      "If you do not need the copy, remove the folder of {world}.",
    ],
  },
  "world-files-gone": {
    message: [
      "Files of the world were gone when they had to be read or saved ({file}: {said}). The folder of the world was deleted, moved or replaced while it was in use, or the volume that it lies on went away; what had not been saved is lost.",
      "Files of the world were gone when they had to be read or saved ({said}). The folder of the world was deleted, moved or replaced while it was in use, or the volume that it lies on went away; what had not been saved is lost.",
    ],
    advice: [
      "Stop the server and look whether the folder of the world is still there and whole; if not, put the latest backup in its place before the next start, or a new world is made.",
      "Find out what touched it: a reset or backup script, somebody with a file manager, a second container with the same volume. Whatever does so must stop the server first. On a network drive (NFS, SMB, FUSE), mend the connection first.",
    ],
  },
  "world-level-dat-corrupt": {
    message: "The world cannot be loaded: its level.dat is damaged or unreadable.",
    advice: [
      "Stop the server, make a copy of the world, then delete level.dat and rename level.dat_old to level.dat.",
      "If both are damaged, restore them from a backup, or take the level.dat of a new world with the same seed and version.",
      "Check that the disk is not full and that files may be written.",
    ],
  },
  "world-load-failed": {
    message: "The world {world} cannot be loaded: it is damaged, or something of it is missing ({reason}).",
    advice: [
      "Restore the world from a backup.",
      "If it was copied, copy all of its files while the server is stopped.",
    ],
  },
  "world-mod-missing": {
    message: [
      "The world was saved with mods that are no longer installed: {mods}.",
      "The world was saved with {mod}, which is no longer installed.",
      "The world was saved with a mod that is no longer installed.",
    ],
    advice: [
      [
        "Install them again ({mods}): without them, their blocks, items and creatures vanish from the world for good.",
        "Install {mod} again: without it, its blocks, items and creatures vanish from the world for good.",
      ],
      "If you removed it on purpose, make a backup of the world before you go on.",
    ],
  },
  "world-mod-version": {
    message: [
      "The world was saved with other versions of these mods than are installed now: {mods}.",
      "The world was saved with {mod} {saved}; {installed} is installed now.",
      "The world was saved with another version of {mod} than is installed now.",
      "The world was saved with another version of a mod than is installed now.",
    ],
    advice: [
      [
        "After an update this is normal: check that everything of them is still there ({mods}), and keep a backup of the world.",
        "After an update this is normal: check that everything of {mod} is still there, and keep a backup of the world.",
      ],
      [
        "If the installed versions are older, or things are missing, go back to the versions from before ({mods}).",
        "If {installed} is older than {saved}, or things are missing, install {mod} {saved}.",
      ],
    ],
  },
  "world-newer-version": {
    message: "The world cannot be loaded: it was saved with a newer version of Minecraft than this one.",
    advice: [
      "Use the version of the game or server that the world was last played with, or a newer one.",
      "Or restore a backup of the world from before the update: worlds cannot be converted back.",
      "Or let a new world be generated (move the old world's folder away first).",
    ],
  },
  "world-old-player-directory": {
    message: [
      "The server stopped: lists of an old version are still there after the accounts were converted ({file}).",
      "The server stopped: the world still has the old folder of player data (players), whose conversion failed.",
    ],
    advice: [
      [
        "Make a backup, delete (or rename) {file} in the folder of the server, and start it again: the lists are in .json files now.",
        "Restart the server once. If it stops again, make a backup and delete (or rename) the folder players in the world's folder.",
      ],
    ],
  },
  "world-older-conversion": {
    message:
      "The world cannot be loaded: it is from a very old version of Minecraft. An older version has to convert it first.",
    advice: ["Make a backup, open the world once in Minecraft 1.6.4, and then in the version you want."],
  },
  "world-overworld-settings": {
    message: "The world cannot be loaded: the settings of its Overworld are missing.",
    advice: [
      "Install the mods and data packs again that made the world's terrain (look for “Missing data pack” above).",
      "Or restore level.dat from a backup from before they were removed.",
    ],
  },
  "world-region-corrupt": {
    message: ["A region file of the world is damaged: {file}.", "A region file of the world is damaged."],
    advice: [
      [
        "Stop the server, make a backup, and restore {file} from an older backup.",
        "Stop the server, make a backup, and restore the region file that the log names from an older backup.",
      ],
      "Without one, remove the damaged chunks with MCA Selector or delete the region file: that part of the world is generated again.",
      "Find out why: a full disk, a hard stop of the machine, or a world that was copied while the server ran.",
    ],
  },
  "world-session-lock": {
    message: [
      "The world {world} cannot be opened: another copy of the game or server has it open (its lock file is held).",
      "The world cannot be opened: another copy of the game or server has it open (its lock file session.lock is held).",
    ],
    advice: [
      "Close the other copy: look for java processes left behind in the task manager (or with ps), or restart the machine.",
      "If none is running, delete session.lock in the world's folder, and check that you may write there.",
      "Do not let two servers or a cloud synchronisation use the same world folder.",
    ],
  },
  "worldgen-cascading": {
    message: [
      "{mod} slows down the terrain: it makes new chunks while it fills others (cascading worldgen lag).",
      "A mod slows down the terrain: it makes new chunks while it fills others (cascading worldgen lag).",
    ],
    advice: [
      "Update {mod}: newer versions mostly do without. Until then, generate the terrain beforehand with a chunk pregenerator.",
    ],
  },
  "worldgen-failed": {
    message: [
      "New terrain could not be generated: {subject} of {origin} failed.",
      "New terrain could not be generated; the likely source: {suspect}.",
      "New terrain could not be generated.",
    ],
    advice: [
      [
        "Update or remove {origin}, which adds {subject}.",
        "Update or remove the mod or data pack that adds terrain, structures or ores and that the report names ({suspect}).",
      ],
      "If two such mods change the same biomes, try without one of them, on a copy of the world.",
    ],
  },
  "xrandr-missing": {
    message:
      "The game cannot open its window: the program xrandr is missing, which versions up to 1.12 (LWJGL 2) need on Linux.",
    advice: ["Install xrandr (package xorg-xrandr, x11-xserver-utils or xrandr) and start again."],
  },
} satisfies Record<string, FindingWords>;

export const en = {
  kinds: {
    server: "server log",
    client: "client log",
    launcher: "launcher log",
    proxy: "proxy log",
    content: "content log",
    "crash-report": "crash report",
    "network-protocol-error-report": "network protocol error report",
    "jvm-crash": "Java crash",
    unknown: "log",
  },
  listSeparator: ", ",
  andMore: "and {count} more",
  withId: "{name} ({id})",
  ownName: "{name}",
  sentenceSeparator: " ",
  earlierRun: "In an earlier run: ",
  outcomes: {
    clean: "no problem found",
    errors: "problems while it ran",
    crashed: "crashed",
    "did-not-start": "did not start",
  },
  completeness: {
    complete: "The log is complete: it has the beginning and the end of the run.",
    "beginning-missing": "The beginning is missing: the log starts in the middle of a run.",
    "stops-during-start": "The log stops during the start, and does not say how it ended.",
    "stops-without-end":
      "The log has no end: it was shared while the run was still going on, or the process was ended from outside.",
    "several-runs": "The log holds {count} runs; the last one has its beginning and its end.",
    "report-whole": "The report is complete.",
    "report-cut": "The report is cut off: its end is missing.",
    "in-line": "Its last line is cut off in the middle.",
    runs: "It holds {count} runs; this is the last one.",
  },
  headlineSeparator: ": ",
  because: [
    "{meaning} The error is {cause}, in {culprit} ({place}).",
    "{meaning} The error is {cause}, in {culprit}.",
    "{meaning} The error is {cause} ({place}).",
    "{meaning} The error is {cause}.",
    "The error is {cause}, in {culprit} ({place}).",
    "The error is {cause}, in {culprit}.",
    "The error is {cause} ({place}).",
    "The error is {cause}.",
  ],
  ownCode: [
    [
      "This is your own code: look at {place}.",
      "This is your own code: look at what the message names, or at the first frame of the stack trace that is yours.",
    ],
    "{hint}",
  ],
  alternative: "Or ",
  noAdvice: "Look at the lines that are marked, and show this log to the authors of what they name.",
  noFindings: {
    none: "No known problem was found in this log.",
    one: "The error in this log is not a known problem.",
    many: "None of the {count} errors in this log is a known problem.",
  },
  unread: {
    some: "Reading all of this log took too long. Lines {first} to {last} were not read, and a problem may stand there.",
    all: "Reading this log took too long. Nothing is known of what stands in it.",
    files: "Reading all of these files took too long. There may be more to say of them.",
  },
  bundle: {
    roles: {
      cause: "says it",
      exception: "the same failure",
      before: "shortly before",
      "mod-list": "the list of mods or plugins",
      version: "the version",
      memory: "the memory",
      exit: "how it ended",
      "last-line": "the last line",
      "other-side": "the other side",
      "other-run": "another run",
    },
    missingFiles: {
      "crash-report": "the crash report",
      "latest-log": "latest.log",
      "debug-log": "debug.log",
      "older-log": "the log of the run that crashed",
      "jvm-crash": "the file hs_err_pid*.log",
      "launcher-log": "the launcher's log",
      "server-log": "the server's log",
    },
    missing: "What would help next is {what}: {because}.",
    apart: "{file} is of another run: {because}.",
    apartShowing: "{file} is of another run: {because}. On its own it shows: {finding}",
    apartAlike: "{file} is of another run: {because}. It shows the same problem.",
    sameRun: "{file} and {other} are of one run: {because}.",
    nothing: "No known problem was found in these files.",
  },
  terms,
  findings,
} satisfies Catalogue;

/** Every other language has to have them all. */
export type TermName = keyof typeof terms;
export type FindingCode = keyof typeof findings;
