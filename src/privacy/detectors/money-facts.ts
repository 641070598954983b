import { type Detector, detectorOf } from "../detector.ts";
import { behind } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

const card = String.raw`\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}${behind}`;
const bankAccount = String.raw`[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?${behind}`;
/** Letters in capitals and digits, or groups of them. Not a count. */
const paymentNumber = String.raw`(?=[A-Za-z-]{0,12}\d)(?:tbx-[\da-f-]{8,40}|(?=[\d-]{0,20}[A-Z])[A-Z\d]{8,24}|[A-Z]{1,4}-?\d{4,10}-\d{3,10}|\d{2,4}-\d{5,8}-\d{5,8}|\d{12,32}|(?:pi|ch|cus|sub|in|txn|py)_[A-Za-z\d]{10,40})${behind}`;
const stripeNumber = String.raw`(?:pi|ch|cus|sub|in|txn|py)_(?=[A-Za-z]{0,16}\d)[A-Za-z\d]{10,40}${behind}`;
const wallet = String.raw`(?:bc1[a-z\d]{25,60}|0x[\dA-Fa-f]{40}|[13LM][A-HJ-NP-Za-km-z1-9]{25,34}|4[\dAB][A-Za-z\d]{93})${behind}`;
const cards =
  "card,cc number,credit card,credit card number,card number,card no,debit card,kreditkarte,kreditkartennummer,kartennummer,carte bancaire,numéro de carte,tarjeta,número de tarjeta,cartão,número do cartão,numer karty,номер карты,карта,银行卡,银行卡号,信用卡,信用卡号,卡号,カード番号";

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
      "transaction id,transaction,transaction number,txn id,txn,payment id,payer id,order id,order number,order no,bestellnr,bestell-nr.,auftragsnummer,n° de commande,nº de pedido,número do pedido,numero d'ordine,nr zamówienia,订单编号,訂單編號,주문번호,invoice number,invoice no,subscription id,receipt number,transaktionsnummer,transaktions-id,bestellnummer,rechnungsnummer,kundennummer,numéro de transaction,numéro de commande,número de pedido,número de transacción,numer zamówienia,numer transakcji,номер заказа,номер транзакции,订单号,交易号,流水号,訂單號,交易編號,注文番号,取引番号,주문 번호,거래 번호,num. ordine,numero ordine,id transazione,numero di transazione,transactie-id,bestelnummer,ordernummer,ordrenummer,tilausnumero,číslo objednávky,id transakce,rendelésszám,tranzakció azonosító,număr comandă,id tranzacție,sipariş no,sipariş numarası,işlem no,nomor pesanan,id transaksi,mã đơn hàng,mã giao dịch,αριθμός παραγγελίας,id транзакции,номер платежа,номер замовлення,id do pagamento,id da transação,id de pago,id de transacción,id du paiement,id de transaction,zahlungs-id",
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
    labels:
      "btc,eth,ltc,xmr,bitcoin,bitcoin address,btc address,eth address,ethereum,ethereum address,litecoin,wallet,wallet address,monero",
    value: wallet,
  },
];

/** How long accounts of banks are in each country: `DE` and twenty digits. */
const bankCountries =
  "AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 TR26 UA29";
const bankLengths = new Map(bankCountries.split(" ").map((one) => [one.slice(0, 2), Number(one.slice(2))]));

/** An account of a bank with nothing before it: as long as its country has them, and mostly digits. */
const bankAccounts = detectorOf({
  anchors: [...bankLengths.keys()].flatMap((country) => [..."0123456789"].map((digit) => country + digit)),
  kind: "account-id",
  pattern: /[A-Z]{2}\d{2}(?:(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,4})?|[A-Z\d]{11,30})(?![\w-])/y,
  isHere(text, start, end) {
    const account = text.slice(start, end).replaceAll(" ", "");
    const digits = account.replace(/\D/g, "").length;
    return (
      account.length === bankLengths.get(account.slice(0, 2)) &&
      digits >= account.length - 8 &&
      !/[\w-]/.test(text.charAt(start - 1))
    );
  },
});

/** What shops and those who pay for them call a payment, wherever it stands: `tbx-…`, `pi_…`, `bc1q…`. */
const payments = detectorOf({
  anchors: ["tbx-", "pi_3", "pi_1", "ch_3", "ch_1", "py_3", "py_1", "cus_", "sub_", "txn_", "bc1q", "bc1p"],
  kind: "account-id",
  pattern:
    /(?:tbx-(?=[a-f-]{0,20}\d)[\da-f]{6,40}(?:-[\da-f]{2,40}){0,4}|(?:pi|ch|py|cus|sub|txn)_(?=[A-Za-z]{0,16}\d)(?=[a-z\d]{0,20}[A-Z])[A-Za-z\d]{14,40}|bc1[qp][a-z\d]{37,60})(?![\w-])/y,
  isHere: (text, start) => !/[\w-]/.test(text.charAt(start - 1)),
});

/** What those who count visits call somebody: `GA1.2.123456789.1699630527`. */
const visitors = detectorOf({
  anchors: ["GA1.", "fb.1"],
  kind: "account-id",
  pattern: /(?:GA1\.\d\.|fb\.1\.)\d{6,13}\.\d{8,20}(?!\w)/y,
});

/** What those who sell plugins write into them: `%%__USER__%% = 48213`, `%%__LICENSE__%% = …`. */
const filledIn = detectorOf({
  anchors: ["__%%"],
  kind: "account-id",
  pattern: /__%%["']? ?[:=] ?["']?[\w-]{4,64}(?![\w%])/y,
  skipped: "__%%".length,
  isHere: (text, start) => /%%__[A-Z]{2,16}$/.test(text.slice(Math.max(0, start - 20), start)),
});

/** "card number X", "IBAN X" */
export const moneyDetectors: readonly Detector[] = [
  bankAccounts,
  payments,
  visitors,
  filledIn,
  spokenFact({
    kind: "account-id",
    phrase:
      "[Cc]ard(?: number)?|Kreditkarte(?: Nr\\.)?|Kartennummer|IBAN|V(?:isa|ISA)|Master[Cc]ard|[Cc]arte(?: bancaire)?(?: n°)?|[Tt]arjeta|[Cc]artão|[Cc]arta|[Кк]арт[аыу]|[Kk]artę|[Kk]arty",
    value: `${card}|${bankAccount}`,
  }),
  // The last four digits, which shops ask for.
  spokenFact({
    kind: "account-id",
    phrase: "ending(?: in| with)?|Karte endet (?:auf|mit)",
    value: String.raw`\d{4}(?![\d.:%])(?=\W|$)(?<=(?:[Cc]ard|[Vv]isa|VISA|[Mm]aster[Cc]ard|[Aa]mex|AMEX|[Mm]aestro|[Kk]arte)[^\r\n]{0,24})`,
  }),
  spokenFact({
    kind: "account-id",
    phrase:
      "(?:[Tt]ransaction|[Ss]ubscription|[Pp]ayer|[Pp]ayment|[Oo]rder|[Pp]urchase|[Rr]efund|PayPal|Tebex|Stripe|Transaktion|Zahlung|Bestellung|[Pp]aiement|[Tt]ransacción|[Pp]ago|[Pp]edido|[Tt]ransação|[Pp]agamento|[Tt]ransakcja|[Pp]łatność|[Zz]amówienie|[Тт]ранзакция|[Пп]латёж|[Зз]аказ)(?: (?:id|ID|no|No|nr|Nr|n°|nº|№|for|of))?:?|ETH|BTC|LTC|XMR",
    value: `#?(?:tbx-[\\da-f-]{8,40}|${stripeNumber}|${wallet}|(?=[A-Z]{0,17}\\d)(?=\\d{0,17}[A-Z])(?:[A-Z\\d]{17}|[A-Z\\d]{13})${behind}|(?<=[Pp]ayer )[A-Z\\d]{13}${behind})`,
  }),
  // `paypal.me/anna`
  spokenFact({
    kind: "account-id",
    phrase: "paypal\\.me/|paypalme/",
    joint: "",
    value: String.raw`[A-Za-z\d]{2,32}${behind}`,
  }),
];
