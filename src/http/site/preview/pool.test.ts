import { afterAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { testPatience } from "../../../../tests/support/test-patience.ts";
import { defaultSite } from "../../../branding/site.ts";
import { ownWork } from "../../../work/requester.ts";
import { createPreviewPool } from "./pool.ts";
import { brandOf } from "./preview-input.ts";

const pool = createPreviewPool(testPatience);
afterAll(() => pool.close());

describe("the thread for previews", () => {
  test("draws", async () => {
    const draw = (title: string) =>
      pool.run(
        {
          title,
          finding: "",
          severity: null,
          fileName: "",
          lines: 1,
          totals: { errors: 0, warnings: 0 },
          size: 1,
          timeline: [],
          language: "en",
          brand: brandOf(defaultSite, "en"),
        },
        { requester: ownWork },
      );
    const pictures = await Promise.all(["Log", "日志"].map(draw));
    for (const png of pictures) expect(Buffer.from(png).toString("latin1", 1, 4)).toBe("PNG");
    expect(pictures[0]).not.toEqual(pictures[1]!);
  });
});

test("whoever asks for previews loads neither fonts, nor what draws, nor the analyser", async () => {
  const files = ["pool.ts", "preview-images.ts", "preview-input.ts", "preview-answer.ts"];
  const built = await Bun.build({ entrypoints: files.map((file) => join(import.meta.dir, file)), target: "bun" });
  const code = (await Promise.all(built.outputs.map((output) => output.text()))).join("");
  expect(code).toContain("http/site/preview/thread.ts");
  for (const absent of ["resvg", "woff2", "preview/picture.ts\n", "analysis/analyse.ts\n"]) {
    expect(code).not.toContain(absent);
  }
});
