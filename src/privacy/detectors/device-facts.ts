import { lineBefore } from "../characters.ts";
import { type Detector, detectorOf } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { behind, deviceNumber, uuid } from "./fact-patterns.ts";
import type { LabelledFact } from "./labelled-facts.ts";
import { spokenFact } from "./spoken-facts.ts";

/** What a network at home is called, and the numbers of a device, which nothing else has. Not those of parts: `deviceId=7040`. */
const network = String.raw`(?=[^\r\n"']{0,32}\p{L})[^\s"'*<>{}[\]()|,;][^\r\n"'<>|,;]{1,31}`;
const hardwareAddress = String.raw`(?!0{12}|[fF]{12})(?:[\dA-Fa-f]{12}|[\dA-Fa-f]{4}\.[\dA-Fa-f]{4}\.[\dA-Fa-f]{4})(?![\w.:-])`;
const longId = String.raw`${uuid}${behind}|[\dA-Fa-f]{16,64}${behind}`;
const phoneId = String.raw`(?=(?:[ -]?\d){14,20}(?!\d))\d[\d -]{12,24}\d${behind}`;

export const deviceFacts: readonly LabelledFact[] = [
  {
    kind: "mac-address",
    labels: "mac,mac address,mac addr,hardware address,physical address,mac-adresse,adresse mac,物理地址,mac地址",
    value: hardwareAddress,
  },
  // As Windows and routers call the password of a network.
  {
    kind: "password",
    labels:
      "wi-fi key,WiFi key,wi-fi password,network key,key content,wlan key,netzwerkschlüssel,wlan schlüssel,wlan passwort,schlüsselinhalt",
    value: String.raw`[^\s"'*<>{}]{8,63}`,
  },
  {
    kind: "host-name",
    labels:
      "ssid,essid,Wi-Fi,WiFi,Wi-Fi network,WiFi network,Wi-Fi name,WiFi name,wlan,wlan name,wlan network,wlan netzwerk,network ssid,réseau wi-fi,nom du réseau,red wifi,rede wifi,sieć wi-fi,сеть wi-fi,无线网络,无线网络名称,无线网,wifi名称,wifi名,无线名称",
    value: network,
  },
  {
    kind: "account-id",
    labels:
      "serial number,serial no,service tag,asset tag,ioplatformserialnumber,bios serial,board serial,disk serial,system serial,chassis serial,drive serial,machine guid,uuid of machine,android id,meid,gaid,advertising id,seriennummer,numéro de série,número de serie,número de série,numer seryjny,серийный номер,序列号,设备号,设备序列号,製造番号,シリアル番号",
    value: deviceNumber,
  },
  // Packets have serial numbers, too, without letters.
  { kind: "account-id", labels: "serial,s/n", value: `(?=[^\\s]{0,40}[A-Za-z])${deviceNumber}` },
  {
    kind: "account-id",
    labels:
      "machine id,IOPlatformUUID,device id,device uuid,hardware id,hardware uuid,system uuid,installation id,install id,platform uuid,machine uuid,机器码,设备id",
    value: String.raw`${longId}|(?!(?:00:){6})(?:[\dA-Fa-f]{2}:){7}[\dA-Fa-f]{2}${behind}`,
  },
  {
    kind: "account-id",
    labels: "product id,windows product id",
    value: String.raw`\d{5}-(?:\d{5}|OEM|[A-Z\d]{3,7})-\d{5,7}-[A-Z\d]{5}${behind}`,
  },
  { kind: "account-id", labels: "imei,IMEI 1,IMEI 2,imsi,iccid,meid", value: phoneId },
];

/** Accounts of Steam as its own programs write them. */
const steamIds = detectorOf({
  anchors: ["STEA", "[U:1"],
  kind: "account-id",
  pattern: /STEAM_[0-5]:[01]:\d{4,12}(?!\w)|\[U:1:\d{4,12}\]/y,
});

/** `/etc/machine-id` and what stands in it. */
const machineFiles = detectorOf({
  anchors: ["-id "],
  kind: "account-id",
  pattern: /-id [0-9a-f]{32}(?!\w)/y,
  skipped: "-id ".length,
  isHere: (text, start) => text.startsWith("machine", start - "machine".length),
});

/** Accounts of Windows: what stands behind the part that all of them have. */
const securityIds = detectorOf({
  anchors: ["S-1-"],
  kind: "account-id",
  pattern: /S-1-(?:5-21|12-1)(?:-\d{5,10}){3}(?:-\d{3,10})?(?![\w-])/y,
  skipped: "S-1-5-21-".length,
});

/** What the registry of Windows knows of its owner and machine: `MachineGuid    REG_SZ    X`. */
const registryEntries: Detector = {
  anchors: ["G_SZ"],
  look(text, at, report) {
    const found = matchAt(registryValue, text, at);
    const name = ofOwner.exec(lineBefore(text, at, 48))?.[1];
    if (!found || name === undefined) return at + 1;
    const end = at + found[0].length;
    report(/^Reg/i.test(name) ? "user-name" : "account-id", end - found[1]!.length, end);
    return end;
  },
};

const registryValue = /G_SZ[ \t]{1,8}([^\s*][^\r\n]{1,60})/y;
const ofOwner =
  /(?:^|\s)(Registered(?:Owner|Organization)|MachineGuid|ProductId|SystemSerialNumber|HwProfileGuid)\s{1,24}RE$/i;

/** `Connected to Wi-Fi "X"` */
const quotedNetworks = detectorOf({
  anchors: ['Fi "', 'fi "', 'FI "', 'AN "', 'rk "', 'ID "', "ID '"],
  kind: "host-name",
  pattern: /(?:Fi|fi|FI|AN|rk|ID) ["'][^\r\n"'*]{2,32}(?=["'])/y,
  skipped: 'Fi "'.length,
  isHere: (text, start) => /(?:Wi-?|WL|Wi-?Fi netwo|E?SS|WLAN-Netzwe)$/i.test(lineBefore(text, start, 16)),
});

/** "MAC X", "S/N X" */
const spokenHardware = spokenFact({
  kind: "mac-address",
  anchors: ["MAC ", "mac "],
  phrase: "(?:MAC|mac)(?: address)?",
  value: hardwareAddress,
});
const spokenSerials = spokenFact({
  kind: "account-id",
  anchors: ["S/N ", "Seri", "seri", "andr", "Andr"],
  phrase: "S/N|[Ss]erial(?: [Nn]umber)?|[Aa]ndroid ?I[Dd]",
  value: `(?=[^\\s]{0,40}[A-Z]|[\\da-f]{16}\\b)${deviceNumber}`,
});

export const deviceDetectors: readonly Detector[] = [
  spokenHardware,
  spokenSerials,
  steamIds,
  machineFiles,
  securityIds,
  registryEntries,
  quotedNetworks,
];
