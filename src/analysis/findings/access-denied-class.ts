import { finding } from "../finding.ts";
import { isLast } from "../matching/match-text.ts";

export default finding({
  code: "access-denied-class",
  severity: "error",
  joins: ["suspect", "cause"],
  confidence: 0.8,
  needles: ["java.lang.IllegalAccessError: ", "java.lang.IncompatibleClassChangeError: ", "java.lang.VerifyError: "],
  pattern: /^[^\n<]{0,300}java\.lang\.(?:IllegalAccessError|IncompatibleClassChangeError|VerifyError): ([^\n]{1,600})/,
  parameters: (match, place) => {
    const said = match[1]!;
    if (/because module [\w.]{1,100} does not/.test(said)) return null;
    if (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE)\]/.test(place.entry)) return null;
    if (!isLast(place, /java\.lang\.(?:IllegalAccess|IncompatibleClassChange|Verify)Error: /)) return null;
    const [, rest = ""] = /(?:access|overrides) ([^\n]{1,600})/.exec(said) ?? [];
    const name =
      /^[\w' ]{0,80}?(?:class|interface|method|field|member) (?:'(?:[\w$.[\]]{1,200} )?)?([\w$./]{2,250})/.exec(
        rest,
      )?.[1] ?? /(?:class|interface|method:?|field) '?([\w$./]{2,250})/i.exec(said)?.[1];
    const location = /\n[ \t]{0,8}Location:\s{1,16}([\w$/]{2,200})\./.exec(place.upTo(2000))?.[1];
    return { class: (location ?? name)?.replaceAll("/", ".") };
  },
  causedBy: ["java-wrong-module", "java-too-new", "mixin-failed"],
  samples: [
    {
      text: `java.lang.IllegalAccessError: tried to access field net.minecraft.client.Minecraft.field_71449_j from class com.example.zoom.Zoom
	at com.example.zoom.Zoom.tick(Zoom.java:20) ~[Zoom.class:?]`,
      parameters: { suspect: "zoom", culprit: "zoom", class: "net.minecraft.client.Minecraft.field_71449_j" },
    },
    {
      text: `Caused by: java.lang.IllegalAccessError: class com.example.pack.Screen tried to access private field net.minecraft.client.gui.screens.Screen.title (com.example.pack.Screen and net.minecraft.client.gui.screens.Screen are in module x)
	at com.example.pack.Screen.open(Screen.java:55) ~[pack-2.0.jar%2399!/:2.0]`,
      parameters: { suspect: "pack", culprit: "pack", class: "net.minecraft.client.gui.screens.Screen.title" },
    },
  ],
  counterSamples: [
    "java.lang.IllegalAccessError: class a.B (in unnamed module @0x1) cannot access class sun.security.util.HostnameChecker (in module java.base) because module java.base does not export sun.security.util to unnamed module @0x1",
    "[09:00:00] [Server thread/INFO]: <Alex> java.lang.IllegalAccessError: tried to access class a.B",
    "java.lang.IllegalAccessException: class a.B cannot access a member of class c.D",
  ],
});
