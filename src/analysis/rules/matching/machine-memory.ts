import { heapFor, mebibytesOf, memoryText } from "../../facts/memory-sizes.ts";
import type { MatchContext, MaybeParameters } from "../../model/finding.ts";

/** So much of a machine's memory as Java's heap leaves too little for all else that Java and the system need. */
const mostOfMachine = 0.8;

/** `# Java VM: Java HotSpot(TM) Client VM (25.271-b09 mixed mode windows-x86 )` */
const vm = /^# Java VM: ([^\n]{5,250})/m;
const ofSmallJava = /-(?:x86|arm|ppc)\b/;

/** `16169924k(6229992k free)`, `32690M (12312M free)`: what there is, and what of it is free. */
function sizesIn(texts: ReadonlySet<string>): { all: number; free: number } | null {
  for (const text of texts) {
    const [, all, free] = /(?:^|[ ,])(\d{1,15}[kKMG]) ?\((\d{1,15}[kKMG])$/.exec(text) ?? [];
    if (all && free) return { all: mebibytesOf(all) ?? 0, free: mebibytesOf(free) ?? 0 };
  }
  return null;
}

/**
 * Why a report of the JVM says that there was no memory left, where its own numbers tell: a 32-bit Java has no addresses for more,
 * and a machine may have little more than Java's heap alone may take.
 */
export function memoryOfReport(place: MatchContext): MaybeParameters {
  const machine = sizesIn(place.between("page, ", " free)"));
  const java = vm.exec(place.upTo(3000))?.[1] ?? "64-Bit";
  if (!java.includes("64-Bit") && ofSmallJava.test(java)) {
    return {
      area: "java-32-bit",
      memory: machine ? memoryText(machine.all) : undefined,
      free: machine && machine.free > 0 ? memoryText(machine.free) : undefined,
    };
  }
  const [given = ""] = place.between("-Xmx", " ");
  const heap = /^\d{1,12}[kmgt]?$/i.test(given) ? mebibytesOf(given) : null;
  if (!machine || heap === null || heap < machine.all * mostOfMachine) return {};
  return { area: "machine", memory: memoryText(machine.all), heap: memoryText(heap), argument: heapFor(machine.all) };
}
