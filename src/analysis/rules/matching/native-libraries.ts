/** Native libraries by what they belong to. */
export type NativePart =
  | "graphics"
  | "sound"
  | "overlay"
  | "antivirus"
  | "window"
  | "lwjgl"
  | "java"
  | "system"
  | "jvm";

const graphics: readonly [RegExp, string][] = [
  [
    /^(?:ig\w{0,12}icd(?:32|64)|igxelp\w{0,10}|igd\w{0,20}|intelocl\w{0,5})\.(?:dll|so)|^(?:i915|i965|iris|crocus)_dri\.so|^libvulkan_intel/i,
    "Intel",
  ],
  [
    /^(?:atio\w{0,8}|ati\w{0,10}|amdxx\w{0,6}|amdvlk\w{0,6}|amdihk\w{0,6}|aticfx\w{0,6}|amdxc\w{0,6})\.(?:dll|so)|^(?:radeonsi|r600|r300|amdgpu)_dri\.so|^amdgpu_|^fglrx/i,
    "AMD",
  ],
  [
    /^nv(?:oglv|wgf2um|api|lddmkm|opengl|gpucomp)\w{0,8}\.(?:dll|so)|^lib(?:nvidia|GLX_nvidia|EGL_nvidia)|^nouveau_dri\.so/i,
    "NVIDIA",
  ],
  [
    /^(?:swrast_dri|libgallium|libGLX_mesa|zink_dri|kms_swrast_dri|d3d12_dri)[\w.-]{0,30}\.so|^libgallium|^libGLX_mesa/i,
    "Mesa",
  ],
  [/^libGL\w{0,20}\.dylib|^GLEngine|^AppleMetal|^AppleIntel|^AMDMTL|^GeForce|^AGXMetal/i, "Apple"],
];

const parts: readonly [RegExp, NativePart][] = [
  [/^(?:libjvm\.|jvm\.dll)/i, "jvm"],
  [/^(?:lib)?openal|^soft_oal/i, "sound"],
  [/^(?:lib)?glfw/i, "window"],
  [/^(?:lib)?lwjgl|^(?:lib)?jemalloc/i, "lwjgl"],
  [
    /RTSSHooks|OverlayHook|GameOverlayRenderer|DiscordHook|discord_hook|owclient|OWExplorer|fraps|bdcam|graphics-hook|NahimicOSD|MacType|SS3svc|AudioDevProps/i,
    "overlay",
  ],
  [/^(?:aswhook|bdhkm|iacore)/i, "antivirus"],
  [/^(?:lib)?(?:zip|java|nio|net|awt|fontmanager|freetype|verify|management|instrument)(?:\.|$)/i, "java"],
  [
    /^(?:ntdll|KERNELBASE|kernel32|ucrtbase|msvcp|msvcr|vcruntime|user32|win32u|combase|libc[.-]|libpthread|libstdc\+\+|ld-|libsystem_|libobjc|opengl32|USER32)/i,
    "system",
  ],
];

/** Programs and mods whose library it is, by the names that people know. */
const programs: readonly [RegExp, string][] = [
  [/^RTSSHooks/i, "RivaTuner Statistics Server (MSI Afterburner)"],
  [/^DiscordHook|^discord_hook|^discord[-_](?:rpc|game_sdk|partner_sdk)/i, "Discord"],
  [/^GameOverlayRenderer/i, "Steam"],
  [/^graphics-hook/i, "OBS"],
  [/^medal-hook/i, "Medal"],
  [/^(?:owclient|OWExplorer|ow-graphics)/i, "Overwolf"],
  [/^(?:fraps|bdcam)/i, "Fraps / Bandicam"],
  [/^Nahimic/i, "Nahimic"],
  [/^(?:SS3svc|AudioDevProps)/i, "Sonic Studio"],
  [/^MacType/i, "MacType"],
  [/^aswhook/i, "Avast"],
  [/^bdhkm/i, "Bitdefender"],
  [/asyncProfiler/i, "spark"],
  [/^(?:lib)?(?:PhysX|physicsmod)/i, "Physics Mod"],
  [/^(?:lib)?(?:jcef|cef)\b/i, "MCEF"],
  [/^(?:lib)?(?:opus4j|rnnoise|speex4j|lame4j)/i, "Simple Voice Chat"],
  [/^(?:lib)?imgui-java/i, "ImGui"],
  [/^(?:lib)?(?:rocksdb|zstd-jni)/i, "Voxy / Distant Horizons"],
  [/^(?:lib)?vlc/i, "VLC (WaterMedia)"],
  [/^(?:msvcp140|vcruntime140)/i, "Visual C++ runtime"],
];

/**
 * What looks into the running program and changes it from inside (JVM TI): debuggers, profilers, what exchanges classes.
 * Java's own debugger has no name.
 */
const agents: readonly [library: RegExp, program: string | null][] = [
  [/^(?:lib)?(?:jdwp|dt_socket|dt_shmem|npt)\./i, null],
  [/asyncProfiler|^profiler\d{6,40}\.so/i, "async-profiler"],
  [/^(?:lib)?(?:javaProfiler|ddprof)/i, "Datadog"],
  [/^(?:lib)?yjp/i, "YourKit"],
  [/^(?:lib)?jprofilerti/i, "JProfiler"],
  [/^(?:lib)?(?:x|j)?rebel(?:32|64)?\./i, "JRebel"],
  [/^(?:lib)?profilerinterface/i, "VisualVM"],
  [/^(?:lib)?hprof\./i, "HPROF"],
  [/^(?:lib)?(?:breakgen|memory_agent|debugger-agent)/i, "IntelliJ IDEA"],
  [/^(?:lib)?oneagent/i, "Dynatrace"],
  [/^(?:lib)?lightrun/i, "Lightrun"],
  [/^(?:lib)?Takipi/i, "OverOps"],
];

/** Whose agent a library is: `null` for Java's own debugger, `undefined` where it is none that is known. */
export function agentOf(library: string): string | null | undefined {
  return agents.find(([pattern]) => pattern.test(library))?.[1];
}

export function programOf(library: string): string | null {
  return programs.find(([pattern]) => pattern.test(library))?.[1] ?? null;
}

export function graphicsVendor(library: string): string | null {
  return graphics.find(([pattern]) => pattern.test(library))?.[1] ?? null;
}

export function nativePart(library: string): NativePart | null {
  return graphicsVendor(library) ? "graphics" : (parts.find(([pattern]) => pattern.test(library))?.[1] ?? null);
}
