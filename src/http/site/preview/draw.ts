import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasm from "@resvg/resvg-wasm/index_bg.wasm" with { type: "file" };
import { importedFile } from "./imported-file.ts";
import { type Picture, pictureHeight, pictureOf, pictureWidth } from "./picture.ts";
import { encodePng } from "./png.ts";
import type { PictureInput, PreviewInput } from "./preview-input.ts";
import { iconOf, startPictureOf } from "./site-pictures.ts";

/** Once, before the first drawing. */
export function startDrawing(): Promise<void> {
  return initWasm(importedFile(wasm) as Uint8Array<ArrayBuffer>);
}

/** A PNG: of a log or the start page 1200 by 630. */
export function draw(input: PictureInput): Uint8Array {
  if (!("picture" in input)) return drawPreview(input);
  return input.picture === "icon" ? drawIcon(iconOf(input)) : drawPicture(startPictureOf(input));
}

/** Its corners can be seen through. */
function drawIcon(svg: string): Uint8Array {
  return rendered(new Resvg(svg), (image) => image.asPng());
}

type Drawing = InstanceType<typeof Resvg>;
type RenderedImage = ReturnType<Drawing["render"]>;

export function drawPreview(input: PreviewInput): Uint8Array {
  return drawPicture(pictureOf(input));
}

function drawPicture({ svg, faces }: Picture): Uint8Array {
  const font = { fontBuffers: faces.map(({ file }) => file), defaultFontFamily: "Inter" };
  return rendered(new Resvg(svg, { font }), ({ pixels }) => encodePng(pixels, pictureWidth, pictureHeight));
}

function rendered(drawing: Drawing, encode: (image: RenderedImage) => Uint8Array): Uint8Array {
  try {
    const image = drawing.render();
    try {
      return encode(image);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
