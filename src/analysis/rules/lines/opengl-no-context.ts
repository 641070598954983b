import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const frame = /\n[ \t]{0,8}at ([^\s()]{3,500})\(/g;
const platform = /^(?:java|jdk|org\.lwjgl|com\.mojang|net\.minecraft|net\.fabricmc\.loader|cpw\.mods)\./;

/** The JVM writes frames below it, but no exception: the first that is neither Java's nor LWJGL's nor the game's. */
function callerIn(text: string): string | undefined {
  for (const [, written] of text.matchAll(frame)) {
    const method = written!.slice(written!.lastIndexOf("/") + 1);
    if (!platform.test(method) && method.split(".", 3).length === 3) return method;
  }
  return undefined;
}

export default finding({
  code: "opengl-no-context",
  severity: "fatal",
  // The launchers of phones ask a question instead of ending the game.
  severityAt: (_, place) => (place.head.includes("Are you running essential") ? "notice" : undefined),
  joins: ["suspect"],
  confidence: 0.9,
  pattern:
    /^[^\n<]{0,300}(?:No context is current or a function that is not available in the current context was called|IllegalStateException: No GLCapabilities instance set for the current thread|RuntimeException: No OpenGL context found in the current thread)/,
  parameters: (match, place) => {
    // What a crash report writes where it could not ask the graphics card.
    if (match[0].includes("~~ERROR~~") || isRepeated(place, match[0].slice(-40))) return null;
    return { class: callerIn(place.upTo(4000)) };
  },
});
