import { nearest } from "../../../wire/suggestion.ts";
import type { MatchContext, MaybeParameters } from "../../model/finding.ts";
import type { Parameters } from "../../model/model.ts";

/**
 * What parsers of configuration files say: SnakeYAML, libyaml (PHP), Jackson, Gson, NightConfig, Typesafe Config (HOCON),
 * Configurate, Java's properties. Every one of them tells where it stopped and why, in a shape of its own.
 */

const maxText = 8000;
const maxSaid = 160;
const maxChoices = 40;

/** Exceptions of parsers. */
export const parserException =
  /[.$](?:(?:(?:Parser|Scanner|Reader|Composer|DuplicateKey|Constructor|MarkedYAML|YAML|YAMLParse|JacksonYAMLParse|JsonParse|JsonMapping|InvalidFormat|MismatchedInput|UnrecognizedProperty|JsonSyntax|MalformedJson|Parsing|Serialization|ObjectMapping|MalformedInput|UnmappableCharacter)Exception|(?<=ConfigException\$)(?:Parse|WrongType|BadValue|Missing|ValidationFailed)|(?<=api\.)SyntaxError): |IllegalArgumentException: Malformed \\uxxxx encoding|IllegalStateException: (?:Invalid (?:key|value)|Duplicate key) on line \d)/;

/** Where a parser stopped, in the setting of which name, and why: parameters of a finding, with what to do about it. */
export function complaintIn(whole: string): MaybeParameters {
  // Of a crash report, what was thrown.
  const text = whole.slice(0, maxText).split(/\nA detailed walkthrough|\n-- \w/, 1)[0]!;
  const line = lineIn(text);
  const key = keyIn(text);
  const reason = reasonIn(text);
  return {
    ...(line || key ? { at: { term: "config-at", parameters: known({ line, key }) } } : {}),
    ...(reason
      ? {
          reason: { term: `config-${reason.name}`, parameters: reason.parameters },
          mend: { term: `mend-${reason.name}`, parameters: reason.parameters },
        }
      : {}),
  };
}

/** Whether the same chain of exceptions has said it before: a cause repeats what its wrapper says. */
export function isParsedAbove(place: MatchContext): boolean {
  if (place.earlier !== "") return parserException.test(place.earlier.slice(-12_000));
  return /^\s{0,8}(?:Caused by|Suppressed): /.test(place.head) && parserException.test(place.before.slice(-8000));
}

/** ` in 'reader', line 72, column 26:` with the line itself below it; the last of two is where it could go on no more. */
const yamlMark =
  /^ {0,4}in (?:'[^'\n]{1,120}'|"[^"\n]{1,120}"), line (\d{1,6}), column \d{1,6}:[ \r]{0,4}\n([^\n]{0,200})/gm;

function yamlMarks(text: string): RegExpMatchArray[] {
  return [...text.matchAll(yamlMark)].slice(0, 2);
}

function lineIn(text: string): string | undefined {
  return (
    yamlMarks(text).at(-1)?.[1] ??
    // Jackson, Gson, libyaml, HOCON, Configurate, TOML.
    /\[Source: [^\n]{1,300}?; line: (\d{1,6}), column: \d{1,6}\]/.exec(text)?.[1] ??
    /\bat line (\d{1,6}),? col(?:umn)? \d{1,6}/.exec(text)?.[1] ??
    /\(line (\d{1,6}), column \d{1,6}\)/.exec(text)?.[1] ??
    /ConfigException\$\w{1,20}: [^\n]{1,250}?: (\d{1,6}): /.exec(text)?.[1] ??
    /\bon line (\d{1,6})\b/.exec(text)?.[1] ??
    // Forge up to 1.12.
    /: Unknown character '[^'\n]{1,4}' in '[^'\n]{1,200}:(\d{1,6})'/.exec(text)?.[1]
  );
}

function keyIn(text: string): string | undefined {
  const path =
    // `[entities, spawning, light-level] of type java.lang.Integer`
    /Exception: \[([\w-][^\]\n]{0,200})\](?: of type|:)/.exec(text)?.[1]?.split(", ").join(".") ??
    // `at line 5 column 3 path $.pets[0].name`
    /\bat line \d{1,6} column \d{1,6} path \$\.([^\s]{1,160})/.exec(text)?.[1]?.replace(/\.$/, "") ??
    chainIn(text) ??
    /(?<![\w.-])([\w.-]{2,100}) has type \w/.exec(text)?.[1];
  if (path) return path;
  return yamlMarks(text)
    .map(([, , written]) => /^\s{0,40}(?:- )?["']?([\w.-]{1,60})["']?:(?:\s|$)/.exec(written!)?.[1])
    .findLast((one) => one !== undefined);
}

/** `(through reference chain: org.example.Settings["bedrock"]->org.example.Bedrock["port"])` */
function chainIn(text: string): string | undefined {
  const chain = /\(through reference chain: ([^\n)]{1,500})\)/.exec(text)?.[1];
  const names = [...(chain ?? "").matchAll(/\["([^"\n]{1,60})"\]/g)].map(([, name]) => name);
  return names.length > 0 ? names.join(".") : undefined;
}

interface Reason {
  name: string;
  parameters: Parameters;
}

/** The first that fits. What a value is wrong for comes before what a file is wrong for. */
const reasons: readonly { pattern: RegExp; name: string; parameters?: readonly string[] }[] = [
  {
    pattern: /from String \\?"([^"\n]{0,80})\\?": not one of the values accepted for Enum class: \[([^\]\n]{1,400})/,
    name: "choice",
    parameters: ["value", "allowed"],
  },
  {
    pattern:
      /(?:No enum constant [\w.$]{1,200}\.|Invalid enum constant provided[^\n]{0,120}?got |Value )([\w-]{1,60})(?=\s|$)(?: is not in enum)?/,
    name: "choice",
    parameters: ["value"],
  },
  { pattern: /NumberFormatException: For input string: "([^"\n]{0,80})"/, name: "number", parameters: ["value"] },
  {
    pattern:
      /Cannot (?:deserialize|coerce) (?:value of type|[^\n]{0,60}?to) `?(?:java\.lang\.)?(?:int|long|double|float|short|Integer|Long|Double|Float)`? from String \\?"([^"\n]{0,80})\\?"/,
    name: "number",
    parameters: ["value"],
  },
  {
    pattern:
      /Cannot (?:deserialize|coerce) |Expected (?:BEGIN_\w{1,8}|a \w{1,12}|an \w{1,12}) but was |Not a JSON (?:Object|Array)|has type \w{1,20} rather than|cannot be coerced|Unable to coerce/,
    name: "type",
  },
  {
    pattern: /(?:found duplicate key|[Dd]uplicate key:?) ["']?([\w.:-]{1,80})/,
    name: "duplicate",
    parameters: ["value"],
  },
  { pattern: /[Dd]uplicate field '([^'\n]{1,80})'/, name: "duplicate", parameters: ["value"] },
  { pattern: /\(TAB\)|found a tab character|'\\t'[^\n]{0,30}cannot start/, name: "tab" },
  {
    pattern:
      /expected escape sequence of \d|unknown escape (?:character|sequence)|[Ii]nvalid escape|Unrecognized character escape|Malformed \\uxxxx|backslash/,
    name: "backslash",
  },
  {
    pattern:
      /while scanning a (?:double-|single-)?quoted scalar|Unterminated string|Unexpected end-of-input[^\n]{0,40}String|unclosed quote/i,
    name: "quote-open",
  },
  {
    pattern:
      /special characters are not allowed|control characters are not allowed|(?:Malformed|Unmappable\w{0,12})InputException|Invalid UTF-8|unacceptable c/,
    name: "encoding",
  },
  {
    pattern:
      /Not enough data available|End of (?:input|file)|Unexpected end-of-input|EOFException|No content to map due to end/,
    name: "cut-off",
  },
  {
    pattern: /found character ['"]?([@`%&*!|>{}[\],])['"]?[^\n]{0,20} that cannot start/,
    name: "character",
    parameters: ["value"],
  },
  {
    pattern: /found character that cannot start any token|while scanning an (?:alias|anchor)|found undefined alias/,
    name: "character",
  },
  { pattern: /mapping values are not allowed/, name: "colon" },
  { pattern: /could not find expected ':'|Expected ':'|was expecting a colon/, name: "colon-missing" },
  {
    pattern:
      /expected ',' or '[\]}]'|did not find expected ',' or|Unterminated (?:object|array)|[Ee]xpecting (?:a )?close|was expecting (?:comma|closing)|Expected name at|closing bracket/,
    name: "bracket",
  },
  {
    pattern:
      /expected <block end>|expected '<document start>'|did not find expected (?:key|'-')|(?:block )?sequence entries are not allowed|while parsing a block (?:mapping|collection)/,
    name: "indentation",
  },
  { pattern: /: (Unknown character '[^'\n]{1,4}') in '/, name: "said", parameters: ["value"] },
  { pattern: /Unrecognized field "([^"\n]{1,80})"/, name: "unknown", parameters: ["value"] },
];

function reasonIn(text: string): Reason | undefined {
  for (const { pattern, name, parameters = [] } of reasons) {
    const match = pattern.exec(text);
    if (!match) continue;
    const found = Object.fromEntries(parameters.map((one, i) => [one, match[i + 1]]));
    const { allowed } = found;
    return { name, parameters: known({ ...found, ...(allowed ? choiceOf(String(found["value"]), allowed) : {}) }) };
  }
  // In its own words, where nobody has put them plainly.
  const said = new RegExp(`(?:${parserException.source})([^\\n]{3,400})`).exec(text)?.[1]?.trim();
  return said ? { name: "said", parameters: { value: said.slice(0, maxSaid) } } : undefined;
}

function choiceOf(value: string, written: string): Parameters {
  const allowed = written.split(", ").slice(0, maxChoices);
  const meant = nearest(value, allowed);
  return known({ allowed: allowed.slice(0, 12), meant: meant ?? undefined });
}

function known(parameters: MaybeParameters): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter((one): one is [string, string] => one[1] !== undefined));
}
