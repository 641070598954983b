import { describe, expect, test } from "bun:test";
import { garbledPlaces, isGarbled } from "./garbled.ts";

describe("a text is known to be damaged", () => {
  test.each<[how: string, text: string]>([
    ["UTF-8 read as Latin-1", "a lâmpada acendeu: versÃ£o 2"],
    ["Cyrillic in UTF-8 read as Windows-1252", "Ð›Ð°Ð¼Ð¿Ð°"],
    ["Chinese in UTF-8 read as Windows-1252", "ç¯ç¬¼å·²ç»"],
    ["quotation marks in UTF-8 read as Windows-1252", "the lamp isnâ€™t lit"],
    ["GBK read as Latin-1", "µÆÁýÒÑ¾­ÃðÁË"],
    ["Windows-1251 read as Latin-1", "Ëàìïà ïîãàñëà"],
    ["UTF-8 read as Windows-1251", "Р›Р°РјРїР° РїРѕРіР°СЃР»Р°"],
    ["UTF-8 read as code page 866", "╨Ы╨░╨╝╨┐╨░"],
    ["Windows-1251 read as code page 866", "┬ъы■ўхэшх Їюэр╕Ёр тхЁэюую"],
    ["UTF-8 read as GBK", "鐏熄浜嗭紝锛屽畬"],
    ["UTF-8 read as GBK, twice", "锟斤拷锟斤拷"],
    ["unknown characters", "Lamp ��� is out"],
    ["characters that were lost", "Lamp: ???? ??????"],
  ])("%s", (_, text) => {
    expect(isGarbled(text)).toBe(true);
  });

  test.each([
    "La lámpara está apagada; ¿por qué? «Así»",
    "Die Lampe über der Tür läuft nicht: größer als ÄÖÜ",
    "Лампа погасла. ЁЛКА И ТРЁХ ЛАМП. РОССИЯ, СССР",
    "Лямпа не горить, її ґніт закінчився",
    "灯笼已经熄灭，请重新点燃。",
    "ランプが消えました。もう一度点けてください。",
    "║ Лампа ║ Свет ║ 12 ║",
    "§aLamp §cout",
    "�aLamp",
    "ÿÿÿÿÿÿ",
    "What??? Really?",
  ])("unlike %s", (text) => {
    expect(isGarbled(text)).toBe(false);
  });

  test("says where", () => {
    expect(garbledPlaces("ok\nversÃ£o\nok\nnÃ£o\n", 9)).toEqual([7, 15]);
    expect(garbledPlaces("Ã£ ".repeat(99), 5)).toHaveLength(5);
  });
});
