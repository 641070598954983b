import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";

describe("a public IPv6 address is found", () => {
  test.each([
    "⟦2a01:4f8:c0c:1234:0:0:0:1⟧",
    "⟦2A01:4F8:C0C:1234:89AB:CDEF:0123:4567⟧",
    "ip ⟦2a01:4f8:c0c:1::2⟧ connected",
    "ip:⟦2a01:4f8:c0c:1::2⟧",
    "address:⟦2a01:4f8:c0c:1::2⟧",
    "⟦2a01:4f8:c0c:1::⟧ is a network",
    "⟦2a01:4f8:c0c:1::⟧/64",
    "Alex[/[⟦2a01:4f8:c0c:1:0:0:0:2⟧]:50123] logged in",
    "Alex[/⟦2a01:4f8:c0c:1:0:0:0:2⟧:50123] logged in",
    "Alex[/⟦2a01:4f8:c0c:1:0:0:0:2⟧%0:50123] logged in",
    "[⟦2a01::1⟧]:25565",
    "http://[⟦2a01:4f8::93⟧]/",
    "⟦2a01:4f8:c0c:1::2⟧: the connection was reset",
    "The address is ⟦2a01:4f8:c0c:1::2⟧.",
    "§c⟦2a01:4f8:c0c:1::2⟧",
    "⟦2001:470:1:2::3⟧, ⟦3fff:1:2::3⟧",
    "⟦2002:5db8:d822::1⟧",
    "[Geyser] ⟦2a01:4f8:c0c:1::2⟧:19132 connected",
    "server-ip=⟦2a01\\:4f8\\:c0c\\:1\\:\\:2⟧",
    "?ip=⟦2a01%3A4f8%3Ac0c%3A1%3A%3A2⟧&x=1",
    "http://%5B⟦2a01%3a4f8%3ac0c%3a1%3a%3a2⟧%5D%3a25565/",
    "%5B⟦2a01:4f8:c0c:1::2⟧%5D",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "ipv6")).toBe(marked);
  });
});

describe("what is no public IPv6 address stays", () => {
  test.each([
    "::",
    "[::]:25565",
    "::1",
    "/0:0:0:0:0:0:0:1:25565",
    "0:0:0:0:0:0:0:0",
    "fe80::1ff:fe23:4567:890a%eth0",
    "fc00::1:2:3",
    "fd12:3456:789a:1::1",
    "ff02::1:2",
    "2001:db8::1:2:3",
    "2001:0db8:0:0:0:0:0:1",
    "2001:4860:4860::8888",
    "2606:4700:4700::1111",
    "12:34:56",
    "2026:01:31:12:34:56:07:08",
    "20:26:01:31:12:34:56:07",
    "2a:1a:2b:3c:4d:5e:6f:70",
    "75:0b:cc:9b:64:2e:9b:c4:41:d1:95:00:71:ee:87:1a:b3:5e:4b:da",
    "minecraft::stone",
    "a::b",
    "face::bad:1",
    "2024::12",
    "std::vector",
    "Foo::bar()",
    "mixins.example.json:FooMixin->@Inject::onTick",
    "2a01:4f8:c0c:1::2::3",
    "2a01:4f8:c0c:1:2:3:4",
    "2a01:4f8:c0c:1:2:3:4:5:6:7",
    "x2a01:4f8:c0c:1::2",
    "2a01:4f8:c0c:1::2x",
    "2a015:4f8:c0c:1::2",
    "Player369[local:E:f75f8122]",
    "[12:34:56] [Server thread/INFO]: 2:3",
    "#2a01:4f8",
    "2a01:4f8:c0c:1:2:19132",
    "2026\\:01\\:31\\:12\\:34\\:56\\:07\\:08",
    'generator-settings={"layers"\\:1\\:2}',
    "2026-01-31T12%3A34%3A56",
    "fe80%3A%3A1ff%3Afe23%3A4567%3A890a",
    "x2a01%3A4f8%3Ac0c%3A1%3A%3A2",
    "2efbba1edadc7269efdbc0e3c580e72a823777c6fdbf2e78e8fed919184980e0",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});
