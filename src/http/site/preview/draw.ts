import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasm from "@resvg/resvg-wasm/index_bg.wasm" with { type: "file" };
import { bundledFile } from "./bundled-file.ts";
import { pictureHeight, pictureOf, pictureWidth } from "./picture.ts";
import { encodePng } from "./png.ts";
import type { PreviewInput } from "./preview-input.ts";

/** Once, before the first drawing. */
export function startDrawing(): Promise<void> {
  return initWasm(bundledFile(wasm) as Uint8Array<ArrayBuffer>);
}

/** A PNG of 1200 by 630. */
export function drawPreview(input: PreviewInput): Uint8Array {
  const { svg, faces } = pictureOf(input);
  const font = { fontBuffers: faces.map(({ file }) => file), defaultFontFamily: "Inter" };
  const drawing = new Resvg(svg, { font });
  try {
    const image = drawing.render();
    try {
      return encodePng(image.pixels, pictureWidth, pictureHeight);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
