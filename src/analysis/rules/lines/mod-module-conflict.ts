import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

/** What the launcher puts together: the game, its libraries and the loader, and no mod. */
const platform =
  /^(?:minecraft|_\d[\w.]{0,20}|forge|neoforge|fml\w{4,12}|cpw\.mods\.[\w.]{3,40}|net\.(?:minecraftforge|neoforged)\.[\w.]{3,40}|JarJar[A-Z]\w{3,20}|(?:org\.)?lwjgl(?:[._][\w.]{1,60})?|brigadier|authlib|datafixerupper|org\.(?:apache|slf4j|objectweb)\.[\w.]{2,60}|(?:com\.)?google\.[\w.]{2,40}|io\.netty\.[\w.]{2,40}|log4j[\w.]{0,30}|slf4j[\w.]{0,30}|jopt\.simple)$/;

export default finding({
  code: "mod-module-conflict",
  severity: "fatal",
  confidence: 0.95,
  pattern:
    /^[^\n]{0,140}?(?:ResolutionException: Module ([\w.$-]{1,100}) contains package ([\w.$]{1,200}), module ([\w.$-]{1,100}) exports package|ResolutionException: Modules ([\w.$-]{1,100}) and ([\w.$-]{1,100}) export package ([\w.$]{1,200}) to module|ResolutionException: Module ([\w.$-]{1,100}) reads (?:more than one module|another module) named ([\w.$-]{1,100})|LayerInstantiationException: Package ([\w.$]{1,200}) in both module ([\w.$-]{1,100}) and module ([\w.$-]{1,100})|A mixin config named ([^\s]{1,150}) is provided by both ((?:(?! and )[^\n]){1,200}) and ([^\n]{1,200})|Non-unique Mixin config name ([^\s]{1,150}) used by the mods ([\w.-]{1,64}) and ([\w.-]{1,64})|Some mods have requested conflicting versions of: ([^\s]{1,150})\. Requested by: ([^\n]{1,300}))/,
  parameters: (match, place) => {
    if (isRepeated(place, "ResolutionException: ")) return null;
    const [, a1, p1, b1, a2, b2, p2, a3, b3, p4, a4, b4, config, a5, b5, shared, a6, b6, library, wanting] = match;
    if (shared) return { modules: [a6!, b6!], package: shared };
    if (library) return { modules: wanting!.trim().replace(/\.$/, "").split(/, ?/).slice(0, 30), package: library };
    if (config) return { modules: [a5!, b5!.trim()], package: config };
    // OptiFine twice has advice of its own.
    if (a3 === "optifine") return null;
    const modules = [a1 ?? a2 ?? a3 ?? a4!, b1 ?? b2 ?? b3 ?? b4!];
    const why = modules.every((name) => platform.test(name)) ? "game" : undefined;
    return { modules: [...new Set(modules)], package: p1 ?? p2 ?? p4 ?? b3!, why };
  },
});
