import type { Detector } from "../detector.ts";
import { behind } from "./fact-patterns.ts";
import type { LabelledFact } from "./label-forms.ts";
import { spokenFact } from "./spoken-facts.ts";

const nationalNumber = String.raw`(?:[XYZ]?\d(?:[ ./-]?\d){6,17}(?:-?[\dXA-Z])?|[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]|[A-Z]{4}\d{6}[A-Z\d]{8})${behind}`;
const passport = String.raw`(?=[A-Z]{0,3}\d)[A-Z\d]{7,10}${behind}`;
/** Letters in capitals, and more than one digit: not an error such as `E0000404`. */
const document = String.raw`(?=(?:[A-Z]{0,6}\d){4})[A-Z\d]{7,16}${behind}`;
/** A country and eight digits or more, for taxes: `DE 287 440 913`, `ATU12345678`, `FR 3K 123456789`. */
const taxed = "(?:AT|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)";
const taxNumber = String.raw`${taxed}[ -]?(?=(?:[A-Z]{0,2}[ .-]?\d){8})[A-Z\d]{1,12}(?:[ .-]?[A-Z\d]{1,12}){0,6}${behind}`;
const plate = String.raw`(?=[\p{Lu} ·-]{0,9}\d)(?=[\d ·-]{0,9}\p{Lu})[\p{Lu}\d]{1,4}(?:[ ·-]{1,2}[\p{Lu}\d]{1,4}){1,3}${behind}|(?=[\p{Lu}\d]{0,7}\d\d)(?=\d{0,4}\p{Lu})[\p{Lu}\d]{5,9}${behind}`;

/** Numbers that a country gives to people, companies and cars. */
export const documentFacts: readonly LabelledFact[] = [
  // To everybody.
  {
    kind: "account-id",
    labels:
      "ssn,social security number,national id,national id number,cpf,rg,dni,nie,nif,nss,curp,pesel,steuer-id,steuernummer,ausweisnummer,personalausweis,sozialversicherungsnummer,numéro de sécurité sociale,codice fiscale,bsn,personnummer,fødselsnummer,cpr-nummer,henkilötunnus,rodné číslo,személyi szám,tajszám,cnp,tc kimlik no,tckn,oib,jmbg,инн,снилс,рнокпп,паспорт,nik,cccd,cmnd,căn cước,身份证,身份证号,身份证号码,身分證字號,マイナンバー,주민등록번호,เลขบัตรประชาชน",
    value: nationalNumber,
    spoken: `(?=(?:\\S?[ ./-]?\\d){8})${nationalNumber}`,
  },
  {
    kind: "account-id",
    labels:
      "passport,passport number,passport no,reisepass,reisepassnummer,passnummer,pass-nr.,reisepass-nr.,passeport,numéro de passeport,n° de passeport,pasaporte,número de pasaporte,passaporte,número do passaporte,passaporto,numero di passaporto,paszport,numer paszportu,paspoort,paspoortnummer,pasaport no,číslo pasu,номер паспорта,загранпаспорт,номер загранпаспорта,护照,护照号,护照号码,護照號碼,パスポート番号,旅券番号,여권번호,여권 번호",
    value: passport,
    spoken: `(?=(?:[A-Z]{0,8}\\d){4})${passport}`,
  },
  {
    kind: "account-id",
    labels:
      "id card,id card number,id card no,identity card,identity card number,driver's license,drivers license,driver license number,driver's license number,driving licence,driving licence number,ausweisnummer,ausweis-nr.,personalausweis,personalausweisnummer,führerschein,führerscheinnummer,carte d'identité,numéro de carte d'identité,permis de conduire,cédula,documento de identidad,carnet de conducir,licencia de conducir,carta d'identità,patente di guida,dowód osobisty,numer dowodu,prawo jazdy,identiteitskaart,rijbewijs,водительское удостоверение,посвідчення водія,驾驶证号,驾照号,運転免許証番号",
    value: document,
    spoken: document,
  },
  {
    kind: "account-id",
    labels:
      "vat,vat id,vat no,vat number,vat reg no,vat registration number,ust-id,ust-idnr,ust-idnr.,ust-id-nr.,ustid,ustidnr,uid-nr.,umsatzsteuer-id,umsatzsteuer-identifikationsnummer,tva,n° tva,numéro de tva,tva intracommunautaire,partita iva,p.iva,p. iva,nif-iva,nip,btw,btw-nummer,btw-nr,momsnummer,moms-nr,alv-numero,dič,áfa szám,adószám,cod tva,инн,ндс",
    value: taxNumber,
    spoken: taxNumber,
  },
  {
    kind: "account-id",
    labels: "vat id,vat no,vat number,vat reg no,partita iva,p.iva,btw-nummer,dič",
    value: String.raw`\d(?:[ .-]?\d){8,11}${behind}`,
  },
  {
    kind: "account-id",
    labels:
      "license plate,licence plate,license plate number,number plate,plate number,kennzeichen,kfz-kennzeichen,autokennzeichen,nummernschild,plaque d'immatriculation,immatriculation,matrícula,placa,placa do carro,targa,tablica rejestracyjna,numer rejestracyjny,kenteken,госномер,номер машины,номер авто,номерний знак,车牌,车牌号,車牌號碼,차량번호,차량 번호",
    value: plate,
    spoken: plate,
  },
];

/** "VAT ID X", "passport no. X": a short word ends the label. */
export const documentDetectors: readonly Detector[] = [
  spokenFact({
    kind: "account-id",
    phrase: "VAT (?:ID|Id|id|[Nn]o|[Rr]eg(?:istration)?(?: [Nn]o)?)\\.?|USt-?Id(?:-?Nr)?\\.?",
    value: taxNumber,
  }),
  spokenFact({ kind: "account-id", phrase: "[Ii][Dd] card (?:[Nn]o|[Nn]r)\\.?", value: document }),
  spokenFact({
    kind: "account-id",
    phrase: "身份证号?码?",
    joint: " ?",
    value: String.raw`\d{17}[\dXx]${behind}`,
  }),
  spokenFact({
    kind: "account-id",
    phrase: "车牌号?(?:码)?(?:是|为)?|車牌號?",
    joint: "[:：]? ?",
    value: String.raw`\p{Script=Han}[A-Z][·・ ]?[A-Z\d]{5,6}${behind}`,
  }),
];
