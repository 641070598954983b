import { expect, test } from "bun:test";
import { breakableHeading, breakableText } from "./breakable-text.ts";

test("a long name may be broken between its parts, and nothing else is touched", () => {
  expect(breakableText("It wants org.example.lamps.LampScreen, which <is> missing. Look e.g. here.").text).toBe(
    "It wants org.<wbr>example.<wbr>lamps.<wbr>Lamp<wbr>Screen, which &lt;is&gt; missing. Look e.g. here.",
  );
});

test("so may paths, in any language", () => {
  expect(breakableText("文件 /srv/build/resources/main/lamps.json 不存在。").text).toBe(
    "文件 /<wbr>srv/<wbr>build/<wbr>resources/<wbr>main/<wbr>lamps.<wbr>json 不存在。",
  );
});

test("an option of a command is not broken behind its hyphen", () => {
  expect(breakableText("Start it with -XX:CompileCommand=exclude, --no-gui or re-install it.").text).toBe(
    'Start it with <span class="whole">-XX</span>:CompileCommand=exclude, <span class="whole">--no</span>-gui or re-install it.',
  );
});

test("words of a Chinese heading stay whole, and nothing is lost", () => {
  const { text } = breakableHeading("Lamps 无法加载：与当前版本不兼容。", "zh-CN");
  for (const word of ["无法", "当前", "版本"]) expect(text).toContain(`<span class="whole">${word}</span>`);
  expect(text.replace(/<[^>]{1,40}>/g, "")).toBe("Lamps 无法加载：与当前版本不兼容。");
  expect(breakableHeading("无法", "ja").text).toBe("无法");
});
