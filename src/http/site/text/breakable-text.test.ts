import { expect, test } from "bun:test";
import { breakableText } from "./breakable-text.ts";

test("a long name may be broken between its parts, and nothing else is touched", () => {
  expect(breakableText("It wants org.example.lamps.LampScreen, which <is> missing. Look e.g. here.").text).toBe(
    "It wants org.<wbr>example.<wbr>lamps.<wbr>LampScreen, which &lt;is&gt; missing. Look e.g. here.",
  );
});

test("a file keeps its ending and its line, and only what no line has room for is broken between its words", () => {
  expect(breakableText("look at ReadingLampBlock.light, ReadingLampBlock.java:12.").text).toBe(
    "look at ReadingLampBlock.<wbr>light, ReadingLampBlock.java:12.",
  );
  expect(breakableText("AbstractReadingLampOfTheVeryLongHallway").text).toContain("Abstract<wbr>Reading<wbr>Lamp");
});

test("so may paths, in any language", () => {
  expect(breakableText("文件 /srv/build/resources/main/lamps.json 不存在。").text).toBe(
    '文件 <span class="whole">/srv/</span><wbr>build/<wbr>resources/<wbr>main/<wbr>lamps.json 不存在。',
  );
});

test("a path is not broken behind its first slash, nor a short one at all", () => {
  expect(breakableText("cannot write /home/ann/worlds/lamps.properties").text).toContain(
    'write <span class="whole">/home/</span><wbr>ann/<wbr>worlds/<wbr>lamps.properties',
  );
  expect(breakableText("cannot write /srv/lamps.json here, or use /vote").text).toBe(
    'cannot write <span class="whole">/srv/lamps.json</span> here, or use <span class="whole">/vote</span>',
  );
});

test("an option of a command is not broken behind its hyphen", () => {
  expect(breakableText("Start it with -XX:CompileCommand=exclude, --no-gui or re-install it.").text).toBe(
    'Start it with <span class="whole">-XX</span>:CompileCommand=exclude, <span class="whole">--no</span>-gui or re-install it.',
  );
});

test("words of Chinese stay whole, and nothing is lost", () => {
  const { text } = breakableText("Lamps 无法加载：与当前版本不兼容。", "zh-CN");
  expect(breakableText("数据库与服务端", "zh-CN").text).toBe(
    '<span class="whole">数据库</span>与<span class="whole">服务端</span>',
  );
  expect(breakableText("空指针，找出错误", "zh-CN").text).toBe(
    '<span class="whole">空指针</span>，<span class="whole">找出</span><span class="whole">错误</span>',
  );
  for (const word of ["无法加载", "当前", "版本"]) expect(text).toContain(`<span class="whole">${word}</span>`);
  expect(text.replace(/<[^>]{1,40}>/g, "")).toBe("Lamps 无法加载：与当前版本不兼容。");
  expect(breakableText("无法", "ja").text).toBe("无法");
});
