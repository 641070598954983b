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
    message: "On this Mac, the game's window library (GLFW) does not recognise the display.",
    advice: [
      "On Apple silicon, use a launcher with native ARM support (the official one for 1.19 and later, or Prism Launcher) with an arm64 Java.",
      "For older versions, run Java and the launcher with Rosetta, or use the launcher's replaced (newer) LWJGL libraries.",
    ],
  },
  "macos-main-thread": {
    message: "On macOS, the game's window was opened from the wrong thread.",
    advice: [
      "For Minecraft 1.13 and later, start with the Java argument -XstartOnFirstThread (launchers do this themselves; remove own arguments that replace theirs).",
      "For Minecraft 1.12.2 and earlier, use a Java 8 older than 8u261, or the launcher's own Java 8.",
      "Remove mods that open windows of their own.",
    ],
  },
  "mappings-mismatch": {
    message:
      "The instance mixes parts for different Minecraft versions: the mappings (intermediary) do not belong to the game that starts.",
    advice: [
      "In the launcher, choose Minecraft again and let it install Fabric or Quilt anew (in Prism: the row “Intermediary Mappings” must have the version of Minecraft).",
      "Before Minecraft 1.14, use Legacy Fabric.",
    ],
  },
  "method-missing": {
    message: [
      "{suspect} was made for another version of {provider}: it uses {method} of {class}, which does not exist in the installed version.",
      "{suspect} does not fit the installed version of {partner}: it uses {method}, which does not exist there.",
      "{suspect} uses {method} of the class {class}, which does not exist in the installed version.",
      "{suspect} uses {method}, which does not exist in the installed version of what it works with.",
      "Something uses {method} of the class {class}, which does not exist in the installed version.",
      "{suspect} uses code that does not exist in the installed version of what it works with.",
      "A mod or plugin uses code that does not exist in the installed version of what it works with.",
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
        "If {suspect} is up to date, it does not work with what is installed: remove it and report it to its authors.",
        "Look in the lines below which mod or plugin calls it, and update or remove that.",
      ],
    ],
  },
  "mixin-class-missing": {
    message: [
      "The mod {mod} wants to change or use the class {class} of {provider}, which is not there: it is not installed, or has another version.",
      "A mod wants to change or use the class {class} of {provider}, which is not there: it is not installed, or has another version.",
      "The mod {mod} wants to change or use the class {class}, which is not there: what it belongs to is not installed, or has another version.",
      "A mod wants to change or use the class {class}, which is not there: what it belongs to is not installed, or has another version.",
      "A mod wants to change or use a class that is not there: what it belongs to is not installed, or has another version.",
    ],
    advice: [
      [
        "Install {provider} in the version that {mod} was made for, or update it.",
        "Install {provider}, or update it.",
        "Install or update what {class} belongs to, so that it fits the mod.",
      ],
      "Or update or remove the mod {mod}.",
    ],
  },
  "mixin-config-missing": {
    message: "The mod {mod} names the mixin configuration {config}, which is not in its file or cannot be read.",
    advice: [
      "Download {mod} again: its file is damaged or incomplete.",
      "If the mod is your own, put {config} among its resources (src/main/resources), and check that its name is written the same everywhere.",
    ],
  },
  "mixin-failed": {
    message: [
      "The mods {mod} and {rival} change the same place of the game's code ({mixin} for {target}), and {mod} cannot do without its change.",
      "The mod {mod} could not change the game's code ({mixin} for {target}): it does not fit this version of the game or of another mod.",
      "The mods {mod} and {rival} change the same place of the game's code ({mixin}), and {mod} cannot do without its change.",
      "The mod {mod} could not change the game's code ({mixin}): it does not fit this version of the game or of another mod.",
      "A mod could not change the game's code (Mixin): it does not fit this version of the game or of another mod.",
    ],
    says: ["meaning-mixin"],
    advice: [
      "Remove {mod} or {rival}, or use versions of both that work together.",
      "Update {mod} to the version for exactly your Minecraft and loader version.",
      "If {target} belongs to another mod, use versions of both that fit together.",
      "If it still fails, remove {mod}, or the mods that were added last one by one: two mods may change the same place.",
    ],
  },
  "mixin-version-too-old": {
    message:
      "A mod needs a newer Mixin library than this mod loader has ({config}: needed {required}, found {installed}).",
    advice: [
      "Update the mod loader (Forge, NeoForge, Fabric or Quilt) to its newest version for your Minecraft version.",
      "Or use an older version of the mod that {config} belongs to.",
    ],
  },
  "mixinbootstrap-missing": {
    message: "A mod needs the Mixin library, which this old Forge version does not bring along.",
    advice: [
      "Put the mod MixinBootstrap (for 1.12.2 also MixinBooter, for 1.7.10 UniMixins) into the mods folder.",
      "Or remove the mod that was added last: it needs Mixin.",
    ],
  },
  "mod-classes-missing": {
    message: [
      "The class {entrypoint} in {file} is marked as the mod {mod} (@Mod), but the file describes no mod with this id.",
      "A class is marked as the mod {mod} (@Mod), but no mods.toml describes a mod with this id.",
      "The loader found a mod's description (mods.toml) in {file}, but the class with @Mod that belongs to it was not found there.",
      "Classes that mods.toml names are not there: {classes}.",
    ],
    advice: [
      "In a development run: classes and resources have to be one mod. Group both source sets in the build script (legacyForge/neoForge mods { … }, loom mods { … }), and check that the id in @Mod is the one in mods.toml.",
      "Otherwise download the file again: it is incomplete.",
    ],
  },
  "mod-confirm-needed": {
    message: [
      "The server is waiting: Forge asks whether the world may really be loaded without the blocks and items of {mods}, which are in it and not installed.",
      "The server is waiting: Forge asks whether the world may really be loaded, because something in it is damaged or missing.",
    ],
    advice: [
      "Make a backup of the world, then type /fml confirm in the server console to go on, or /fml cancel to stop.",
      [
        "If {mods} should be there, cancel and install what is missing, in the version that the world was played with: after confirming, the blocks and items are lost for good.",
        "If mods were removed by mistake, cancel and put them back: after confirming, their blocks and items are lost for good.",
      ],
      "Where there is no console, start the server once with -Dfml.queryResult=confirm.",
    ],
  },
  "mod-conflict": {
    message: "The developers of a mod warn that these two conflict: {mods}.",
    advice: ["The game still starts, but if something behaves oddly, remove one of them: {mods}."],
  },
  "mod-crash": {
    message: [
      "Your own code in {own} made the game crash.",
      "The mod {mod} made the game crash.",
      "A mod made the game crash.",
    ],
    advice: [
      "Update {mod} to the newest version for your Minecraft and loader version.",
      "If it still crashes, remove {mod} and try again; if that helps, report this log to its authors.",
    ],
  },
  "mod-dependency-cycle": {
    message: [
      "Mods want to be loaded one after the other in a circle, so they cannot be sorted: {mods}.",
      "Mods want to be loaded one after the other in a circle, so they cannot be sorted.",
    ],
    advice: [
      "Update these mods, or remove one of them: {mods}.",
      "If the log does not name them, take out the mods that were added last.",
    ],
  },
  "mod-dependency-missing": {
    message: [
      "These mods cannot load because something they need is missing or has the wrong version, {needed}: {mods}.",
      "The mod {mod} cannot load because something it needs is missing or has the wrong version: {needed}.",
      "A required mod is missing or has the wrong version: {needed}.",
      "Required mods are missing.",
    ],
    advice: [
      "Install {needed} for the same Minecraft version and the same mod loader.",
      "If it is installed already, update it: the version that is there does not fit.",
      "Look into logs/latest.log or fml-server-latest.log: it names each mod and what it requires.",
      ["Or remove the mods that need it: {mods}.", "Or remove {mod}."],
    ],
    cases: {
      parameter: "state",
      of: {
        "not-installed": {
          message: [
            "{needed} is missing; these mods need it and cannot load: {mods}.",
            "The mod {mod} cannot load because something it needs is missing: {needed}.",
            "A required mod is missing: {needed}.",
            "Required mods are missing.",
          ],
          advice: [
            "Install {needed} for the same Minecraft version and the same mod loader.",
            "If it is in the mods folder already, that file is for another loader or another Minecraft version: replace it.",
            ["Or remove the mods that need it ({mods}).", "Or remove {mod}."],
          ],
        },
        "other-side": {
          message: [
            "These mods need {needed}, which is only for the other side (the client or the server), and cannot load here: {mods}.",
            "The mod {mod} cannot load here because it needs a mod that is only for the other side (the client or the server): {needed}.",
            "A required mod is only for the other side (the client or the server): {needed}.",
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
            "Required mods are missing: {count} dependencies are not installed. The report does not name them; it only says which versions are needed: {unnamed}.",
            "Required mods are missing, and the report does not name them.",
          ],
          advice: ["Look into logs/latest.log or fml-server-latest.log: it names each mod and what it requires."],
        },
      },
    },
  },
  "mod-dependency-version": {
    message: [
      "The mod {mod} needs another version of {dependency}: needed is {versions}, installed is {installed}.",
      "The mod {mod} needs another version of {dependency}: needed is {versions}.",
      "The mod {mod} needs another version of {dependency}.",
      "The mod {mod} needs another version of a mod that it depends on.",
      "A mod needs another version of a mod that it depends on.",
    ],
    advice: [
      "Replace {dependency} {installed} with a version that fits: {versions}.",
      "Or install a version of {mod} that works with {dependency} {installed}, or remove {mod}.",
    ],
  },
  "mod-duplicate": {
    message: ["The mod {mod} is there more than once: {files}.", "A mod is installed more than once."],
    advice: [
      "Open the mods folder, keep one of these files (the one for your Minecraft version, normally the newest), and delete the others: {files}.",
      "If the files belong to different mods, one of them contains or replaces {mod}: use only one of them.",
    ],
  },
  "mod-entrypoint-failed": {
    message: [
      "The mod {mod} failed with an error while it was starting (entry point “{stage}”).",
      "The mod {mod} failed with an error while it was starting.",
      "A mod failed with an error while it was starting (entry point “{stage}”).",
    ],
    advice: [
      "Update {mod} and the mods it needs (such as Fabric API) to the newest versions for your Minecraft version.",
      "If it still fails, remove {mod}, and send the log to its developers.",
    ],
  },
  "mod-event-failed": {
    message: [
      "The mod {mod} failed while it handled an event of the game.",
      "A mod failed while it handled an event of the game.",
    ],
    advice: ["Update {mod}. If the error stays, remove it, or send the log to its developers."],
  },
  "mod-exception": {
    message: "The mod {mod} failed with an error while it was loading.",
    advice: [
      "Update {mod} (and the mods it needs) to the newest version for your Minecraft version.",
      "If it still fails, remove {mod}, and send the log to its developers.",
      "If the error began after another mod was added or updated, undo that first.",
    ],
  },
  "mod-extracted": {
    message: "There are unpacked mods in the mods folder: mod files must stay as they are, as .jar files.",
    advice: [
      "Delete the folders that the log names below this line from the mods folder.",
      "Download those mods again, and put their .jar files into the mods folder without unpacking them.",
    ],
  },
  "mod-ended-game": {
    message: [
      "{mod} ended the game itself (exit code {exitCode}) after it had said: {said}",
      "{mod} ended the game itself (exit code {exitCode}).",
      "A mod ended the game itself.",
    ],
    advice: [
      "Read what {mod} says just before that: mostly a file of its own, in the configuration or in the world, is damaged. Restore that file from a backup, or move it away so that it is made anew.",
      "If it happens again, update {mod}, or remove it.",
    ],
  },
  "mod-fatal": {
    message: "The mod {mod} could not be loaded, so the game cannot start.",
    advice: [
      "Look whether {mod} fits your Minecraft and loader version and has all the mods it needs, and update it.",
      "If it still fails, remove {mod}.",
    ],
  },
  "mod-file-ignored": {
    message: [
      "The file {file} in the mods folder is no mod for this loader, and is passed over.",
      "A file in the mods folder is no mod for this loader, and is passed over.",
    ],
    advice: [
      "If {file} is meant to be a mod, download the version for this loader and this Minecraft version. If it is a library, nothing has to be done.",
    ],
  },
  "mod-file-invalid": {
    message: [
      "The mod file {file} cannot be read as a mod (reason: {reason}).",
      "The mod file {file} cannot be read as a mod.",
    ],
    advice: [
      "Download {file} again from its official page, for your Minecraft version and loader: it may be damaged, incomplete, or no mod at all.",
      "Or delete {file} from the mods folder.",
    ],
  },
  "mod-file-name": {
    message: [
      "The name of a mod file has characters or a form that Java does not accept: {file}.",
      "The name of a mod file has characters or a form that Java does not accept.",
    ],
    advice: [
      "Rename the mod file {file}: only English letters, digits, dots and hyphens, beginning with a letter, no brackets, spaces or other characters.",
      "If no name is stated, look in the mods folder for files whose names have no English letters or begin with a digit or a bracket.",
    ],
  },
  "mod-id-conflict": {
    message: "Two mods use the same block or item number {id}: {classes}.",
    advice: ["Change the number {id} in the configuration file of one of the two mods to a free one: {classes}."],
  },
  "mod-id-limit": {
    message:
      "The mods together register more than this Minecraft version has numbers for (the id limit: 4096 block ids up to 1.12): too many blocks, items or biomes. The mod named in the error only asked for the first one too many.",
    advice: [
      "Install a mod that raises the limit for your version: JustEnoughIDs or RoughlyEnoughIDs (1.12.2), NotEnoughIDs or EndlessIDs (1.7.10).",
      "Or remove mods that add many blocks and items.",
    ],
  },
  "mod-incompatible": {
    message: "These mods do not work together: {mods}.",
    advice: [
      "Remove one of the two: {mods}.",
      "Or update both to their newest versions for your Minecraft version: it is often only one version that does not fit.",
    ],
  },
  "mod-language-provider": {
    message: [
      "The mod {mod} needs {required}, but {installed} was found.",
      "The mod {mod} needs {required}, which was not found.",
      "The mod {mod} needs a language provider that was not found.",
      "A mod needs a language provider that was not found.",
    ],
    advice: [
      "Download the version of {mod} that is made for your Minecraft and Forge version: the file is for another one.",
      "Or install {required} (for Kotlin mods: the mod “Kotlin for Forge”).",
      "Or remove {mod}.",
    ],
  },
  "mod-list-mismatch": {
    message: [
      "A player could not join because the mods of game and server are not the same ({mods}).",
      "A player could not join because the mods of game and server are not the same.",
    ],
    advice: [
      "Install the same mods in the same versions, and the same loader version, on both sides. The log names: {mods}.",
      "With a modpack: use the server files of exactly the modpack version that the players have.",
    ],
  },
  "mod-metadata-invalid": {
    message: [
      "The file {file} in {jar} is not valid JSON and is ignored: the mod has no name, version or logo in the list.",
      "What a mod says of itself is not valid JSON and is ignored: the mod has no name, version or logo in the list.",
    ],
    advice: ["If the mod is yours, correct the file: a JSON checker names the line. Otherwise it does no harm."],
    cases: {
      parameter: "why",
      of: {
        template: {
          message: "The mod {mod} still has the address of the template ({address}) as its place to look for updates.",
          advice: [
            "If the mod is yours, remove updateJSONURL from mods.toml or enter your own address. Otherwise it does no harm.",
          ],
        },
      },
    },
  },
  "mod-minecraft-version": {
    message: [
      "The mod {mod} does not work with this version of Minecraft (needed: {version}, running: {installed}).",
      "The mod {mod} does not work with this version of Minecraft ({installed}).",
      "The mod {mod} does not work with this version of Minecraft (needed: {version}).",
    ],
    advice: [
      "Download the version of {mod} that is made for the Minecraft version you run ({installed}), and delete the old file.",
      "Or run the Minecraft version that {mod} needs: {version}.",
      "Or remove {mod}.",
    ],
  },
  "mod-module-conflict": {
    message: "Several mods bring the same code ({package}) and cannot be loaded together: {modules}.",
    advice: [
      "Remove all but one of these mods: {modules}.",
      "Or update them: newer versions often no longer carry the other's code ({package}) with them.",
      "Look too whether one mod is in the mods folder twice, in two versions.",
    ],
  },
  "mod-not-remapped": {
    message: [
      "The mod {mod} is a release jar for the finished game ({file}), and this is a development run: it asks for {name}, a name that does not exist under the mappings here.",
      "The mod {mod} is a release jar for the finished game, and this is a development run: it asks for {name}, a name that does not exist under the mappings here.",
      "The mod {mod} is a release jar for the finished game, and this is a development run: its names do not exist under the mappings here.",
      "A mod is a release jar for the finished game, and this is a development run: its names do not exist under the mappings here.",
    ],
    advice: [
      "Add {mod} to the build as a deobfuscated (remapped) dependency: fg.deobf in ForgeGradle, modImplementation in Loom; or take its jar out of run/mods.",
      "Other mods did not load either, probably for the same reason: {others}.",
    ],
  },
  "mod-other-loader": {
    message: [
      "The mod {mod} is made for {loader}, not for the mod loader that is installed: it needs {class}.",
      "The mod {mod} is probably made for another mod loader: its part for this one ({class}) is not in the file.",
      "A mod is made for {loader}, not for the mod loader that is installed: it needs {class}.",
      "A mod is probably made for another mod loader: its part for this one ({class}) is not in the file.",
    ],
    advice: [
      [
        "Download {mod} for the loader you use (Forge, NeoForge, Fabric and Quilt mods are different files), or remove it.",
        "Download the mod for the loader you use (Forge, NeoForge, Fabric and Quilt mods are different files), or remove it.",
      ],
    ],
  },
  "mod-recommended-missing": {
    message: [
      "The mod {mod} recommends another mod that is not there in that version: {recommended} ({versions}).",
      "The mod {mod} recommends another mod that is not there: {recommended}.",
      "The mod {mod} recommends another mod that is not there.",
      "A mod recommends another mod that is not there.",
    ],
    advice: ["Nothing has to be done. Install {recommended} if you want all functions of {mod}."],
  },
  "mod-reported-error": {
    message: [
      "The log has an error of the mod {mod}: “{said}”. The error is {cause} ({place}).",
      "The log has an error of the mod {mod}: “{said}”. The error is {cause}.",
      "The log has an error of the mod {mod}: “{said}”.",
      "The log has an error of the mod {mod}.",
    ],
    advice: [
      "If something of {mod} does not work, this is the place to look: a file or a setting that the line names, or a version of {mod} that does not fit the others. If all is well, leave it.",
    ],
  },
  "mod-runtime-error": {
    message: "The mod {mod} failed while the game was running; the game went on.",
    advice: [
      "Update {mod} to the newest version for your Minecraft and loader version.",
      "If it goes on, report this log to its authors.",
    ],
  },
  "mod-suspect": {
    message: [
      "{mod} changes the part of the game that failed (with {evidence}); that alone does not prove that it is at fault.",
      "{mod} changes the part of the game that failed; that alone does not prove that it is at fault.",
      "A mod changes the part of the game that failed; that alone does not prove that it is at fault.",
    ],
    advice: ["If the crash stays, try without {mod}."],
  },
  "mod-wrong-loader": {
    message: [
      "There are files in the mods folder that are not made for this mod loader but for {loader}: {files}.",
      "There are files in the mods folder that are not made for this mod loader: {files}.",
      "There are files in the mods folder that are not made for this mod loader.",
    ],
    advice: [
      "Download the same mod for the loader you use (Forge, NeoForge, Fabric and Quilt mods are different files), and delete: {files}.",
      "Plugins belong into the plugins folder of a Bukkit, Spigot or Paper server, not into mods.",
    ],
  },
  "mods-changed": {
    message: [
      "It went well in another run, and since then the mods have changed (added: {added}; updated: {updated}; removed: {removed}).",
      "It went well in another run, and since then the mods have changed (added: {added}; updated: {updated}).",
      "It went well in another run, and since then the mods have changed (added: {added}; removed: {removed}).",
      "It went well in another run, and since then the mods have changed (updated: {updated}; removed: {removed}).",
      "It went well in another run, and since then the mods have changed (added: {added}).",
      "It went well in another run, and since then the mods have changed (updated: {updated}).",
      "It went well in another run, and since then the mods have changed (removed: {removed}).",
      "It went well in another run, and since then the mods have changed.",
    ],
    advice: [
      "Take out what was added: {added}. If that helps, look for versions that fit the others.",
      "Go back to the versions before: {updated}.",
      "Put back what was removed: {removed}.",
    ],
  },
  "mods-differ": {
    message: [
      "The mods of the game and of the server are not the same (the game lacks {missing}; the server lacks {extra}; in other versions: {versions}), and the connection failed.",
      "The mods of the game and of the server are not the same (the game lacks {missing}; the server lacks {extra}), and the connection failed.",
      "The mods of the game and of the server are not the same (the game lacks {missing}; in other versions: {versions}), and the connection failed.",
      "The mods of the game and of the server are not the same (the server lacks {extra}; in other versions: {versions}), and the connection failed.",
      "The mods of the game and of the server are not the same (the game lacks {missing}), and the connection failed.",
      "The mods of the game and of the server are not the same (the server lacks {extra}), and the connection failed.",
      "The mods of the game and of the server are not the same (in other versions: {versions}), and the connection failed.",
      "The mods of the game and of the server are not the same, and the connection failed.",
    ],
    advice: [
      "Install on the game what it lacks: {missing}.",
      "Bring these to the same version on both sides: {versions}.",
      "With a modpack: use the server files of exactly the modpack version that the players have.",
    ],
  },
  "mods-not-set-up": {
    message:
      "Forge could not set up one or more mods (“Failed to initialize mod containers”), so the game shows its error screen.",
    advice: [
      "Open logs/debug.log of the same start: it has the mod and the reason, which this log leaves out.",
      "If you develop the mod, compare mods.toml with the @Mod class: the mod id must be the same in both, and the constructor must not throw.",
      "Else take out the mods that were added last.",
    ],
  },
  "module-missing": {
    message: [
      "The module {module} that {mod} needs is missing: a mod or library is not installed, or in another version.",
      "The module {module} is missing: a mod or library is not installed, or in another version.",
    ],
    advice: [
      "Install the mod or library that {module} belongs to, in the version that fits your Minecraft and loader version.",
      "If it is installed, two mods may bring different versions of it: update both.",
    ],
  },
  "motd-malformed": {
    message:
      "The settings file server.properties cannot be read: it holds a broken \\u character code, usually in the motd line.",
    advice: [
      "Open server.properties and correct the motd: after every \\u there must be exactly four hexadecimal digits, for example \\u00A7 for the colour sign.",
      "Write every single backslash that is meant as such twice (\\\\).",
      "Make the motd new with a MOTD generator, or set a plain text for a start.",
    ],
  },
  "multiplayer-disabled": {
    message: "The account may not play with others: multiplayer is switched off in its Microsoft or Xbox settings.",
    advice: [
      "Sign in at account.xbox.com (Privacy & online safety) and allow joining multiplayer games; for a child's account a parent has to do it.",
      "Then sign out of the launcher, sign in again, and try once more.",
    ],
  },
  "narrator-unavailable": {
    message: "The narrator (text to speech) is not available; the game works without it.",
    advice: ["Nothing needs to be done. If you want the narrator on Linux, install the package flite."],
  },
  "native-code-crash": {
    message: [
      "It died in native code, outside of Java (exit code {exitCode}).",
      "It died in native code, outside of Java.",
    ],
    advice: [
      "Look for a file hs_err_pid*.log in the folder of the game or the server: it names the part that failed.",
      "Try another build of Java, and without the mods that bring native libraries.",
    ],
  },
  "nightconfig-corrupt": {
    message: [
      "A configuration file of a mod is empty or cut off, so the game cannot start: {file}.",
      "A configuration file of a mod is empty or cut off, so the game cannot start.",
    ],
    advice: [
      "Delete the file {file} in the config folder (for a world: saves/…/serverconfig); it is made anew at the next start.",
      "If the name is not stated, look in the config folder for .toml files of 0 bytes, and delete them.",
      "It happens when the computer or the game is switched off while it writes. The mod Night Config Fixes prevents it.",
    ],
  },
  "no-internet": {
    message: [
      "The machine has no internet connection or name resolution (DNS): {host} could not be resolved, so players cannot be verified and keys of Mojang's services are missing.",
      "The machine has no internet connection or name resolution (DNS), so players cannot be verified and keys of Mojang's services are missing.",
    ],
    advice: [
      "Check the network connection and the DNS settings of the machine or container.",
      "If the server is meant to run without internet (offline mode), this can be ignored.",
    ],
  },
  "online-mode-off": {
    message: "The server runs in offline mode: it does not check who joins, and anybody can use any name.",
    advice: [
      "Set online-mode=true in server.properties, unless the server stands behind a proxy such as BungeeCord or Velocity.",
      "Behind a proxy, keep it off, let the proxy check the players, and close the port of the server to everybody else with a firewall.",
    ],
  },
  "opengl-invalid-operation": {
    message: "A drawing command was wrong (OpenGL error 1282, invalid operation).",
    advice: [
      "Try without shaders, OptiFine or other mods that change rendering, and without resource packs that bring shaders; update those you keep.",
      "Install the newest graphics driver from the website of its maker.",
      'If the game looks right and only chat or the log is filled, switch off "Show GL Errors" in OptiFine\'s settings.',
    ],
  },
  "opengl-no-context": {
    message: [
      "{suspect} called a graphics function from the wrong thread, or one that this graphics card does not have.",
      "A mod called a graphics function from the wrong thread, or one that this graphics card does not have.",
    ],
    advice: [
      [
        "Update or remove {suspect}.",
        "Look at the stack trace below that line: the mod it names is the one to update or remove.",
      ],
      "Try without shaders and mods that change rendering, and install the newest graphics driver.",
    ],
  },
  "opengl-out-of-memory": {
    message: "The graphics card ran out of memory (OpenGL error 1285).",
    advice: [
      "Use resource packs of a lower resolution and lighter shaders, lower the render distance, and close other programs that use the graphics card.",
      "Do not assign more memory to Java than needed: integrated graphics share it with the system.",
    ],
  },
  "opengl-unsupported": {
    message: "The graphics card or its driver does not offer the OpenGL version that the game needs.",
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
            "VulkanMod cannot start: the graphics card or its driver does not offer Vulkan (GLFW finds no Vulkan loader).",
          advice: [
            "Install the newest graphics driver from the website of Intel, AMD or NVIDIA, and restart: it brings Vulkan along.",
            "Remove VulkanMod if the graphics card is too old for Vulkan 1.2, or in a virtual machine or over remote desktop: the game then draws with OpenGL again.",
          ],
        },
      },
    },
  },
  "optifine-incompatible": {
    message: [
      "OptiFine does not work together with {with} in these versions: {cause}.",
      "OptiFine does not work together with {with} in these versions.",
      "OptiFine does not work together with another mod in these versions.",
    ],
    advice: [
      "Remove OptiFine. Other mods do the same: Embeddium or Sodium for speed, Oculus or Iris for shaders.",
      "Or install exactly the versions of OptiFine and Forge that belong together: OptiFine's download page names the Forge version for each.",
      "Or remove the mod {other}.",
    ],
  },
  "optifine-twice": {
    message: "OptiFine is installed twice.",
    advice: [
      "Keep one OptiFine only: delete the other file from the mods folder, or choose a launcher profile into which OptiFine is not installed already.",
    ],
  },
  "out-of-memory": {
    message: "Java ran out of memory ({kind}).",
    advice: [
      "Assign more memory: raise -Xmx in the launcher or start script (4 to 8 GB for many mods), but leave 2 GB or more for the system.",
      "Lower the view distance and the simulation distance, use resource packs of a lower resolution, and remove mods or plugins that you do not need.",
      "If it happens again after some hours with enough memory, a mod or plugin leaks it: make a heap summary with spark (/spark heapsummary).",
    ],
    cases: {
      parameter: "area",
      of: {
        array: {
          message: "Something asked Java for a list larger than there can be ({kind}).",
          advice: [
            "More memory does not help: a mod or plugin has a bug, or a file that it reads is damaged. Look at its lines in the stack trace.",
          ],
        },
        "damaged-data": {
          message:
            "The region files of the world are damaged: a broken chunk asks for an impossible amount of memory when it is read, so Java runs out of it ({kind}).",
          advice: [
            "Restore the world from a backup; more memory does not help.",
            "Without a backup, stop the server and remove the region files (r.*.mca) that the lines above name, or repair them with a tool such as MCA Selector: what stood in those chunks is lost.",
            "It comes from a disk that is full or failing, a server that was killed while it saved, or files that were changed on their way (text mode, line endings in Git).",
          ],
        },
        metaspace: {
          message:
            "Java ran out of memory for classes ({kind}): the limit for it is too low for so many mods or plugins.",
          advice: [
            "Remove -XX:MaxMetaspaceSize from the Java arguments, or raise it, for example to 512m. More memory with -Xmx does not help here.",
            "If it happens only after many reloads, restart the server instead of reloading: each reload keeps the old classes.",
          ],
        },
        "class-space": {
          message: "Java ran out of memory for the descriptions of classes ({kind}).",
          advice: [
            "Add -XX:CompressedClassSpaceSize=2g to the Java arguments. More memory with -Xmx does not help here.",
            "If it comes back after some hours, a mod, plugin or script makes new classes without end: remove what was added last.",
          ],
        },
        direct: {
          message: "Java ran out of memory outside the heap, for network and graphics data ({kind}).",
          advice: [
            "Raise the limit in the Java arguments, for example -XX:MaxDirectMemorySize=2G, and leave that much free beside -Xmx.",
            "If it comes back after some hours, a mod or plugin that sends or draws much leaks it: update or remove what was added last.",
          ],
        },
        "code-cache": {
          message: "The memory for compiled code is full ({kind}), so Java runs slowly or stops.",
          advice: [
            "Add -XX:ReservedCodeCacheSize=512m to the Java arguments, or remove a smaller value that stands there. More memory with -Xmx does not help here.",
          ],
        },
        threads: {
          message: "Java could not make room for another thread ({kind}).",
          advice: [
            "Remove -Xss from the Java arguments, or lower it, and look for a mod or plugin that creates threads without end.",
          ],
        },
      },
    },
  },
  "out-of-memory-native": {
    message: [
      "The system had no memory left to give to Java (refused: {size}).",
      "The system had no memory left to give to Java.",
    ],
    advice: [
      "Close other programs, or assign less memory to the game: -Xmx must be clearly smaller than the memory of the machine (or of the container).",
      "On Windows, let the system manage the size of the paging file (virtual memory), and keep some space free on drive C.",
      "{cut}",
    ],
    cases: {
      parameter: "area",
      of: {
        threads: {
          message:
            "The system let Java start no more threads: the limit for processes and threads is reached, or its memory is full.",
          advice: [
            "Raise the limit for processes of the hosting (ulimit -u, the pids limit of the container), or ask the host. More memory with -Xmx does not help, and less may.",
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
            "Close other programs, or assign less memory to the game: -Xmx must be clearly smaller than the memory of the machine.",
            "If -XX:ReservedCodeCacheSize stands in the Java arguments, remove it.",
            "{cut}",
          ],
        },
        metaspace: {
          message: [
            "The system had no memory left for Java's classes (metaspace; refused: {size}).",
            "The system had no memory left for Java's classes (metaspace).",
          ],
          advice: [
            "Close other programs, or assign less memory to the game: classes need room beside -Xmx, with many mods 1 GB and more.",
            "{cut}",
          ],
        },
        "class-space": {
          message: "The system had no memory left for the descriptions of Java's classes (compressed class space).",
          advice: [
            "Close other programs, or assign less memory to the game: classes need room beside -Xmx, with many mods 1 GB and more.",
            "{cut}",
          ],
        },
        heap: {
          message: "Java's memory (the heap) was full, and then the system had none left to give.",
          advice: [
            "The game needs more memory than there is: use fewer mods, lower view distances and smaller resource packs, or a machine with more memory.",
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
      "Put the files into src/main/resources/assets/<mod id>/ under exactly these names (lower case), correct their JSON, or correct the names in the code.",
    ],
  },
  "pack-stray-file": {
    message:
      "A resource or data pack holds a file that macOS has left in it ({file}), and the game cannot read the pack because of it.",
    advice: ["Delete {file} from the folders of the pack (also inside its zip), or pack it anew without such files."],
  },
  "packet-too-large": {
    message:
      "The connection was closed because something sent was too large ({reason}): an item, a chunk or a block with very much data, or a mod that sends more than allowed.",
    advice: [
      "Look for items or containers with very much data (books, backpacks, shulker boxes in each other) near the player or in the inventory, and empty them; an admin can clear the inventory.",
      "If it began with a mod, update that mod on client and server; a mod such as Packet Fixer raises the limits.",
    ],
  },
  "packet-unreadable": {
    message: [
      "The game was thrown out of the server (or could not join it) because it cannot read {what} that the server sends; it fails in the code of {mod}. The error is {cause}.",
      "The game was thrown out of the server (or could not join it) because it cannot read {what} that the server sends. The error is {cause}.",
      "The game was thrown out of the server (or could not join it) because it cannot read a packet of the server; it fails in the code of {mod}. The error is {cause}.",
      "The game was thrown out of the server (or could not join it) because it cannot read a packet of the server. The error is {cause}.",
      "The game was thrown out of the server (or could not join it) because it cannot read a packet of the server.",
    ],
    advice: [
      "Install the same version of {mod} on both sides, and of every mod that builds on it.",
      "Compare the mods of the game and of the server (or of the friend who hosts the world): they must be the same mods in the same versions.",
      "If they are the same, a mod reads its data in another way than it writes it: update the mods that add such things, or leave out half of them to find it.",
    ],
  },
  "permgen-full": {
    message:
      "Java ran out of PermGen space, the memory for classes in Java 7 and older: there are too many mods for it.",
    advice: [
      "Use Java 8: it has no such limit.",
      "Or add -XX:MaxPermSize=256m to the Java arguments. More memory with -Xmx does not help here.",
    ],
  },
  "php-extension-missing": {
    message:
      "The PHP extension {extension} is not loaded: what needs it does not work (OpenSSL is needed for Xbox authentication).",
    advice: ["Use the PHP binary that belongs to this server software, or enable the extension in php.ini."],
  },
  "php-unsuitable": {
    message: [
      "PocketMine did not start because it cannot use this PHP: {problems}",
      "PocketMine did not start because this PHP does not have what it needs.",
    ],
    advice: [
      "Use the PHP that is made for this version of PocketMine: download it from the releases of pmmp/PHP-Binaries on GitHub and put its bin folder beside the start script.",
      "If a PHP of the system was taken, check the path in start.sh or start.cmd.",
    ],
  },
  "player-data-corrupt": {
    message: [
      "The saved data of the player {player} is damaged and cannot be read: inventory, place and levels start anew.",
      "The saved data of a player is damaged and cannot be read: inventory, place and levels start anew.",
    ],
    advice: [
      "Stop the server before the player is saved again, and put the file of that player back from a backup, or from its .dat_old, in the folder playerdata of the world.",
      "Such files are cut off when the server is killed or the disk is full while it saves: check both.",
    ],
  },
  "player-list-corrupt": {
    message: "The list {file} is damaged and cannot be read, so the server goes on without its entries.",
    advice: [
      "Stop the server and correct {file}: it must hold a list in square brackets ([]). A JSON checker shows the place.",
      "Or delete {file}; the server makes an empty one, and the entries have to be added again.",
    ],
  },
  "plugin-ambiguous": {
    message: "The plugin {plugin} is there more than once: {files}.",
    advice: [
      "Stop the server, keep only the file of {plugin} that fits this server (usually the newest) and delete the others from the plugins folder: {files}.",
      "Start the server again; only one of the files can be loaded.",
    ],
  },
  "plugin-api-too-low": {
    message: "The plugin {plugin} is made for an API version ({version}) below the minimum this server allows.",
    advice: [
      "Update {plugin} to a version made for a newer Minecraft version.",
      "Or lower settings.minimum-api in bukkit.yml (none allows every plugin) and restart.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-authme-shutdown": {
    message: "The plugin AuthMe could not start and shut the server down, as its configuration tells it to.",
    advice: [
      "Solve the problem of AuthMe that the log shows just before this line, usually its database or its configuration.",
      "Update AuthMe to a version made for this server.",
      "To let the server run without AuthMe, set Security.SQLProblem.stopServer to false in plugins/AuthMe/config.yml: players can then join without a password.",
    ],
  },
  "plugin-command-failed": {
    message: [
      "The command /{command} of the plugin {plugin} failed.",
      "A command of the plugin {plugin} failed.",
      "The command /{command} failed.",
    ],
    advice: [
      "If the log says that {plugin} is disabled, look for the error that stopped it when the server started and solve that first.",
      "Update {plugin} to a version made for this server, and check that /{command} is used as its documentation says.",
      "The error was thrown in the code of {culprit}: update that, too, and look whether it works without it.",
      "Show the error in the log to the author of {plugin}.",
    ],
  },
  "plugin-config-invalid": {
    message: [
      "The configuration file {file} has a syntax error and was not read: {reason} ({at}).",
      "The configuration file {file} has a syntax error and was not read: {reason}.",
      "The configuration file {file} has a syntax error and was not read.",
      "A configuration file of {suspect} has a syntax error and was not read (YAML): {reason} ({at}).",
      "A configuration file has a syntax error and was not read (YAML): {reason} ({at}).",
      "A configuration file has a syntax error and was not read (YAML).",
    ],
    advice: [
      "{mend}",
      [
        "Open {file} at the line that the log names and correct it: spaces instead of tabs, the same indentation as its neighbours, and quotes around texts with special characters. An online YAML checker helps.",
        "Look through the .yml files in the folder of {suspect} and correct that place: spaces instead of tabs, the same indentation as its neighbours, and quotes around texts with special characters.",
      ],
      "Or move {file} away and restart: a new one is made.",
    ],
  },
  "plugin-crash": {
    message: ["The plugin {plugin} made the server crash.", "A plugin made the server crash."],
    advice: [
      "Update {plugin} to a version made for this server software and this Minecraft version.",
      "If it still crashes, remove {plugin} and show this log to its authors.",
    ],
  },
  "plugin-database-failed": {
    message: [
      "The plugin {plugin} cannot reach its database {database} at {address}: the connection was refused or timed out, so the database is not running or the address is wrong.",
      "The database {database} at {address} cannot be reached: the connection was refused or timed out.",
      "The plugin {plugin} cannot reach its database {database}: the connection was refused or timed out, so the database is not running or the address is wrong.",
      "The database {database} cannot be reached: the connection was refused or timed out.",
      "{plugin} could not use its database: {reason}.",
      "A plugin or mod could not use its database: {reason}.",
    ],
    says: ["meaning-not-reachable", "meaning-timed-out", "meaning-database"],
    advice: [
      [
        "Start {database}, and check host and port in the configuration of the plugin. If it runs on another machine, check its firewall and that it accepts connections from here.",
        "“Communications link failure”, “Socket fail to connect”, “refused” or “timed out”: check that the database runs and that host and port in the configuration are right and not blocked.",
      ],
      "“Access denied”, “password authentication failed” or “Unknown database”: correct user, password and database name in the configuration, and give the user rights for this host.",
      "“SQLITE” or “already in use”: stop the server, put a backup of the .db file back if it is damaged, and make sure that no other program has it open and that it may be written.",
    ],
  },
  "plugin-dependency-cycle": {
    message: [
      "Plugins wait for each other in a circle and cannot be loaded: {plugins}.",
      "Plugins wait for each other in a circle and cannot be loaded.",
    ],
    advice: [
      "Update the plugins that the log names there, or remove one of them, and report it to their authors: their depend, softdepend or loadbefore entries contradict each other.",
      "As a last resort Paper can be started with -Dpaper.useLegacyPluginLoading=true.",
    ],
  },
  "plugin-dependency-missing": {
    message: [
      "The plugin {plugin} did not load because it needs plugins that are missing: {dependencies}.",
      "The plugin {plugin} did not load because it needs plugins that are missing.",
    ],
    advice: [
      "Install {dependencies} in the plugins folder, in a version for this server, and restart.",
      "If the folder has {dependencies} already, look for an earlier error that kept it from loading and solve that first.",
      "Or remove the plugin {plugin} if you do not need it.",
    ],
  },
  "plugin-descriptor-missing": {
    message: [
      "The file {plugin} in the plugins folder is not a plugin for this server: it has no plugin.yml.",
      "A file in the plugins folder is not a plugin for this server: it has no plugin.yml.",
    ],
    advice: [
      "Check what {plugin} is: a mod belongs in the mods folder of Fabric or Forge, a proxy plugin on BungeeCord or Velocity, a library is not needed at all.",
      "If it should be a plugin, download the file of {plugin} for Bukkit, Spigot or Paper again: not the source code and not an API file.",
      "Remove {plugin} from the plugins folder.",
    ],
  },
  "plugin-disable-failed": {
    message: "The plugin {plugin} failed while it was being disabled; it may not have saved its data.",
    advice: [
      "If {plugin} also failed to start, solve that first: the error while disabling is usually only its consequence.",
      "Update {plugin} to a version made for this server.",
      "Restart the server instead of using /reload, and check the data of {plugin} afterwards.",
    ],
  },
  "plugin-disabled-itself": {
    message: [
      "The plugin {plugin} switched itself off and does not work. It says: {reason}",
      "The plugin {plugin} switched itself off while it was being enabled, because of an error, and does not work: {thrown}",
      "The plugin {plugin} switched itself off and does not work.",
    ],
    advice: [
      "Do what {plugin} asks for there: mostly a setting, a licence, another plugin or a file that it misses.",
      "If it says nothing useful, update {plugin}, or look at the lines above for the first thing that it complains of.",
    ],
  },
  "plugin-economy-missing": {
    message:
      "The plugin {plugin}, or the part of it that has to do with money, does not work because it found no Vault or no economy plugin.",
    advice: [
      "Install Vault and an economy plugin that works with it, for example EssentialsX, and restart: {plugin} needs both.",
      "If both are there, look for an error that kept one of them from starting.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-enable-failed": {
    message: "The plugin {plugin} failed while it was being enabled, so it does not work.",
    advice: [
      "Update {plugin} to a version made for this server software and this Minecraft version.",
      "Check the configuration of {plugin} and the plugins it needs; move its folder away and restart to try it with a new configuration.",
      "Remove {plugin} if you do not need it, or show the error in the log to its author.",
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
      "A part of {plugin} does not work: its listener {listener} needs the class {class} of {provider}, which is not there.",
      "A part of {plugin} does not work: its listener {listener} needs the class {class}, which is not there.",
      "A part of a plugin does not work: its listener needs a class that is not there.",
    ],
    advice: [
      "Install or update what has the class {class}, if you need that part; otherwise it does no harm.",
      "Update {plugin} to the version for your server.",
    ],
  },
  "plugin-file-corrupt": {
    message: "A file in the plugins folder is damaged or no plugin at all, and could not be opened.",
    advice: [
      "Look in the plugins folder for .jar files that are very small or 0 bytes large (often a saved web page or a broken upload), and download them again from the official page.",
      "If you use FTP, upload plugins in binary mode.",
      "To find the file, take half of the plugins away at a time and restart.",
    ],
  },
  "plugin-file-replaced": {
    message: [
      "The file of {suspect} was replaced or unloaded while the server was running, so parts of it cannot be loaded any more.",
      "A plugin or mod file was replaced or unloaded while the server was running, so parts of it cannot be loaded any more.",
    ],
    advice: [
      "Restart the server completely.",
      "Change files of plugins and mods only while the server is stopped; do not use /reload or plugin managers that load files at run time.",
    ],
  },
  "plugin-folia-unsupported": {
    message: [
      "The plugin {plugin} does not work because it does not support Folia (regionised multithreading).",
      "A plugin does not work because it does not support Folia (regionised multithreading).",
    ],
    advice: [
      "Install a version of {plugin} that supports Folia, if its author offers one.",
      "Or use Paper instead of Folia: most plugins only work there.",
      "Or remove {plugin} and look for another plugin that supports Folia.",
    ],
  },
  "plugin-incompatible": {
    message: "The plugin {plugin} is not compatible with this server version and was not loaded.",
    advice: [
      "Install a version of {plugin} that is made for the API version of this server.",
      "Or remove {plugin} and look for another plugin that does the same.",
    ],
  },
  "plugin-java-version": {
    message: [
      "The plugin {plugin} needs Java {java}, which is newer than what this server runs with or can read.",
      "The plugin {plugin} needs a newer Java than this server runs with or can read.",
      "A plugin needs a newer Java than this server runs with or can read.",
    ],
    advice: [
      "Run the server with Java {java} or newer, if this Minecraft version supports it.",
      "Or install an older version of {plugin} that fits this server.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-legacy-text": {
    message: [
      "The plugin {plugin} puts legacy formatting codes (the section sign §) into Adventure texts, which is not supported.",
      "A plugin puts legacy formatting codes (the section sign §) into Adventure texts, which is not supported.",
    ],
    advice: [
      "For its developer: use MiniMessage or LegacyComponentSerializer. For others: it does no harm; update the plugin.",
    ],
  },
  "plugin-load-failed": {
    message: ["The plugin {plugin} could not be loaded.", "A plugin could not be loaded."],
    advice: [
      [
        "Install a version of {plugin} that is made for this server software and this Minecraft version; download it again if the file may be damaged.",
        "The log does not say which file it is: move half of the files out of the plugins folder and start again, until the one that fails is found, and download that one again.",
      ],
      "Remove the file of {plugin} from the plugins folder if you do not need it.",
      "If the newest version fails too, show the error in the log to the author of {plugin}.",
    ],
  },
  "plugin-loaded-at-runtime": {
    message:
      "The plugin {plugin} was loaded while the server was running (unregistered PluginClassLoader), by a program such as PlugMan or AutoPluginLoader.",
    advice: [
      "Restart the server after changing plugins: plugins that are loaded while it runs may fail in strange ways.",
    ],
  },
  "plugin-multiverse-world": {
    message: "Multiverse could not load the world {world}.",
    advice: [
      "Check that the folder {world} is there, belongs to a Minecraft world (level.dat inside) and is not a copy of another world (if it is, delete uid.dat in it).",
      "If the world is damaged, put a backup of the folder {world} back.",
      "If the world is gone for good, take it out of the list with /mv remove {world}.",
    ],
  },
  "plugin-needs-paper": {
    message: [
      "The plugin {plugin} needs Paper: it uses what only Paper and its forks have, and this server is {server}.",
      "A plugin needs Paper: it uses what only Paper and its forks have.",
    ],
    advice: [
      "Use Paper or a fork of it such as Purpur, if the server needs no mods: worlds, settings and plugins of Spigot work there as they are.",
      "Or look for an edition or an older version of {plugin} that is made for Spigot.",
    ],
  },
  "plugin-permissionsex-config": {
    message: "The plugin PermissionsEx did not start because its configuration or its permissions file is broken.",
    advice: [
      "Check plugins/PermissionsEx/permissions.yml and config.yml with a YAML checker: the log names the line; use spaces, never tabs.",
      "If you cannot repair the file, put a backup back or delete it so that PermissionsEx makes a new one.",
      "PermissionsEx is no longer maintained: consider moving to LuckPerms.",
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
      "The plugin {plugin} used the server from another thread than its main one, which is not allowed ({action}).",
      "The plugin {plugin} caused an error while the server was running (listener {listener}).",
      "The plugin {plugin} caused an error while the server was running.",
      "A plugin caused an error while the server was running (listener {listener}).",
    ],
    advice: [
      "Update {plugin} to a version made for this server software and this Minecraft version.",
      "Check the configuration of {plugin} and the plugins it works with.",
      "If it goes on, remove {plugin} or show the error in the log to its author.",
    ],
  },
  "plugin-server-version": {
    message: [
      "This server refuses the plugin {plugin} because its plugin.yml says api-version: {version}: it has to be {apiVersion}, or a version that this server knows.",
      "The plugin {plugin} is made for another server version: {version}.",
      "The plugin {plugin} does not support this server version ({running}): it has no part for it ({part} was not found).",
      "A plugin does not support this server version ({running}): it has no part for it ({part} was not found).",
    ],
    advice: [
      "If the plugin is yours, write api-version: {apiVersion} into its plugin.yml: servers before 1.20.5 take only the first two parts of a version there.",
      "Install the version of {plugin} that is made for the Minecraft version of this server.",
      "Or run the server in the version that {plugin} is made for ({version}). Back up your worlds first: they cannot go back to an older version.",
      "Or remove {plugin}.",
    ],
  },
  "plugin-untested-version": {
    message: "The plugin {plugin} says that it is not made for this version of the server; parts of it may not work.",
    advice: [
      "Update {plugin} to a version that names this Minecraft version, or look on its page which versions it supports.",
    ],
    cases: {
      parameter: "why",
      of: {
        other: {
          message:
            "The plugin {plugin} says that it does not support the installed version of {other}; that part of it is switched off.",
          advice: ["Install the version of {other} that the page of {plugin} names, or update {plugin}."],
        },
        mismatch: {
          message: [
            "The plugin {plugin} reports a version mismatch: it and {other} have different versions and may not work together.",
            "The plugin {plugin} reports a version mismatch: it and what belongs to it have different versions.",
          ],
          advice: ["Install the same version of {plugin} and of everything that belongs to it, from one download."],
        },
      },
    },
  },
  "plugin-wrong-platform": {
    message: [
      "The plugin {plugin} is made for {platform}, not for {here}.",
      "The plugin {plugin} is made for {platform}, not for this server.",
      "The plugin {plugin} is not made for this server software.",
      "A plugin is not made for this server software.",
    ],
    advice: [
      "Move {plugin} to your {platform} installation, if you have one, and remove it here.",
      [
        "If you need it here, install the edition of {plugin} for {here}.",
        "If you need it here, install the edition of {plugin} for Bukkit, Spigot or Paper.",
      ],
    ],
  },
  "port-in-use": {
    message: [
      "{service} could not open its port {port}: the port is already in use, so the server could not start.",
      "{service} could not open its port: the port is already in use by another program, so the server could not start.",
      "{service} could not open its port {port}: another program uses it already, so the server stopped.",
      "{service} could not open its port: another program uses it already, so the server stopped.",
      "The port {port} is already in use, so the server could not start.",
      "The server could not open its port: the port is already in use by another program.",
    ],
    advice: [
      "Give {service} another port in its own configuration (config.yml; Bedrock's usual port is 19132), or stop what else uses it: another server with {service}, or an earlier start of this one.",
      [
        "Stop the other server that uses port {port}: often it is an earlier start of this one that still runs in the background. Restarting the computer ends it surely.",
        "Stop the other server that uses the port: often it is an earlier start of this one that still runs in the background. Restarting the computer ends it surely.",
      ],
      "Or give {service} another port in its own configuration, and see that no second {service} runs on this machine.",
      "Or give this server another port (server-port in server.properties, or the listener in the configuration of the proxy).",
      "With a hosting provider, use the port that it has given you and stop the server with its panel.",
    ],
  },
  "process-killed": {
    message: [
      "The system killed the process (exit code {exitCode}): Java may take {heap}, and there are only {memory}.",
      "The system killed the process (exit code {exitCode}), as it does when memory is short; Java may take {heap}.",
      "The system killed the process (exit code {exitCode}), as it does when memory is short.",
      "The system killed the process: Java may take {heap}, and there are only {memory}.",
      "The system killed the process, as it does when memory is short; Java may take {heap}.",
      "The system killed the process, as it does when memory is short.",
    ],
    advice: [
      "Assign less memory to Java than the machine or the container has: leave 15 to 25 % (at least 512 MB) free.",
      "If nothing else needs much memory, ask the host whether somebody or a limit ended the process.",
    ],
  },
  "process-stopped": {
    message: [
      "It did not crash: somebody, the panel or the system told it to stop (exit code {exitCode}).",
      "It did not crash: somebody, the panel or the system told it to stop.",
    ],
    advice: [
      "Look who stopped it: a schedule or a button of the panel, a limit of the host, a shutdown of the machine, or Ctrl-C in the terminal.",
    ],
  },
  "proxy-argument-unknown": {
    message:
      "The proxy does not understand a command of the server behind it (argument type {argument}): a mod there adds commands in a form of its own, and players are disconnected.",
    advice: [
      "Install CrossStitch on the Fabric or Forge server behind the proxy.",
      "Or set announce-proxy-commands=false in velocity.toml, or remove the mod that adds the command.",
    ],
  },
  "proxy-backend-down": {
    message: [
      "The proxy could not connect to the backend server {server} (port {port}): it was not running yet. The proxy was refused at {refused}, and the server was started at {started}.",
      "The proxy could not connect to the backend server at port {port}: it was not running yet. The proxy was refused at {refused}, and the server was started at {started}.",
      "The proxy could not connect to the backend server {server} (port {port}): it was no longer running. It had been stopped at {ended}, and the proxy was refused at {refused}.",
      "The proxy could not connect to the backend server at port {port}: it was no longer running. It had been stopped at {ended}, and the proxy was refused at {refused}.",
      "The proxy could not connect to the backend server {server}: it was still starting. The proxy gave up waiting at {waited}, and the server was ready only at {ready}.",
      "The proxy could not connect to a backend server because that server was not running.",
    ],
    advice: [
      "Start the backend server first and wait until it says Done; then let players join through the proxy. It runs since {started}: try again.",
      "Start the backend server again, and find out who stopped it at {ended}.",
      "Wait until the backend server says Done before players join it. It is ready since {ready}: try again.",
      "The proxy was refused at port {others}, too, and none of these files is of a server that listens there: start that server, or correct its address in the proxy's configuration (servers).",
    ],
  },
  "proxy-backend-port": {
    message: [
      "The proxy looks for the backend server {server} at port {port}, and that server listens at port {listening}.",
      "The proxy looks for a backend server at port {port}, and the server listens at port {listening}.",
      "The proxy looks for a backend server at a port at which it does not listen.",
    ],
    advice: [
      "Write port {listening} into the proxy's configuration (servers), or set server-port={port} in the server.properties of the backend, and restart.",
      "If it is another server that was meant, start that one.",
    ],
  },
  "proxy-backend-unreachable": {
    message: [
      "The proxy could not connect to the backend server {server}: it is not running, or its address is wrong.",
      "The proxy could not connect to a default or fallback server behind it (such as the lobby): the connection was refused, so the backend is not running or its address is wrong.",
    ],
    advice: [
      "Start the backend server and wait until it says Done.",
      "Check its address and port in the proxy's configuration (servers), and that a firewall lets the proxy through.",
    ],
  },
  "proxy-config-invalid": {
    message: [
      "The proxy does not start: its configuration names the server {server} as a fallback (try), but that server is not defined.",
      "The proxy does not start: the address of the server {address} in its configuration is not valid.",
      "The proxy does not start: the setting {setting} in its configuration is empty or not valid.",
      "The proxy does not start: {file} cannot be read: {reason} ({at}).",
      "The proxy does not start: {file} cannot be read: {reason}.",
      "The proxy does not start: {file} contains an error and cannot be read.",
      "The proxy has no servers in its configuration, so nobody can join one ({servers}).",
      "The configuration of the proxy is not valid, so it does not start.",
    ],
    advice: [
      "Open velocity.toml (BungeeCord: config.yml): define {server} under servers, or write a defined server into try (BungeeCord: priorities).",
      "{mend}",
      "Correct {setting} in velocity.toml; a missing secret file can be made by deleting the old one and starting again.",
      "Correct what the log names in the lines around it, and start the proxy again.",
    ],
  },
  "proxy-forced-host": {
    message: [
      "A forced host ({host}) points to the server {server}, which is not defined.",
      "A forced host points to the server {server}, which is not defined.",
      "A forced host points to a server that is not defined.",
    ],
    advice: [
      "Remove the entry from forced_hosts in the configuration (it is often left over from the example), or define the server {server}.",
    ],
  },
  "proxy-forwarding": {
    message: [
      "The server behind the proxy ({backend}) runs in online mode and asks players to log in again, which cannot work through a proxy.",
      "The proxy and the server behind it do not agree on how players are passed on (player information forwarding).",
    ],
    advice: [
      "Set online-mode=false in server.properties of the server behind the proxy ({backend}), let only the proxy reach it (firewall), and restart it.",
      "BungeeCord: set ip_forward: true in its config.yml, bungeecord: true in spigot.yml of every server, and online-mode=false in their server.properties.",
      "Velocity: set player-info-forwarding-mode to modern in velocity.toml, switch proxies.velocity.enabled on in config/paper-global.yml of every server, and give both the same forwarding secret.",
      "Fabric and Forge servers need a mod for this, such as FabricProxy-Lite or Proxy Compatible Forge.",
      "Join through the address of the proxy, never directly through that of the server; restart the proxy and the servers after every change.",
    ],
  },
  "proxy-slow-event": {
    message: [
      "The listener {listener} took {ms} ms to process {event}: it blocks the connection of players for so long.",
      "Processing {event} took {ms} ms: a plugin blocks the connection of players for so long.",
      "Processing an event took {ms} ms: a plugin blocks the connection of players for so long.",
      "A plugin blocks the connection of players for a long time.",
    ],
    advice: ["Update the plugin, or let it do slow work (database, network) in the background."],
  },
  "registry-entries-missing": {
    message:
      "Something refers to {entries} ({registry}), which nobody defines: {mods} is missing, has another version, or one of its files could not be loaded.",
    advice: [
      "Install {mods} in the version that the world, data pack or other mod was made for; look above for files that could not be loaded.",
      "If a mod or data pack was removed or updated before, undo that; make a backup of the world first.",
    ],
  },
  "resource-pack-metadata": {
    message:
      "The metadata (pack.mcmeta, pack_format) of the resource pack {pack} cannot be read: it is made for another, mostly newer, Minecraft version.",
    advice: ["Download {pack} for your Minecraft version."],
    cases: {
      parameter: "why",
      of: {
        formats: {
          message: "The metadata (pack.mcmeta) of the pack {pack} does not fit this Minecraft version: {reason}.",
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
      "Use the resource pack in a lower resolution, or switch off resource packs (delete the line resourcePacks in options.txt if the game no longer starts).",
      "Set the mipmap levels to 0 in the video settings, and update the graphics driver.",
    ],
  },
  "resource-reload-failed": {
    message: [
      "The resource pack {pack} could not be loaded, so the game switched off all resource packs.",
      "The resources of the game could not be loaded, so it switched off all resource packs; the likely source is {suspect}.",
      "The resources of the game could not be loaded, so it switched off all resource packs.",
    ],
    advice: [
      [
        "Take {pack} for your Minecraft version, or leave it out, and switch on the others one by one.",
        "Update or remove {suspect}; switch on the resource packs one by one to find out whether one of them is the reason.",
        "Switch on the resource packs one by one to find the one that fails, and take it for your Minecraft version.",
      ],
    ],
  },
  "script-error": {
    message: [
      "The script {file} has an error in line {line}: {message}.",
      "The script {file} has an error in line {line}.",
    ],
    advice: [
      "Open {file} (in the folder kubejs, scripts, groovy or plugins/Skript/scripts) and correct line {line}; names of items and methods must be written exactly.",
      "If the script belongs to a modpack, install the pack again with all its mods: a name that cannot be found often belongs to a mod that is missing or has another version.",
    ],
  },
  "secure-profile-required": {
    message:
      "A player could not join: the server demands a signed profile (enforce-secure-profile), which this account or connection does not have (Bedrock through Geyser, offline accounts, no answer from Mojang).",
    advice: [
      "Set enforce-secure-profile=false in server.properties and restart, if such players shall join.",
      "With a bought Java account, restart the launcher and the game to get a new key.",
    ],
  },
  "server-as-root": {
    message:
      "The server runs as administrator or root: whoever breaks into it, or a bad plugin, owns the whole computer.",
    advice: ["Start the server as an ordinary user that owns only the folder of the server."],
  },
  "server-jar-missing": {
    message: "Java did not find what it should start: {file}.",
    advice: [
      "Check that the file exists in the folder you start from, and that its name in the start command or panel is written exactly like the file ({file}).",
      "If a main class is missing, install the game, loader or server again: files of it are missing. Names with spaces in the start command need quotes.",
    ],
  },
  "server-overloaded": {
    message: [
      "The server falls behind: at worst it was late by {ms} ms ({ticks} ticks).",
      "The server falls behind at times.",
    ],
    advice: [
      "If it stood still for a minute or more, the computer slept or was paused, or somebody marked text in its window on Windows, which stops it.",
      "Once or twice right after the start this is normal. If it comes again and again, find what takes the time with the profiler spark.",
      "Lower view-distance and simulation-distance in server.properties, and reduce entities, hoppers and farms.",
      "Give the server enough memory (not all of the computer's) and a faster processor core; generate the world in advance.",
    ],
    cases: {
      parameter: "side",
      of: {
        client: {
          message: [
            "The world of the single player fell behind (the server inside the game): at worst it was late by {ms} ms ({ticks} ticks).",
            "The world of the single player fell behind at times (the server inside the game).",
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
      "The server cannot keep up: it falls behind again and again ({count} times). Something in it takes too much time in every tick, or the machine is too slow for it.",
      "The server cannot keep up: it falls behind again and again. Something in it takes too much time in every tick.",
    ],
    advice: [
      "Install the profiler spark, run /spark profiler start while it lags, and look what takes the most time: a plugin, a mod, entities or world generation.",
      "Lower view-distance and simulation-distance in server.properties, and generate the world in advance with Chunky.",
      "If the processor of the host is the limit, move to one with a faster core.",
    ],
  },
  "server-path-invalid": {
    message:
      "The server does not start because the path of its folder contains a “!” or a “+”, with which Java cannot load files.",
    advice: ["Rename the folders, so that the whole path has no ! and no +, and start again."],
  },
  "server-reloaded": {
    message: "The server was reloaded with /reload, which breaks many plugins.",
    advice: [
      "Restart the server before you look for other causes: errors after a /reload often vanish with that.",
      "Use the reload command of a single plugin, or a restart, instead of /reload.",
    ],
  },
  "server-unreachable": {
    message: "The game could not connect to a server: {reason}.",
    advice: [
      "Check the address and the port, and whether the server is running: others should be able to join it.",
      "If it is your own server, open or forward its port, and let Java through the firewall; at home, use its local address.",
    ],
  },
  "service-port-in-use": {
    message: [
      "{service} could not start its own network service because port {port} is already in use. The game itself is not affected.",
      "A service beside the game (RCON, query, a web map or a vote listener) could not start because its port {port} is already in use.",
      "A service of the server or a plugin could not open its port: it is already in use by another program.",
    ],
    advice: [
      [
        "Give {service} a port of its own in its configuration; port {port} is used by another program or another plugin.",
        "Give this service a port of its own in its configuration; port {port} is used by another program or another plugin.",
      ],
      "If the server was started twice, stop the other one.",
    ],
  },
  "services-blocked": {
    message:
      "Minecraft's services answered with a page “Service unavailable: the request is blocked”: sign-in, profile keys, multiplayer and Realms may fail.",
    advice: ["Switch off VPN and proxies, and try another network: the address is blocked there."],
    cases: {
      parameter: "page",
      of: {
        down: {
          message:
            "Minecraft's services were unavailable (“Our services aren't available right now”): sign-in, profile keys, multiplayer and Realms may fail.",
          advice: ["Wait and try again later: this is an outage on the other side."],
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
      "The shader pack {pack} cannot be used with this graphics driver: {program} does not compile ({message}).",
      "The shader pack {pack} cannot be used with this graphics driver: one of its shaders does not compile.",
      "A shader pack cannot be used with this graphics driver: {program} does not compile ({message}).",
      "A shader pack cannot be used with this graphics driver: {program} does not compile.",
      "A shader pack cannot be used with this graphics driver: one of its shaders does not compile.",
    ],
    advice: [
      [
        "Update {pack}, or choose another shader pack: check that it is made for this loader of shaders and this Minecraft version.",
        "Update the shader pack, or choose another one: check that it is made for this loader of shaders and this Minecraft version.",
      ],
      "Set the options of the pack back to their defaults, and update the graphics driver.",
    ],
  },
  "shader-pack-invalid": {
    message:
      "The shader pack {pack} could not be loaded: it is not valid, or not in the folder shaderpacks. The game runs without shaders.",
    advice: [
      "Download {pack} again, as the .zip that its author offers (not unpacked and packed anew), and choose it again.",
      "Check that it is made for this loader of shaders and this Minecraft version.",
    ],
  },
  "shaders-mod-with-optifine": {
    message: "The Shaders Mod and OptiFine are installed together, but OptiFine has shaders built in.",
    advice: ["Delete the Shaders Mod (ShadersModCore …) from the mods folder, and keep OptiFine."],
  },
  "sockets-blocked": {
    message:
      "Java could not open the network connections that the game uses inside this computer (failed to create a child event loop).",
    advice: [
      "An antivirus program, a VPN or a firewall usually blocks them: switch it off for a try, or allow Java in it.",
      "On Windows, run netsh winsock reset as administrator and restart the computer; try another build of Java.",
    ],
  },
  "sodium-refused": {
    message: "Sodium refuses to start because of {program}, which makes it crash.",
    advice: [
      [
        "Update {program}, which comes with MSI Afterburner, to {newer} or newer, or close both while you play: its list of exceptions does not help.",
        "Close {program} or put javaw.exe on its list of exceptions; on a phone (PojavLauncher), remove Sodium.",
      ],
    ],
  },
  "sodium-unsupported-driver": {
    message: [
      "Sodium refuses the {vendor} graphics driver {installed}, which is known to crash: it needs {required} or newer.",
      "Sodium refuses the {vendor} graphics driver: it is known to crash.",
      "Sodium refuses this graphics driver: it is known to crash.",
    ],
    advice: [
      "Install the newest graphics driver from the website of the maker (NVIDIA, AMD or Intel).",
      "If there is none for this card, remove Sodium.",
    ],
  },
  "sound-library-crash": {
    message: [
      "The sound library OpenAL ({module}) crashed in the call {call}.",
      "The sound library OpenAL ({module}) crashed while audio was being set up or played.",
    ],
    advice: [
      "Choose another output device for sound, switch off virtual surround and sound programs (Nahimic, Sonic Studio, Razer), and update the audio driver.",
      "If it only happens now and then at the start, start again: old versions of the game have this fault (LWJGL 2).",
      "Update the launcher's libraries or Java; mods are hardly ever at fault.",
      "{cut}",
    ],
  },
  "sound-unavailable": {
    message: "The game found no usable sound device, so it runs without sound.",
    advice: [
      "Connect or switch on an output device, choose it in the system's sound settings, and start the game again.",
    ],
  },
  "sounds-missing": {
    message: "The mod {mod} lists sound files in its sounds.json that do not exist ({file}): these sounds stay silent.",
    most: 5,
    advice: ["This does no harm. If the mod is yours, add the files or take them out of sounds.json."],
    cases: {
      parameter: "of",
      of: {
        pack: {
          message:
            "A resource pack lists sound files in its sounds.json that do not exist ({file}): these sounds stay silent.",
          most: 5,
          advice: ["This does no harm. Download the resource pack anew, or in the version for your Minecraft version."],
        },
      },
    },
  },
  "splash-screen-failed": {
    message:
      "The loading screen of Forge (splash screen) could not be drawn, mostly because of the graphics driver or another mod or overlay that draws at the same time.",
    advice: [
      "Set enabled=false in config/splash.properties, and start again.",
      "Update the graphics driver, and close overlays and recorders.",
    ],
  },
  "sponge-phase-error": {
    message: [
      "Sponge reports an error in the code of {suspect} ({title}; {class}).",
      "Sponge reports an error in the code of a mod or plugin ({title}; {class}).",
      "Sponge reports an error in the code of a mod or plugin.",
    ],
    advice: [
      [
        "Update {suspect}, and try without it; if it stays, show the whole box from the log to its author.",
        "Show the whole box from the log to the author of the mod or plugin that it names.",
      ],
      "Update SpongeForge and Forge to the versions that belong together: Sponge names both on its download page.",
    ],
  },
  "stack-overflow": {
    message: [
      "Code of {suspects} called each other without end until there was no room left (stack overflow).",
      "A piece of code of {suspect} called itself without end until there was no room left (stack overflow).",
      "A piece of code called itself without end until there was no room left (stack overflow).",
    ],
    advice: [
      [
        "Update {suspects}; if it stays, try without one of them.",
        "Update {suspect}; if it stays, remove it or report it to its authors.",
      ],
      "Look at the lines that repeat in the stack trace: they name the mod or plugin.",
      "If it happens only in one place of the world (e.g. long chains of blocks), that place has to be removed. For very large packs, a larger stack (-Xss4M) may help.",
    ],
  },
  "system-library-missing": {
    message: [
      "{program} cannot start because this Linux does not have {library}.",
      "A program cannot start because this Linux does not have a library that it needs.",
    ],
    advice: [
      "If it is a file such as libssl.so or libcurl.so, install the package that contains it (on Debian and Ubuntu, apt-file search {library} finds it).",
      "If it is GLIBC, GLIBCXX or CXXABI, this Linux is too old for the program: use a newer release or a newer container image, or an older version of {program}.",
    ],
  },
  "texture-atlas-full": {
    message: [
      "The textures are too large for the graphics card: {texture} did not fit any more.",
      "The textures are too large for the graphics card.",
    ],
    advice: [
      "Use a resource pack of a lower resolution (for example 32x or 64x), or none.",
      "Remove mods that bring very large textures, lower the mipmap level, or use a newer graphics card or driver.",
    ],
  },
  "ticking-block-entity": {
    message: [
      "A block (block entity) of {origin} broke the game while it was being updated: {block} at {location}.",
      "A block (block entity) broke the game while it was being updated: {block} at {location}.",
      "A block (block entity) broke the game while it was being updated: {block}.",
      "A block (block entity) broke the game while it was being updated, at {location}.",
      "A block (block entity) broke the game while it was being updated.",
    ],
    advice: [
      "Make a backup of the world, then remove the block {block} at {location}: with a world editor such as MCA Selector, Amulet or NBTExplorer, or with the mod removed for one start.",
      [
        "Update or remove {origin}, which the block comes from.",
        "Update or remove the mod or plugin the block comes from, or the one the stack trace names.",
      ],
      "On Forge or NeoForge, removeErroringBlockEntities = true (older: removeErroringTileEntities) in the server configuration removes it at the next start; set it back afterwards.",
    ],
  },
  "ticking-entity": {
    message: [
      "An entity of {origin} broke the game while it was being updated: {entity} (type: {type}) at {location}.",
      "An entity broke the game while it was being updated: {entity} (type: {type}) at {location}.",
      "An entity broke the game while it was being updated: {entity} at {location}.",
      "An entity broke the game while it was being updated: {entity}.",
      "An entity broke the game while it was being updated, at {location}.",
      "An entity broke the game while it was being updated.",
    ],
    advice: [
      "Make a backup of the world, then remove the entity {entity} at {location}: with /kill if the world still runs, otherwise with an editor such as NBTExplorer, MCA Selector or Amulet.",
      [
        "If entities of this type ({type}) break again, update or remove {origin}, which they come from.",
        "If entities of this type ({type}) break again, update or remove the mod or plugin they come from, or the one the stack trace names.",
      ],
      "On Forge or NeoForge, removeErroringEntities = true in the server configuration removes it at the next start; set it back afterwards.",
    ],
  },
  "ticking-player": {
    message: [
      "The game broke while it updated the player {player}; the likely source is {suspect}.",
      "The game broke while it updated a player; the likely source is {suspect}.",
      "The game broke while it updated the player {player}.",
      "The game broke while it updated a player.",
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
    message: "The operating system does not let Java open any more files or connections (too many open files).",
    advice: [
      "Raise the limit (ulimit -n, LimitNOFILE in systemd, or ask the host), for example to 65535, and restart.",
      "If it comes back after some hours, a plugin or mod does not close its files: remove the ones that were added last.",
    ],
  },
  "turkish-locale": {
    message: [
      "A mod breaks on a system in Turkish: it made the identifier {name}, with a dotless ı or a dotted İ, out of ordinary letters.",
      "A mod breaks on a system in Turkish: it turns ordinary letters into a dotless ı or a dotted İ.",
    ],
    advice: [
      "Add -Duser.language=en -Duser.region=US to the Java arguments.",
      "Report it to the authors of the mod: it uses the system's language to change letters.",
    ],
  },
  "update-chain-too-long": {
    message: [
      "Blocks update each other without end near {location}; the game stopped the chain there.",
      "Blocks update each other without end; the game stopped the chain.",
    ],
    advice: ["Look at {location} for a redstone machine or blocks of a mod that switch each other on and off."],
  },
  "watchdog-stall": {
    message: [
      "The server did not respond for {seconds} seconds and was stopped: its main thread hung in the code of {suspect} ({place}).",
      "The server did not respond for {seconds} seconds and was stopped: its main thread hung in the code of {suspect}.",
      "The server did not respond for {seconds} seconds while it was {activity}: one tick took too long, so the watchdog stopped it.",
      "The server did not respond for {seconds} seconds: one tick took too long, so the watchdog stopped it.",
      "The server did not respond: one tick took too long, so the watchdog stopped it.",
    ],
    advice: [
      "Look in the thread dump or the crash report under “Server thread” for the plugin, mod or world generation that it was busy with ({suspect}), and update or remove it.",
      "If the computer was overloaded, out of memory or asleep, solve that: more memory, fewer programs, a faster disk.",
      "To give slow starts more time, raise max-tick-time in server.properties (-1 switches the watchdog off) or timeout-time in spigot.yml. This does not solve the cause.",
    ],
  },
  "watchdog-suspect": {
    message: [
      "The server hung: when it did not respond, its main thread was in the code of {suspect} ({place}).",
      "The server hung: when it did not respond, its main thread was in the code of {suspect}.",
      "The server hung: when it did not respond, its main thread was in the code of a mod or plugin.",
    ],
    advice: [
      "Update, reconfigure or remove {suspect}, or show the whole thread dump to its author: long work must not run on the main thread.",
    ],
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
        "Look in the thread dump that follows, under “Server thread”, for the name of a plugin: it is what the server was waiting for.",
      ],
      [
        "If {suspect} has to load or save chunks there, the disk or the processor may be too slow: check the load of the computer.",
        "If there is none, the disk or the processor was too slow, often while chunks were loaded or saved: check the load of the computer.",
      ],
    ],
  },
  "window-failed": {
    message: "The window of the game could not be opened.",
    advice: [
      "Install the newest graphics driver from the website of Intel, AMD or NVIDIA, and restart the computer.",
      "Check that a screen is attached and that you are not on a remote or virtual desktop without graphics. Servers without a screen start with nogui.",
      "On Linux, try an X11 session, and the launcher's option to use (or not to use) the system's GLFW.",
    ],
  },
  "world-aquatic-downgrade": {
    message:
      "The world was saved with Minecraft 1.13 or later (Update Aquatic) and cannot be loaded by an older version.",
    advice: [
      "Use Minecraft 1.13 or later, the version the world was last played with.",
      "Or restore a backup of the world from before the update, or let a new world be generated.",
    ],
  },
  "world-chunk-failed": {
    message: "A part of the world (chunk) could not be loaded: its data is damaged or does not fit this version.",
    advice: [
      "Stop the server, make a backup, and restore the world or the damaged region file (region/r.x.z.mca) from a backup.",
      "Without a backup, delete the damaged chunks with MCA Selector (or the region file): they are generated anew.",
      "If it began after a change of version or of mods, go back to the version the world was saved with.",
    ],
  },
  "world-chunk-unreadable": {
    message:
      "A chunk of the world could not be read, so the server stopped: its data in the region file is damaged (corrupt), or it was saved by a newer version of Minecraft than this one.",
    advice: [
      "If the world was opened with a newer Minecraft version, use that version again: a world cannot go back.",
      "Otherwise stop the server, make a backup, and restore the region file of that area (region/r.X.Z.mca, at the start mostly the spawn) from an older backup.",
      "Without one, remove the damaged chunk with MCA Selector, or delete the region file: that part is generated anew.",
    ],
  },
  "world-data-corrupt": {
    message: [
      "A data file of the world is damaged and cannot be read ({file}): what it kept starts anew.",
      "A data file of the world is damaged and cannot be read (Not in GZIP format): what it kept starts anew.",
    ],
    most: 5,
    advice: [
      "Stop before the world is saved again, and restore the folder data of the world from a backup.",
      "Such files are cut off when the game is killed or the disk is full while it saves: check both.",
    ],
  },
  "world-duplicate": {
    message: "The world {world} was not loaded because it is a copy of another world (both have the same id).",
    advice: [
      "Delete the file uid.dat in the folder of the world {world}, and start the server again.",
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
    message: "The file level.dat of the world is damaged or unreadable.",
    advice: [
      "Stop the server, make a copy of the world, then replace level.dat by level.dat_old (rename it to level.dat).",
      "If both are damaged, restore them from a backup, or take the level.dat of a new world with the same seed and version.",
      "Check that the disk is not full and that files may be written.",
    ],
  },
  "world-load-failed": {
    message: "The world {world} could not be loaded: it is damaged, or something of it is missing ({reason}).",
    advice: [
      "Restore the world from a backup.",
      "If it was copied, copy all of its files while the server is stopped.",
    ],
  },
  "world-mod-missing": {
    message: [
      "The world was saved with mods that are not installed any more: {mods}.",
      "The world was saved with the mod {mod}, which is not installed any more.",
      "The world was saved with a mod that is not installed any more.",
    ],
    advice: [
      [
        "Install them again ({mods}): without them, their blocks, items and creatures vanish from the world for good.",
        "Install {mod} again: without it, its blocks, items and creatures vanish from the world for good.",
      ],
      "If something was removed on purpose, make a backup of the world before you go on.",
    ],
  },
  "world-mod-version": {
    message: [
      "The world was saved with other versions of these mods than are installed now: {mods}.",
      "The world was saved with version {saved} of the mod {mod}; version {installed} is installed now.",
      "The world was saved with another version of the mod {mod} than is installed now.",
      "The world was saved with another version of a mod than is installed now.",
    ],
    advice: [
      [
        "After an update this is normal: check that everything of them is still there ({mods}), and keep a backup of the world.",
        "After an update this is normal: check that everything of {mod} is still there, and keep a backup of the world.",
      ],
      [
        "If the installed versions are older, or things are missing, go back to the versions before ({mods}).",
        "If {installed} is older than {saved}, or things are missing, install version {saved} of {mod}.",
      ],
    ],
  },
  "world-newer-version": {
    message: "The world was saved with a newer version of Minecraft than this one, and cannot be loaded.",
    advice: [
      "Use the version of the game or server that the world was last played with, or a newer one.",
      "Or restore a backup of the world that was made before the update: worlds cannot be converted back.",
      "Or let a new world be generated (move the old world's folder away first).",
    ],
  },
  "world-old-player-directory": {
    message: [
      "The server stopped because lists of an old version are still there after the accounts were converted: {file}.",
      "The server stopped because the world still has the old folder of player data (players), whose conversion failed.",
    ],
    advice: [
      [
        "Make a backup, delete (or rename) {file} in the folder of the server and start it again: the lists are in .json files now.",
        "Restart the server once. If it stops again, make a backup and delete (or rename) the folder players in the world's folder.",
      ],
    ],
  },
  "world-older-conversion": {
    message: "The world is from a very old version of Minecraft and has to be converted by an older version first.",
    advice: ["Make a backup, open the world once in Minecraft 1.6.4, and then in the version you want."],
  },
  "world-overworld-settings": {
    message: "The world cannot be loaded because the settings of its Overworld are missing.",
    advice: [
      'Install the mods and data packs again that made the world\'s terrain (look for "Missing data pack" above): without them the game does not understand the Overworld.',
      "Or restore level.dat from a backup that was made before they were removed, or let a new world be generated.",
    ],
  },
  "world-region-corrupt": {
    message: ["A region file of the world is damaged: {file}.", "A region file of the world is damaged."],
    advice: [
      [
        "Stop the server, make a backup, and restore {file} from an older backup.",
        "Stop the server, make a backup, and restore the region file that the log names from an older backup.",
      ],
      "Without one, remove the damaged chunks with MCA Selector or delete the region file: that part of the world is generated anew.",
      "Find out why: a full disk, a hard stop of the machine, or copying the world while the server runs.",
    ],
  },
  "world-session-lock": {
    message: [
      "The world {world} is already open in another copy of the game or server: its lock file is held.",
      "The world is already open in another copy of the game or server: its lock file (session.lock) is held.",
    ],
    advice: [
      "Close the other copy: look for java processes left behind in the task manager (or with ps), or restart the machine.",
      "If none is running, delete the file session.lock in the world's folder, and check that you may write there.",
      "Do not let two servers or a cloud synchronisation use the same world folder.",
    ],
  },
  "worldgen-cascading": {
    message:
      "The mod {mod} makes new chunks while it fills others (cascading worldgen lag), which slows down the making of terrain.",
    advice: [
      "Update {mod}: newer versions mostly do without. Until then, make the terrain beforehand with a chunk pregenerator.",
    ],
  },
  "worldgen-failed": {
    message: [
      "New terrain could not be generated: {subject}, which comes from {origin}, failed.",
      "New terrain could not be generated; the likely source: {suspect}.",
      "New terrain could not be generated.",
    ],
    advice: [
      [
        "Update or remove {origin}, which adds {subject}.",
        "Update or remove the mod or data pack that adds terrain, structures or ores and that the report names ({suspect}).",
      ],
      "If two such mods change the same biomes, try without one of them. Make a backup before you load the world without a mod.",
    ],
  },
  "xrandr-missing": {
    message: "The program xrandr is missing: versions up to 1.12 (LWJGL 2) need it on Linux to open their window.",
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
