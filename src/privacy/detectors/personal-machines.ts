import { lineBefore } from "../characters.ts";
import type { Detector } from "../detector.ts";
import { isGivenName } from "../given-names.ts";
import { commonNames, isImpersonal } from "../impersonal-names.ts";
import { matchAt } from "../sticky-patterns.ts";
import { isAccount } from "./account-words.ts";
import { type SpokenFact, spokenFact } from "./spoken-facts.ts";

/** Names of machines where programs say whose they are. Those of servers, proxies and pods are nobody's: `lobby-eu-3`. */

const devices =
  /^(?:pc|nb|laptop|desktop|notebook|netbook|macbook|mbp|mba|imac|mac|macmini|thinkpad|ideapad|tower|rechner|computer|ordi|portable|workstation|gaming|nas|diskstation|phone|handy|ipad|tablet|iphone)\d*$/;

/** `annas-pc`, `LAPTOP-SVENJA`, `BUERO-HILDEGARD`, `familie-holst`: a device, a given name or a family, and not only words of logs. */
export function isOfPerson(name: string): boolean {
  if (isImpersonal(name)) return false;
  const parts = name.toLowerCase().split(/[-_.]/);
  return parts.some((part) => {
    if (devices.test(part)) return parts.some((other) => other !== part && other.length > 1 && !devices.test(other));
    if (/^famil(?:ie|y|ia|le)$/.test(part)) return parts.length > 1;
    return !commonNames.has(part) && part.length > 3 && (isGivenName(part) || isGivenName(part.replace(/s$/, "")));
  });
}

/** All in capitals with a dash, as Windows has them, or somebody's. */
const isMachine = (name: string) =>
  !isImpersonal(name) && (/^(?=[A-Z\d]*-)(?=[^A-Z]*[A-Z]{3})[A-Z\d-]{5,15}$/.test(name) || isOfPerson(name));

const machine = String.raw`[A-Za-z][\w-]{2,48}(?![\p{L}\p{N}./:@\\-])`;

function machinesBehind(phrase: string, rest: Partial<SpokenFact> = {}): Detector {
  return spokenFact({
    kind: "host-name",
    phrase,
    joint: " [\"'“«]?",
    value: machine,
    isOne: isMachine,
    isInWord: true,
    ...rest,
  });
}

/** The first field of what Java writes of the machine when it dies: `# Host: anna-pc, AMD Ryzen 7, 16 cores, 31G, …`. */
const hostsOfReports = spokenFact({
  kind: "host-name",
  phrase: "Host:",
  joint: " ",
  value: String.raw`[A-Za-z][\w.-]{1,62}(?=, [^\r\n]{4,120}?\d cores)`,
  isOne: (name) => !isImpersonal(name) && !/^(?:x86_64|amd64|aarch64|arm64)$/.test(name),
});

/** "from client ANNA-PC", "Samba name server ANNA-PC is now a master browser" */
const clients = machinesBehind(
  "m (?:client|computer|machine|workstation|device|host|PC|pc)(?<=from [\\w]{2,11})|(?:a|S) name server(?<=(?:Samba|NetBIOS) name server)|kstation(?: name)?:?(?<=[Ww]orkstation(?: name)?:?)",
);

/** "Minecraft auf Annas-Mac", "announced by annas-pc", "Host: SALON-ANNA" */
const shared = machinesBehind("unced by(?<=announced by)|Host:|HOST:", {
  isOne: isOfPerson,
});

/** `\\\\ANNA-PC` alone, as `net view` lists machines. */
const listedMachines: Detector = {
  anchors: ["\\\\"],
  look(text, at, report) {
    const name = matchAt(listed, text, at)?.[1];
    if (name === undefined || /[\w\\:]/.test(text.charAt(at - 1)) || !isMachine(name)) return at + 1;
    report("host-name", at + 2, at + 2 + name.length);
    return at + 2 + name.length;
  },
};

const listed = /\\\\([A-Za-z][\w-]{2,48})(?=["']?(?:\s|$))/y;

/** What a shell writes on a Mac: `annas-mac:server anna$ java`. */
const macPrompts: Detector = {
  anchors: ["$ "],
  look(text, at, report) {
    const found = macPrompt.exec(lineBefore(text, at, 96));
    if (!found || !isAccount(found[3]!)) return at + 1;
    const [all, host = "", folder = "", user = ""] = found;
    const start = at - all.length;
    if (!isImpersonal(host)) report("host-name", start, start + host.length);
    report("user-name", at - user.length, at);
    // The folder of an account is called after it.
    if (folder === user) report("user-name", start + host.length + 1, start + host.length + 1 + folder.length);
    return at + 1;
  },
};

const macPrompt = /^([A-Za-z][\w-]{1,48}):([^\s:]{1,48}) ([a-z_][\w.-]{1,31})$/;

export const personalMachines: readonly Detector[] = [hostsOfReports, clients, shared, listedMachines, macPrompts];
