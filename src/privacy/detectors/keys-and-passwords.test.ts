import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";
import type { PrivateKind } from "../private-match.ts";

// Put together here, so that no scanner for leaked secrets takes this file for a leak.
const some = (length: number) => "a1B2c3D4e5".repeat(10).slice(0, length);
const upper = "A1B2C3D4E5F6G7H8";
const hex = "0123456789abcdef0123456789abcdef01234567";
const botToken = `MTA${some(21)}.${"GAbCd1"}.${some(38)}`;
const webhookId = "123456789012345678";

const found: Record<string, [kind: PrivateKind, marked: string][]> = {
  "a secret of Discord": [
    ["discord", `https://discord.com/api/webhooks/${webhookId}/⟦${some(68)}⟧`],
    ["discord", `https://discordapp.com/api/v10/webhooks/${webhookId}/⟦${some(68)}⟧?wait=true`],
    ["discord", `https:\\/\\/discord.com\\/api\\/webhooks\\/${webhookId}\\/⟦${some(68)}⟧`],
    ["discord", `url=https%3A%2F%2Fdiscord.com%2Fapi%2Fwebhooks%2F${webhookId}%2F⟦${some(68)}⟧`],
    ["discord", `{"log":"a\\n⟦${botToken}⟧"}`],
    ["discord", `BotToken: "⟦${botToken}⟧"`],
    ["discord", `Logging in with ⟦${botToken}⟧.`],
    ["discord", `Authorization: Bot ⟦${botToken}⟧`],
    ["discord", `token=⟦${botToken}⟧`],
  ],
  "a key for an interface": [
    ["api-key", `key AIza⟦${some(35)}⟧`],
    ["api-key", `sk-⟦proj-${some(40)}⟧`],
    ["api-key", `sk-⟦ant-${some(40)}⟧`],
    ["api-key", `https://ghp_⟦${some(36)}⟧@github.com`],
    ["api-key", `github_pat_⟦${some(22)}_${some(59)}⟧`],
    ["api-key", `AKIA⟦${upper}⟧`],
    ["api-key", `xoxb-⟦${"1234567890"}-${some(24)}⟧`],
    ["api-key", `sk_live_⟦${some(24)}⟧`],
    ["api-key", `$2a$10$${some(53)}`.replace(/^(.*)$/, "⟦$1⟧")],
    ["api-key", `https://hooks.slack.com/services/⟦T00000001/B00000001/${some(24)}⟧`],
    ["api-key", `api-key: ⟦${hex}⟧`],
    ["api-key", `apikey=⟦${some(16)}⟧&x=1`],
    ["api-key", `"apiKey": "⟦${some(16)}⟧"`],
    ["api-key", `API key: ⟦${some(16)}⟧`],
    ["api-key", `license-key: ⟦AB12-CD34-EF56⟧`],
    ["api-key", `secret=⟦${some(16)}⟧`],
    ["api-key", `client_secret: '⟦${some(16)}⟧'`],
    ["api-key", `server-key=⟦${hex}⟧`],
    ["api-key", `tebex secret ⟦${hex}⟧`],
    ["api-key", `buycraft.secret-key = ⟦${hex}⟧`],
    ["api-key", `--apiKey ⟦${some(16)}⟧`],
  ],
  "a password": [
    ["password", "mysql://root:⟦hunter2⟧@localhost:3306/mc"],
    ["password", "redis://:⟦hunter2⟧@10.0.0.2:6379"],
    ["password", "mongodb://alex:⟦p@ss⟧@db,db2/mc"],
    ["password", "https://alex:⟦p/ss⟧@host/x"],
    ["password", "jdbc:mysql://localhost/mc?user=⟦root⟧&password=⟦hunter2⟧&useSSL=false"],
    ["password", "jdbc:sqlserver://localhost;user=⟦sa⟧;password=⟦hunter2⟧"],
    ["password", "jdbc:oracle:thin:⟦scott⟧/⟦tiger⟧@//localhost:1521/x"],
    ["password", "rcon.password=⟦hunter⟧"],
    ["password", "rcon.password=⟦a,b)c⟧"],
    ["password", "  password: ⟦hunter⟧"],
    ["password", "  password: '⟦hunter⟧'"],
    ["password", 'password = "⟦hunter2⟧"'],
    ["password", '{"password":"⟦x,y z⟧"}'.replace("x,y z", "x,yz")],
    ["password", "db_pass: ⟦hunter⟧"],
    ["password", "DB_PASSWORD=⟦hunter⟧"],
    ["password", "--password ⟦hunter2⟧"],
    ["password", "Authorization: Basic ⟦dXNlcjpwYXNz⟧"],
    ["password", "Alex issued server command: /login ⟦hunter2⟧"],
    ["password", "Alex issued server command: /register ⟦hunter2 hunter2⟧"],
  ],
};

for (const [what, samples] of Object.entries(found)) {
  describe(`${what} is found`, () => {
    test.each(samples)("as %s: %s", (kind, marked) => {
      expect(withMarks(withoutMarks(marked), kind)).toBe(marked);
    });
  });
}

describe("what is no secret stays", () => {
  test.each([
    "https://discord.com/api/webhooks",
    `https://discord.com/channels/${webhookId}/${webhookId}`,
    "https://discord.gg/abcdef",
    "net.minecraft.client.renderer.entity.LivingEntityRenderer",
    "AIzaBrowser",
    "sk-SK",
    "disk-usage-of-the-whole-server",
    "task-0123456789-0123456789",
    "resource key: minecraft:music_disc_13",
    "ResourceKey[minecraft:dimension / minecraft:overworld]",
    "Missing key: foo",
    "key=value",
    "publicKey=0123456789abcdef",
    "keybind: key.keyboard.f3",
    "api-key: your-key-here",
    "api-key: ''",
    "secret: minecraft:music_disc_13",
    "(using password: YES)",
    "(using password: NO)",
    "password: must be at least 8 characters",
    "Wrong password: try again",
    "password=",
    "password: ********",
    "password: \u0024{DB_PASSWORD}",
    "password: <hidden>",
    "PWD=/opt/server",
    "tests pass: 12",
    "compass: north",
    "http://localhost:25565/x",
    "http://localhost:8080/a@b",
    "https://example.com/@alex:matrix",
    "ftp://alex@host/x",
    "mysql://root:********@localhost",
    "mysql://\u0024{user}:\u0024{password}@localhost",
    "Alex issued server command: /list",
    "Alex issued server command: /login",
    "secret of the forest",
    "Basic authentication is off",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});
