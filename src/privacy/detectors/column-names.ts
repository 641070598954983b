import type { Detector } from "../detector.ts";
import { accountName, isAccount } from "./account-words.ts";
import { capitalised } from "./fact-patterns.ts";
import { spokenFact } from "./spoken-facts.ts";

/** What Windows tells of an account (`net user anna`), in columns with nothing but spaces between. */
const joint = " {3,40}";

const fullNames = spokenFact({
  kind: "user-name",
  phrase: [
    "l Name(?<=^Full Name)|ger Name(?<=^Vollständiger Name)|Nom complet|Nombre completo|Nome completo|Volledige naam|nazwa(?<=^(?:Pełna|Imię i) nazw\\p{L}{1,6})|Fullständigt namn|Fuldt navn|Fullt navn|Koko nimi",
    "Полное имя|Повне ім'я|Celé jméno|Teljes név|Tam ad[ıi]?|Nume complet|Πλήρες όνομα|全名|フル ?ネーム|전체 이름",
  ].join("|"),
  joint,
  value: `[\\p{L}][\\p{L}\\p{M}.'’ -]{1,40}(?=[ \\t]*$)`,
  isInWord: true,
});

const userNames = spokenFact({
  kind: "user-name",
  phrase: [
    "er name(?<=^User name)|Benutzername|Nom d['’]utilisateur|Nombre de usuario|Nome de usuário|Nome utente|Nazwa użytkownika|Gebruikersnaam|Användarnamn|Brukernavn|Brugernavn|Käyttäjänimi",
    "Имя пользователя|Ім'я користувача|Uživatelské jméno|Felhasználónév|Kullanıcı adı|Nume utilizator|Όνομα χρήστη|用户名|使用者名稱|ユーザー名|사용자 이름",
  ].join("|"),
  joint,
  value: `${accountName}(?=[ \\t]*\\r?\\n\\p{L}[^\\r\\n]{2,24}(?: {3}|[ \\t]*\\r?\\n|$))`,
  isOne: isAccount,
  isInWord: true,
});

/** `Login: anna           Name: Anna Schmidt`, as finger has it: the name has a label. */
const fingers = spokenFact({
  kind: "user-name",
  phrase: "gin:(?<=^Login:)|in name:(?<=^Login name:)",
  joint: " {1,4}",
  value: `${accountName}(?=[ \\t]{2,40}(?:Name:|In real life:))`,
  isInWord: true,
});

const realLives = spokenFact({
  kind: "user-name",
  phrase: "real life:(?<=In real life:)",
  joint: " {1,4}",
  value: `${capitalised}(?: ${capitalised}){0,3}`,
});

export const columnNames: readonly Detector[] = [fullNames, userNames, fingers, realLives];
