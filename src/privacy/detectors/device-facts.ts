import { isAt, lineBefore, word } from "../characters.ts";
import { type Detector, detectorOf, pairs } from "../detector.ts";
import { matchAt } from "../sticky-patterns.ts";
import { behind, deviceNumber, uuid } from "./fact-patterns.ts";
import { packetAddresses } from "./hardware-addresses.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

/** What a network at home is called, and the numbers of a device, which nothing else has. Not those of parts: `deviceId=7040`. */
const network = String.raw`(?=[^\r\n"']{0,32}\p{L})[^\s"'*<>{}[\]()|,;][^\r\n"'<>|,;]{1,31}`;
const hardwareAddress = String.raw`(?!0{12}|[fF]{12})(?:[\dA-Fa-f]{12}|[\dA-Fa-f]{4}\.[\dA-Fa-f]{4}\.[\dA-Fa-f]{4}|[\dA-Fa-f]{6}-[\dA-Fa-f]{6}|(?:[\dA-Fa-f]{2} ){5}[\dA-Fa-f]{2})(?![\w.:-])`;
const longId = String.raw`\{?${uuid}${behind}|[\dA-Fa-f]{16,64}${behind}`;
const phoneId = String.raw`(?=(?:[ -]?\d){14,20}(?!\d))\d[\d -]{12,24}\d${behind}`;

export const deviceFacts: readonly LabelledFact[] = [
  {
    kind: "mac-address",
    labels:
      "mac,mac address,mac addr,hardware address,physical address,mac-adresse,adresse mac,adres mac,dirección mac,direccion mac,endereço mac,indirizzo mac,mac-адрес,физический адрес,physikalische adresse,adresse physique,hwaddr,hw addr,ether,bssid,ethernet address,bluetooth address,bluetooth mac,物理地址,mac地址,mac 地址,實體位址,物理アドレス,macアドレス,mac 주소,물리적 주소,fyzická adresa,fyzický adres,adres fizyczny,dirección física,endereço físico,indirizzo fisico,fysiek adres,fysisk adress,fysisk adresse,fyysinen osoite,fiziksel adres,fizikai cím,adresă fizică,фізична адреса,mac-адреса,alamat mac,alamat fisik,địa chỉ mac,địa chỉ vật lý,φυσική διεύθυνση",
    value: hardwareAddress,
  },
  // As Windows and routers call the password of a network.
  {
    kind: "password",
    labels:
      "wi-fi key,WiFi key,wi-fi password,network key,key content,wlan key,netzwerkschlüssel,wlan schlüssel,wlan passwort,schlüsselinhalt,contenu de la clé,clé de sécurité,contenido de la clave,conteúdo da chave,contenuto chiave,zawartość klucza,содержимое ключа,sleutelinhoud,关键内容,金鑰內容,主要なコンテンツ,clé wi-fi,wi-fi-schlüssel,clave wifi,senha do wi-fi,wifi şifresi,psk,wpa psk,wpa2 psk,wpa passphrase,wifi psk,sae password,wep key0",
    value: String.raw`(?!(?:AES|TKIP|CCMP|WPA|SHA|GCMP)(?![a-z]))(?:(?<=")(?:(?!["*])[ -~]){8,63}(?=")|(?:(?!["'*<>{}]|[,;](?:\s|$))[!-~]){8,64})`,
  },
  {
    kind: "host-name",
    labels:
      "ssid,essid,Wi-Fi,WiFi,Wi-Fi network,WiFi network,Wi-Fi name,WiFi name,Wi-Fi network name,WiFi network name,wlan,wlan name,wlan network,wlan netzwerk,network ssid,hotspot name,wireless network name,all user profile,profil für alle benutzer,profil tous les utilisateurs,perfil de todos los usuarios,perfil de todos os usuários,profil wszystkich użytkowników,все профили пользователей,所有用户配置文件,当前无线网络,réseau wi-fi,nom du réseau,red wifi,rede wifi,sieć wi-fi,сеть wi-fi,无线网络,无线网络名称,无线网,wifi名称,wifi名,无线名称,réseau sans fil,red inalámbrica,rede sem fio,rete wireless,rete wi-fi,rete senza fili,nome rete,sieć bezprzewodowa,беспроводная сеть,бездротова мережа,мережа wi-fi,имя сети,drahtlosnetzwerk,drahtlosnetz,funknetzwerk,draadloos netwerk,wifi-netwerk,trådlöst nätverk,trådløst netværk,trådløst nettverk,langaton verkko,kablosuz ağ,wi-fi ağı,bezdrátová síť,síť wi-fi,vezeték nélküli hálózat,wi-fi hálózat,rețea wireless,rețea wi-fi,ασύρματο δίκτυο,δίκτυο wi-fi,jaringan nirkabel,jaringan wi-fi,mạng không dây,mạng wi-fi,เครือข่ายไร้สาย,無線網路,無線ネットワーク,ワイヤレスネットワーク,무선 네트워크,와이파이",
    value: network,
  },
  // Networks of servers have names as well.
  {
    kind: "host-name",
    labels:
      "netzwerkname,nombre de la red,nom de réseau,nome della rete,nome da rede,nazwa sieci,имя сети wi-fi,netwerknaam,nätverksnamn,ağ adı,název sítě,tên mạng,nama jaringan,ネットワーク名,네트워크 이름,网络名称,網路名稱",
    value: String.raw`(?=[\w!.-]{0,31}[-_\d])[\w!.-]{4,32}${behind}|(?<=\(SSID\)[ \t]*[:：][ \t]*)[^\r\n*"']{2,32}`,
  },
  {
    kind: "account-id",
    labels:
      "serial number,serial no,service tag,asset tag,ioplatformserialnumber,bios serial,board serial,disk serial,system serial,chassis serial,drive serial,machine guid,uuid of machine,android id,安卓id,gaid,adid,gps adid,google adid,ad id,app set id,firebase installation id,firebase instance id,aaid,idfa,idfv,oaid,ssaid,udid,advertising id,advertising identifier,vendor identifier,identifier for vendor,identifier for advertising,werbe-id,identifiant publicitaire,id publicitaire,id de publicidad,id de publicidade,id pubblicità,id reklamowy,рекламный идентификатор,рекламний ідентифікатор,广告标识符,广告id,廣告識別碼,広告id,광고 id,motherboard serial,baseboard serial,serial short,seriennummer,seriennr,seriennr.,serien-nr.,gerätenummer,n° de série,nº de serie,nº de série,n. di serie,numero di serie,sériové číslo,serienummer,sarjanumero,seri numarası,numéro de série,número de serie,número de série,numer seryjny,серийный номер,序列号,设备号,设备序列号,製造番号,シリアル番号,シリアルナンバー,序號,產品序號,일련번호,시리얼 번호,nº serie,n. serie,numero seriale,seriale,nr seryjny,sériové č.,výrobní číslo,sorozatszám,număr de serie,serie nr.,serienr,serienr.,seri no,nomor seri,số sê-ri,số seri,σειριακός αριθμός,серійний номер,сериен номер,serijski broj,الرقم التسلسلي,หมายเลขซีเรียล",
    value: deviceNumber,
  },
  // Packets have serial numbers, too, without letters.
  { kind: "account-id", labels: "serial,s/n", value: `(?=[^\\s]{0,40}[A-Za-z])${deviceNumber}` },
  {
    kind: "account-id",
    labels:
      "machine id,IOPlatformUUID,anonymous uuid,crashreporter key,crash reporter key,device id,device uuid,hardware id,hardware uuid,system uuid,installation id,install id,platform uuid,machine uuid,boot id,hwid,processor id,device fingerprint,hardware fingerprint,machine fingerprint,geräte-id,gerätekennung,hardware-id,identifiant de l'appareil,id de l'appareil,id del dispositivo,id do dispositivo,id urządzenia,id устройства,ид устройства,机器码,机器id,设备id,设备 id,设备标识,硬件id,device id (machine),playfab id,epic account id,smbios uuid,bios uuid,board uuid,csproduct uuid,product uuid,host id,hardware hash,hardware code,hardware key,device identifier,device hash,machine code,machine hash,pc id,anonymous id,distinct id,visitor id,analytics id,tracking id,telemetry id,client guid,installation guid,код оборудования,код железа,ид оборудования,id оборудования,идентификатор оборудования,идентификатор устройства,аппаратный идентификатор,аппаратный id,отпечаток оборудования,код обладнання,ідентифікатор пристрою,id пристрою,hardwarekennung,hardware-kennung,maschinen-id,maschinenkennung,geräte-uuid,identifiant matériel,empreinte matérielle,identifiant machine,id de hardware,id del hardware,huella de hardware,identificador de hardware,identificador do hardware,identificador del dispositivo,identificador do dispositivo,id hardware,identificativo hardware,identyfikator sprzętu,id sprzętu,identyfikator urządzenia,donanım kimliği,donanım id,cihaz kimliği,hardver azonosító,eszközazonosító,id zařízení,hardwarové id,id hardware-ului,hårdvaru-id,enhets-id,laitetunnus,hardware id speler,apparaat-id,id perangkat,id perangkat keras,mã thiết bị,id thiết bị,αναγνωριστικό συσκευής,硬件码,硬件指纹,設備識別碼,機器碼,裝置識別碼,识别码,識別碼,设备识别码,設備識別碼,识别代码,用户识别码,裝置 id,ハードウェアid,デバイスid,端末id,하드웨어 id,기기 id,디바이스 id,장치 id",
    spoken: `${uuid}${behind}|[\\dA-Fa-f]{32,64}${behind}`,
    value: String.raw`${longId}|(?=[A-F\d-]{0,40}\d)[A-F\d]{8}(?:-[A-F\d]{8}){1,4}${behind}|(?=[A-F\d-]{0,40}\d)[A-F\d]{4}(?:-[A-F\d]{4}){3,7}${behind}|(?!(?:00:){6})(?:[\dA-Fa-f]{2}:){7}[\dA-Fa-f]{2}${behind}`,
  },
  // Players and worlds have such numbers, too.
  {
    kind: "account-id",
    labels: "uuid",
    value: `(?<=(?:[Ss]ystem ?[Ii]nformation|Manufacturer|Hersteller|Serial Number|BIOS|DMI type)[^{}<>]{0,240})${uuid}${behind}|${uuid}(?=\\s{1,8}(?:\\[[^\\]\\r\\n]{1,48}\\]:? )?\\s{0,8}(?:Wake-up Type|SKU Number|Family):)`,
  },
  {
    kind: "account-id",
    labels:
      "product id,windows product id,produkt-id,produktkennung,id de produit,id del producto,id do produto,id prodotto,id produktu,код продукта,产品 id,产品id,製品 id,プロダクト id",
    value: String.raw`\d{5}-(?:\d{5}|OEM|[A-Z\d]{3,7})-\d{5,7}-[A-Z\d]{5}${behind}`,
  },
  {
    kind: "account-id",
    labels: "steam account id,steam friend code,steam id3,SteamID3,steam id,steam32 id",
    value: String.raw`\d{6,12}${behind}`,
  },
  {
    kind: "user-name",
    labels: "steam login,steam account,steam account name,steam user name,steam username,AutoLoginUser",
    value: String.raw`(?=[a-z.-]{0,31}[\d_])[A-Za-z][\w.-]{3,31}${behind}`,
  },
  { kind: "account-id", labels: "imei,IMEI 1,IMEI 2,imsi,iccid,meid", value: phoneId },
];

/** Accounts of Steam as its own programs write them. */
const steamIds = detectorOf({
  anchors: ["STEA", "[U:1"],
  kind: "account-id",
  pattern: /STEAM_[0-5]:[01]:\d{4,12}(?!\w)|\[U:1:\d{4,12}\]/y,
});

/** The folder of an account: `Steam/userdata/123456789/config`. */
const steamFolders = detectorOf({
  anchors: ["data/", "data\\"],
  kind: "account-id",
  pattern: /data[\\/]{1,4}\d{5,12}(?!\w)/y,
  skipped: "data/".length,
  isHere: (text, start) => /steam[\\/]{1,4}user$/i.test(lineBefore(text, start, 16)),
});

/** `"AccountName"		"anna"`, as the files of Steam have it. */
const steamEntries = detectorOf({
  anchors: ['me"\t', 'er"\t'],
  kind: "user-name",
  pattern: /(?:me|er)"\t{1,3}"[^"\r\n*]{2,40}(?=")/y,
  skipped: 'me"\t\t"'.length,
  isHere: (text, start) => /(?:AccountNa|PersonaNa|AutoLoginUs)$/.test(lineBefore(text, start, 16)),
});

/** "AccountID 123456789 logged on to Steam" */
const spokenSteam = spokenFact({
  kind: "account-id",
  phrase: "AccountID|[Ss]team (?:account|friend code|user)",
  value: String.raw`(?=[^\r\n]{0,60}[Ss]team|(?<=[Ss]team [^\r\n]{0,24}))\d{6,12}${behind}`,
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
  /(?:^|\s)(Registered(?:Owner|Organization)|AutoLoginUser|MachineGuid|ProductId|SystemSerialNumber|HwProfileGuid)\s{1,24}RE$/i;

/** "MAC X", "S/N X" */
const spokenHardware = spokenFact({
  kind: "mac-address",
  phrase: "(?:MAC|mac)(?:[- ](?:[Aa]ddress|[Aa]dresse|[Aa]ddr))?|lladdr|who-has|is-at|display arp:|\\) at",
  value: `${hardwareAddress}|(?:[\\da-f]{1,2}:){5}[\\da-f]{1,2}(?= on )`,
});
const spokenSerials = spokenFact({
  kind: "account-id",
  phrase: "S/N|[Ss]erial(?: [Nn]umber)?|[Aa]ndroid[ _]?[Ii][Dd]|SSAID|AAID|OAID|IDFA|GAID|HWID|CPU ID:?",
  value: `(?=[^\\s]{0,40}[A-Z]|[\\da-f]{16}\\b|${uuid})${deviceNumber}`,
});

/** "Service Tag X", "Processor ID X": from where the words differ from those of every line about a server. */
const spokenTags = spokenFact({
  kind: "account-id",
  phrase: "ce ?[Tt]ag(?<=[Ss]ervice ?[Tt]ag)|sor ?I[Dd](?<=[Pp]rocessor ?I[Dd])",
  value: `(?=[^\\s]{0,40}[A-Z]|[\\da-f]{16}\\b|${uuid})${deviceNumber}`,
  isInWord: true,
});

/** "PojavLauncher: device id (IMEI) 356938104772516" */
const spokenPhoneIds = spokenFact({ kind: "account-id", phrase: "\\(IMEI\\)|IMEI|IMSI|ICCID", value: phoneId });

/** `RegisteredOwner              Anna Schmidt`, as PowerShell lists what the registry has. */
const listedOwners = spokenFact({
  kind: "user-name",
  phrase: "RegisteredOwner|RegisteredOrganization|RegisteredUser",
  joint: "[ \t]{2,32}(?:: )?",
  value: String.raw`(?!REG_)[^\s*][^\r\n*]{1,40}?(?=[ \t]*$)`,
});

/** `机器码A91F-03C7` */
const serialsInHan = spokenFact({
  kind: "account-id",
  phrase: "机器码|序列号|设备号|硬件码",
  joint: " ?",
  value: deviceNumber,
});

/** `[ro.serialno]: [R58N30ABCDE]`, as Android lists its properties. */
const phoneProperties = detectorOf({
  anchors: ["no]:", "id]:", "ei]:"],
  kind: "account-id",
  pattern: /(?:no|id|ei)\]: \[[A-Za-z\d]{8,40}(?=\])/y,
  skipped: "no]: [".length,
  isHere: (text, start) => /(?:serial|android_|\.im|deviceid\.|\.me)$/.test(lineBefore(text, start, 16)),
});

/** `R58N30ABCDE	device`, as adb lists phones. */
const listedPhones: Detector = {
  anchors: ["\tdev", "\tuna", "\toff"],
  look(text, at, report) {
    const number = /^(?=[A-Za-z]{0,20}\d)[A-Za-z\d]{8,20}$/.exec(lineBefore(text, at, 24))?.[0];
    if (number !== undefined && phoneState.test(text.slice(at, at + 16))) report("account-id", at - number.length, at);
    return at + 1;
  },
};

const phoneState = /^\t(?:device|unauthorized|offline)(?![\w-])/;

/** A number under the head of its column, as wmic lists it. */
const numbersInColumns = spokenFact({
  kind: "account-id",
  phrase: "SerialNumber|UUID|IdentifyingNumber",
  joint: "(?:[ \\t]{1,8}(?:Name|UUID|Vendor|Version)){0,3}[ \\t]{0,40}[\\r\\n]{1,4}",
  value: String.raw`(?=[A-Z-]{0,20}\d)(?:[A-Z\d]{6,24}|${uuid})(?=[ \t]*$|[ \t]{2})(?:[ \t]{1,24}[\w ]{1,24}[ \t]{1,24}${uuid})?`,
});

/** The serial number of a disk, which its name ends with: `/dev/disk/by-id/nvme-Samsung_SSD_980_1TB_S64DNX0T412209K`. */
const disks = detectorOf({
  anchors: ["-id/"],
  kind: "account-id",
  pattern: /-id\/(?:ata|nvme|usb|scsi|mmc)-[A-Za-z\d._-]{4,80}(?![\w.])/y,
  skipped: "-id/nvme".length,
  isHere: (text, start) => text.endsWith("disk/by", start),
});

/** Interfaces are called after their address: `wlxd85ed30a917c`, `enxd85ed30a917c`; devices of Bluetooth, too. */
const hardwareInNames = detectorOf({
  anchors: [...pairs("x", "0123456789abcdef").flatMap((pair) => [`wl${pair}`, `en${pair}`]), "dev_"],
  kind: "mac-address",
  pattern: /(?:wlx|enx|dev)(?:(?<=x)[\da-f]{12}|(?:_[\dA-F]{2}){6})(?![\da-zA-Z])/y,
  skipped: 3,
  isHere: (text, start) => !isAt(text, start - 1, word),
});

export const deviceDetectors: readonly Detector[] = [
  spokenHardware,
  spokenSerials,
  spokenPhoneIds,
  listedOwners,
  spokenTags,
  steamIds,
  steamFolders,
  steamEntries,
  spokenSteam,
  machineFiles,
  securityIds,
  registryEntries,
  serialsInHan,
  phoneProperties,
  listedPhones,
  numbersInColumns,
  disks,
  hardwareInNames,
  packetAddresses,
];
