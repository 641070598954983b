import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";

describe("a public IPv4 address is found", () => {
  test.each([
    "Alex[/⟦203.0.113.9⟧:50123] logged in with entity id 12",
    "[/⟦93.184.216.34⟧:51234] logged in",
    "[/⟦5.9.12.44⟧:51234] lost connection: Timed out",
    "Connecting to ⟦93.184.216.34⟧, 25565",
    "Connecting to ⟦5.9.12.44⟧, 25565",
    "Disconnecting Alex (/⟦51.38.12.9⟧:60000): You are banned",
    "Starting Minecraft server on ⟦93.184.216.34⟧:25565",
    "Starting Minecraft server on ⟦1.20.1.4⟧:25565",
    "server-ip=⟦93.184.216.34⟧",
    "server-ip=⟦5.9.12.44⟧",
    'server-ip: "⟦5.9.12.44⟧"',
    "UUID of player Alex is 069a79f4-44e9-4726-a5be-fca90e38aaf5 ip ⟦93.184.216.34⟧",
    "UUID 069a79f4 ip ⟦46.4.2.1⟧",
    "the ip of the player is ⟦5.9.12.44⟧",
    "http://⟦93.184.216.34⟧/pack.zip",
    "https://⟦5.9.12.44⟧/pack.zip",
    "mysql://root@⟦5.9.12.44⟧/minecraft",
    "mysql://root@⟦5.9.12.44⟧:3306/minecraft",
    "⟦93.184.216.34⟧ is at the start of a line",
    "⟦5.9.12.44⟧ - - [01/Jan/2026:10:00:00 +0000] GET /",
    "see ⟦93.184.216.34⟧",
    "see ⟦78.46.2.1⟧.",
    "see ⟦51.38.200.12⟧",
    "(⟦93.184.216.34⟧)",
    "host.example/⟦93.184.216.34⟧:25565",
    "host.example/⟦5.9.12.44⟧:25565",
    "java.net.ConnectException: Connection refused: /⟦5.9.12.44⟧",
    "Banned IP ⟦5.9.12.44⟧: griefing",
    "Alex has logged in from ⟦5.9.12.44⟧",
    "Alex logged in ⟦5.9.12.44⟧",
    "blocked ⟦5.9.12.44⟧",
    "Alex [⟦5.9.12.44⟧] joined",
    "--server ⟦5.9.12.44⟧ --port 25565",
    "--quickPlayMultiplayer, ⟦5.9.12.44⟧",
    "[⟦13.226.153.100⟧, ⟦13.226.153.69⟧]",
    "§c⟦93.184.216.34⟧§r left, §7⟦93.184.216.34⟧",
    "\u001b[31m⟦93.184.216.34⟧\u001b[0m",
    "\\n⟦93.184.216.34⟧\\n",
    "http%3A%2F%2F⟦93.184.216.34⟧%3A25565",
    "::ffff:⟦5.9.12.44⟧ connected",
    "⟦93.184.216.0⟧/24 is blocked, and ⟦5.9.12.0⟧/24",
    "⟦93.184.216.34⟧-⟦93.184.216.99⟧",
    "玩家地址：⟦5.9.12.44⟧",
    "来自⟦93.184.216.34⟧的连接",
    "⟦93.184.216.34⟧.static.example",
    "a\r\n⟦93.184.216.34⟧\r\nb",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "ipv4")).toBe(marked);
  });
});

describe("a version is not taken for an address", () => {
  test.each([
    "1.20.1.4",
    "47.2.0.1",
    "0.15.11.0",
    "mod-1.2.3.4.jar",
    "mod-93.184.216.34.jar",
    "Java 17.0.8.1",
    "Java version: 17.0.8.1",
    "v1.2.3.4",
    "v93.184.216.34",
    "NVIDIA 31.0.15.4601",
    "Microsoft Windows 10.0.19045.3803",
    "some mod (1.2.3.4)",
    "Forge 47.2.0.1",
    "Forge 78.46.2.1",
    "LWJGL 3.3.1.7",
    "at java.base@17.0.8.1/java.lang.Thread.run(Thread.java:840)",
    "TRANSFORMER/forge@47.2.0.1/net.minecraftforge",
    "|thermal                       |1.4.1.7             |DONE      |",
    "|some host                     |78.1.2.3            |DONE      |",
    "curios-forge-1.16.5-4.0.6.8.jar",
    "Chisel-MC1.12.2-1.0.2.45",
    "forge@[14.23.5.2811,)",
    "neoforge-26.1.0.150-beta",
    "neoforge 26.1.0.150",
    "[1.2.3.4,2.0.0.0)",
    ">=78.1.2.3",
    "0.7.7.1r",
    "1.2.3.4+build.5",
    "1.2.3.4-beta",
    "78.1.2.3-beta",
    "1.2.3.4.Final",
    "Bedrock 1.21.120.25",
    "Version 1.21.120.104",
    "Chrome/115.0.3.1 Safari/537.36",
    "libraries/net/example/78.1.2.3/example.jar",
    "/libraries/1.2.3.4/example.jar",
    "updated from 1.2.3.4 to 1.2.3.5",
    "GlobalMarket v2.0.0.28 (Is it up to date?)",
    "1.04.2.10",
    "93.184.216.034",
    "1.2.3.4.5",
    "93.184.216.34.5",
    "93.184.216",
    "93.184.216.256",
    "版本78.1.2.3",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});

describe("an address that tells nothing stays", () => {
  test.each([
    "0.0.0.0",
    "10.20.30.40",
    "100.64.1.2",
    "100.127.255.255",
    "127.0.0.1",
    "169.254.10.20",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.178.20",
    "198.18.0.7",
    "224.0.2.60",
    "239.255.255.250",
    "255.255.255.255",
    "1.1.1.1",
    "1.0.0.1",
    "8.8.8.8",
    "8.8.4.4",
    "9.9.9.9",
    "223.5.5.5",
  ])("%s", (address) => {
    expect(privateIn(`Alex[/${address}:25565] logged in from ip ${address}`)).toEqual([]);
  });

  test.each(["172.15.255.255", "172.32.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "223.255.255.255"])(
    "but not %s, which is next to them",
    (address) => {
      expect(privateIn(`ip ${address}`)).toEqual([`ipv4: ${address}`]);
    },
  );
});
