import { lineBefore, lineBehind } from "../characters.ts";
import { type Detector, detectorOf } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { unfilled } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** `Connected to Wi-Fi "X"` */
const quotedNetworks = detectorOf({
  anchors: ['Fi "', 'fi "', 'FI "', 'AN "', 'rk "', 'ID "', "ID '", 'id "', "Fi '", "rk '", "AN '"],
  kind: "host-name",
  pattern: /(?:Fi|fi|FI|AN|rk|ID|id) ["'][^\r\n"'*]{2,32}(?=["'])/y,
  skipped: 'Fi "'.length,
  isHere: (text, start) =>
    /(?:Wi-?|WL|Wi-?Fi netwo|wireless netwo|E?SS|WLAN-Netzwe)$/i.test(lineBefore(text, start, 20)),
});

/** `en0: joined network "X", channel 44`: not a network of servers. */
const joinedNetworks = detectorOf({
  anchors: [
    'rk "',
    "rk '",
    "rk „",
    "rk “",
    'au "',
    "au «",
    'ed "',
    'de "',
    'te "',
    'ti "',
    "ти «",
    'ти "',
    "ть «",
    'ci "',
  ],
  kind: "host-name",
  pattern: /(?:rk|au|ed|de|t[ei]|т[иь]|ci) ["'“„«] ?[^\r\n"'”“»*:]{2,32}(?=["'”“»])/y,
  skipped: 'rk "'.length,
  isHere: (text, start, end) =>
    /(?:netwo|netzwe|rése|(?<!\p{L})(?:r|re|се|sie))$/iu.test(lineBefore(text, start, 12)) &&
    (ofInterface.test(lineBefore(text, start, 96)) || ofRadio.test(lineBehind(text, end, 64))),
});

const ofInterface =
  /(?:^|[\s([])(?:en\d|wlan\d|wl[px]\w{1,12}|wlo\d|ath\d|airportd?|wpa_supplicant|wifid?)(?:\[\d{1,8}\])?[\s:)\]]/i;
const ofRadio =
  /^["'”“»]?[,;]? ?\(?[^"'\r\n]{0,24}?(?:\b(?:channel|kanal|canal|canale|kanaal) \d{1,3}(?![\w.])|канал \d|\b(?:bssid|rssi)\b|-\d{2,3} ?dBm|[25][.,]?\d? ?GHz|\bWPA\d?\b)/i;

/** What routers are called by those who make them or rent them out, and what has a sign or a digit in it as they have. */
const network = String.raw`(?=[\w!.-]{0,31}[-_\d])[A-Za-z][\w!.-]{3,31}(?![\p{L}\p{N}])`;

/** "Connected to Wi-Fi network X", "verbunden mit WLAN X", `已连接无线网络X` */
const spokenNetworks = spokenFact({
  kind: "host-name",
  phrase:
    "wifi connect|(?:Wi-?Fi|WI-?FI|wi-?fi|WLAN)(?: network|-Netzwerk)?(?: connected to| verbunden mit)?|[Ww]ireless network|无线网络?|無線網路?|\\(SSID\\)|(?:SSID|ssid)(?: is)?",
  joint: " {0,4}[\"']?",
  value: network,
  isOne: (value) => !notNetworks.test(value),
});

const notNetworks =
  /^(?:802|ieee|wpa\d?|a[cx]\d|intel|realtek|qualcomm|broadcom|mediatek|killer|atheros|adapter|driver|mod|direct|v?\d)/i;

/** `WIFI:S:X;T:WPA;P:Y;;`, as pictures to scan have it. */
const scannedNetworks: Detector = {
  anchors: ["WIFI"],
  look(text, at, report) {
    const found = matchAt(scanned, text, at);
    if (!found) return at + 1;
    for (const [field, value] of ["S", "P"].map((key) => [key, new RegExp(`[:;]${key}:([^;*]{2,63})`)] as const)) {
      const part = value.exec(found[0]);
      if (!part) continue;
      const start = at + part.index + part[0].length - part[1]!.length;
      report(field === "S" ? "host-name" : "password", start, start + part[1]!.length);
    }
    return at + found[0].length;
  },
};

const scanned = /WIFI:(?:[STPH]:[^;\r\n]{0,63};){2,4}/y;

/** A row of what is in reach: `*  X  Infra  36  540 Mbit/s …`, as NetworkManager lists it. */
const listedNetworks: Detector = {
  anchors: [" Inf", " Ad-"],
  look(text, at, report) {
    const line = lineBefore(text, at, 72);
    const found =
      /^(?:[* ] {2,8})?(?:(?:[\dA-F*]{2}:){5}[\dA-F*]{2} {2,4})?([^\s*](?:[^\r\n*]{0,31}[^\s*])?) {1,32}$/.exec(line);
    if (!found || !row.test(text.slice(at, at + 40)) || found[1] === "--") return at + 1;
    const start = at - line.length + line.lastIndexOf(found[1]!);
    report("host-name", start, start + found[1]!.length);
    return at + 1;
  },
};

const row = /^ (?:Infra|Ad-Hoc) +\d{1,3} +\d{1,5} Mbit\/s/;

/** `X  0f4a1c22-…  wifi  wlan0`, as NetworkManager lists connections. */
const connections: Detector = {
  anchors: ["wifi"],
  look(text, at, report) {
    const line = lineBefore(text, at, 96);
    const found = connection.exec(line);
    if (found) report("host-name", at - line.length, at - line.length + found[1]!.length);
    return at + 1;
  },
};

const connection = /^([^\s*][^\r\n*]{0,31}?) {2,32}[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12} +$/;

/** `    Profile                : X`, under what Windows tells of an interface. */
const profiles = spokenFact({
  kind: "host-name",
  phrase: "Profile?",
  joint: " {8,24}: ",
  value: String.raw`[^\s*][^\r\n*]{1,31}(?=\s*$)`,
});

/** `starting connection 'X' (…)` */
const startedConnections = spokenFact({
  kind: "host-name",
  phrase: "connection|SSID=",
  joint: " ?",
  value: `${unfilled}'[^'\\r\\n*]{2,32}(?=' (?:\\([\\da-f]{8}-|freq=))`,
});

/** `NetworkInfo: type: WIFI[CONNECTED], … extra: "X"`, as Android tells of a connection. */
const androidNetworks = spokenFact({
  kind: "host-name",
  phrase: "extra(?:Info)?:",
  joint: " {0,2}[\"']",
  value: String.raw`(?<=(?:WIFI|Wi-?Fi|wifi)[^\r\n]{0,112})[^\r\n"'*<>]{2,32}(?=["'])`,
});

/** `wpa-psk X`, as files of networks have it, and `key s:X`. */
const spokenKeys = spokenFact({
  kind: "password",
  phrase: "wpa-psk|wpa-passphrase|wireless-key1?|key(?= s:)",
  joint: " (?:s:)?[\"']?",
  value: `[^\\s"'*<>{}]{8,64}(?=["']?\\s*$)`,
});

export const wirelessNetworks: readonly Detector[] = [
  androidNetworks,
  spokenKeys,
  quotedNetworks,
  joinedNetworks,
  spokenNetworks,
  scannedNetworks,
  listedNetworks,
  connections,
  profiles,
  startedConnections,
];
