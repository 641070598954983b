import type { Detector } from "../detector.ts";
import { accountSentences } from "./account-sentences.ts";
import { callArguments, elementsWithPasswords, keysOfShops } from "./call-arguments.ts";
import { cardDetectors, cardFacts } from "./card-numbers.ts";
import { columnNames } from "./column-names.ts";
import { commandAnswers } from "./command-answers.ts";
import { contactDetectors, contactFacts } from "./contact-facts.ts";
import { deviceDetectors, deviceFacts } from "./device-facts.ts";
import { deviceOwners } from "./device-owners.ts";
import { deviceSentences } from "./device-sentences.ts";
import { documentDetectors, documentFacts } from "./document-facts.ts";
import { ownerDetectors, ownerFacts } from "./file-owners.ts";
import { hostDetectors, hostFacts } from "./host-facts.ts";
import { labelledFacts } from "./labelled-facts.ts";
import { listsBelow } from "./lists-below.ts";
import { moneyDetectors, moneyFacts } from "./money-facts.ts";
import { namedPeople } from "./named-people.ts";
import { personDetectors, personFacts } from "./person-facts.ts";
import { personalMachines } from "./personal-machines.ts";
import { phoneDetectors, phoneFacts } from "./phone-facts.ts";
import { placeDetectors, placeFacts } from "./place-facts.ts";
import { processListings } from "./process-listings.ts";
import { recoveryDetectors, recoveryFacts } from "./recovery-facts.ts";
import { registryLogins } from "./registry-logins.ts";
import { schoolDetectors, schoolFacts } from "./school-facts.ts";
import { serviceUsers } from "./service-accounts.ts";
import { shellVariables } from "./shell-variables.ts";
import { wirelessNetworks } from "./wireless-networks.ts";
import { writtenAddresses } from "./written-addresses.ts";

/** What tells who somebody is, where one lives, how one is reached, and what one's computer is called. */
export const personalFacts: readonly Detector[] = [
  ...labelledFacts([
    ...placeFacts,
    ...contactFacts,
    ...phoneFacts,
    ...personFacts,
    ...deviceFacts,
    ...moneyFacts,
    ...cardFacts,
    ...documentFacts,
    ...recoveryFacts,
    ...ownerFacts,
    ...hostFacts,
    ...schoolFacts,
  ]),
  ...placeDetectors,
  ...contactDetectors,
  ...phoneDetectors,
  ...deviceDetectors,
  ...deviceSentences,
  ...deviceOwners,
  ...wirelessNetworks,
  ...hostDetectors,
  ...personalMachines,
  ...moneyDetectors,
  ...cardDetectors,
  ...documentDetectors,
  ...recoveryDetectors,
  ...ownerDetectors,
  ...accountSentences,
  ...processListings,
  ...commandAnswers,
  ...columnNames,
  ...listsBelow,
  ...serviceUsers,
  shellVariables,
  registryLogins,
  callArguments,
  elementsWithPasswords,
  keysOfShops,
  ...writtenAddresses,
  ...schoolDetectors,
  ...personDetectors,
  ...namedPeople,
];
