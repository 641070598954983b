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
    "jdk.internal.loader.ClassLoaders$AppClassLoader@5ffd2b27",
    "'root'@'localhost'",
    "****@****",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});
