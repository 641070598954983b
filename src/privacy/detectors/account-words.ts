import { commonNames, isPersonalAccount } from "../impersonal-names.ts";

/** The source of a pattern for the name of an account of a system. */
export const accountName = String.raw`[A-Za-z][\w.-]{1,31}`;
/** What is called after a plugin or after what it does in a database is nobody: `luckperms`, `mc_user`, `dbadmin`. */
const ofDatabase =
  /^(?:luckperms|coreprotect|litebans|authme|advancedban|libertybans|essentialsx?|dynmap|bluemap|griefprevention|worldguard|mcmmo|jobs|plan|nlogin|husksync|huskhomes|quickshop|votingplugin|skinsrestorer|discordsrv|plotsquared|grafana|prometheus|phpmyadmin|panel|keycloak|wordpress)(?:[-_]?(?:db|user|admin|rw|ro))?$|^(?:db|sql|mysql|maria|mc|lp|srv|bot|app|web|my)[-_]?(?:db|user|admin|server|plugins?)$/i;
const toBeFilledIn =
  /^(?:your|my|some|example|sample|demo|dein|mein|votre|ton|tu|seu)[-_.]?(?:user|name|account|login|server|benutzer|utilisateur|usuario|nom|nombre|nome)/i;
export const isAccount = (value: string) => {
  const account = value.replace(/[.:].*$/, "");
  return (
    isPersonalAccount(account) &&
    !toBeFilledIn.test(account) &&
    !commonNames.has(account.toLowerCase()) &&
    !ofDatabase.test(account)
  );
};
