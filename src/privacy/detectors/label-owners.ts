import { beginningsOf } from "./beginnings.ts";

/** Whose a fact is, or what it is for, as languages say it between a label and its separator. */

const list = (words: string) =>
  words
    .trim()
    .split(/\s*,\s*/)
    .join("|");

const company = "(?:Microsoft|Xbox|Mojang|Minecraft|PayPal|Steam|Epic|Google|Apple|Discord|Tebex)";

/** Words for a player, somebody who uses or buys something, and for what is sent to one. With what stands before them. */
const phrases = list(`
  (?:of|for) (?:the )?(?:player|user|customer|client|buyer|member|owner|subscriber),
  d(?:es|er) (?:Spieler(?:s|in)|Kund(?:en|in)|Benutzers|Nutzers|Käufers|Besitzers|Mitglieds), von (?:Spieler|Kunde|Benutzer|Nutzer),
  d(?:u|e la|e l['’]|e) ?(?:joueur|joueuse|client|cliente|utilisateur|utilisatrice|acheteur|membre|livraison|facturation),
  d(?:el|e la|e) (?:jugador|jugadora|cliente|usuario|usuaria|comprador|miembro|facturación|envío|entrega),
  d(?:o|a|e) (?:jogador|jogadora|cliente|usuário|utilizador|comprador|membro|cobrança|faturamento|faturação|entrega|envio),
  d(?:el|ella|i|ell['’]) ?(?:giocatore|giocatrice|cliente|utente|acquirente|fatturazione|spedizione|consegna),
  (?:for|on) (?:the |my |your )?(?:invoice|receipt|order|contract|form|taxes), (?:für|auf) (?:die |der |den |das )?(?:Rechnung|Bestellung|Steuer|Vertrag|Formular), (?:pour|sur) (?:la |ma |le )?(?:facture|commande|contrat|formulaire), (?:para|en|na) (?:la |a |o )?(?:factura|fatura|pedido|contrato), (?:per|sulla) (?:la )?(?:fattura|ordine), (?:do|na|dla) (?:faktury|fakturze|umowy|rachunku|zamówienia|urzędu), (?:для|на) (?:счёта|счета|накладной|договора|заказа|чека|рахунку|договору), voor (?:de )?(?:factuur|bestelling), (?:till|för|til|for) (?:fakturan|fakturaen|ordren),
  speler, klant, van (?:de |het )?(?:speler|klant|gebruiker|koper|lid), (?:gracza|klienta|użytkownika|kupującego|do wysyłki|dostawy),
  (?:hráče|zákazníka|uživatele), (?:jucătorului|clientului|utilizatorului), (?:till|för|til|for) (?:spelaren|spilleren|kunden),
  on (?:the |your |his |her )?(?:${company} )?(?:account|card|invoice|passport), (?:im|beim|auf dem|des) (?:${company}[- ])?(?:Konto|Kontos|Account|Accounts),
  (?:sur|du) (?:le )?compte(?: ${company})?, (?:en|de) la cuenta(?: de)?(?: ${company})?, (?:na|da) conta(?: ${company})?,
  (?:dell['’]|sull['’])account(?: ${company})?, na koncie(?: ${company})?, (?:в|на) (?:аккаунте|учётной записи)(?: ${company})?,
  (?:игрока|клиента|пользователя|покупателя|доставки|гравця|клієнта|користувача|покупця),
  (?:pemain|pelanggan|pengguna|pengiriman|penagihan), của (?:người chơi|khách hàng|người dùng), (?:του|της) (?:παίκτη|πελάτη|χρήστη),
  d(?:o|el|u|er|es|e la|e l['’]) ?(?:disco|disque|Festplatte|Laufwerks|Mainboards|Geräts|Rechners|dispositivo|appareil|ordinateur|equipo|computador|sistema|placa-mãe),
  (?:диска|устройства|системы|компьютера|dysku|urządzenia|komputera),
  (?:اللاعب|العميل|المستخدم)
`);

/** And who that is: `игрока Anna`. */
export const owners = String.raw` (?:${phrases})(?![\p{L}\p{N}])(?: [\p{L}\p{N}_.'’-]{2,24}){0,2}`;

export const ownerAnchors = beginningsOf(` (?:${phrases})`);
