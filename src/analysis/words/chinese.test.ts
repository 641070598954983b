import { describe, expect, test } from "bun:test";
import { localeMessages, templatesOf } from "../../../tests/support/locale-messages.ts";

const han = "\\u4e00-\\u9fff";

const sentences = Object.entries(localeMessages("zh-CN"))
  .filter(([key]) => /^(?:findings|terms|insights)\./.test(key) && !/two-sentences|alternative|earlier-run/.test(key))
  .flatMap(([, text]) => templatesOf(text));

/** Without parameters and without what is quoted from a log, a menu or a command. */
const ownWords = (text: string) =>
  text.replace(/\{\w{1,40}\}/g, "").replace(/（[^（）]*）|“[^”]*”|(?<= )\/[a-z][a-z ]*/g, "");

/** Names of files, folders, settings, values and programs that are written small. Nothing else is in English. */
const smallNames = new Set(
  "localhost mods jar lib plugins true false spark config null zip motd object kotlin public private libraries codeofconduct datapacks java saves loom id coremod begin end entrypoints main refmap floodgate packetevents online offline kubejs jndi flite depend softdepend loadbefore servers modern playerdata nogui players xrandr try noexec cd".split(
    " ",
  ),
);

/** Words that the glossary has others for. */
const avoided =
  /您|它们的版本的|版本的版本|内存耗尽|显存耗尽|存在多份|栈帧|调用栈|在线验证|提供方|提供者|纯文本|目录|托管服务|主机商|更新的 (?:Java|Mixin)|更新版本的|覆盖层|本地代码|以及另外|另有|一刻|十秒|FabricAPI/;

describe("the Chinese words", () => {
  test("are many", () => {
    expect(sentences.length).toBeGreaterThan(500);
  });

  test("address nobody politely, and use the words of the glossary", () => {
    expect(sentences.filter((text) => avoided.test(text))).toEqual([]);
  });

  test("hold no English words but names", () => {
    const found = sentences.flatMap((text) =>
      [...ownWords(text).matchAll(/(?<![\w./:+*<>=$-])[a-z]{2,}(?![\w./:+*=-])/g)]
        .map(([word]) => word)
        .filter((word) => !smallNames.has(word))
        .map((word) => `${word}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test("have the marks of Chinese, and no space beside them", () => {
    const marks = new RegExp(`[${han}][,;:!?()]|[,;:!?()][${han}]|[，。：；（）、] | [，。：；（）、]|\\.\\.\\.`);
    expect(sentences.filter((text) => marks.test(text))).toEqual([]);
  });

  test("have one space between Han and Latin letters, digits or parameters", () => {
    // A meaning is a sentence of its own, and ends with a mark.
    const plain = sentences.map((text) => text.replaceAll("{meaning}", "。"));
    const tight = new RegExp(`[${han}][A-Za-z0-9{]|[A-Za-z0-9}][${han}]|[${han}] [${han}]|[${han}] {2}`);
    expect(plain.filter((text) => tight.test(text))).toEqual([]);
  });
});
