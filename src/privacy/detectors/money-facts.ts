import type { Detector } from "../detector.ts";
import { behind } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

const card = String.raw`\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}${behind}`;
const bankAccount = String.raw`[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?${behind}`;
/** Letters in capitals and digits, or groups of them. Not a count. */
const paymentNumber = String.raw`(?=[A-Za-z-]{0,12}\d)(?:tbx-[\da-f-]{8,40}|(?=[\d-]{0,20}[A-Z])[A-Z\d]{8,24}|[A-Z]{1,4}-?\d{4,10}-\d{3,10}|\d{12,32}|(?:pi|ch|cus|sub|in|txn|py)_[A-Za-z\d]{10,40})${behind}`;
const stripeNumber = String.raw`(?:pi|ch|cus|sub|in|txn|py)_(?=[A-Za-z]{0,16}\d)[A-Za-z\d]{10,40}${behind}`;
const wallet = String.raw`(?:bc1[a-z\d]{25,60}|0x[\dA-Fa-f]{40}|[13LM][A-HJ-NP-Za-km-z1-9]{25,34}|4[\dAB][A-Za-z\d]{93})${behind}`;
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
  {
    kind: "account-id",
    labels:
      "transaction id,transaction,transaction number,txn id,txn,payment id,payer id,order id,order number,order no,invoice number,invoice no,subscription id,receipt number,transaktionsnummer,transaktions-id,bestellnummer,rechnungsnummer,kundennummer,numéro de transaction,numéro de commande,número de pedido,número de transacción,numer zamówienia,numer transakcji,номер заказа,номер транзакции,订单号,交易号,流水号,注文番号",
    value: paymentNumber,
  },
  { kind: "account-id", labels: "payment intent,customer,customer id,charge,subscription", value: stripeNumber },
  { kind: "account-id", labels: "cvv,cvc,cvv2,card verification", value: String.raw`\d{3,4}${behind}` },
  { kind: "account-id", labels: "sort code", value: String.raw`\d\d-\d\d-\d\d${behind}` },
  { kind: "account-id", labels: "routing number,bank code", value: String.raw`\d{8,9}${behind}` },
  { kind: "account-id", labels: "kontonr,kontonr.", value: String.raw`\d(?:[ -]?\d){6,25}${behind}` },
  { kind: "account-id", labels: "支付宝,支付宝账号,alipay", value: String.raw`1[3-9]\d{9}${behind}` },
  {
    kind: "account-id",
    labels: "btc,eth,ltc,xmr,ethereum,wallet,wallet address,monero",
    value: wallet,
  },
  // Numbers that a country gives to everybody.
  {
    kind: "account-id",
    labels:
      "ssn,social security number,cpf,dni,pesel,steuer-id,steuernummer,身份证,身份证号,身份证号码,инн,снилс,national id",
    value: String.raw`\d(?:[ .-]?\d){7,17}(?:-?[\dXA-Z])?${behind}`,
  },
  {
    kind: "account-id",
    labels: "passport,passport number,passport no,reisepass,reisepassnummer,номер паспорта,护照号",
    value: String.raw`(?=[A-Z]{0,3}\d)[A-Z\d]{7,10}${behind}`,
  },
];

/** "card number X", "IBAN X" */
export const moneyDetectors: readonly Detector[] = [
  spokenFact({
    kind: "account-id",
    phrase: "[Cc]ard(?: number)?|Kreditkarte(?: Nr\\.)?|Kartennummer|IBAN|V(?:isa|ISA)|Master[Cc]ard",
    value: `${card}|${bankAccount}`,
  }),
  // The last four digits, which shops ask for.
  spokenFact({
    kind: "account-id",
    phrase: "ending(?: in| with)?|Karte endet (?:auf|mit)",
    value: String.raw`\d{4}(?![\d.:%])(?=\W|$)(?<=(?:[Cc]ard|Visa|Mastercard|[Kk]arte)[^\r\n]{0,24})`,
  }),
  spokenFact({
    kind: "account-id",
    phrase: "[Tt]ransaction|[Ss]ubscription|[Pp]ayer|ETH|BTC|LTC",
    value: `(?=tbx-)${paymentNumber}|${stripeNumber}|${wallet}|(?<=payer )[A-Z\\d]{13}${behind}`,
  }),
  // An account of a bank with nothing before it.
  spokenFact({
    kind: "account-id",
    phrase: "an|to",
    value: String.raw`(?:DE|AT|CH)\d\d(?: ?\d{4}){4}(?: ?\d{1,4})?${behind}`,
  }),
  spokenFact({
    kind: "account-id",
    phrase: "身份证号?码?",
    joint: " ?",
    value: String.raw`\d{17}[\dXx]${behind}`,
  }),
  // `paypal.me/anna`
  spokenFact({
    kind: "account-id",
    phrase: "paypal\\.me/|paypalme/",
    joint: "",
    value: String.raw`[A-Za-z\d]{2,32}${behind}`,
  }),
];
