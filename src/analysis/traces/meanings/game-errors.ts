import type { Meaning } from "./meaning.ts";

const argument = ["IllegalArgumentException", "IllegalStateException", "RuntimeException"];

/** What the game, its loaders and the libraries beside them throw, with what it is about in the message. */
export const gameErrors: readonly Meaning[] = [
  // Drawing.
  {
    types: ["IllegalArgumentException"],
    calledIn:
      /^java\.util\.PriorityQueue\.<init>\n(?:java\.util\.PriorityQueue\.<init>\n)?net\.minecraft\.client\.renderer\.Tessellator\./,
    name: "nothing-drawn",
    hasRemedy: true,
  },
  {
    types: ["IllegalStateException"],
    pattern: /^(?:Pose stack not empty|(?:Buffer|BufferBuilder) (?:already closed|has been freed))/,
    name: "drawing-state",
  },
  {
    types: ["IllegalStateException", "IllegalArgumentException"],
    pattern:
      /^(?:Missing elements in vertex|Not (?:enough|all|filled all) elements (?:in|of the) vertex|Missing vertex element)/i,
    name: "vertex-format",
  },
  {
    types: ["IllegalStateException"],
    pattern: /^Not called from the (?:render|main|client|server) thread/,
    name: "wrong-thread",
  },
  {
    types: ["RuntimeException", "IllegalStateException"],
    pattern:
      /^(?:No OpenGL context (?:found|is current)|No GLCapabilities instance set|There is no OpenGL context current)/,
    name: "no-gl-context",
  },
  {
    types: ["IOException", "RuntimeException", "IllegalArgumentException"],
    pattern: /^(?:Image not in correct format|Bad PNG Signature|Could not load image|Invalid PNG|Unknown PNG)/i,
    name: "broken-image",
  },
  {
    types: argument,
    pattern: /^(?:Could not reload shader|Failed to create shader|Unable to create render pipeline)/,
    name: "shader",
  },
  {
    types: argument,
    pattern: /GLFW error[^\n]{0,60}\bWayland: The platform does not/,
    name: "wayland",
    hasRemedy: true,
  },
  {
    types: argument,
    pattern: /X11: The DISPLAY environment variable is missing/,
    name: "no-display",
    hasRemedy: true,
  },
  // Scripts of packs.
  {
    types: argument,
    pattern:
      /^There (?:were|was) (?:KubeJS )?\w{3,12} script (?:syntax )?errors?\b[^\n]{0,40}?\b(logs\/[\w./-]{3,80}?)(?= for|\s|$)/,
    name: "scripts-broken",
    parameters: ["what"],
    hasRemedy: true,
  },
  // Registries and their things.
  {
    types: ["IllegalStateException"],
    pattern:
      /^Missing (?:key in ResourceKey\[minecraft:root \/ minecraft:dimension\]: |element )ResourceKey\[minecraft:dimension(?:_type)? \/ ([\w:./-]{3,120})\]/,
    name: "dimension-missing",
    parameters: ["what"],
    hasRemedy: true,
  },
  {
    types: ["IllegalStateException", "IllegalArgumentException"],
    pattern:
      /^(?:Trying to access unbound value '(?:ResourceKey\[[\w:./-]{1,100} \/ )?|Can't find id for '?(?:[\w.]{1,80}\{)?(?:ResourceKey\[[\w:./-]{1,100} \/ )?|Particle type )([a-z0-9_.-]{1,64}:[\w./-]{1,120})/,
    name: "not-registered",
    parameters: ["what"],
  },
  {
    types: ["IllegalStateException"],
    pattern:
      /^(?:Tags already present before freezing|Registry [^\n]{1,120} is already frozen|This registry can't create (?:new )?(?:intrusive )?holders|Can't register ([\w:./-]{3,120}) at this time)/,
    name: "registry-frozen",
    parameters: ["what"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern:
      /^Cannot set property (?:\w{1,40}\{name=)?(\w{1,60})(?!\w)[^\n]{0,240}? to (-?[\w.]{1,40}) on (?:Block\{)?([\w:./-]{2,120})\}?, it is not an allowed value/,
    name: "property-value",
    parameters: ["what", "value", "block"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^Modifier is already applied on this attribute/,
    name: "modifier-twice",
  },
  { types: ["MissingPaletteEntryException", "class_6564"], name: "palette" },
  { types: ["RuntimeException", "IllegalStateException"], pattern: /^Missing Palette entry for/i, name: "palette" },
  {
    types: ["RuntimeException", "IllegalArgumentException", "IndexOutOfBoundsException"],
    pattern: /^Slot (-?\d{1,9}) not in valid range - \[0,\s?(\d{1,9})\)/,
    name: "out-of-bounds",
    parameters: ["index", "length"],
  },
  {
    types: ["IllegalArgumentException"],
    pattern: /^Container (?:data count|size) \d{1,9} is smaller than expected \d/,
    name: "out-of-bounds",
  },
  // Models and animations, by the libraries that show them.
  {
    types: ["GeckoLibException"],
    pattern: /^([a-z0-9_.-]{1,64}:[\w./-]{1,160}): [^\n]{0,40}(?:[Uu]nable to find|[Cc]ould not find)/,
    name: "missing-asset",
    parameters: ["what"],
  },
  {
    types: argument,
    pattern: /^(?:Failed|Unable) to load texture:? ([a-z0-9_.-]{1,64}:[\w./-]{1,160})/,
    name: "missing-asset",
    parameters: ["what"],
  },
  {
    types: ["FileNotFoundException"],
    pattern: /^([a-z0-9_.-]{2,64}:(?:textures|models|geo|animations|shaders|sounds|lang|blockstates)\/[\w./-]{1,160})$/,
    name: "missing-asset",
    parameters: ["what"],
  },
  // Code and files.
  {
    types: ["IllegalStateException"],
    pattern: /^Recursive update$/,
    name: "recursive-update",
  },
  {
    // What it is about stands behind the names of the loaders, too far away to be kept.
    types: ["LinkageError"],
    pattern:
      /^loader constraint violation: when resolving (?:interface |overridden )?(?:method|field) ['"](?:static )?(?:[\w.$[\]]{1,120} )?([\w$./]{3,200})[./][\w$<>]{1,80}[(:'"]|^loader [^\n]{1,100}? attempted duplicate (?:[a-z]{1,9} ){1,2}definition for ([\w$./]{2,160}[\w$])/,
    name: "two-copies",
    parameters: ["what", "what"],
  },
  { types: ["LinkageError"], pattern: /^loader constraint violation|duplicate class definition/, name: "two-copies" },
  {
    types: ["IllegalStateException", "ClosedFileSystemException"],
    pattern: /^(?:zip file closed|Pack already closed|)$/,
    thrownIn:
      /\.(?:ZipFile|ZipFileSystem|ZipPath|InflaterInputStream|\w{0,40}(?:Pack|Resources))(?:\$\w{1,40})?\.\w{1,60}$/,
    name: "file-closed",
  },
  {
    types: ["InvalidPathException"],
    pattern: /Illegal char|Malformed input|Nul character|Trailing char/,
    name: "bad-path",
  },
  { types: ["MalformedInputException", "UnmappableCharacterException"], name: "not-utf8" },
  {
    // Of AutoConfig, around what the parser says.
    types: ["SerializationException"],
    pattern: / at line (\d{1,7}) column (\d{1,7})\b/,
    name: "broken-file-at",
    parameters: ["line", "column"],
    hasRemedy: true,
  },
  {
    types: ["SerializationException"],
    pattern: /(?:Json|Toml|Syntax|Parse|Parsing)\w{0,20}Exception/,
    name: "broken-file",
    hasRemedy: true,
  },
];
