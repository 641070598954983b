import { finding } from "../../model/finding.ts";

export default finding({
  code: "embeddium-missing",
  severity: "fatal",
  confidence: 0.9,
  needles: [
    "net/caffeinemc/mods/sodium/api/memory/MemoryIntrinsics",
    "NoClassDefFoundError: me/jellysquid/mods/sodium/",
  ],
  pattern:
    /^[^\n<]{0,300}?(?:Error loading class: |NoClassDefFoundError: |ClassNotFoundException: )(?:net\/caffeinemc\/mods\/sodium\/api\/memory\/MemoryIntrinsics|me\/jellysquid\/mods\/sodium\/)/,
  parameters: (_, place) =>
    ["oculus", "Oculus"].some((one) => place.mentions(one)) &&
    !["embeddium", "rubidium", "Embeddium", "Rubidium"].some((one) => place.mentions(one))
      ? /MemoryIntrinsics|mods\/sodium\//.test(place.before.slice(-4000))
        ? null
        : {}
      : null,
});
