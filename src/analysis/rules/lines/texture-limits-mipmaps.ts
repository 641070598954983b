import { finding } from "../../model/finding.ts";

/** With so few levels left, distant blocks flicker; one or two less than wished is hardly seen. */
const fewLevels = 1;

export default finding({
  code: "texture-limits-mipmaps",
  severity: "notice",
  role: "environment",
  pattern:
    /^[^\n<]{0,160}?Texture ([^\s]{3,160}) with size (\d{1,5}x\d{1,5}) limits mip level from (\d{1,2}) to (\d{1,2})/,
  parameters: ([, texture, size, from, to]) => (Number(to) <= fewLevels ? { texture, size, from, to } : null),
  oneFor: [],
});
