import { expect, test } from "bun:test";
import { labels } from "../analysis/read/formats/format.ts";
import { shortVersion, versionName } from "./version-name.ts";

test("whatever a version is stated of has a name in English", () => {
  const own: Record<string, string> = {
    Bedrock: "Minecraft (Bedrock)",
    Pocketmine: "PocketMine-MP",
    "Pocketmine API": "PocketMine API",
  };
  for (const label of labels) {
    const name = label.replace(" version", "");
    expect(versionName(label, "en")).toBe(own[name] ?? name);
  }
});

test("a build is told without what stands beside it", () => {
  for (const [label, value, short] of [
    ["Paper version", "1.21.4-232", "#232"],
    ["Purpur version", "2018", "#2018"],
    ["Waterfall version", "1.19-R0.1-SNAPSHOT:aaaaaaa:497", "1.19 #497"],
    ["Arclight version", "arclight-1.20.1-1.0.6-1a2b3c4", "1.0.6-1a2b3c4"],
    ["Mohist version", "1.16.5-1114", "#1114"],
    ["Forge version", "47.2.0", "47.2.0"],
    ["Velocity version", "3.4.0-SNAPSHOT", "3.4.0-SNAPSHOT"],
  ] as const) {
    expect(shortVersion(label, value)).toBe(short);
  }
});

test("in Chinese, only names are left as they are", () => {
  for (const label of labels)
    expect(versionName(label, "zh-CN")).toMatch(/^[A-Z][\w-]+(?: \(Bedrock\)| API| \p{Script=Han}+)?$/u);
  expect(versionName("Fabric loader version", "zh-CN")).toBe("Fabric 加载器");
});
