import type { MaybeParameters } from "../../model/finding.ts";
import type { Statement } from "../../model/model.ts";

/** `1.8.0_312` → 8, `23.0.2` → 23 */
export function majorOf(version: string): number {
  const [first, second] = version.split(/[._+-]/, 2);
  return Number(first === "1" ? second : first);
}

/** Class file 52 is Java 8, 65 is Java 21: the first Java that reads such classes. */
export function javaOfClassFile(version: string): string {
  return String(Number.parseInt(version, 10) - 44);
}

/** The Java that the game brings with it; `null` for versions that nobody knows yet. */
export function javaFor(version: string): number | null {
  // Since 2026 the first number is the year.
  if (/^26\.\d/.test(version)) return 25;
  const found = /^1\.(\d{1,2})(?:\.(\d{1,2}))?/.exec(version);
  if (!found) return null;
  const [minor, patch] = [Number(found[1]), Number(found[2] ?? 0)];
  if (minor <= 16) return 8;
  return minor < 20 || (minor === 20 && patch <= 4) ? 17 : 21;
}

/** The game of a log and the Java that it is made for; nothing where that is the one in use, or an older one is. */
export function javaOfGame(statements: readonly Statement[], stated: MaybeParameters[string]): MaybeParameters {
  const minecraft = statements.find(({ label }) => label === "Minecraft version")?.value;
  const java = stated ?? statements.find(({ label }) => label === "Java version")?.value;
  const wanted = minecraft ? javaFor(minecraft) : null;
  const isFitting = typeof java === "string" && wanted !== null && majorOf(java) <= wanted;
  return wanted === null || isFitting ? {} : { minecraft, wanted: String(wanted) };
}

const ofJava = /^meaning-java-(?:lacks|forbids|closed)$/;
/** From then on it keeps its own parts to itself. */
const closedSince = 16;

/** What to do about a failure that another Java leads to: take the one that the game is made for, where an even newer one runs. */
export function javaRemedy(meaning: MaybeParameters[string], statements: readonly Statement[]): MaybeParameters {
  const term = typeof meaning === "object" && meaning !== null && "term" in meaning ? meaning.term : "";
  const minecraft = statements.find(({ label }) => label === "Minecraft version")?.value;
  const { wanted } = ofJava.test(term) ? javaOfGame(statements, undefined) : {};
  if (!minecraft || typeof wanted !== "string") return {};
  if (term === "meaning-java-closed" && Number(wanted) >= closedSince) return {};
  const used = statements.find(({ label }) => label === "Java version")?.value;
  return { remedy: { term: "remedy-java", parameters: { minecraft, wanted, ...(used ? { used } : {}) } } };
}

/** The first builds that know the certificates which most servers have today: those of Let's Encrypt. */
const firstBuilds: Record<number, number> = { 7: 151, 8: 141 };

/** The Java of a log where it is too old for today's certificates, as people call it (`8u51`), and the one to take. */
export function javaWithoutCertificates(statements: readonly Statement[]): MaybeParameters {
  const java = statements.find(({ label }) => label === "Java version")?.value ?? "";
  const [, major, build] = /^1\.([5678])\.0(?:_(\d{1,3}))?(?!\d)/.exec(java) ?? [];
  if (!major || (build === undefined && major === "8")) return {};
  if (Number(build ?? 0) >= (firstBuilds[Number(major)] ?? Number.POSITIVE_INFINITY)) return {};
  const minecraft = statements.find(({ label }) => label === "Minecraft version")?.value;
  const wanted = (minecraft ? javaFor(minecraft) : null) ?? 8;
  return { used: build ? `${major}u${Number(build)}` : major, wanted: String(wanted) };
}
