import { describe, expect, test } from "bun:test";
import { privateIn, withMarks, withoutMarks } from "../../../tests/support/private-marks.ts";

describe("a machine with its address at home is found", () => {
  test.each([
    "⟦annas-pc⟧/192.168.1.5:25565",
    "⟦annas-pc⟧/10.0.0.5:25565",
    "⟦annas-pc⟧/172.20.1.5",
    "\u001b[33m⟦annas-pc⟧/192.168.1.5\u001b[0m",
    "§e⟦annas-pc⟧/10.0.0.5",
    '"a\\n⟦annas-pc⟧/10.0.0.5"',
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "host-name")).toBe(marked);
  });

  test.each(["velocity-proxy/127.0.0.1:25577", "lobby-1/10.0.0.5:25566", "some-mod/10.4.2", "some-mod/172.40.0.1.jar"])(
    "but not in %s",
    (text) => {
      expect(privateIn(text)).toEqual([]);
    },
  );
});

describe("an account is found where tools name it", () => {
  test.each([
    "uid=1000(⟦annamaria⟧) gid=1000(⟦annamaria⟧)",
    "\\nuid=1000(⟦annamaria⟧)",
    "/tmp/hsperfdata_⟦annamaria⟧/1234",
    "/tmp/hsperfdata_⟦Jörg⟧/1234",
    "C:\\Temp\\hsperfdata_⟦Anna Maria⟧\\1234",
    "/tmp/lwjgl_⟦annamaria⟧/3.3.3-snapshot/x64/liblwjgl.so",
    "/tmp/lwjgl_⟦annamaria⟧",
    "C:\\Users\\⟦anna⟧\\AppData\\Local\\Temp\\lwjgl_⟦annamaria⟧\\3.3.1\\lwjgl.dll",
    '"C:\\\\Temp\\\\lwjgl_⟦Anna Maria⟧\\\\3.3.1\\\\lwjgl.dll"',
    "D:\\Games\\lwjgl_⟦annamaria⟧\\3.3.1+7\\lwjgl.dll",
    "/tmp/lwjgl⟦annamaria⟧/3.2.2-build-10/liblwjgl.so",
    "/var/folders/x1/abc/T/lwjgl⟦annamaria⟧/3.2.1-build-12/liblwjgl.dylib",
  ])("%s", (marked) => {
    expect(withMarks(withoutMarks(marked), "user-name")).toBe(marked);
  });
});

describe("what only looks like it stays", () => {
  test.each([
    "fluid=1000(water) drained",
    "Tank[fluid=1000(lava), capacity=4000]",
    "guid=1000(foo)",
    "uid=0(root)",
    "uid=1000(minecraft)",
    "/tmp/lwjgl_root/3.3.3/liblwjgl.so",
    "/tmp/lwjgl_opengl",
    "/tmp/lwjgl_stb.so",
    "natives\\lwjgl_glfw.dll",
    "libraries/org/lwjgl/lwjgl/lwjgl_util/2.9.4/lwjgl_util-2.9.4.jar",
    "libraries/org/lwjgl/lwjgl/3.3.1/lwjgl-3.3.1.jar",
    "libraries/org/lwjgl/lwjgl-glfw/3.3.1/lwjgl-glfw-3.3.1.jar",
    "libraries/org/lwjgl3/3.3.1/x",
    "mods/lwjgl3ify/3.0/x",
    "/tmp/lwjgl_********/3.3.3/liblwjgl.so",
  ])("%s", (text) => {
    expect(privateIn(text)).toEqual([]);
  });
});
