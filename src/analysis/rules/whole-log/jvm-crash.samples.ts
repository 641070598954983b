import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      // What a profiler asks the virtual machine of, where nothing else of it was copied.
      text: "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# V  [libjvm.so+0x31a0c0]  vframeStreamForte::forte_next()+0x14d\n#\n",
      code: "jvm-agent-crash",
      parameters: { of: "spark", agent: "spark" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x0000ffff50b6d760, pid=31, tid=33\n#\n# JRE version: OpenJDK Runtime Environment (17.0.9+9) (build 17.0.9+9)\n# Problematic frame:\n# V  [libjvm.so+0xdd0cd8]  Unsafe_PutLong+0x118\n#\n\nCurrent thread (0x0000ffff48031ba0):  JavaThread "main" [_thread_in_vm, id=33, stack(0x1,0x2)]\n\nJava frames: (J=compiled Java code, j=interpreted, Vv=VM code)\nj  sun.misc.Unsafe.putLong(Ljava/lang/Object;JJ)V+7 jdk.unsupported@17.0.9\nj  org.lwjgl.system.MemoryUtil.memPutAddress(JJ)V+12 org.lwjgl@3.3.1+7\nj  net.minecraft.client.main.Main.main([Ljava/lang/String;)V+3\n\nDynamic libraries:\nffff07fc0000-ffff08008000 r-xp 00000000 00:35 17234 /tmp/lwjgl/3.3.1-build-7/libjemalloc.so\n\nMemory: 16k page, physical 8000000k(900000k free), swap 0k(0k free)\n\nEND.\n',
      code: "jemalloc-page-size",
      parameters: { size: "16k" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGBUS (0x7) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# V  [libjvm.so+0x31a0c0]  LampParser::read()+0x2c4\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nsiginfo: si_signo: 7 (SIGBUS), si_code: 2 (BUS_ADRERR), si_addr: 0x00007f1050004a20\n\nDynamic libraries:\n7f1050001000-7f1050003000 rw-p 00000000 00:00 0 \n7f1050003000-7f105000b000 rw-s 00000000 00:2f 9041                       /tmp/hsperfdata_lamps/31\n',
      code: "jvm-mapped-file",
      parameters: { file: "/tmp/hsperfdata_lamps/31" },
    },
    {
      // The report was cut off above its list of files.
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGBUS (0x7) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# V  [libjvm.so+0x31a0c0]  LampParser::read()+0x2c4\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nsiginfo: si_signo: 7 (SIGBUS), si_code: 2 (BUS_ADRERR), si_addr: 0x00007f1050004a20\n',
      code: "jvm-mapped-file",
      parameters: { module: "libjvm.so" },
    },
    {
      // The signal was taken where it could not be dealt with: what raised it stands below.
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x1, pid=31, tid=33\n#\n# Problematic frame:\n# V  [libjvm.dylib+0x71a200]  JVM_handle_bsd_signal+0x88\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nV  [libjvm.dylib+0x71a200]  JVM_handle_bsd_signal+0x88\nC  [libsystem_platform.dylib+0x41b0]  _sigtramp+0x30\nC  [libjdwp.dylib+0x9120]  event_callback+0x70\nV  [libjvm.dylib+0x5b0c00]  JvmtiExport::post_class_prepare(JavaThread*, Klass*)+0x90\nj  org.example.gears.Gear.turn()V+4\n\nVM Arguments:\njvm_args: -agentlib:jdwp=transport=dt_socket,server=n,address=127.0.0.1:50001 -Xmx1G\n',
      code: "jvm-agent-crash",
      parameters: { of: "debugger", module: "libjdwp.dylib", argument: "-agentlib:jdwp" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# V  [libjvm.so+0x31a0c0]  AsyncGetCallTrace+0x1c0\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nV  [libjvm.so+0x31a0c0]  AsyncGetCallTrace+0x1c0\nC  [spark-1a2b3c-libasyncProfiler.so.tmp+0x9120]  Profiler::recordSample(void*, unsigned long long)+0x70\nC  [libc.so.6+0x42520]\nj  org.example.gears.Gear.turn()V+4\n',
      code: "jvm-agent-crash",
      parameters: { of: "spark", agent: "spark" },
    },
    {
      // A name that nobody knows, and that it was started with.
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# C  [libgearwatch.so+0xb760]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nC  [libgearwatch.so+0xb760]\nj  org.example.gears.Gear.turn()V+4\n\nVM Arguments:\njvm_args: -agentpath:/opt/gears/libgearwatch.so=fast -Xmx1G\n',
      code: "jvm-agent-crash",
      parameters: { module: "libgearwatch.so", argument: "-agentpath:/opt/gears/libgearwatch.so", of: null },
    },
    {
      // The debugger was there, and had nothing to do with it.
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# C  [libgears.so+0xb760]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nC  [libgears.so+0xb760]\nj  org.example.gears.Gear.turn()V+4\nC  [libjdwp.so+0x9120]\n\nVM Arguments:\njvm_args: -agentlib:jdwp=transport=dt_socket -Xmx1G\n',
      code: "jvm-crash",
      parameters: { module: "libgears.so" },
    },
    {
      // Written anew in its place.
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGBUS (0x7) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# V  [libjvm.so+0x31a0c0]  LampParser::read()+0x2c4\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nsiginfo: si_signo: 7 (SIGBUS), si_code: 2 (BUS_ADRERR), si_addr: 0x00007f1050004a20\n\nDynamic libraries:\n7f1050001000-7f1050003000 rw-p 00000000 00:00 0 \n7f1050003000-7f105000b000 rw-s 00000000 00:2f 9041                       /srv/plugins/Lanterns.jar\n',
      code: "jvm-file-changed",
      parameters: { file: "Lanterns.jar" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# V  [libjvm.so+0x31a0c0]  LampParser::read()+0x2c4\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nsiginfo: si_signo: 11 (SIGSEGV), si_code: 1 (SEGV_MAPERR), si_addr: 0x00007f1050004a20\n\nDynamic libraries:\n7f1050001000-7f1050003000 rw-p 00000000 00:00 0 \n7f1050003000-7f105000b000 rw-s 00000000 00:2f 9041                       /tmp/hsperfdata_lamps/31\n',
      code: "jvm-crash",
      parameters: { module: "libjvm.so" },
    },
    {
      // On macOS it is what any wrong address leads to.
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGBUS (0xa) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# C  [libzippy.dylib+0x1a1]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "main" [_thread_in_vm, id=33]\n\nsiginfo: si_signo: 10 (SIGBUS), si_code: 2 (BUS_ADRERR), si_addr: 0x00007f1050004a20\n',
      code: "jvm-crash",
      parameters: { module: "libzippy.dylib" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGILL (0x4) at pc=0x00007f1050b6d760, pid=31, tid=33\n#\n# Problematic frame:\n# C  [AppKit+0x2b1c40]  -[NSOpenGLContext setView:]+0x9c\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Minecraft main thread" [_thread_in_vm, id=33]\n\nsiginfo: si_signo: 4 (SIGILL), si_code: 1 (ILL_ILLOPC), si_addr: 0x00007f1050004a20\n',
      code: "macos-display",
      parameters: { signal: "SIGILL" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=92, tid=11\n#\n# Problematic frame:\n# C  [OpenAL64.dll+0x11066]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Thread-9" [_thread_in_native, id=1]\n\nJava frames: (J=compiled Java code, j=interpreted, Vv=VM code)\nj  org.lwjgl.openal.ALC10.nalcCreateContext(JJ)J+0\nj  org.lwjgl.openal.AL.create()V+3\n',
      code: "sound-library-crash",
      parameters: { module: "OpenAL64.dll" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x0000000100100000, pid=8, tid=3\n#\n# Problematic frame:\n# V  [libjvm.so+0x100000]  Chunk::chop()+0x3c\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000002000000):  JavaThread "C2 CompilerThread0" daemon [_thread_in_native, id=3]\n\nCurrent CompileTask:\nC2:  900 12 4 org.example.gears.Gear::turn (99 bytes)\n',
      code: "jvm-compiler-crash",
      parameters: { thread: "C2 CompilerThread0" },
    },
    {
      text: "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x0000000060200000, pid=8, tid=4\n#\n# Problematic frame:\n# V  [jvm.dll+0x200000]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000003000000):  GCTaskThread [stack: 0x0,0x1] [id=1]\n",
      code: "jvm-heap-damaged",
      parameters: { thread: "GCTaskThread" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=92, tid=11\n#\n# Problematic frame:\n# C  [ntdll.dll+0x11066]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Render thread" [_thread_in_native, id=1]\n\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nC  [ntdll.dll+0x11066]\nC  [KERNELBASE.dll+0x2f1]\nC  [nvoglv64.dll+0x9d6a10]\n\nJava frames: (J=compiled Java code, j=interpreted, Vv=VM code)\nj  org.lwjgl.opengl.GL11C.nglDrawElements(IIIJ)V+0\n',
      code: "graphics-driver",
      parameters: { vendor: "NVIDIA" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x00007ffb1c2a3d10, pid=92, tid=11\n#\n# Problematic frame:\n# C  [ntdll.dll+0x11066]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Render thread" [_thread_in_native, id=1]\n\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nC  [ntdll.dll+0x11066]\nC  [somebody.dll+0x2f1]\nC  [nvoglv64.dll+0x9d6a10]\n',
      code: "jvm-crash",
      parameters: { module: "ntdll.dll" },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f1050b6d760, pid=1, tid=88\n#\n# Problematic frame:\n# C  [libc.so.6+0xb760]  free+0x10\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Craft Scheduler Thread - 12 - Ledger" [_thread_in_native, id=88]\n\nJava frames: (J=compiled Java code, j=interpreted, Vv=VM code)\nJ 771  org.sqlite.core.NativeDB.step(J)I (0 bytes) @ 0x00007f1039fe6d00 [0x00007f1039fe6cc0+0x40]\nj  org.sqlite.jdbc3.JDBC3Statement.execute()Z+3\nj  org.example.books.Pages.write(Ljava/util/UUID;)V+49\n',
      code: "jvm-crash",
      parameters: {
        suspect: "Ledger",
        call: "org.sqlite.core.NativeDB.step",
        caller: "org.example.books.Pages.write",
      },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x000001cc1d1f6fbc, pid=96, tid=12\n#\n# Problematic frame:\n# J 4101 c2 org.example.gears.Gear.turn(I)V (61 bytes) @ 0x000001cc1d1f6fbc [0x000001cc1d1f6c40+0x37c]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Server thread" [_thread_in_Java, id=12]\n',
      code: "jvm-compiled-code-crash",
      parameters: { method: "org.example.gears.Gear.turn", thread: "Server thread" },
    },
    {
      // It wrote to memory that was not its own.
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x00007f1050b6d760, pid=1, tid=88\n#\n# Problematic frame:\n# J 4101 c2 org.lwjgl.system.MemoryUtil.memPutInt(JI)V (9 bytes) @ 0x00007f1039fe6d00 [0x00007f1039fe6cc0+0x40]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Render thread" [_thread_in_Java, id=12]\n\nJava frames: (J=compiled Java code, j=interpreted, Vv=VM code)\nJ 4101 c2 org.lwjgl.system.MemoryUtil.memPutInt(JI)V (9 bytes) @ 0x00007f1039fe6d00 [0x00007f1039fe6cc0+0x40]\nj  org.example.gears.Painter.paint()V+49\n',
      code: "jvm-crash",
      parameters: { caller: "org.example.gears.Painter.paint" },
    },
    {
      // The call goes through a shim, and the game was closing.
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_ACCESS_VIOLATION (0xc0000005) at pc=0x0000000000000001, pid=31, tid=33\n#\n# Problematic frame:\n# C  0x0000000000000001\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Render thread" [_thread_in_native, id=1]\n\nStack: [0x0000000100000000,0x0000000100100000],  sp=0x00000001000fdf18,  free space=1015k\n\nJava frames: (J=compiled Java code, j=interpreted, Vv=VM code)\nJ 7220  org.lwjgl.system.JNI.invokePV(JJ)V org.lwjgl@3.3.1+7 (0 bytes) @ 0x0000024bf5f08c6c\nj  org.lwjgl.glfw.GLFW.glfwSwapBuffers(J)V+7 org.lwjgl.glfw@3.3.1+7\nj  net.minecraft.client.Minecraft.runTick(Z)V+624\nj  net.minecraft.client.Minecraft.destroy()V+37\n',
      code: "jvm-crash",
      parameters: {
        when: "closing",
        call: "org.lwjgl.glfw.GLFW.glfwSwapBuffers",
        caller: "net.minecraft.client.Minecraft.runTick",
      },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  EXCEPTION_STACK_OVERFLOW (0xc00000fd) at pc=0x0000000000000001, pid=31, tid=33\n#\n# Java VM: Java HotSpot(TM) Client VM (25.40-b25 mixed mode windows-x86 )\n# Problematic frame:\n# C  [ntdll.dll+0x4e6dc]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x458f4c00):  JavaThread "Lamp-7" [_thread_in_native, id=4904, stack(0x40000000,0x40050000)]\n\nStack: [0x40000000,0x40050000],  sp=0x40001000,  free space=4k\n',
      codes: ["jvm-stack-overflow", "java-32-bit"],
      code: "jvm-stack-overflow",
      parameters: { thread: "Lamp-7", size: "320", java: "32-bit", module: null },
    },
    {
      text: '#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x0000000000000001, pid=31, tid=33\n#\n# Problematic frame:\n# C  [libgears.so+0xb760]\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread (0x0000000001000000):  JavaThread "Gear box" [_thread_in_native, id=33]\n\nsiginfo: si_signo: 11 (SIGSEGV), si_code: 2 (SEGV_ACCERR), si_addr: 0x0000000100001ff8\n\nStack: [0x0000000100000000,0x0000000100100000],  sp=0x0000000100002000,  free space=8k\nNative frames: (J=compiled Java code, j=interpreted, Vv=VM code, C=native code)\nC  [libgears.so+0xb760]\nj  org.example.gears.Gear.turn()V+4\n',
      code: "jvm-stack-overflow",
      parameters: { thread: "Gear box", size: "1024", java: null, call: "org.example.gears.Gear.turn" },
    },
    {
      text: "#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x0000000000000001, pid=31, tid=33\n#\n# Problematic frame:\n# C  0x0000000000000000\n#\n\n---------------  T H R E A D  ---------------\n\nCurrent thread is native thread\n\nRegister to memory mapping:\n\nRAX=0x0000000100001508: LampBackend+0x20 in /opt/lamps/openal.dylib at 0x0000000100000000\n\nVM state:at safepoint (shutting down)\n\nInternal exceptions (2 events):\nEvent: 7.721 Thread 0x00007fd83cbab000 Exception <a 'java/lang/InterruptedException': sleep interrupted> (0x00000007a7d94a28) thrown at [jvm.cpp, line 1]\nEvent: 7.796 Thread 0x00007fd83e80d800 Exception <a 'java/lang/NoClassDefFoundError': org/example/lamps/mixin/Bulbs> (0x00000007a7766880) thrown at [jvm.cpp, line 2]\n\nEvents (1 events):\nEvent: 8.425 Thread 0x00007fd7ee2f0800 Thread exited: 0x00007fd7ee2f0800\n",
      code: "jvm-crash-after-error",
      parameters: {
        cause: "NoClassDefFoundError: org.example.lamps.mixin.Bulbs",
        mixinClass: "org.example.lamps.mixin.Bulbs",
        module: "openal.dylib",
      },
    },
  ],
  counterSamples: ["[10:00:00] [Server thread/INFO]: # A fatal error has been detected"],
} satisfies WholeLogSamples;
