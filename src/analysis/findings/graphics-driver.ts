import { finding } from "../finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const vendors: [RegExp, string][] = [
  [
    /^(?:ig\w{0,12}icd(?:32|64)|igxelp\w{0,10}|igd\w{0,20}|intelocl\w{0,5})\.(?:dll|so)|^(?:i915|i965|iris|crocus)_dri\.so|^libvulkan_intel/i,
    "Intel",
  ],
  [
    /^(?:atio\w{0,8}|ati\w{0,10}|amdxx\w{0,6}|amdvlk\w{0,6}|amdihk\w{0,6}|aticfx\w{0,6}|amdxc\w{0,6})\.(?:dll|so)|^(?:radeonsi|r600|r300|amdgpu)_dri\.so|^amdgpu_|^fglrx/i,
    "AMD",
  ],
  [
    /^nv(?:oglv|wgf2um|api|lddmkm|opengl)\w{0,8}\.(?:dll|so)|^lib(?:nvidia|GLX_nvidia|EGL_nvidia)|^nouveau_dri\.so/i,
    "NVIDIA",
  ],
  [
    /^(?:swrast_dri|libgallium|libGLX_mesa|zink_dri|kms_swrast_dri|d3d12_dri)[\w.-]{0,30}\.so|^libgallium|^libGLX_mesa/i,
    "Mesa",
  ],
  [/^libGL\w{0,20}\.dylib|^GLEngine|^AppleMetal|^AppleIntel|^AMDMTL|^GeForce/i, "Apple"],
];
const names: [RegExp, string][] = [
  [/NVIDIA|GeForce|nouveau/i, "NVIDIA"],
  [/Radeon|\bAMD\b|\bATI Tech/i, "AMD"],
  [/Intel\(R\) (?:U?HD|Iris|Arc|Graphics)|Intel (?:U?HD|Iris|Arc)/i, "Intel"],
];

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
  ],
  pattern:
    /^[^\n<]{0,300}?(?:# C {2}\[([^\]+\n]{1,120})|Pixel format not accelerated|Couldn't set pixel format|Failed to create context: GLXBadFBConfig|WGL: Failed to find a suitable pixel format|org\.lwjgl\.LWJGLException: (?:Could not (?:create context|choose GLX|init GLX|find a)|No support for|Failed to find|X Error|Unable to create)[^\n]{0,100})/,
  parameters: (match, place) => {
    if (match[1]) {
      if (!/Problematic frame:[^\n]{0,20}$/.test(place.before.slice(-300))) return null;
      const vendor = vendors.find(([file]) => file.test(match[1]!))?.[1];
      return vendor ? { vendor } : null;
    }
    if (
      ["Pixel format not accelerated", "Couldn't set pixel format", "GLXBadFBConfig"].some((said) =>
        isRepeated(place, said),
      )
    )
      return null;
    const around = `${place.before.slice(-6000)}\n${place.text.slice(0, 6000)}`;
    return { vendor: names.find(([name]) => name.test(around))?.[1] };
  },
  samples: [
    {
      text: "#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=92, tid=11\n# Problematic frame:\n# C  [ig9icd64.dll+0x51f0]",
      parameters: { vendor: "Intel" },
    },
    {
      text: "#  EXCEPTION_ACCESS_VIOLATION (0xc0000005)\n# Problematic frame:\n# C  [atio6axx.dll+0x1bb75f]",
      parameters: { vendor: "AMD" },
    },
    {
      text: "#  EXCEPTION_ACCESS_VIOLATION (0xc0000005)\n# Problematic frame:\n# C  [nvoglv64.dll+0x9d6a10]",
      parameters: { vendor: "NVIDIA" },
    },
    {
      text: "org.lwjgl.LWJGLException: Pixel format not accelerated\n\tat org.lwjgl.opengl.WindowsPeerInfo.nChoosePixelFormat(Native Method)",
      parameters: {},
    },
  ],
  counterSamples: [
    "# Problematic frame:\n# C  [ntdll.dll+0x1bb75f]",
    "[10:00:00] [Server thread/INFO]: <Alex> Pixel format not accelerated",
    "[10:00:00] [Render thread/INFO]: OpenGL: NVIDIA GeForce RTX 3060/PCIe/SSE2",
  ],
});
