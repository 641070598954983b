import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[12:00:01] [Render thread/ERROR]: GLFW error 65545: GLX: Failed to find a suitable GLXFBConfig",
      parameters: { said: "Failed to find a suitable GLXFBConfig" },
    },
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
      parameters: { said: "Pixel format not accelerated" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/TRACE] [EARLYDISPLAY/]: Trying 4.6: GLFW error: [0x10007]GLX: Failed to create context: GLXBadFBConfig",
    "# Problematic frame:\n# C  [ntdll.dll+0x1bb75f]",
    "[10:00:00] [Server thread/INFO]: <Alex> Pixel format not accelerated",
    "[10:00:00] [Render thread/INFO]: OpenGL: NVIDIA GeForce RTX 3060/PCIe/SSE2",
  ],
} satisfies LineSamples;
