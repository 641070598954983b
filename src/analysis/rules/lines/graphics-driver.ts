import { finding } from "../../model/finding.ts";
import { isOneAttempt } from "../matching/graphics-attempts.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";
import { graphicsVendor } from "../matching/native-libraries.ts";

const names: [RegExp, string][] = [
  [/NVIDIA|GeForce|nouveau/i, "NVIDIA"],
  [/Radeon|\bAMD\b|\bATI Tech/i, "AMD"],
  [/Intel\(R\) (?:U?HD|Iris|Arc|Graphics)|Intel (?:U?HD|Iris|Arc)/i, "Intel"],
];

/** What LWJGL or GLFW says of a driver that offers nothing to draw with. */
const refused =
  /Pixel format not accelerated|Couldn't set pixel format|GLXBadFBConfig|Failed to find a suitable (?:pixel format|GLXFBConfig)|Could not choose GLX13 config|(?<=LWJGLException: )[A-Z][^\n\r]{3,100}/;

export default finding({
  code: "graphics-driver",
  severity: "fatal",
  confidence: 0.9,
  needles: [
    "# C  [",
    "Pixel format not accelerated",
    "Couldn't set pixel format",
    "GLXBadFBConfig",
    "org.lwjgl.LWJGLException: ",
    "Failed to find a suitable pixel format",
    "Failed to find a suitable GLXFBConfig",
    "Could not choose GLX13 config",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:# C {2}\[([^\]+\n]{1,120})|Pixel format not accelerated|Couldn't set pixel format|Failed to create context: GLXBadFBConfig|WGL: Failed to find a suitable pixel format|GLX: Failed to find a suitable GLXFBConfig|Exception: Could not choose GLX13 config|org\.lwjgl\.LWJGLException: (?:Could not (?:create context|choose GLX|init GLX|find a)|No support for|Failed to find|X Error|Unable to create)[^\n]{0,100})/,
  parameters: (match, place) => {
    if (match[1]) {
      if (place.software.kind === "jvm-crash" || !/Problematic frame:[^\n]{0,20}$/.test(place.before.slice(-300)))
        return null;
      const vendor = graphicsVendor(match[1]!);
      return vendor ? { vendor } : null;
    }
    if (
      isOneAttempt(lineOf(place)) ||
      ["Pixel format not accelerated", "Couldn't set pixel format", "GLXBadFBConfig"].some((said) =>
        isRepeated(place, said),
      )
    )
      return null;
    const around = `${place.before.slice(-6000)}\n${place.upTo(6000)}`;
    return { vendor: names.find(([name]) => name.test(around))?.[1], said: refused.exec(match[0])?.[0] };
  },
});
