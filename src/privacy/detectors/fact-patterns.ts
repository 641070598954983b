/** Sources of patterns that several kinds of facts are made of. */

/** A word that begins with a capital: part of a name of a person or place. */
export const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,30}`;
export const han = String.raw`\p{Script=Han}`;
/** The hundred that most Chinese have. */
export const hanFamilyName =
  "[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文張劉陳楊趙黃吳]";
/** No letter or digit follows. */
export const behind = String.raw`(?![\p{L}\p{N}])`;

/** Somebody's name for others on a network: with a sign, a digit or `_` in it, or a word that ends its line. */
export const handle = String.raw`(?!https?:|www\.)(?:@[A-Za-z][\w.-]{2,31}|(?=[a-z.-]{0,31}[\d_])[A-Za-z][\w.-]{3,31}|(?![a-z]{0,20}(?:ed|ing|able)\b)[a-z][a-z.-]{4,31}(?=["']?\s*(?:[,;)]|$)))(?![\p{L}\p{N}/:@]|\.\w)`;

/** Letters and digits that no word has. */
export const deviceNumber = String.raw`(?=[^\s]{0,40}\d)[A-Za-z\d][A-Za-z\d_-]{5,60}(?![\p{L}\p{N}.])`;
export const uuid = String.raw`(?!0{8}-)[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}`;
