import { generate } from "lean-qr";

const svg = "http://www.w3.org/2000/svg";
/** The empty border that readers need, in modules. */
const quietZone = 4;

/** Black on white in every theme: many readers do not see a light code on a dark ground. */
export function qrCode(text: string, label: string): SVGSVGElement {
  const code = generate(text);
  const size = code.size + 2 * quietZone;
  const picture = document.createElementNS(svg, "svg");
  picture.setAttribute("viewBox", `0 0 ${size} ${size}`);
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", label);
  picture.setAttribute("shape-rendering", "crispEdges");
  const ground = document.createElementNS(svg, "rect");
  ground.setAttribute("width", String(size));
  ground.setAttribute("height", String(size));
  ground.setAttribute("fill", "#fff");
  const modules = document.createElementNS(svg, "path");
  modules.setAttribute("d", modulesAsPath(code));
  modules.setAttribute("fill", "#000");
  picture.append(ground, modules);
  return picture;
}

/** One rectangle for each run of dark modules in a row. */
function modulesAsPath(code: { size: number; get(x: number, y: number): boolean }): string {
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      const width = x - from + 1;
      path += `M${from + quietZone} ${y + quietZone}h${width}v1h-${width}z`;
    }
  }
  return path;
}
