import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";

describe("an e-mail address is found", () => {
  test.each([
    "⟦alex@example.com⟧",
    "Mail ⟦alex.smith+mc@mail.example.co.uk⟧, please.",
    "<⟦alex@example.com⟧>",
    "mailto:⟦alex@example.com⟧?subject=x",
    "⟦123456@qq.com⟧ ⟦alex@163.com⟧ ⟦alex@126.com⟧",
    "⟦ALEX@EXAMPLE.COM⟧",
    "?email=⟦alex%40example.com⟧&x=1",
    "(⟦alex@example.com⟧)",
    "My mail is ⟦alex@example.com⟧.",
    "§c⟦alex@example.com⟧",
    "\u001b[31m⟦alex@example.com⟧\u001b[0m",
    "邮箱⟦alex@example.com⟧。",
    "⟦alex@my-host.example⟧",
    '{"text":"a\\n⟦john@web.de⟧","b":"\\t⟦nina@web.de⟧ \\r⟦tom@web.de⟧"}',
    '{"text":"a\\n⟦john (at) web (dot) de⟧"}',
    "§e⟦john@web.de⟧ \u001b[33m⟦mia@web.de⟧ \\u001b[33m⟦mia@web.de⟧",
    "⟦john@dev.example.com⟧ ⟦john@de.example.com⟧ ⟦john@me.example.org⟧ ⟦alex@minecraft.net⟧",
    "⟦Anna@cafe.de⟧ ⟦anna@1a2b3c.de⟧",
    "⟦alex@example.com⟧.log ⟦alex@example.com⟧.log.gz",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "email")).toBe(marked);
  });
});

describe("another use of @ stays", () => {
  test.each([
    "java.base@17.0.8.1/java.lang.Thread.run",
    "forge@47.2.0/net.minecraftforge",
    "forge@[14.23.5.2811,)",
    "fabric-api@0.92.2+1.20.1",
    "fabric-api@0.92.2-beta.two",
    "somemod@2.beta",
    "net.example.Foo@1a2b3c4d",
    "Foo@bar",
    "icon@2x.png",
    "mod@latest.jar",
    "handler@net.example.world",
    "method->@Inject::run",
    "@At(value = INVOKE)",
    "@alex",
    "alex@",
    "a@b@c.com",
    "git@github.com:example/example.git",
    '{"text":"a\\ngit@github.com:PaperMC/Paper.git"}',
    "this@Foo.bar",
    "return@forEach.map",
    "net.minecraft.client.Minecraft@1a2b3c4d.run",
    "Item@minecraft.stone",
    "handler@plugin.main",
    "handler@dev.example.mods",
    "handler@me.example.world.client",
    "jdk.internal.loader.ClassLoaders$AppClassLoader@5ffd2b27",
    "'root'@'localhost'",
    "****@****",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});
