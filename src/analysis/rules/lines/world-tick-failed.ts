import { finding } from "../../model/finding.ts";

/** A world's name, in the quotation marks of the languages. */
const quoted = /["“「]([^"“”「」\n]{1,80})["”」]/;

/**
 * What PocketMine, Nukkit and what they became say of an error that was caught while a world ticked, in all their languages. They go on,
 * and the rest of that tick does not happen.
 */
export default finding({
  code: "world-tick-failed",
  severity: "error",
  joins: ["cause"],
  needles: [
    "Could not tick level",
    "konnte nicht getickt werden",
    "Nepodarilo se tick uroven",
    "obsluzyc operacji tick",
    "No se puede marcar el nivel",
    "fazer tick no mundo",
    "CRITICAL]",
  ],
  pattern:
    /^([^\n<]{0,200}?)(?:Could not tick level|konnte nicht getickt werden|Nepodarilo se tick uroven|Neįmanoma atnaujinti pasaulio|Nie udalo sie obsluzyc operacji tick|No se puede marcar el nivel|fazer tick no mundo|Ошибка прорисовки мира|Помилка промальов|Impossible de vérifier le monde|Dünya işaretlenemiyor|をチェックすることができませんでした|计算地图|計算地圖|틱을 처리하지 못했습니다)([^\n\r:：︰∶]{0,120})[:：︰∶] ?([^\n\r]{2,300})/,
  parameters: (match, { software }) => {
    const [, before, behind, reason] = match;
    // The first version has no quotation marks; some languages have the name before what they say of it.
    const world = (quoted.exec(behind!) ?? quoted.exec(before!))?.[1] ?? behind!.trim();
    return { world, reason, server: software.name };
  },
  oneFor: ["world", "reason"],
});
