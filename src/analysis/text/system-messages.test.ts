import { expect, test } from "bun:test";
import { systemMessage } from "./system-messages.ts";

test.each([
  ["fileInUse", "C:\\mc\\a.jar: 另一个程序正在使用此文件，进程无法访问。"],
  ["fileInUse", "IO error: lock db/LOCK: Die Ressource ist zur Zeit nicht verfügbar"],
  ["accessDenied", "world/level.dat (Permesso negato)"],
  ["diskFull", "java.io.IOException: ディスクに十分な空き領域がありません。"],
  ["fileMissing", "a.cfg (Sistem belirtilen dosyayı bulamıyor)"],
  ["portTaken", "java.net.BindException: Indirizzo già in uso (Bind failed)"],
  ["connectionRefused", "finishConnect(..) failed: Połączenie odrzucone"],
  ["connectionCut", "java.io.IOException: 连接被对方重设"],
  ["handleInvalid", "java.io.IOException: ハンドルが無効です。"],
  ["inputOutput", "java.io.IOException: Błąd wejścia/wyjścia"],
  ["hostUnknown", "db.example.org: Nom ou service inconnu"],
] as const)("%s is known in %s", (kind, text) => {
  const kinds = [
    "accessDenied",
    "diskFull",
    "fileInUse",
    "fileMissing",
    "portTaken",
    "connectionCut",
    "hostUnknown",
    "inputOutput",
  ];
  expect(new RegExp(systemMessage(kind)).test(text)).toBe(true);
  const others = kinds.filter((other) => other !== kind) as (typeof kind)[];
  expect(others.filter((other) => new RegExp(systemMessage(other)).test(text))).toEqual([]);
});

test("brackets in a wording are taken as they are", () => {
  expect(new RegExp(systemMessage("connectionCut")).test("Datenübergabe unterbrochen (broken pipe)")).toBe(true);
});
