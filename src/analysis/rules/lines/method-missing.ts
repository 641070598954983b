import { finding, type MaybeParameters } from "../../model/finding.ts";
import { platformOf } from "../../owners/platform-packages.ts";
import { isDebug, isLast } from "../matching/match-text.ts";
import { isOnServer } from "../matching/on-server.ts";

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
  /(?:java\.lang\.)AbstractMethodError: (?:Method )?([\w$./]{2,250})[./]([\w$<>]{1,150})[^\n]{0,600}/,
];

/** What only another Java has. */
const ofJava = /^(?:java|sun|jdk)[./]/;

/**
 * `Receiver class a.Lamp does not define or inherit an implementation of the resolved method 'abstract int glow()' of interface
 * b.Light.`: the lamp was made for another version of the light. Of a class of the game, the mixin that would add it is not there.
 */
function ofReceiver(line: string): MaybeParameters | null {
  const receiver = /AbstractMethodError: Receiver class ([\w$.]{2,250}) /.exec(line)?.[1];
  const [, method, declaring] =
    / ([\w$<>]{1,150})\([^()\n]{0,600}\)' of (?:interface|abstract class) ([\w$.]{2,250})\./.exec(line) ?? [];
  if (!receiver || !method) return null;
  const isOfPlatform = platformOf(`${receiver}.`) !== null;
  return { class: isOfPlatform ? receiver : declaring, method, wanting: isOfPlatform ? declaring : receiver };
}

export default finding({
  code: "method-missing",
  severity: "error",
  joins: ["suspect", "provider"],
  confidence: 0.8,
  pattern: /^[^\n<]{0,300}java\.lang\.(?:NoSuchMethod|NoSuchField|AbstractMethod)Error: [^\n]{1,300}/,
  parameters: (_, place) => {
    if (isDebug(place)) return null;
    if (!isLast(place, /java\.lang\.(?:NoSuchMethod|NoSuchField|AbstractMethod)Error: /)) return null;
    const line = place.upTo(2000).split("\n", 1)[0]!;
    // What only the client has is left out of servers: told for itself.
    if (/MethodError: [^\n]{0,400}?net[./]minecraft[./]client[./]/.test(line) && isOnServer(place)) return null;
    const received = ofReceiver(line);
    if (received) return received;
    for (const form of forms) {
      const match = form.exec(line);
      if (!match) continue;
      const last = match[2] ? -1 : match[1]!.search(/[.;/][^.;/]{1,150}$/);
      const owner = last === -1 ? match[1] : match[1]!.slice(0, last);
      const name = last === -1 ? match[2] : match[1]!.slice(last + 1);
      // What newer versions of Java took away: that is another finding.
      if (owner === "sun.misc.Unsafe") return null;
      if (name === undefined) return { class: undefined, method: owner! };
      // That is how Java calls a constructor.
      const method = name === "<init>" ? { term: "method-constructor" } : name;
      const how = ofJava.test(owner!) ? "java" : undefined;
      return { class: owner!.replaceAll("/", "."), method, how };
    }
    return { class: undefined, method: undefined };
  },
  causedBy: ["java-too-old", "java-too-new", "mod-dependency-missing", "plugin-server-version"],
});
