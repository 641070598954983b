import type { BundleFile, BundleFileKind } from "./model.ts";

export type Side = "client" | "server" | "proxy";

const maxHead = 400_000;
/** What only a server of its own prints. Logs without a sign of either are taken for a server's. */
const serverMarks = [
  "Starting minecraft server version ",
  "Starting Minecraft server on ",
  "Env=SERVER",
  "forgeserver",
  "forge_server",
  'For help, type "help"',
];
/** Nobody plays with these. */
const serverOnly =
  /^(?:craftbukkit|spigot|paper|purpur|folia|mohist|magma|arclight|catserver|thermos|mcpc\+|cauldron)\//;

/** Which side of a connection wrote it; `null` where nothing tells. */
export function sideOf({ name, text, analysis }: BundleFile, kind: BundleFileKind): Side | null {
  const { software } = analysis;
  if (software.kind === "launcher") return "client";
  const isReport = kind === "crash-report";
  if (!isReport && (software.kind === "client" || software.kind === "server" || software.kind === "proxy")) {
    if (kind === "launcher-log") return "client";
    const isSure =
      software.kind !== "server" ||
      serverOnly.test(software.id) ||
      serverMarks.some((mark) => text.slice(0, maxHead).includes(mark));
    return isSure ? software.kind : null;
  }
  if (kind === "jvm-crash") return sideOfCommand(text.slice(0, maxHead));
  if (!isReport) return null;
  const isIntegrated = ["Type: Integrated Server", "integrated server", "IntegratedServer"].some((one) =>
    text.includes(one),
  );
  if (isIntegrated || /-client\.txt$/.test(name)) return "client";
  if (/Is Modded: [^\n]{0,80}Client brand|Type: Client|Thread: Render thread/.test(text.slice(0, maxHead)))
    return "client";
  return /Type: Dedicated Server|Is Modded: [^\n]{0,80}Server brand/.test(text.slice(0, maxHead)) ? "server" : null;
}

/** What the JVM was started with, as its report says. */
function sideOfCommand(head: string): Side | null {
  const command = /^java_command: ([^\n\r]{1,4000})/m.exec(head)?.[1];
  if (!command) return null;
  if (/KnotClient|forgeclient|net\.minecraft\.client\.|--assetIndex|--accessToken|--gameDir/.test(command))
    return "client";
  if (/velocity|bungee|waterfall/i.test(command)) return "proxy";
  return /\bnogui\b|KnotServer|forgeserver|server[^\s/\\]{0,40}\.jar|(?:paper|spigot|purpur|folia)[^\s/\\]{0,40}\.jar/i.test(
    command,
  )
    ? "server"
    : null;
}
