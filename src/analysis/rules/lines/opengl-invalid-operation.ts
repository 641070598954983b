import { finding, type MatchContext } from "../../model/finding.ts";

/** Errors of OpenGL by their numbers, in OpenGL's own words. 1282 is what mods and shaders do wrong, mostly. */
const errors: Readonly<Record<string, string>> = {
  "1280": "Invalid enum",
  "1281": "Invalid value",
  "1286": "Invalid framebuffer operation",
};
const another = /1(?:28[016]): Invalid |OpenGL [Ee]rror: 128[016]/g;
/** In the lines before: one in every frame. */
const often = 6;

export default finding({
  code: "opengl-invalid-operation",
  severity: "notice",
  role: "environment",
  confidence: 0.8,
  pattern:
    /^[^\n<]{0,300}?(?:1282: Invalid operation|OpenGL debug message[^\n]{0,40}id=1282, source=API|GL_INVALID_OPERATION|OpenGL [Ee]rror: (128[0126])|(128[016]): Invalid (?:enum|value|framebuffer operation))/,
  severityAt: (match, place) => (errorIn(match) && isOften(place) ? "warning" : undefined),
  parameters(match, place) {
    const error = errorIn(match);
    // Once or twice, at the start, they mean nothing.
    if (error && !isOften(place)) return null;
    return error ? { error, said: errors[error] } : {};
  },
});

function errorIn(match: RegExpExecArray): string | null {
  const error = match[1] ?? match[2] ?? "1282";
  return error === "1282" ? null : error;
}

function isOften({ before }: MatchContext): boolean {
  return (before.match(another)?.length ?? 0) >= often;
}
