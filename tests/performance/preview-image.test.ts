import { beforeAll, test } from "bun:test";
import { defaultSite } from "../../src/branding/site.ts";
import { drawPreview, startDrawing } from "../../src/http/site/preview/draw.ts";
import { brandOf, type PreviewInput } from "../../src/http/site/preview/preview-input.ts";
import { expectTimesAsLong } from "../support/processor-time.ts";

beforeAll(startDrawing);

const english: PreviewInput = {
  title: "Paper 1.20.4 server log",
  finding: "The plugin WorldGuard needs WorldEdit, which is not installed",
  severity: "fatal",
  fileName: "latest.log",
  lines: 2312,
  totals: { errors: 14, warnings: 31 },
  size: 182_334,
  timeline: Array.from({ length: 120 }, (_, i) => ({ error: i % 17 === 3 ? 2 : 0, warning: i % 5, other: 40 })),
  language: "en",
  brand: brandOf(defaultSite, "en"),
};
const chinese: PreviewInput = {
  ...english,
  title: "Paper 1.20.4 服务器日志",
  finding: "插件 WorldGuard 需要 WorldEdit，但它没有安装。请安装它，然后重新启动服务器。",
  fileName: "最新日志.log",
  language: "zh-CN",
  brand: brandOf(defaultSite, "zh-CN"),
};

const bare: PreviewInput = { ...english, title: "a", finding: "a", fileName: "", timeline: [] };

test("a preview image with everything in it takes little longer than one with next to nothing", () => {
  expectTimesAsLong(
    3,
    () => drawPreview(english),
    () => drawPreview(bare),
  );
});

test("a Chinese one takes a little longer, because more fonts are read", () => {
  expectTimesAsLong(
    4,
    () => drawPreview(chinese),
    () => drawPreview(english),
  );
});
