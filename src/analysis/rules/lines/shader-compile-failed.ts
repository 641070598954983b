import { finding, type MatchContext } from "../../model/finding.ts";

const maxMessage = 160;
/** `ShaderCompileException: composite5.fsh: 0(1213) : error C1503: undefined variable "shadowFade"` */
const iris =
  /ShaderCompileException: ([\w./-]{1,120}?\.(?:[vfgc]sh|tcs|tes))?:? ?(?:[\w./-]{1,120}?\.(?:[vfgc]sh|tcs|tes): )?([^\n\r]{0,400})/;
const chosen = /(?:Using shader ?pack: |Loaded shader ?pack: )([^\n\r]{1,120})/g;

/** Iris and Oculus, which read shader packs. */
const ofLoader = /\.(?:coderbot|irisshaders)\./;

/** What Sodium notes of the compiler above what it throws. */
function compiled({ before }: MatchContext): string | undefined {
  const [, said] = /Shader compilation log for [\w:./-]{1,120}: ([^\n\r]{1,400})/.exec(before.slice(-3000)) ?? [];
  return said;
}

/** Whether what is thrown around it is told already. */
function isCause({ text, earlier }: MatchContext): boolean {
  return (
    /^[^\n]{0,40}Caused by: /.test(text) &&
    /Failed to create shader rendering pipeline|RuntimeException: /.test(earlier)
  );
}

/** A shader pack that the graphics driver cannot translate: the game goes on without it, or draws nothing. */
export default finding({
  code: "shader-compile-failed",
  severity: "error",
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,200}?(?:Failed to create shader rendering pipeline|\[Shaders\] Error compiling (?:vertex|fragment|geometry|compute) shader: ([^\n\r]{1,160})|\[Shaders\] Error linking program: ?([^\n\r]{1,160})|IOException: Couldn't compile (?:vertex|fragment) program \(([\w./:-]{1,120}), (?:file\/|(?=(?!vanilla\b)[\w-]{1,60}\)))([^)\n]{1,160})\) : ([^\n\r]{0,400})|RuntimeException: (?:Shader (?:compilation|program linking) failed, see log for details|Failed to (?:compile|link) [A-Z]{4,20} shader for program ([\w./-]{1,120})))/,
  parameters: (match, place) => {
    // A resource pack brings shaders of the game, too.
    if (match[4]) return { pack: match[4].trim(), program: match[3], message: match[5]?.trim().slice(0, maxMessage) };
    const below = place.upTo(4000);
    // Without a loader of packs, the shader is the renderer's own; with several wordings in one trace, the first tells.
    if (match[0].includes("RuntimeException: ") && (!ofLoader.test(below) || isCause(place))) return null;
    const [, program = match[6], message = compiled(place)] = iris.exec(below) ?? [];
    const pack = [...place.before.matchAll(chosen)].at(-1)?.[1]?.trim();
    return {
      pack,
      program: (program ?? match[1] ?? match[2])?.replace(/^\/?shaders\//, "").trim(),
      message: message?.trim().slice(0, maxMessage),
    };
  },
  oneFor: ["pack"],
});
