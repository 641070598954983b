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
    ["Magma version", "git-Magma-1.16.5-36.2.9-1a2b3c4-DEV", "36.2.9"],
    ["Forge version", "47.2.0", "47.2.0"],
    ["Forge version", "36.2.9-1a2b3c4-DEV", "36.2.9"],
    ["Velocity version", "3.4.0-SNAPSHOT", "3.4.0-SNAPSHOT"],
    ["CraftBukkit version", "git-Bukkit-1.7.2-R0.2-b2900jnks", "#2900"],
    ["CraftBukkit version", "3200-Bukkit-0000000", "#3200"],
    ["Spigot version", "git-Spigot-0000000-1111111", "0000000-1111111"],
    ["Spigot version", "3000-Spigot-0000000-1111111", "#3000"],
    ["Server version", "Lanterns version git-Lanterns-12", "Lanterns #12"],
    ["Server version", "Lanterns version Lanterns-1.19.2-37", "Lanterns #37"],
    ["Server version", "Lanterns 1.21.4-DEV-main@0000000", "Lanterns DEV-main@0000000"],
    ["Launcher version", "Prism Launcher version: 9.1", "Prism Launcher 9.1"],
    ["Launcher version", "HMCL 3.5.3.221", "HMCL 3.5.3.221"],
  ] as const) {
    expect(shortVersion(label, value)).toBe(short);
  }
});

test("in Chinese, only names are left as they are", () => {
  for (const label of labels)
    expect(versionName(label, "zh-CN")).toMatch(
      /^(?:[A-Z][\w-]+(?: \(Bedrock\)| API|(?: Mod)? Loader| than Adventure| \p{Script=Han}+)?|\p{Script=Han}+)$/u,
    );
  expect(versionName("Fabric loader version", "zh-CN")).toBe("Fabric 加载器");
});
