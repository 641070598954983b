import { finding } from "../../model/finding.ts";

export default finding({
  code: "splash-screen-failed",
  severity: "fatal",
  confidence: 0.8,
  needles: ["SplashProgress has detected a error loading Minecraft", "fml.client.SplashProgress$"],
  pattern:
    /^[^\n<]{0,200}?SplashProgress has detected a error loading Minecraft|^\s{1,8}at (?:net\.minecraftforge|cpw\.mods)\.fml\.client\.SplashProgress\$/,
  parameters: (match, place) => {
    if (/SplashProgress/.test(place.before.slice(-2000))) return null;
    // Its own thread: above it are only LWJGL and Java.
    const above = place.before.slice(place.before.lastIndexOf("Exception")).split("\n").slice(1);
    const isOwn = above.every((line) =>
      /^\s{0,8}(?:at (?:java|sun|org\.lwjgl|net\.minecraft\.client\.renderer)[.]|$)/.test(line),
    );
    return match[0].includes("has detected") || isOwn ? {} : null;
  },
});
