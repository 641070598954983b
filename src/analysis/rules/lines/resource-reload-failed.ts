import { finding } from "../../model/finding.ts";

/** `in resourcepack: 'file/Soft 64x.zip'`, `from pack file/Soft 64x.zip` */
const packIn = /(?:resource ?pack: ?'|from pack |in pack )(?:file\/)?([^'\n\r]{1,120})/;
/** Not a pack that somebody chose. */
const builtIn = /^(?:vanilla|default|fabric|mod_resources|server|mod[:/]|programmer_art|high_contrast)/i;

/** The game gives up the packs that are chosen and goes on without them. */
export default finding({
  code: "resource-reload-failed",
  severity: "error",
  joins: ["cause", "suspect"],
  confidence: 0.85,
  pattern: /(?:Caught error loading resourcepacks, |Caught error stitching, removing all )/,
  parameters: (_, place) => {
    const said = packIn.exec(place.upTo(20_000))?.[1]?.trim();
    const pack = said && /^.{1,120}?\.zip/.test(said) ? said.slice(0, said.indexOf(".zip") + 4) : said;
    return { pack: pack && !builtIn.test(pack) ? pack : undefined };
  },
  oneFor: ["pack"],
  // After a mod that failed the game cannot load its resources either.
  impliedBy: [
    "mod-dependency-missing",
    "mod-dependency-version",
    "mod-exception",
    "mod-fatal",
    "mod-event-failed",
    "mod-entrypoint-failed",
    "mod-incompatible",
    "out-of-memory",
  ],
});
