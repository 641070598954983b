import type { Collected } from "./collected.ts";
import { stateGraphics } from "./crash-details.ts";
import { behindColon, oneLine, type Reader } from "./reader.ts";

/** What servers, clients and mod loaders say of their machine while they start. */

/** Paper: `Running Java 21 (OpenJDK 64-Bit Server VM 21.0.3+9-LTS; Eclipse Adoptium Temurin-21.0.3+9) on Linux 5.15 (amd64)` */
const runningJava = /^Running Java \S{1,40} \(([^;]{1,200}); (.{1,200})\) on (.{1,200})/;
const systemInfo = /^System Info: Java \S{1,40} \((.{1,200})\) Host: (.{1,200})/;
/** `ModLauncher 10.0.9 starting: java version 17.0.10 by Eclipse Adoptium; OS Linux arch amd64 version 5.15.0` */
const modLauncher =
  /^ModLauncher \S{1,100} starting: java version \S{1,60} by ([^;]{1,100})(?:; OS (.{1,80}) arch (\S{1,40}) version (.{1,100}))?$/;
/** FML: `Java is Java HotSpot(TM) 64-Bit Server VM, version 1.8.0_144, running on Linux:amd64:4.4.0, installed at …` */
const javaIs = /^Java is (.{1,120}), version \S{1,60}, running on ([^:]{1,80}):([^:]{1,40}):([^,]{1,100}), installed/;
const optifineGraphics = /^OpenGL: (.{1,200}), version ([^,]{1,200}), ([^,]{1,100})$/;

function stateVendor(value: string, line: number, into: Collected): void {
  // Behind the vendor stands the name of its build: `Temurin-21.0.3+9`, `(Red_Hat-21.0.6)`.
  const at = value.lastIndexOf(value.endsWith(")") ? " (" : " ");
  const isBuild = at !== -1 && /^ (?:\(|[^\s,\d]{0,60}\d[^\s,]{0,60}$)/.test(value.slice(at));
  into.state("javaVendor", isBuild ? value.slice(0, at) : value, line, 2);
}

export const logEnvironment: readonly Reader[] = [
  oneLine(["Running Java "], (message, line, into) => {
    const match = runningJava.exec(message);
    if (!match) return;
    stateVendor(match[2]!, line, into);
    into.state("os", match[3], line);
  }),
  // LiteLoader.
  oneLine(["Java reports OS="], (message, line, into) =>
    into.state("os", /^Java reports OS="([^"]{1,100})"/.exec(message)?.[1], line, 0.5),
  ),
  // What launchers tell the game that its version is of.
  oneLine(["ModLauncher running: args", "Launched instance"], (message, line, into) =>
    into.state("launcher", /--versionType,? "?((?:HMCL|PCL|BakaXL) \d[\w.]{0,30})/.exec(message)?.[1], line),
  ),
  oneLine(["System Info: Java "], (message, line, into) => into.state("os", systemInfo.exec(message)?.[2], line)),
  oneLine(["ModLauncher "], (message, line, into) => {
    const match = modLauncher.exec(message);
    into.state("javaVendor", match?.[1], line, 2);
    if (match?.[2]) into.state("os", `${match[2]} (${match[3]}) version ${match[4]}`, line);
  }),
  oneLine(["Java is "], (message, line, into) => {
    const fml = javaIs.exec(message);
    if (fml) into.state("os", `${fml[2]} (${fml[3]}) version ${fml[4]}`, line);
    // Prism: `Java is version 25.0.1, using 64 (aarch64) architecture, from Microsoft`
    const prism = /^Java is version [^,]{1,60}, using .{1,60} architecture, from (.{1,100})$/.exec(message);
    // Older ones end the sentence with a dot, which is not the one of `Inc.`
    into.state("javaVendor", prism?.[1]?.replace(/(?<!\b(?:Inc|Corp|Ltd|Co|s\.r\.o))\.$/, ""), line, 2);
  }),
  oneLine(["OpenGL: "], (message, line, into) => {
    const match = optifineGraphics.exec(message);
    if (!match || message.includes(" GL version ")) return;
    stateGraphics(`${match[1]} GL version ${match[2]}`, line, into);
  }),
  oneLine(
    ["OpenGL renderer:", "OpenGL Renderer:", "OpenGL renderer string:", "GL Renderer:", "GL_RENDERER:"],
    (message, line, into) => into.state("gpu", behindColon(message), line, 3),
  ),
  oneLine(
    ["OpenGL version string:", "OpenGL driver version:", "OpenGL Version:", "OpenGL version:", "GL Version:"],
    (message, line, into) => into.state("gpuDriver", behindColon(message), line, 2),
  ),
];
