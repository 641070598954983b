import { placesOutsideChat } from "../../read/chat-lines.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

/** That a name has no address, in the words of what launchers are made with: Java, .NET, Qt, curl, Node, Chromium, Rust, Python, Go. */
const marks = [
  "UnknownHostException: ",
  "The remote name could not be resolved",
  "未能解析此远程名称",
  "無法解析遠端名稱",
  "Der Remotename konnte nicht",
  "Le nom distant n",
  "No se puede resolver el nombre remoto",
  "O nome remoto n",
  "удаленное имя",
  "resolve host",
  "No such host is known",
  "不知道这样的主机",
  "no such host",
  "HostNotFound",
  "Host ",
  "ENOTFOUND ",
  "EAI_AGAIN ",
  "getaddrinfo failed",
  "ERR_NAME_NOT_RESOLVED",
  "dns error",
  "Failed to resolve ",
  "Name or service not known",
  "name resolution",
];
/** Where the name stands: behind the words, or as the address that was asked for. */
const behind = /^(?:[^\w./\n]{0,6}|[^\n'"]{0,40}['"])(\w[\w.-]{3,100})/;
const notFound = /^Host (\w[\w.-]{3,100}) not found/;
const asked = /(?:https?:\/\/|host=['"]|lookup |\((?!https?:))(\w[\w.-]{3,100})/;
const topLevel = /\.[a-z]{2,12}$/i;
const ofGame = /(?:^|\.)(?:mojang|minecraft|minecraftservices|xboxlive|live|microsoftonline)\.(?:com|net)$/;
const fewest = 2;
const maxPlaces = 2000;
const maxLine = 800;
const maxHosts = 20;

/** A launcher that cannot find several servers at once has no internet, or no DNS that works. */
export default wholeLogFinding({
  codes: ["no-internet"],
  severity: "warning",
  confidence: 0.85,
  literals: marks,
  find({ lines, writer }) {
    if (!/^(?:launcher|unknown)$/.test(writer.kind)) return [];
    const hosts = new Set<string>();
    const at: number[] = [];
    for (const mark of marks) {
      for (const place of placesOutsideChat(lines, mark, { from: 0, most: maxPlaces })) {
        const text = lines.get(place.line, maxLine);
        const from = place.at - lines.start(place.line);
        const host = hostIn(text, from, mark);
        if (!host || hosts.size === maxHosts) continue;
        hosts.add(host);
        at.push(place.line);
      }
    }
    const known = [...hosts].filter((host) => ofGame.test(host));
    if (known.length === 0 && (writer.kind === "unknown" || hosts.size < fewest)) return [];
    const first = at.sort((a, b) => a - b)[0]!;
    const severity = hosts.size < fewest ? "notice" : "warning";
    const parameters = { side: "launcher", hosts: [...known, ...[...hosts].filter((host) => !known.includes(host))] };
    return [{ parameters, severity, firstLine: first, endLine: first + 1, lines: [...new Set(at)], count: at.length }];
  },
});

function hostIn(text: string, from: number, mark: string): string | undefined {
  const all =
    mark === "Host "
      ? [notFound.exec(text.slice(from))]
      : [behind.exec(text.slice(from + mark.length)), asked.exec(text)];
  return all
    .map((match) => match?.[1]?.toLowerCase().replace(/\.$/, ""))
    .find((host) => host !== undefined && topLevel.test(host) && !host.includes(".."));
}
