import { finding } from "../../model/finding.ts";

const maxMessage = 200;

/** What Bedrock's content log says of a pack: `10:00:00[Json][error]-Lamps | entities/lamp.json | unknown child`. */
export default finding({
  code: "bedrock-content-invalid",
  severity: "warning",
  confidence: 0.85,
  needles: [
    "][error]-",
    " ERROR] [Json] ",
    " ERROR] [Blocks] ",
    " ERROR] [Entity] ",
    " ERROR] [Recipes] ",
    " ERROR] [Molang] ",
    " ERROR] [Item] ",
  ],
  pattern:
    /^(?:(?:\d{1,2}:\d{2}:\d{2})? ?|(?:NO LOG FILE! - )?\[[\d:. -]{8,30} ERROR\] )\[(?!Scripting\])([A-Z][\w ]{1,40})\](?:\[error\]-| )(?:([^|\n]{1,160}?) \| )?([^|\n]{1,200}?)(?: \| ([^\n]{1,600}))?\r?(?:\n|$)/,
  parameters: (match) => {
    const [, area, first, second, rest] = match;
    // With a pack, a file and what is wrong; or only with a file; or in free words.
    const said = rest ?? second!;
    const file = rest ? second : first;
    return {
      pack: rest ? first : undefined,
      file: file && /[\w-]\.\w{2,12}$/.test(file) ? file.trim() : undefined,
      area: area!,
      message: said.trim().slice(0, maxMessage),
    };
  },
  oneFor: ["pack", "file"],
});
