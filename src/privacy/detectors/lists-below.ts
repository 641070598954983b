import type { Detector } from "../detector.ts";
import type { PrivateKind } from "../private-match.ts";
import { endOfMatch, matchAt } from "../sticky-patterns.ts";
import { beginningsOf } from "./beginnings.ts";
import { headers } from "./labelled-facts.ts";

interface List {
  kind: PrivateKind;
  /** The source of a pattern for what the line above has. */
  phrase: string;
  /** What each line below has, and nothing else but the sign or number of an item. */
  item: string;
  /** How many there have to be. */
  atLeast: number;
}

const mostItems = 32;
const heading = String.raw`[^\r\n]{0,80}(?=\r?\n)`;
/** The beginning of an item, behind an empty line or a ruler as well. */
const nextItem = new RegExp(
  String.raw`[ \t]{0,8}\r?\n(?:[ \t=~_-]{0,80}\r?\n)?${headers}[ \t|]{0,24}(?:[-*•–·>] {0,3}|[(#]?\d{1,2}[.):] {0,3}|\[[ x]?\] )?`,
  "y",
);
const itemEnd = /[ \t|.,;]{0,24}(?=[\r\n]|$)/y;

/** A heading and items below it, each in a line of its own. */
function listBelow({ kind, phrase, item, atLeast }: List): Detector {
  const above = new RegExp(`(?:${phrase})${heading}`, "uy");
  const one = new RegExp(item, "uy");
  return {
    anchors: beginningsOf(phrase),
    look(text, at, report) {
      let end = endOfMatch(above, text, at);
      if (end < 0) return ~(at + 1);
      const items: [number, number][] = [];
      while (items.length < mostItems) {
        const start = endOfMatch(nextItem, text, end);
        const found = start < 0 ? null : matchAt(one, text, start);
        const stop = found ? endOfMatch(itemEnd, text, start + found[0].length) : -1;
        if (!found || stop < 0) break;
        items.push([start, start + found[0].length]);
        end = stop;
      }
      if (items.length < atLeast) return at + 1;
      for (const [start, stop] of items) report(kind, start, stop);
      return end;
    },
  };
}

/** Letters alone are in two groups of four, as Discord has them. */
const code = String.raw`(?:(?=[A-Za-z-]{0,24}\d)[A-Za-z\d]{4,10}(?:[- ][A-Za-z\d]{4,10}){0,5}|[a-z]{4}-[a-z]{4}|[A-Z\d]{5}(?:-[A-Z\d]{5}){1,5}|\d{3} \d{3}|\d{6,10})(?![\p{L}\p{N}:])`;

const codes = listBelow({
  kind: "password",
  phrase: [
    "p[- ]?[Cc]odes?(?<=[Bb]ack-?[Uu]p[- ]?[Cc]odes?)|y[- ][Cc]odes?(?<=(?:[Rr]ecovery|[Ee]mergency)[- ][Cc]odes?)|h [Cc]odes?(?<=[Ss]cratch [Cc]odes?)",
    "(?:Ersatz|Wiederherstellungs|Notfall)-?[Cc]odes?|de secours(?<=[Cc]odes? de secours)|de récupération(?<=[Cc]odes? dde récupération)",
    "digos? de (?:respaldo|recuperación|backup|reserva|recuperação|segurança|seguridad|emergencia)|dici di (?:backup|recupero|riserva|emergenza)",
    "[Kk]ody (?:zapasowe|awaryjne|odzyskiwania)|erstelcodes?(?<=[Hh]erstelcodes?)|[Zz]áložní kódy|ervkoder(?<=[Rr]eservkoder)|alékkódok|[Yy]edek kod",
    "езервн(?:ые|ый|і) код|оды восстановления|оди відновлення|备用码|备份码|备用代码|恢复码|恢复代码|備用碼|備援碼|バックアップコード|リカバリーコード|백업 코드|복구 코드",
  ].join("|"),
  item: code,
  atLeast: 1,
});

/** Each word in a line of its own, as wallets number them. */
const wordsOfWallets = listBelow({
  kind: "password",
  phrase:
    "[dcyt] (?:[Pp]hrase|[Ww]ords?)(?<=(?:[Ss]eed|[Mm]nemonic|[Rr]ecovery|[Ww]allet) \\w{4,6})|[Ww]iederherstellungs(?:phrase|wörter)|[Pp]hrase dde récupération|[Ff]rase (?:semilla|de recuperación|de recuperação|di recupero)|助记词|助記詞|[Сс]ид-?фраза",
  item: String.raw`\p{Ll}{3,8}(?:(?: {1,12}| ?\| ?)\d{1,2}[.)] ?\p{Ll}{3,8}){0,5}(?![\p{L}\p{N}])`,
  atLeast: 4,
});

export const listsBelow: readonly Detector[] = [codes, wordsOfWallets];
