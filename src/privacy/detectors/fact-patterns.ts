/** Sources of patterns that several kinds of facts are made of. */

/** A word that begins with a capital: part of a name of a person or place. */
export const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,30}`;
export const han = String.raw`\p{Script=Han}`;
/** No letter or digit follows. */
export const behind = String.raw`(?![\p{L}\p{N}])`;

/** Somebody's name for others on a network: with a sign, a digit or `_` in it, or a word that ends its line. */
export const handle = String.raw`(?!https?:|www\.)(?:@[A-Za-z][\w.-]{2,31}|(?=[a-z.-]{0,31}[\d_])[A-Za-z][\w.-]{3,31}|(?![a-z]{0,20}(?:ed|ing|able)\b)[a-z][a-z.-]{4,31}(?=["']?\s*(?:[,;)]|$)))(?![\p{L}\p{N}/:@]|\.\w)`;

/** Letters and digits that no word has. */
export const deviceNumber = String.raw`(?=[^\s]{0,40}\d)[A-Za-z\d][A-Za-z\d_-]{5,60}(?![\p{L}\p{N}.])`;
export const uuid = String.raw`[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}`;
