import { finding } from "../../model/finding.ts";

/** Arguments that the game, a server or a proxy itself gets: they all read them with the same library. */
export default finding({
  code: "program-argument-invalid",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /joptsimple\.(?:UnrecognizedOptionException: '?([\w.-]{1,60})'? is not a recognized option|OptionArgumentConversionException: Cannot (?:parse|convert) argument '([^'\n]{0,80})' of option \[?'?([\w.-]{1,40})|OptionMissingRequiredArgumentException: Option \[?'?([\w.-]{1,40})(?![\w.-])[^\n]{0,60}? requires an argument|MissingRequiredOptionsException: Missing required option(?:\(s\)|s) \[?'?([\w.-]{1,40}))/,
  parameters: ([, unknown, value, wrong, bare, missing]) => {
    const name = (unknown ?? wrong ?? bare ?? missing)!;
    return {
      argument: `${name.length === 1 ? "-" : "--"}${name}`,
      value: value === "" ? undefined : value,
      why: wrong ? "value" : bare ? "bare" : missing ? "missing" : undefined,
    };
  },
});
