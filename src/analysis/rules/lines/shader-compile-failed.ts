import { finding } from "../../model/finding.ts";

const maxMessage = 160;
/** `ShaderCompileException: composite5.fsh: 0(1213) : error C1503: undefined variable "shadowFade"` */
const iris =
  /ShaderCompileException: ([\w./-]{1,120}?\.(?:[vfgc]sh|tcs|tes))?:? ?(?:[\w./-]{1,120}?\.(?:[vfgc]sh|tcs|tes): )?([^\n\r]{0,400})/;
const chosen = /(?:Using shader ?pack: |Loaded shader ?pack: )([^\n\r]{1,120})/g;

/** A shader pack that the graphics driver cannot translate: the game goes on without it, or draws nothing. */
export default finding({
  code: "shader-compile-failed",
  severity: "error",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,200}?(?:Failed to create shader rendering pipeline|\[Shaders\] Error compiling (?:vertex|fragment|geometry|compute) shader: ([^\n\r]{1,160})|\[Shaders\] Error linking program: ?([^\n\r]{1,160})|IOException: Couldn't compile (?:vertex|fragment) program \(([\w./:-]{1,120}), (?:file\/|(?=(?!vanilla\b)[\w-]{1,60}\)))([^)\n]{1,160})\) : ([^\n\r]{0,400}))/,
  parameters: (match, place) => {
    // A resource pack brings shaders of the game, too.
    if (match[4]) return { pack: match[4].trim(), program: match[3], message: match[5]?.trim().slice(0, maxMessage) };
    const [, program, message] = iris.exec(place.upTo(4000)) ?? [];
    const pack = [...place.before.matchAll(chosen)].at(-1)?.[1]?.trim();
    return {
      pack,
      program: (program ?? match[1] ?? match[2])?.replace(/^\/?shaders\//, "").trim(),
      message: message?.trim().slice(0, maxMessage),
    };
  },
  oneFor: ["pack"],
});
