import { finding } from "../finding.ts";
import { isLast } from "../matching/match-text.ts";

/** The second group is the member; where there is none, it is the last part of the first one. */
const forms = [
  // Java 11 and later: 'void org.bukkit.World.spawn(int)'
  /(?:java\.lang\.)NoSuch(?:Method|Field)Error: '[\w$.<>[\]]{1,200} ([\w$.<>]{4,400})(?:\([^\n'()]{0,600}\))?'/,
  // Class com.example.A does not have member field 'int b'
  /(?:java\.lang\.)NoSuchFieldError: Class ([\w$.]{2,250}) does not have member field '[\w$.[\]]{1,200} ([\w$]{1,150})'/,
  // Before: org.bukkit.World.spawn(I)V, and with slashes.
  /(?:java\.lang\.)NoSuchMethodError: ([\w$./;<>]{4,400})\s?\(/,
  // Only a name: a field
  /(?:java\.lang\.)NoSuchFieldError: ([\w$]{1,150})\s{0,3}(?:\n|$|\r)/,
  /(?:java\.lang\.)AbstractMethodError: (?:Method |Receiver class )?([\w$./]{2,250})[./ ]([\w$<>]{1,150})[^\n]{0,600}/,
];

export default finding({
  code: "method-missing",
  severity: "error",
  joins: ["suspect", "provider"],
  confidence: 0.8,
  needles: ["java.lang.NoSuchMethodError: ", "java.lang.NoSuchFieldError: ", "java.lang.AbstractMethodError: "],
  pattern: /^[^\n<]{0,300}java\.lang\.(?:NoSuchMethod|NoSuchField|AbstractMethod)Error: [^\n]{1,300}/,
  parameters: (_, place) => {
    if (/^[^\n]{0,80}[/ ](?:DEBUG|TRACE)\]/.test(place.entry)) return null;
    if (!isLast(place, /java\.lang\.(?:NoSuchMethod|NoSuchField|AbstractMethod)Error: /)) return null;
    const line = place.upTo(2000).split("\n", 1)[0]!;
    for (const form of forms) {
      const match = form.exec(line);
      if (!match) continue;
      const last = match[2] ? -1 : match[1]!.search(/[.;/][^.;/]{1,150}$/);
      const owner = last === -1 ? match[1] : match[1]!.slice(0, last);
      const name = last === -1 ? match[2] : match[1]!.slice(last + 1);
      if (name === undefined) return { class: undefined, method: owner! };
      // That is how Java calls a constructor.
      const method = name === "<init>" ? { term: "method-constructor" } : name;
      return { class: owner!.replaceAll("/", "."), method };
    }
    return { class: undefined, method: undefined };
  },
  causedBy: ["java-too-old", "java-too-new", "mod-dependency-missing", "plugin-server-version"],
  samples: [
    {
      text: `[09:00:00] [Server thread/ERROR]: Error occurred while enabling Towers v3 (Is it up to date?)
java.lang.NoSuchMethodError: org.bukkit.entity.Player.sendToast(Ljava/lang/String;)V
	at com.example.towers.Towers.onEnable(Towers.java:18) ~[?:?]`,
      codes: ["method-missing", "plugin-enable-failed"],
      parameters: { suspect: "Towers", class: "org.bukkit.entity.Player", method: "sendToast" },
    },
    {
      text: `java.lang.NoSuchMethodError: 'void net.minecraft.class_1937.method_9999(net.minecraft.class_2338, int)'
	at com.example.lamp.LampBlock.tick(LampBlock.java:77)`,
      parameters: { suspect: "lamp", class: "net.minecraft.class_1937", method: "method_9999" },
    },
    {
      text: "Caused by: java.lang.NoSuchFieldError: GLOW_INK\n\tat com.example.ink.Pots.<init>(Pots.java:8) ~[ink-1.jar:?]",
      parameters: { suspect: "ink", method: "GLOW_INK" },
    },
    {
      text: "java.lang.NoSuchMethodError: com.example.gears.Slot.<init>(Lcom/example/gears/Box;I)V\n\tat com.example.panels.Panel.<init>(Panel.java:8) ~[panels-1.jar:?]",
      parameters: { suspect: "panels", class: "com.example.gears.Slot", method: "a constructor" },
    },
    {
      text: `[09:00:00] [Server thread/ERROR]: Error occurred while enabling Towers v3 (Is it up to date?)
java.lang.NoSuchMethodError: java.lang.String.isBlank()Z
	at com.example.towers.Towers.onEnable(Towers.java:18) ~[Towers-3.jar:?]`,
      codes: ["method-missing", "plugin-enable-failed"],
      parameters: { suspect: "Towers", provider: "Java itself", method: "isBlank" },
    },
  ],
  counterSamples: [
    "[09:00:00] [Server thread/INFO]: <Alex> java.lang.NoSuchMethodError: a.b.c()V",
    "[09:00:00] [main/DEBUG]: java.lang.NoSuchMethodError: io.netty.util.X.y()V",
    "java.lang.NoSuchMethodException: com.example.A.<init>()",
  ],
});
