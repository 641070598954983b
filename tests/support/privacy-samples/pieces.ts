import { base64, hex, some } from "./made-up.ts";

/** Pieces that detectors look for, and what makes them doubt. Texts of them, in any order, are more hostile than logs. */
export const pieces: readonly string[] = [
  ..."0123456789.:/\\@-=%&§*_ \n\r\t\"'[](){}<>|,;~+?#!$",
  ..."aeinmsvxAEZ你😀",
  // Addresses
  ...["93.184.216.34", "5.9.12.44", "78.46.2.1", "1.20.1.4", ":25565", "/24", "ip ", "version ", ".jar", "v"],
  ...["2a01:4f8:c0c:1::2", "2a01:", "::", "ffff:"],
  // Names of accounts
  ...[
    "C:\\Users\\",
    "\\\\Users\\\\",
    "/home/",
    "/Users/",
    "%2Fhome%2F",
    "Alex Smith",
    "alex",
    "USERNAME=",
    "user.name: ",
  ],
  ...["annamaria", "Annamaria", "小明", "Anna%20Maria", "Anna Maria", "anna.DESKTOP-AB12CD3", "/home/annamaria/"],
  ...["C:\\Users\\annamaria\\", "\n/home/小明/x\n", "annamaria joined\n"],
  // Tokens
  ...["--accessToken ", "--xuid, ", "Session ID is token:", "eyJhbGciOiJIUzI1NiJ9", "Bearer ", "Authorization: Basic "],
  ...["XBL3.0 x=", '"accessToken":"', "token=", "api key: ", "/api/webhooks/123456789012345678/", "a1B2c3D4e5"],
  ...["a1B2c3D4e5".repeat(3), "MTAa1B2c3D4e5a1B2c3D4e5a1.GAbCd1.", "AIza", "sk-", "ghp_", "AKIA", "A1B2C3D4E5F6G7H8"],
  ...[
    "M.C507_BAY.2.U.",
    "M.R3_BAY.-",
    some(36),
    `EwAIA${some(64)}`,
    "?code=",
    "enter the code ",
    "H7KQ2MXP",
    "ABCD-1234",
  ],
  ...["https://www.microsoft.com/link", "https://login.live.com/oauth20_desktop.srf", "输入代码 ", "введите код "],
  // Private keys
  ...["-----BEGIN PRIVATE KEY-----", "-----BEGIN RSA PRIVATE KEY-----\n", "-----END PRIVATE KEY-----", "-----BEGIN "],
  ...[base64(64), `${base64(64)}\n`, "q7T+", "\\n", "\r\n", "ssh-ed25519 AAAA", "[10:00:01] [main/INFO]: "],
  // Passwords
  ...["password: ", "rcon.password=", "mysql://", "jdbc:", "?user=", "root:hunter2@", "hunter2", "'hunter two'"],
  ...["Alex issued server command: /login ", "mysql -u root -p", "<password>", "</password>", "IDENTIFIED BY '"],
  ...["password", "token", "密码", "密码是", "Пароль", "Passwort für root", "mot de passe", "contraseña", "senha"],
  ...[" is ", " ist ", " est ", " es ", " é ", " равен ", "：", " — ", "........", "tokens:\n- ", "tokens = ["],
  ...["Lizenz: ", "许可证密钥：", "ABCD-1234-EFGH-5678", "clé secrète : ", "secret: "],
  // E-mail, ids, hardware, machines
  ...["alex@example.com", "%40", "@example.com", ".log", ".log.gz", "2535400000000001", "xuid: ", "account ", hex(32)],
  ...["d8:bb:c1:12:34:56", "D8-BB-C1-12-34-56", "d8:", "D8-", "mac=", "MAC: ", "d8bbc1123456", "d8bb.c112.3456"],
  ...["c-73-158-42-19", "24-1-2-3", ".hsd1.ca.comcast.net", "p4fd1a2b3", ".dip0.t-ipconnect.de", ".dyn.", ".net"],
  ...["annamc", ".duckdns.org", ".ddns.net", "DESKTOP-AB12CD3", "anna@laptop:~$ ", "\\\\nas\\", ".fritz.box"],
  ...["UnknownHostException: ", "java.net.UnknownHostException: annas-pc: annas-pc", "Linux laptop 6.1.0 "],
  // Masks
  ...["********", "****", "**.**.**.**", "****@****", "**:**:**:**:**:**", "****:****:****:****:****:****:****:****"],
  // Colours
  ...["\u001b[31m", "\u001b[0m", "\u001b[38;5;214m", "§a", "§r", "§7", "\\u001b[33m", "[32m", "[0m", "[m", "&c"],
  ...["§7password§8: §f", "\u001b[33mtoken\u001b[0m: \u001b[32m", "24.§a1.2.3:25565", "/home/§aannamaria§r/"],
  "https://",
];
