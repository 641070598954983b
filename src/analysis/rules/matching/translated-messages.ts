/** What Fabric, Forge and NeoForge say of mods that do not fit, in the languages they ship beside English. */

export type TranslatedKind = "missing" | "wrong-version" | "incompatible" | "failed" | "wrong-loader";

export interface TranslatedMessage {
  kind: TranslatedKind;
  /** A literal that the line has to have. */
  needle: string;
  /** Tried on the line. What its named groups mean is told below. */
  pattern: RegExp;
  /** Tried on the next line, which says what there is. */
  below?: RegExp;
}

/** What a message says. `range`: the versions that are wanted; `have`: the one that is there. */
export interface TranslatedParts {
  mod: string;
  dep: string;
  range: string;
  have: string | undefined;
  file: string;
}

/**
 * Everything up to a literal, where that stands first: nothing is tried a second time.
 * The groups: `mod`, `dep`, `range`, `have` and `file` are what they say. `versioned` is a mod and its version behind a blank,
 * `bracketed` behind a bracket; `asked` is a range and behind a blank who it is of, `called` the other way round, with a
 * bracket between them.
 */
const upTo = (group: string, end: string, set = "[^\\n，,、]") => `(?<${group}>(?:(?!${end})${set}){1,180})${end}`;
const id = (group: string) => String.raw`(?<${group}>[\w.-]{2,64})(?![\w.-])`;
const anything = "[^\\n]";

/** `\t - 模组 'Lamps' (lamps) 1.0 需要 …` */
function fabric(needle: string, kind: TranslatedKind, ...parts: string[]): TranslatedMessage {
  return { kind, needle, pattern: new RegExp(`^(?:(?!- )[^\\n]){0,200}- ${parts.join("")}`) };
}

/** Two lines: what is asked for, and what is there. */
function forge(needle: string, ask: string, there: string): TranslatedMessage {
  const below = new RegExp(`^[^\\n]{0,20}?${there}(?<have>[^\\n]{1,80})`);
  return { kind: "missing", needle, pattern: new RegExp(ask), below };
}

const file = (before: string, behind: string) => `${before}(?<file>(?:(?!${behind})[^\\n]){1,100})${behind}`;
const need = String.raw` ?(?<range>[^\n。]{0,120})`;

export const translatedMessages: readonly TranslatedMessage[] = [
  // Fabric Loader: Simplified and Traditional Chinese, Japanese, Korean, Spanish, Vietnamese.
  fabric("但没有安装它", "missing", upTo("versioned", " 需要 "), upTo("dep", " 的 "), upTo("range", "，但没有安装它")),
  fabric(
    "但已经安装了的版本",
    "wrong-version",
    upTo("versioned", " 需要 "),
    upTo("dep", " 的 "),
    upTo("range", "，但已经安装了的版本 "),
    upTo("have", " 不对"),
  ),
  fabric(
    "不兼容，但已经安装",
    "incompatible",
    upTo("versioned", " 与 "),
    upTo("dep", " 的 "),
    upTo("range", " 不兼容，但已经安装"),
  ),
  fabric("但該版本缺失", "missing", upTo("versioned", " 需要 "), upTo("asked", "，但該版本缺失")),
  fabric(
    "但只有錯誤的版本可用",
    "wrong-version",
    upTo("versioned", " 需要 "),
    upTo("asked", "，但只有錯誤的版本可用："),
    upTo("have", "[！!]", anything),
  ),
  fabric("不相容，但有匹配的版本", "incompatible", upTo("versioned", " 與 "), upTo("asked", " 不相容")),
  fabric(
    "そのModがありません",
    "missing",
    upTo("versioned", " は "),
    upTo("range", " の "),
    upTo("dep", " を必要としますが、そのModがありません", anything),
  ),
  fabric(
    "異なるバージョンのModが",
    "wrong-version",
    upTo("versioned", " は "),
    upTo("range", " の "),
    upTo("dep", " を必要としますが、異なるバージョンのModが読み込まれています: ", anything),
    upTo("have", "[！!]", anything),
  ),
  fabric(
    "と互換性がないのに",
    "incompatible",
    upTo("versioned", " は "),
    upTo("range", " の "),
    upTo("dep", " と互換性がないのに", anything),
  ),
  fabric(
    "해당 모드가 빠져 있습니다",
    "missing",
    upTo("bracketed", String.raw` 버전\)은 `),
    upTo("called", String.raw`\)이 필요하지만, 해당 모드가 빠져`, anything),
  ),
  fabric(
    "이 필요하지만, 잘못된 버전",
    "wrong-version",
    upTo("bracketed", String.raw` 버전\)은 `),
    upTo("called", String.raw`\)이 필요하지만, 잘못된 버전\(`, anything),
    upTo("have", String.raw`\)`, anything),
  ),
  fabric(
    "que no tienes!",
    "missing",
    "¡",
    upTo("versioned", " necesita "),
    upTo("range", " de "),
    upTo("dep", ", que no tienes!", anything),
  ),
  fabric(
    "una versión incorrecta: ",
    "wrong-version",
    "¡",
    upTo("versioned", " necesita "),
    upTo("range", " de "),
    upTo("dep", ", pero sólo tienes una versión incorrecta: ", anything),
    upTo("have", "!", anything),
  ),
  fabric(
    "no es compatible con ",
    "incompatible",
    "¡",
    upTo("versioned", " no es compatible con "),
    upTo("range", " de "),
    upTo("dep", ", pero", anything),
  ),
  fabric(
    "hiện đang thiếu",
    "missing",
    upTo("versioned", " yêu cầu "),
    // ` trên ` or ` của `
    upTo("range", " [tc][rủ][êa]"),
    "n? ",
    upTo("dep", ", hiện đang thiếu", anything),
  ),
  // Forge and NeoForge.
  forge("依赖", `(?<![\\w.-])Mod ?${id("mod")}依赖${id("dep")}${need}`, "目前，[^\\s为]{2,64}为"),
  forge("需要 ", `模组 ${id("mod")} 需要 ${id("dep")}${need}`, "目前 \\S{2,64} 是 "),
  forge("需要 ", `模組 ${id("mod")} 需要 ${id("dep")}${need}`, "目前 \\S{2,64} 是 "),
  forge(" требует ", `Мод ${id("mod")} требует ${id("dep")}${need}`, "Сейчас \\S{2,64} — "),
  forge(" benötigt ", `(?<![\\w.-])Mod ${id("mod")} benötigt ${id("dep")}${need}`, "Aktuell, \\S{2,64} ist "),
  forge(" requiert ", `(?<![\\w.-])[Ll]e mod ${id("mod")} requiert ${id("dep")}${need}`, "actuellement \\S{2,64} est "),
  forge(" requiere ", `(?<![\\w.-])El [Mm]od ${id("mod")} requiere ${id("dep")}${need}`, "Actualmente, \\S{2,64} es "),
  forge(" requer ", `(?<![\\w.-])Mod ${id("mod")} requer ${id("dep")}${need}`, "Atualmente, \\S{2,64} est[aá] "),
  forge(
    "を必要とします",
    `(?<![\\w.-])Mod ${id("mod")} は${id("dep")} ?(?<range>(?:(?!を必要)[^\\n。]){0,40})を必要とします`,
    "現在、[^\\sは]{2,64} ?は",
  ),
  forge(
    "가 필요합니다",
    `모드 ${id("mod")}을\\(를\\) 불러오려면 ${id("dep")}\\((?<range>[^)\\n]{0,100})\\)가 필요합니다`,
    "현재 [\\w.-]{2,64}은 ",
  ),
  ...[
    "未能正确加载",
    "无法正确加载",
    "無法正確載入",
    "не удалось правильно загрузить",
    "konnte nicht korrekt geladen werden",
    "n'a pas réussi à se charger correctement",
    "no se ha cargado correctamente",
    "falhou ao carregar corretamente",
    "を読み込めませんでした",
  ].map(
    (needle): TranslatedMessage => ({
      kind: "failed",
      needle,
      pattern: new RegExp(`(?<![^\\n:：（(])(?<mod>[^\\n:：（(]{1,80})[（(]${id("dep")}[）)] ?${needle}`),
    }),
  ),
  ...(
    [
      ["Fabric Mod", file("文件 ", "是无法加载的Fabric Mod")],
      ["是 Fabric 模组，无法加载", file("文件 ", " 是 Fabric 模组，无法加载")],
      ["是 Fabric 模組，無法載入", file("檔案 ", " 是 Fabric 模組，無法載入")],
      ["является модом Fabric", file("Файл ", " является модом Fabric")],
      ["ist eine Fabric-Mod", file("Datei ", " ist eine Fabric-Mod")],
      ["est un mod Fabric", file("Le fichier ", " est un mod Fabric")],
      ["es un mod de Fabric", file("El archivo ", " es un mod de Fabric")],
      ["é um mod para Fabric", file("Arquivo ", " é um mod para Fabric")],
      ["はFabric用のMod", file("ファイル ", "はFabric用のMod")],
      ["파일은 Fabric 전용", "(?<![^\\s\\\\/])(?<file>[^\\s\\\\/]{1,160}) 파일은 Fabric 전용"],
    ] as const
  ).map(([needle, source]): TranslatedMessage => ({ kind: "wrong-loader", needle, pattern: new RegExp(source) })),
];

/** What the message says, if a line and the one below it have it. */
export function readTranslated({ pattern, below }: TranslatedMessage, text: string): TranslatedParts | null {
  const [line = "", next = ""] = text.split("\n", 2);
  const said = pattern.exec(line)?.groups;
  const there = below ? below.exec(next)?.groups : {};
  if (!said || !there) return null;
  const { versioned, bracketed, asked, called, mod, dep, range, have, file } = { ...said, ...there };
  const [wanted, of] = asked === undefined ? splitAtLast(called ?? "", "(").reverse() : askedOf(asked);
  return {
    mod: mod ?? splitAtLast(versioned ?? bracketed ?? "", versioned === undefined ? "(" : " ")[0],
    dep: dep ?? of!,
    range: range ?? wanted!,
    have: have?.trim().replace(/(?:です|입니다|。|\.)$/, ""),
    file: file?.trim() ?? "",
  };
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** `2.0 或更高版本 模組 'Bright Bulbs' (bulbs)`, `2.0 或更高版本 bulbs` */
function askedOf(asked: string): [range: string, dep: string] {
  const quote = asked.endsWith(")") ? asked.indexOf(" '") : -1;
  if (quote === -1) return splitAtLast(asked, " ");
  return [asked.slice(0, quote).replace(/ 模組$/, ""), asked.slice(quote + 1)];
}

/** What stands for `not installed`. */
export const notInstalled =
  /没有安装|未安装|未安裝|不存在|не установлен|nicht installiert|non installé|no instalado|não instalad|導入されていません|설치되지 않음|not installed|none|null/i;
