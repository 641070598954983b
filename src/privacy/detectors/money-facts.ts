import type { Detector } from "../detector.ts";
import { behind } from "./fact-patterns.ts";
import type { LabelledFact } from "./labelled-facts.ts";
import { spokenFact } from "./spoken-facts.ts";

const card = String.raw`\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}${behind}`;
const bankAccount = String.raw`[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?${behind}`;
const cards =
  "credit card,credit card number,card number,card no,debit card,kreditkarte,kreditkartennummer,kartennummer,carte bancaire,numéro de carte,tarjeta,número de tarjeta,cartão,número do cartão,numer karty,номер карты,карта,银行卡,银行卡号,信用卡,信用卡号,卡号,カード番号";

/** How somebody pays, and what was paid for. */
export const moneyFacts: readonly LabelledFact[] = [
  { kind: "account-id", labels: cards, value: card },
  {
    kind: "account-id",
    labels:
      "bank account,account number,kontonummer,konto nr.,numer konta,número de cuenta,numéro de compte,номер счёта,номер счета,银行账号,口座番号",
    value: String.raw`\d(?:[ -]?\d){6,25}${behind}`,
  },
  {
    kind: "account-id",
    labels: "iban",
    value: bankAccount,
  },
  {
    kind: "api-key",
    labels:
      "product key,activation key,activation code,cd key,windows key,serial key,产品密钥,激活码,序列号,注册码,produktschlüssel",
    value: String.raw`(?=[A-Z-]{0,29}\d)[A-Z\d]{4,6}(?:-[A-Z\d]{4,6}){2,5}(?![\p{L}\p{N}-])`,
  },
];

/** "card number X", "IBAN X" */
export const moneyDetectors: readonly Detector[] = [
  spokenFact({
    kind: "account-id",
    anchors: ["card", "Card", "Kred", "Kart", "IBAN", "Visa", "VISA", "Mast"],
    phrase: "[Cc]ard(?: number)?|Kreditkarte(?: Nr\\.)?|Kartennummer|IBAN|V(?:isa|ISA)|Master[Cc]ard",
    value: `${card}|${bankAccount}`,
  }),
];
