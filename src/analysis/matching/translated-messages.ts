/** What Fabric, Forge and NeoForge say of mods that do not fit, in the languages they ship beside English. */

export type TranslatedKind = "missing" | "wrong-version" | "incompatible" | "failed" | "wrong-loader";

export interface TranslatedMessage {
  kind: TranslatedKind;
  /** A literal that the line has to have. */
  needle: string;
  /** Named groups: `mod`, `dep`, `range`, `have`, `file`. Tried on one line, or on it and the next one. */
  pattern: RegExp;
}

/** `模组 'Lamps' (lamps)`, `lamps`, `'Minecraft' (minecraft)` */
const name = (group: string) => `(?<${group}>[^，,、]{1,120}?)`;
const range = `(?<range>[^，]{1,120}?)`;
const have = `(?<have>[^！!]{1,80}?)`;
const id = (group: string) => String.raw`(?<${group}>[\w.-]{2,64})`;

function fabric(needle: string, kind: TranslatedKind, source: string): TranslatedMessage {
  return { kind, needle, pattern: new RegExp(source) };
}

/** Two lines: what is asked for, and what is there. */
function forge(needle: string, ask: string, there: string): TranslatedMessage {
  return { kind: "missing", needle, pattern: new RegExp(`${ask}\\s{0,4}\\r?\\n[^\\n]{0,20}?${there}`) };
}

const need = String.raw` ?(?<range>[^\n。]{0,120}?)`;
const present = String.raw`(?<have>[^\n]{1,80}?)(?:です|입니다|。|\.)?\s{0,4}(?:\r?\n|$)`;

export const translatedMessages: readonly TranslatedMessage[] = [
  // Fabric Loader: Simplified and Traditional Chinese, Japanese, Korean, Spanish, Vietnamese.
  fabric("但没有安装它", "missing", `- ${name("mod")} \\S{1,60} 需要 ${name("dep")} 的 ${range}，但没有安装它`),
  fabric(
    "但已经安装了的版本",
    "wrong-version",
    `- ${name("mod")} \\S{1,60} 需要 ${name("dep")} 的 ${range}，但已经安装了的版本 ${have} 不对`,
  ),
  fabric(
    "不兼容，但已经安装",
    "incompatible",
    `- ${name("mod")} \\S{1,60} 与 ${name("dep")} 的 ${range} 不兼容，但已经安装`,
  ),
  fabric("但該版本缺失", "missing", `- ${name("mod")} \\S{1,60} 需要 ${range} (?<dep>\\S{1,80})，但該版本缺失`),
  fabric(
    "但只有錯誤的版本可用",
    "wrong-version",
    `- ${name("mod")} \\S{1,60} 需要 ${range} (?<dep>(?:模組 )?'[^'\\n]{1,80}' \\(\\S{1,64}\\)|\\S{1,80})，但只有錯誤的版本可用：${have}[！!]`,
  ),
  fabric(
    "不相容，但有匹配的版本",
    "incompatible",
    `- ${name("mod")} \\S{1,60} 與 ${range} (?<dep>(?:模組 )?'[^'\\n]{1,80}' \\(\\S{1,64}\\)|\\S{1,80}) 不相容`,
  ),
  fabric(
    "そのModがありません",
    "missing",
    `- ${name("mod")} \\S{1,60} は ${range} の (?<dep>[^\\n]{1,100}?) を必要としますが、そのModがありません`,
  ),
  fabric(
    "異なるバージョンのModが",
    "wrong-version",
    `- ${name("mod")} \\S{1,60} は ${range} の (?<dep>[^\\n]{1,100}?) を必要としますが、異なるバージョンのModが読み込まれています: ${have}[!！]`,
  ),
  fabric(
    "と互換性がないのに",
    "incompatible",
    `- ${name("mod")} \\S{1,60} は ${range} の (?<dep>[^\\n]{1,100}?) と互換性がないのに`,
  ),
  fabric(
    "해당 모드가 빠져 있습니다",
    "missing",
    `- ${name("mod")}\\([^)\\n]{1,60} 버전\\)은 (?<dep>[^\\n(]{1,100}?)\\((?<range>[^)\\n]{1,100})\\)이 필요하지만, 해당 모드가 빠져`,
  ),
  fabric(
    "이 필요하지만, 잘못된 버전",
    "wrong-version",
    `- ${name("mod")}\\([^)\\n]{1,60} 버전\\)은 (?<dep>[^\\n]{1,100}?)\\((?<range>[^)\\n]{1,100})\\)이 필요하지만, 잘못된 버전\\((?<have>[^)\\n]{1,80})\\)`,
  ),
  fabric(
    "que no tienes!",
    "missing",
    `- ¡${name("mod")} \\S{1,60} necesita ${range} de (?<dep>[^\\n]{1,100}?), que no tienes!`,
  ),
  fabric(
    "una versión incorrecta: ",
    "wrong-version",
    `- ¡${name("mod")} \\S{1,60} necesita ${range} de (?<dep>[^\\n]{1,100}?), pero sólo tienes una versión incorrecta: ${have}!`,
  ),
  fabric(
    "no es compatible con ",
    "incompatible",
    `- ¡${name("mod")} \\S{1,60} no es compatible con ${range} de (?<dep>[^\\n]{1,100}?), pero`,
  ),
  fabric(
    "hiện đang thiếu",
    "missing",
    `- ${name("mod")} \\S{1,60} yêu cầu ${range} (?:trên|của) (?<dep>[^\\n]{1,100}?), hiện đang thiếu`,
  ),
  // Forge and NeoForge.
  forge("依赖", `Mod ?${id("mod")}依赖${id("dep")}${need}`, `目前，\\S{2,64}?为${present}`),
  forge("需要 ", `模组 ${id("mod")} 需要 ${id("dep")}${need}`, `目前 \\S{2,64} 是 ${present}`),
  forge("需要 ", `模組 ${id("mod")} 需要 ${id("dep")}${need}`, `目前 \\S{2,64} 是 ${present}`),
  forge(" требует ", `Мод ${id("mod")} требует ${id("dep")}${need}`, `Сейчас \\S{2,64} — ${present}`),
  forge(" benötigt ", `Mod ${id("mod")} benötigt ${id("dep")}${need}`, `Aktuell, \\S{2,64} ist ${present}`),
  forge(" requiert ", `[Ll]e mod ${id("mod")} requiert ${id("dep")}${need}`, `actuellement \\S{2,64} est ${present}`),
  forge(" requiere ", `El [Mm]od ${id("mod")} requiere ${id("dep")}${need}`, `Actualmente, \\S{2,64} es ${present}`),
  forge(" requer ", `Mod ${id("mod")} requer ${id("dep")}${need}`, `Atualmente, \\S{2,64} est[aá] ${present}`),
  forge("を必要とします", `Mod ${id("mod")} は${id("dep")}${need}を必要とします。?`, `現在、\\S{2,64}? ?は${present}`),
  forge(
    "가 필요합니다",
    `모드 ${id("mod")}을\\(를\\) 불러오려면 ${id("dep")}\\((?<range>[^)\\n]{0,100})\\)가 필요합니다\\.?`,
    `현재 \\S{2,64}은 ${present}`,
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
      pattern: new RegExp(`(?<mod>[^\\s:：][^\\n:：（(]{0,80}?) ?[（(]${id("dep")}[）)] ?${needle}`),
    }),
  ),
  ...(
    [
      ["Fabric Mod", "文件 ?(?<file>[^\\n]{1,160}?\\.jar) ?是无法加载的Fabric Mod"],
      ["是 Fabric 模组，无法加载", "文件 (?<file>[^\\n]{1,160}?) 是 Fabric 模组，无法加载"],
      ["是 Fabric 模組，無法載入", "檔案 (?<file>[^\\n]{1,160}?) 是 Fabric 模組，無法載入"],
      ["является модом Fabric", "Файл (?<file>[^\\n]{1,160}?) является модом Fabric"],
      ["ist eine Fabric-Mod", "Datei (?<file>[^\\n]{1,160}?) ist eine Fabric-Mod"],
      ["est un mod Fabric", "Le fichier (?<file>[^\\n]{1,160}?) est un mod Fabric"],
      ["es un mod de Fabric", "El archivo (?<file>[^\\n]{1,160}?) es un mod de Fabric"],
      ["é um mod para Fabric", "Arquivo (?<file>[^\\n]{1,160}?) é um mod para Fabric"],
      ["はFabric用のMod", "ファイル ?(?<file>[^\\n]{1,160}?)はFabric用のMod"],
      ["파일은 Fabric 전용", "(?<file>[^\\n]{1,160}?) 파일은 Fabric 전용"],
    ] as const
  ).map(([needle, source]): TranslatedMessage => ({ kind: "wrong-loader", needle, pattern: new RegExp(source) })),
];

/** What stands for `not installed`. */
export const notInstalled =
  /没有安装|未安装|未安裝|不存在|не установлен|nicht installiert|non installé|no instalado|não instalad|導入されていません|설치되지 않음|not installed|none|null/i;
