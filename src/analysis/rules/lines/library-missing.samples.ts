import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Caused by: UnsatisfiedLinkError: No library found for 'liblamp.dll' in path: 'libraries/native/'",
      parameters: { library: "liblamp.dll" },
    },
    {
      text: "java.lang.UnsatisfiedLinkError: Failed to locate library: lwjgl.dll\n\tat org.lwjgl.system.Library.loadSystem(Library.java:174)",
      parameters: { library: "lwjgl.dll" },
    },
    { text: "java.lang.UnsatisfiedLinkError: no lwjgl64 in java.library.path", parameters: { library: "lwjgl64" } },
    {
      text: "Caused by: java.lang.UnsatisfiedLinkError: /home/mc/natives/liblwjgl_opengl.so: libGL.so.1: cannot open shared object file: No such file or directory",
      parameters: { library: "libGL.so.1" },
    },
    {
      text: "Caused by: java.lang.UnsatisfiedLinkError: C:\\Users\\alex\\AppData\\Local\\Temp\\glow12.dll: Can't find dependent libraries\n\tat org.example.lamps.natives.Glow.load(Glow.java:9) ~[lamps-2.0.jar:2.0]",
      parameters: { suspect: "lamps", library: "glow12.dll", runtime: "Microsoft Visual C++ Redistributable (x64)" },
    },
    {
      text: "Caused by: java.lang.UnsatisfiedLinkError: 'long org.example.lamps.natives.Glow.init(int)'\n\tat org.example.lamps.natives.Glow.init(Native Method) ~[lamps-2.0.jar:2.0]",
      parameters: { suspect: "lamps", library: "org.example.lamps.natives.Glow", runtime: null },
    },
  ],
  counterSamples: [
    '[10:00:00] [ServerMain/WARN]: Failed retrieving info for group processor\njava.lang.NoClassDefFoundError: Could not initialize class com.sun.jna.Native\n\tat com.sun.jna.Structure.a(Structure.java:1)\nCaused by: java.lang.ExceptionInInitializerError: Exception java.lang.UnsatisfiedLinkError: /data/jna1.tmp: dlopen failed: library "libc.so.6" not found [in thread "ServerMain"]\n\tat com.sun.jna.Native.<clinit>(Native.java:1)',
    "[10:00:00] [Render thread/ERROR]: Error while loading the narrator\njava.lang.UnsatisfiedLinkError: Unable to load library 'flite': libflite.so: cannot open shared object file",
    "[10:00:00] [Server thread/INFO]: <Alex> java.lang.UnsatisfiedLinkError: no lwjgl in java.library.path",
  ],
} satisfies LineSamples;
