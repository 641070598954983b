import type { Meaning } from "./meaning.ts";

/** What PHP says of the code of PocketMine and its plugins. */
export const phpErrors: readonly Meaning[] = [
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
