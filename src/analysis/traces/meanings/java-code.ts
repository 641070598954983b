import type { Meaning } from "./meaning.ts";

/** Classes, methods and libraries that Java does not find, cannot use, or has no room for. */
export const javaCode: readonly Meaning[] = [
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
  // ProtocolLib, of a packet that has other fields than the plugin, or ProtocolLib itself, was made for.
  {
    types: ["FieldAccessException"],
    pattern: /^Field index (?:-?\d{1,4} is )?out of bounds|^No field with type /,
    name: "other-version",
  },
  {
    types: ["IllegalStateException"],
    pattern: /^Unable to access field [^\n]{0,100}net\.minecraft\./,
    name: "other-version",
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
  {
    // What a compiler has made fits together: something wrote another text into the file.
    types: ["StringConcatException"],
    pattern: /^Mismatched number of concat arguments/,
    name: "edited-class",
    hasRemedy: true,
  },
  // Compilers make none of those: what renames classes while they are loaded did.
  {
    types: ["ClassFormatError"],
    pattern: /^Duplicate (?:method|field) name/,
    name: "renamed-alike",
    hasRemedy: true,
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
    // Of what servers put into the game, no plugin can change how its parts fit together.
    types: ["IllegalAccessError"],
    pattern: /access (?:class|method|field) ([\w$.]{3,200}) from class org\.bukkit\.craftbukkit\./,
    name: "server-refuses-itself",
    parameters: ["what"],
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
];
