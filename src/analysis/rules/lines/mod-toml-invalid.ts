import { finding } from "../../model/finding.ts";
import { isRepeated, lineOf } from "../matching/match-text.ts";

/** `main`, `/home/alex/lamps/build/resources/main`: no file that somebody downloads. */
const folder = /(?:^|[\\/])(?:main|bin|out|classes|resources|production|java|kotlin|client|[\w-]{1,60}\.main)$/;
const refused = /InvalidModFileException: ([^\n]{3,150}?) \(([^\n()]{1,200})\)\s{0,4}$/;
const misnamed = /Invalid modId found in file ((?:(?! - )[^\n]){1,200}) - ([^ \n]{1,80}) does not match/;

/** What a developer's own mods.toml says, and Forge and NeoForge cannot take: they then give up all that lies beside it. */
export default finding({
  code: "mod-toml-invalid",
  severity: "fatal",
  confidence: 0.95,
  pattern: /^[^\n<]{0,200}?(?:InvalidModFileException: |Invalid modId found in file )/,
  parameters: (_, place) => {
    const line = lineOf(place);
    const [, path, id] = misnamed.exec(line) ?? [];
    const [, reason, file] = refused.exec(line) ?? [];
    if (!folder.test((path ?? file ?? "").trim())) return null;
    if (id !== undefined) return { reason: `Invalid modId found : ${id}` };
    return isRepeated(place, "InvalidModFileException: ") ? null : { reason };
  },
});
